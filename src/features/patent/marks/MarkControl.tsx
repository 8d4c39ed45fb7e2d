import { RATINGS, type Rating } from './marks';
import { mark, useMark } from './useMarks';

interface Props {
  owner: string;
  id: string;
  /** Title of the patent, which names the controls. */
  title: string;
}

const STAR = '★';

/** What the user noted about a patent: its relevance, and that it has been read. */
export function MarkControl({ owner, id, title }: Props) {
  const { rating, read } = useMark(owner, id);
  // What has no id cannot be found again.
  if (!id) return null;
  return (
    <span className="ipr-mark-control">
      {read && (
        <button
          type="button"
          className="ipr-mark-read"
          aria-label={`已读，改为未读：${title}`}
          title="改为未读"
          onClick={() => mark(owner, id, { read: false })}
        >
          已读
        </button>
      )}
      <select
        className="ipr-mark-rating"
        aria-label={`相关度评分：${title}`}
        title="相关度评分"
        data-rated={rating > 0}
        value={rating}
        onChange={(event) => mark(owner, id, { rating: Number(event.target.value) as Rating })}
      >
        <option value={0}>{rating ? '取消评分' : '评分'}</option>
        {RATINGS.map((value) => (
          <option key={value} value={value}>
            {value} {STAR.repeat(value)}
          </option>
        ))}
      </select>
    </span>
  );
}
