import { addWatched, MOST_WATCHED } from '@/components/watch/watched';
import { readWatchFile } from '@/components/watch/watchFile';

/**
 * Adds what a file of watched records holds to what the user watches on this device.
 *
 * @returns what became of it, one sentence each
 */
export function takeIn(owner: string, text: string): string[] {
  const file = readWatchFile(text);
  if (!file.ok) return [file.message];
  const { added, known, over, message } = addWatched(owner, file.watched);
  if (message) return [message];
  const left = over + file.over;
  return [
    `新增 ${added} 项关注，${known} 项已经在关注，${file.unreadable} 项无法识别。`,
    ...(left > 0 ? [`最多关注 ${MOST_WATCHED} 项，有 ${left} 项没有导入。`] : []),
  ];
}
