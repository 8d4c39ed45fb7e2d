import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import Tag from 'antd/es/tag';
import type { ReactNode } from 'react';
import type { RowNoun } from '@/components/list/rowNoun';
import { errorSentence } from '@/requests/errors';
import partsStyles from '../page/parts.module.css';
import { placeKey } from '../reading/placeKey';
import styles from './compare.module.css';
import type { ComparedColumn } from './useCompared';

export interface ColumnActions {
  /** Puts a record first: the others are compared with it. */
  onBase: (id: string) => void;
  /** Undefined while there are only two. */
  onRemove: ((id: string) => void) | undefined;
  onRetry: (id: string) => void;
}

/** How the records of a comparison are named. */
export interface ComparedRecords<Row> {
  noun: RowNoun;
  titleOf: (record: Row) => string;
  /** Number, above the title; nothing where there is none. */
  numberOf: (record: Row) => string | undefined;
  /** What it is called in the choice of two for a narrow screen; its number when left out. */
  shortOf?: (record: Row) => string;
  /** The record itself, by the id that was asked for; it leads back to the comparison. */
  linkTo: (record: Row, id: string) => string;
  isNotFound: (error: unknown) => boolean;
  /** What decides about it, below its title: its status, its price. */
  factsOf?: (record: Row) => ReactNode;
}

interface Props<Row> extends ColumnActions {
  records: ComparedRecords<Row>;
  column: ComparedColumn<Row>;
  /** From 1. */
  place: number;
  isBase: boolean;
}

function Name<Row>({ column, records }: Pick<Props<Row>, 'column' | 'records'>) {
  const { noun, isNotFound, titleOf, numberOf, linkTo, factsOf } = records;
  if (column.status === 'loading') return <span role="status">正在加载…</span>;
  if (column.status === 'failed') {
    return (
      <span role="alert" className="ipr-query-problem">
        {isNotFound(column.error)
          ? `没有这${noun.unit}${noun.what}，可能已被合并或移除。`
          : `没有加载成功。${errorSentence(column.error)}`}
      </span>
    );
  }
  const { record, id } = column;
  const number = numberOf(record);
  const facts = factsOf?.(record);
  return (
    <>
      <Link to={linkTo(record, id)} title={titleOf(record)}>
        {number && (
          <span className={`ipr-num ${styles.compareNumber}`}>
            {/* That of a case goes on below its year where there is no room. */}
            {number.match(/[^）]*）|[^）]+/g)?.map((piece, index) => (
              <span key={placeKey(index, piece)}>{piece}</span>
            ))}
          </span>
        )}
        <span className={`${styles.compareTitle} ${partsStyles.twoLines}`}>{titleOf(record)}</span>
      </Link>
      {facts && <span className="ipr-facts">{facts}</span>}
    </>
  );
}

/** The head of a record's column: what it is, and what can be done with it. */
export function ColumnHead<Row>({
  records,
  column,
  place,
  isBase,
  onBase,
  onRemove,
  onRetry,
}: Props<Row>) {
  const { id, status } = column;
  const name =
    status === 'there' ? records.titleOf(column.record) : `第 ${place} ${records.noun.unit}`;
  return (
    <>
      <Name column={column} records={records} />
      <Flex component="span" wrap gap="4px 12px" align="center">
        {isBase && <Tag color="processing">基准</Tag>}
        {!isBase && status === 'there' && (
          <Button
            type="link"
            size="small"
            aria-label={`设为基准：${name}`}
            onClick={() => onBase(id)}
          >
            设为基准
          </Button>
        )}
        {status === 'failed' && !records.isNotFound(column.error) && (
          <Button type="link" size="small" onClick={() => onRetry(id)}>
            重试
          </Button>
        )}
        {onRemove && (
          <Button
            type="link"
            size="small"
            aria-label={`移出：${name}`}
            onClick={() => onRemove(id)}
          >
            移出
          </Button>
        )}
      </Flex>
    </>
  );
}
