import { history, useNavigate } from '@umijs/max';
import { Button, Checkbox } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { absoluteAddress } from '@/address';
import { useSaved } from '@/components/export/useSaved';
import { ReturnLink } from '@/components/list/ReturnLink';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { PageHead } from '@/components/page/PageHead';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { printPage } from '@/components/reading/printPage';
import { EmptyState } from '@/components/state/EmptyState';
import type { ColumnActions, ComparedRecords } from './ColumnHead';
import styles from './compare.module.css';
import { DifferenceLegend } from './DifferenceText';
import { type ComparedColumn, useCompared } from './useCompared';

/** What the table of a comparison is given. */
export interface ComparisonTableProps<Row> extends ColumnActions {
  records: ComparedRecords<Row>;
  /** Only rows in which the records differ. */
  differing: boolean;
  /** The choices of the whole comparison, which stay in sight with the heads. */
  corner: ReactNode;
  columns: readonly ComparedColumn<Row>[];
  /** Id of the record shown beside the base where there is room for two only. */
  beside: string;
}

interface Props<Row> {
  title: string;
  records: ComparedRecords<Row>;
  /** In the order of the address, the base first. */
  ids: readonly string[];
  /** Asks for one; its failure is told in its column. */
  find: (id: string, signal: AbortSignal) => Promise<Row>;
  /** Only what differs is shown. */
  differing: boolean;
  /** The address of the list and its comparison with something changed. */
  linkWith: (next: { compare?: readonly string[]; differing?: boolean }) => string;
  /** Hands the comparison over as a file and answers with its name. */
  onSave: (records: readonly Row[]) => Promise<string>;
  table: (props: ComparisonTableProps<Row>) => ReactNode;
  /** What the marks in the table mean; those of texts when absent. */
  legend?: ReactNode;
}

/** Of none of the records is there anything to compare. */
function Gone({ what }: { what: string }) {
  return (
    <div className="ipr-sheet">
      <EmptyState title={`没有找到${what}`}>
        <p>可能已被合并或移除。请返回结果另选。</p>
      </EmptyState>
    </div>
  );
}

/**
 * Records of a list side by side: the way back, what can be done, and the table. They stand in the
 * address, the base first; what is changed here takes no step of the browser's history, so that
 * Back leads to the list.
 */
export function ComparisonPage<Row>({
  title,
  records,
  ids,
  find,
  differing,
  linkWith,
  onSave,
  table,
  legend = <DifferenceLegend />,
}: Props<Row>) {
  usePageTitle(title);
  const navigate = useNavigate();
  const { columns, retry } = useCompared(ids, find, records.isNotFound);
  const { unit, what } = records.noun;
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState('');
  const [beside, setBeside] = useState('');
  const [save, saved] = useSaved();

  useEffect(() => {
    if (history.action !== 'PUSH') return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  /** The button that was pressed is gone afterwards. */
  const rearrange = (next: readonly string[], said: string) => {
    navigate(linkWith({ compare: next }), { replace: true });
    setNotice(said);
    heading.current?.focus({ preventScroll: true });
  };
  const label = (id: string) => {
    const place = ids.indexOf(id);
    const column = columns[place];
    if (!column) return '';
    const { shortOf = records.numberOf } = records;
    const known = column.status === 'there' ? shortOf(column.record) : undefined;
    return known || `第 ${place + 1} ${unit}`;
  };
  const there = columns.flatMap((column) => (column.status === 'there' ? [column] : []));
  const gone = columns.every(
    (column) => column.status === 'failed' && records.isNotFound(column.error),
  );
  const others = columns.filter(({ id }) => id !== (there[0]?.id ?? ids[0]));
  const shown =
    others.find(({ id }) => id === beside) ??
    others.find(({ status }) => status !== 'failed') ??
    others[0];

  const corner = (
    <>
      <Checkbox
        checked={differing}
        onChange={({ target }) =>
          navigate(linkWith({ differing: target.checked }), { replace: true })
        }
      >
        只看不同
      </Checkbox>
      {others.length > 1 && shown && (
        <span className={styles.compareBeside}>
          <ListSelect
            label="与基准对照"
            value={shown.id}
            options={others.map(({ id }) => ({ value: id, label: label(id) }))}
            onChange={setBeside}
          />
        </span>
      )}
    </>
  );
  return (
    <div className={styles.compare}>
      <PageHead
        back={<ReturnLink to={linkWith({ compare: [], differing: false })}>返回结果</ReturnLink>}
        title={title}
        heading={heading}
        beside={
          !gone && (
            <p role="status">
              共 <span className="ipr-num">{ids.length}</span> {unit}
              {notice && `，${notice}`}
            </p>
          )
        }
      >
        {!gone && (
          <>
            <Button
              onClick={() => save(() => onSave(there.map(({ record }) => record)))}
              disabled={there.length < 2}
            >
              下载对比表
            </Button>
            <Button onClick={printPage}>打印</Button>
          </>
        )}
        {saved}
      </PageHead>
      {gone ? (
        <Gone what={`这 ${ids.length} ${unit}${what}`} />
      ) : (
        <>
          {legend}
          {table({
            records,
            differing,
            corner,
            columns,
            beside: shown?.id ?? '',
            onBase: (id) =>
              rearrange([id, ...ids.filter((other) => other !== id)], `以 ${label(id)} 为基准`),
            onRemove:
              ids.length > 2
                ? (id) =>
                    rearrange(
                      ids.filter((other) => other !== id),
                      `已移出 ${label(id)}`,
                    )
                : undefined,
            onRetry: retry,
          })}
        </>
      )}
      <PrintFacts address={absoluteAddress(linkWith({}))} />
    </div>
  );
}
