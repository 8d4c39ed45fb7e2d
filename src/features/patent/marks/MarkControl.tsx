import { PlainSelect } from '@/components/form/PlainSelect';
import { RATINGS, type Rating } from './marks';
import styles from './marks.module.css';
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
          className={`${styles.markRead} ipr-no-print`}
          aria-label={`已读，改为未读：${title}`}
          title="改为未读"
          onClick={() => mark(owner, id, { read: false })}
        >
          已读
        </button>
      )}
      <PlainSelect<Rating>
        className={styles.markRating}
        aria-label={`相关度评分：${title}`}
        title="相关度评分"
        data-rated={rating > 0}
        value={rating}
        options={[
          { value: 0, label: rating ? '取消评分' : '☆ 评分' },
          ...RATINGS.map((value) => ({ value, label: `${value} ${STAR.repeat(value)}` })),
        ]}
        onChange={(chosen) => mark(owner, id, { rating: chosen })}
      />
    </span>
  );
}
