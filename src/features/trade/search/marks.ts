import { addDays } from '@/domain/calendar';

/** Days after publication during which a listing is new. */
const NEW_DAYS = 14;

/** Looks, and users who asked for the contact, from which on a listing is hot. */
export const HOT_VIEWS = 600;
export const HOT_CONTACTS = 20;

/** What the marks mean, as a sentence. */
export const MARKS_RULE = `“新”：发布不超过 ${NEW_DAYS} 天。“热”：浏览满 ${HOT_VIEWS} 次，或者有 ${HOT_CONTACTS} 位以上用户查看过联系方式。`;

/**
 * Whether a listing was published at most `NEW_DAYS` days ago.
 *
 * @param publishTime `YYYY-MM-DD HH:mm:ss`; null while it is not published, or not known
 * @param today `YYYY-MM-DD` in China
 */
export function isNew(publishTime: string | null, today: string): boolean {
  if (!publishTime) return false;
  const day = publishTime.slice(0, 10);
  return day <= today && today <= addDays(day, NEW_DAYS);
}

/** Whether many looked at a listing, or asked for its contact; what is not known counts as few. */
export function isHot({
  viewCount = 0,
  contactCount = 0,
}: {
  readonly viewCount: number | undefined;
  readonly contactCount: number | undefined;
}): boolean {
  return viewCount >= HOT_VIEWS || contactCount >= HOT_CONTACTS;
}
