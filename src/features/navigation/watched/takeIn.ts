import {
  addSaved,
  MOST_SAVED,
  readSaved,
  type SavedSearch,
} from '@/components/search/history/savedSearches';
import { addWatched, MOST_WATCHED } from '@/components/watch/watched';
import { readWatchFile } from '@/components/watch/watchFile';

/** Adds the searches of a file that this device does not have under their names. */
function takeSearches(owner: string, all: readonly SavedSearch[]): string[] {
  const here = new Set(readSaved(owner).map(({ name }) => name));
  const fresh = all.filter(({ name }) => !here.has(name));
  if (all.length === 0) return [];
  const { added, over, message } = addSaved(owner, fresh);
  if (message) return [message];
  return [
    `已存检索新增 ${added} 个，${all.length - fresh.length} 个已有同名的，没有改动。`,
    ...(over > 0 ? [`最多保存 ${MOST_SAVED} 个检索，有 ${over} 个没有导入。`] : []),
  ];
}

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
    ...takeSearches(owner, file.searches),
    ...file.refused,
  ];
}
