import { RATINGS } from '../../marks/marks';
import { mark } from '../../marks/useMarks';

/** The shortcuts that mark a patent: a digit rates it, `u` makes it unread. */
export function markKeys(owner: string) {
  return (key: string): ((id: string) => string) | undefined => {
    if (key === 'u') {
      return (id) => {
        mark(owner, id, { read: false });
        return '已改为未读';
      };
    }
    const rating = ([0, ...RATINGS] as const).find((one) => String(one) === key);
    if (rating === undefined) return undefined;
    return (id) => {
      mark(owner, id, { rating });
      return rating ? `已评 ${rating} 分` : '已取消评分';
    };
  };
}
