import { RATINGS } from '../../marks/marks';
import { mark } from '../../marks/useMarks';

/**
 * The shortcuts that mark a patent: a digit rates it, `u` makes it unread. What they say names the
 * row: equal words would be silent the second time, and with Shift the next row is reached.
 *
 * @param placeOf how a row is called, such as 第 3 件
 */
export function markKeys(owner: string, placeOf: (id: string) => string) {
  return (key: string): ((id: string) => string) | undefined => {
    if (key === 'u') {
      return (id) => {
        mark(owner, id, { read: false });
        return `${placeOf(id)}已改为未读`;
      };
    }
    const rating = ([0, ...RATINGS] as const).find((one) => String(one) === key);
    if (rating === undefined) return undefined;
    return (id) => {
      mark(owner, id, { rating });
      return rating ? `${placeOf(id)}已评 ${rating} 分` : `${placeOf(id)}已取消评分`;
    };
  };
}
