import { Link } from '@umijs/max';
import { Button } from 'antd';
import { type RefObject, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { SampleTag } from '@/components/chart/SampleTag';
import { PageDialog } from '@/components/dialog/PageDialog';
import partsStyles from '@/components/page/parts.module.css';
import { orDash } from '@/components/reading/orDash';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { recordOwnership } from '@/domain/application/sxss/owner';
import { BEHAVIORS, LEVELS } from '@/domain/application/sxss/record';
import type { Identity } from '@/domain/identity';
import { applyLink, dishonestyLink } from '@/links/business';
import type { BreakPromise } from '@/services/data/breakPromise';
import styles from './dishonesty.module.css';
import { RecordActions } from './RecordActions';
import { RecordState } from './RecordState';
import { useRecord } from './useRecords';

interface Props {
  id: string;
  /** Records that are on the screen already. */
  known: readonly BreakPromise[];
  /** All records of the user's own subject. */
  own: readonly BreakPromise[];
  user: Identity;
  onClose: () => void;
  fallback: RefObject<HTMLElement | null>;
}

const period = (from: string, to: string) =>
  from || to ? `${from || '—'} 至 ${to || '—'}` : undefined;

function Facts({ record }: { record: BreakPromise }) {
  const person = record.subjectType === 'PERSON';
  const facts = [
    ['失信主体', record.subjectName],
    [person ? '证件号码' : '统一社会信用代码', record.subjectCode],
    ['失信行为', record.behavior && BEHAVIORS[record.behavior]],
    ['失信程度', record.level && LEVELS[record.level]],
    ['状态', <RecordState key="state" record={record} />],
    ['失信事实', record.description],
    ['认定依据', record.basis],
    ['认定文书号', record.decisionNo],
    ['认定机关', record.decisionOrg],
    ['认定日期', record.decisionDate],
    ['管理措施', record.measures.join('；')],
    ['管理期限', period(record.managedFrom, record.managedTo)],
    ['公示期限', period(record.publishFrom, record.publishTo)],
    [
      record.level === 'SERIOUS' ? '可申请提前移出的起始日期' : '可申请信用修复的起始日期',
      record.repairableFrom,
    ],
    ['最近一次修复', record.lastRepairDate],
    ['记录编号', record.recordNo],
  ] as const;
  return (
    <dl className={`${partsStyles.named} ${styles.dishonestyFacts}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{orDash(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What can be done about a record, where it is the user's; or may be. */
function Ways({ record, own, user }: { record: BreakPromise } & Pick<Props, 'own' | 'user'>) {
  const subject = useMemo(
    () => (own.some(({ id }) => id === record.id) ? own : [...own, record]),
    [own, record],
  );
  const ownership = recordOwnership(record, user);
  if (ownership === 'own') return <RecordActions record={record} own={subject} />;
  if (ownership === 'other') return null;
  return (
    <p className="ipr-note">
      无法确认这条记录是不是您的，请按主体名称核对；是您的并且有异议或者已经改正的，可以
      <Link to={applyLink('SXSS', { record: record.id })}>办理失信异议申诉与修复</Link>。
    </p>
  );
}

function Content({ record, ...whose }: { record: BreakPromise } & Pick<Props, 'own' | 'user'>) {
  return (
    <>
      <PrintFacts address={absoluteAddress(dishonestyLink({ record: record.id }))} />
      {record.sample && (
        <p>
          <SampleTag />
        </p>
      )}
      <Facts record={record} />
      <Ways record={record} {...whose} />
      {record.subjectType === 'PERSON' && (
        <p className="ipr-note">个人的姓名和证件号码按规定隐去部分内容。</p>
      )}
    </>
  );
}

/** One record over the list, with all that was published about it. */
export default function RecordDialog({ id, known, own, user, onClose, fallback }: Props) {
  const { data, error, retry } = useRecord(id, known);
  return (
    <PageDialog
      title={data ? `失信记录 ${data.decisionNo}`.trim() : '失信记录'}
      footer={data && <Button onClick={() => window.print()}>打印</Button>}
      onClose={onClose}
      fallback={fallback}
    >
      {error !== undefined && (
        <ErrorState title="这条记录没有加载出来" error={error} onRetry={retry} />
      )}
      {error === undefined && data === undefined && (
        <SkeletonLines label="正在加载失信记录" widths={[60, 90, 70, 90, 50, 80]} />
      )}
      {error === undefined && data === null && (
        <EmptyState title="没有找到这条失信记录">
          <p>公示期满的记录不再公示。可以关闭后在名单中重新查询。</p>
        </EmptyState>
      )}
      {data && <Content record={data} own={own} user={user} />}
    </PageDialog>
  );
}
