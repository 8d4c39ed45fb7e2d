import { Link } from '@umijs/max';
import { patentDetailLink } from '@/links/patent';
import { errorSentence } from '@/requests/errors';
import { numberOf } from '../../record/RecordHead';
import { isNotFound } from '../../record/useRecord';
import type { Column } from './useCompared';

export interface ColumnActions {
  /** Puts a patent first: the others are compared with it. */
  onBase: (id: string) => void;
  /** Undefined while there are only two. */
  onRemove: ((id: string) => void) | undefined;
  onRetry: (id: string) => void;
}

interface Props extends ColumnActions {
  column: Column;
  /** From 1. */
  place: number;
  isBase: boolean;
  /** Query string of the comparison, to which the record leads back. */
  from: string;
}

function Name({ column, from }: Pick<Props, 'column' | 'from'>) {
  if (column.status === 'loading') return <span role="status">正在加载…</span>;
  if (column.status === 'failed') {
    return (
      <span role="alert" className="ipr-compare-failed">
        {isNotFound(column.error)
          ? '没有这件专利，可能已被合并或移除。'
          : `没有加载成功。${errorSentence(column.error)}`}
      </span>
    );
  }
  const { record } = column;
  return (
    <Link to={patentDetailLink(column.id, from)} title={record.title}>
      <span className="ipr-num">{numberOf(record) ?? '号码 —'}</span>
      <span className="ipr-compare-title">{record.title}</span>
    </Link>
  );
}

/** The head of a patent's column: what it is, and what can be done with it. */
export function ColumnHead({ column, place, isBase, from, onBase, onRemove, onRetry }: Props) {
  const { id, status } = column;
  const name = status === 'there' ? column.record.title : `第 ${place} 件`;
  return (
    <>
      <Name column={column} from={from} />
      <span className="ipr-compare-actions">
        {isBase && <strong>基准</strong>}
        {!isBase && status === 'there' && (
          <button
            type="button"
            className="ipr-text-button"
            aria-label={`设为基准：${name}`}
            onClick={() => onBase(id)}
          >
            设为基准
          </button>
        )}
        {status === 'failed' && !isNotFound(column.error) && (
          <button type="button" className="ipr-text-button" onClick={() => onRetry(id)}>
            重试
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className="ipr-text-button"
            aria-label={`移出：${name}`}
            onClick={() => onRemove(id)}
          >
            移出
          </button>
        )}
      </span>
    </>
  );
}
