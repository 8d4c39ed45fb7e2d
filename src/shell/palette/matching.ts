import { toHalfWidth } from '@/domain/check';
import type { Entry } from './entries';

/** Width and case do not matter, and neither do the spaces around words. */
const fold = (text: string) => toHalfWidth(text).toLowerCase().trim();

/**
 * The entries that hold every word typed, in their title, note or further words. Those whose title
 * begins with what was typed come first, then those that hold it in the title, in the order given.
 *
 * @param typed '' finds everything
 */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const whole = fold(typed);
  const words = whole.split(/\s+/).filter(Boolean);
  if (!words.length) return entries;
  const rank = (title: string) => {
    if (title.startsWith(whole)) return 0;
    return words.every((word) => title.includes(word)) ? 1 : 2;
  };
  return entries
    .flatMap((entry, place) => {
      const title = fold(entry.title);
      const all = `${title} ${fold(entry.note)} ${fold(entry.words ?? '')}`;
      return words.every((word) => all.includes(word)) ? [{ entry, place, rank: rank(title) }] : [];
    })
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ entry }) => entry);
}
