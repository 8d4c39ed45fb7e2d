import { Button, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { NumberSource } from '@/components/chart/NumberSource';
import { SampleNote, SampleRows } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import { SAMPLE } from '@/components/chart/sample';
import flowStyles from '@/components/flow/flow.module.css';
import { Pager } from '@/components/list/screen/Pager';
import { TOTAL_UNKNOWN } from '@/components/list/screen/useListParts';
import type { Latest } from '@/components/list/useLatestAnswer';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { totalDoubt } from '@/domain/answeredFilter';
import { recordOwnership } from '@/domain/application/sxss/owner';
import { BEHAVIORS, LEVELS } from '@/domain/application/sxss/record';
import { todayInChina } from '@/domain/calendar';
import { grouped } from '@/domain/grouped';
import type { Identity } from '@/domain/identity';
import { nameText } from '@/domain/nameText';
import type { DishonestyState } from '@/links/business';
import type { BreakPromise } from '@/services/data/breakPromise';
import styles from './dishonesty.module.css';
import { queryOf } from './filters';
import { inventedNote, LIST_INVENTED } from './inventedList';
import { numberText, RecordLink } from './RecordLink';
import { RecordState } from './RecordState';
import { PAGE_SIZE, type RecordPage } from './useRecords';

interface Props {
  state: DishonestyState;
  user: Identity;
  answer: Latest<RecordPage>;
  filtered: boolean;
  onClear: () => void;
  onTurn: (page: number) => void;
}

interface PublicListProps extends Props {
  /** What it can be narrowed by, below its head. */
  children: ReactNode;
}

const SKELETON = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100];

function Nothing({
  sample,
  counted,
  filtered,
  onClear,
}: Pick<RecordPage, 'sample' | 'counted'> & Pick<Props, 'filtered' | 'onClear'>) {
  const note = sample && <SampleNote>{LIST_INVENTED}</SampleNote>;
  if (!counted) {
    return (
      <EmptyState title="没有查到名单">
        <p>服务没有给出名单，不等于没有失信记录。请稍后再查。</p>
      </EmptyState>
    );
  }
  if (!filtered) return <EmptyState title="名单中没有记录">{note}</EmptyState>;
  return (
    <EmptyState title="没有符合条件的失信记录">
      {note}
      <p>个人须输入完整姓名；公示期满的记录不再公示。</p>
      <p>
        <Button onClick={onClear}>清除筛选条件</Button>
      </p>
    </EmptyState>
  );
}

interface RecordTableProps {
  state: DishonestyState;
  user: Identity;
  records: readonly BreakPromise[];
}

const CONTENT: readonly FactColumn<BreakPromise>[] = [
  { label: '失信行为', cell: ({ behavior }) => behavior && BEHAVIORS[behavior] },
  { label: '失信程度', cell: ({ level }) => level && LEVELS[level] },
  { label: '认定文书号', cell: ({ decisionNo }) => decisionNo },
  {
    label: '认定日期',
    cell: ({ decisionDate }) =>
      decisionDate && <span className="ipr-num ipr-nowrap">{decisionDate}</span>,
  },
  { label: '状态', cell: (record) => <RecordState record={record} /> },
];

/** One page of the public list, as the service gives it: persons are masked. */
function RecordTable({ state, user, records }: RecordTableProps) {
  return (
    <div className={flowStyles.requests}>
      <FactTable
        caption="失信记录，最近认定的在前"
        rows={records}
        rowKey={({ id }, index) => id || `${index}`}
        columns={[
          {
            label: '失信主体',
            cell: (record) => (
              <>
                <RecordLink
                  state={state}
                  id={record.id}
                  label={`${nameText(record.subjectName)}，${numberText(record)}`}
                >
                  {nameText(record.subjectName)}
                </RecordLink>
                <span className={`${flowStyles.requestsNumber} ipr-num ipr-note`}>
                  <span>
                    {record.subjectCode}
                    {recordOwnership(record, user) === 'own' && '（本主体）'}
                  </span>{' '}
                  {record.sample && <SampleTag />}
                </span>
              </>
            ),
          },
          ...CONTENT,
        ]}
      />
    </div>
  );
}

function Rows({ state, user, answer, filtered, onClear, onTurn }: Props) {
  const { data, error, retry, loading } = answer;
  if (!queryOf(state)) return <p className="ipr-note">改正上面的筛选条件后再查询。</p>;
  if (error !== undefined) {
    return <ErrorState title="名单没有加载出来" error={error} onRetry={retry} />;
  }
  if (!data) return <SkeletonLines label="正在加载失信名单" widths={SKELETON} />;
  if (data.totalElements === 0) {
    return (
      <Nothing sample={data.sample} counted={data.counted} filtered={filtered} onClear={onClear} />
    );
  }
  if (data.content.length === 0 && !loading && !data.doubt) {
    return (
      <EmptyState title={`没有第 ${state.page} 页`}>
        <p>
          <Button onClick={() => onTurn(1)}>回到第 1 页</Button>
        </p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.dishonestyRows} aria-busy={loading}>
      {data.content.length > 0 && (
        <SampleRows said={inventedNote(data.content, data.sample) !== undefined}>
          <RecordTable state={state} user={user} records={data.content} />
        </SampleRows>
      )}
      <Pager
        label="失信名单"
        page={state.page}
        size={PAGE_SIZE}
        total={data.totalElements}
        onPage={onTurn}
      />
    </div>
  );
}

/** One page of the public list with its count; loading, failure, none, and no such page. */
export function PublicList({ children, ...props }: PublicListProps) {
  const { data, current, loading } = props.answer;
  const id = useId();
  const uncounted =
    current && data
      ? (totalDoubt(data, '名单', '条') ?? (data.counted ? undefined : TOTAL_UNKNOWN))
      : undefined;
  const counted = current && data && !uncounted;
  // Of none it is said in their place.
  const note = data && data.totalElements > 0 && inventedNote(data.content, data.sample);
  return (
    <section className="ipr-sheet" aria-labelledby={id}>
      <Flex wrap gap="4px 16px" align="baseline" className={styles.dishonestyCount}>
        <h2 id={id}>公示名单</h2>
        <p role="status">
          {loading && '正在查询…'}
          {uncounted}
          {counted && (
            <>
              共 <strong className="ipr-num">{grouped(data.totalElements)}</strong> 条
            </>
          )}
          {note && (
            <>
              {' '}
              <SampleTag /> <span className="ipr-note">{note}</span>
            </>
          )}
        </p>
      </Flex>
      {children}
      <Rows {...props} />
      {counted && (
        <NumberSource
          how="条数是查询时符合当前条件的公示记录数，一个主体可以有几条。"
          source={`知识产权领域失信名单公示${data.sample ? `（${SAMPLE}）` : ''}`}
          asOf={todayInChina()}
        />
      )}
    </section>
  );
}
