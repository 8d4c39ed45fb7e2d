import { STALE_STATUS } from '../../src/domain/workflow/status';
import type { Account } from '../accounts';
import { CODES } from '../answers';
import { badRequest, optionalText, textIn } from '../process/body';
import { dayOf, moment } from '../process/moment';
import { Refusal, refuseFields } from '../process/refusal';
import { visibleTo } from './search';
import { contactOf, wholeOf } from './shown';
import { findStoredListing, marksOf } from './store';
import type { Listing, ListingContact, StoredListing } from './types';

const noSuch = () => new Refusal(CODES.NOT_FOUND, '没有找到该供需信息，可能尚未发布或编号有误');

/** A listing that a user may look at. @throws Refusal */
function visible(id: string, account: Account | undefined): StoredListing {
  const listing = findStoredListing(id);
  if (listing === undefined) throw noSuch();
  if (visibleTo(listing, account)) return listing;
  if (listing.status === 'BLOCKED') {
    throw new Refusal(CODES.FORBIDDEN, '该供需信息已被平台屏蔽，不再展示');
  }
  throw noSuch();
}

/** One listing, whole; a look of somebody else is counted. @throws Refusal */
export function look(id: string, account: Account | undefined): Listing {
  const listing = visible(id, account);
  const marks = marksOf(id);
  if (listing.ownerId === null || listing.ownerId !== account?.user.id) marks.views += 1;
  return wholeOf(listing, marks, account);
}

/**
 * The contact in full, counted once a user and listing (domain 2.6); one's own is not counted.
 *
 * @throws Refusal when the listing is no longer published
 */
export function askContact(
  id: string,
  account: Account,
): { contact: ListingContact; contactCount: number } {
  const listing = visible(id, account);
  const own = listing.ownerId === account.user.id;
  if (listing.status !== 'PUBLISHED' && !own) throw new Refusal(CODES.STALE, STALE_STATUS);
  const marks = marksOf(id);
  if (!own) marks.asked.add(account.user.id);
  return { contact: contactOf(listing), contactCount: listing.contacts + marks.asked.size };
}

const REASONS = ['NO_RIGHT', 'LAPSED', 'UNTRUE', 'CONTACT', 'SOLD', 'OTHER'];

/** What is wrong with a listing, told to the office; once a user and listing. @throws Refusal */
export function report(account: Account, body: Record<string, unknown>) {
  const listing = visible(textIn(body, 'id'), account);
  textIn(body, 'idempotencyKey');
  if (listing.ownerId === account.user.id) throw badRequest('不能举报自己发布的信息');
  const description = optionalText(body, 'description') ?? '';
  const length = Array.from(description).length;
  refuseFields([
    ...(REASONS.includes(String(body.reason))
      ? []
      : [{ field: 'reason', message: '请选择举报原因' }]),
    ...(length < 10 || length > 500
      ? [{ field: 'description', message: `情况说明应为 10～500 个字，现有 ${length} 个字` }]
      : []),
  ]);
  const { reports } = marksOf(listing.id);
  const before = reports.get(account.user.id);
  if (before) {
    throw new Refusal(CODES.STALE, `您已举报过这条信息，编号 ${before.reportNo}，请等待核实`);
  }
  const reportNo = `JYJB-${dayOf().replaceAll('-', '')}-${String(reports.size + 1).padStart(6, '0')}`;
  const made = { reportNo, time: moment() };
  reports.set(account.user.id, made);
  return made;
}
