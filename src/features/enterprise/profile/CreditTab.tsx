import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { absoluteAddress } from '@/address';
import { allInvented, NotedRows } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import { SAMPLE } from '@/components/chart/sample';
import { RowLink } from '@/components/list/RowLink';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { FactTable } from '@/components/reading/FactTable';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { WholeDates } from '@/components/reading/WholeDates';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { BEHAVIORS, isSettled, LEVELS, recordStateInWords } from '@/domain/application/sxss/record';
import { todayInChina } from '@/domain/calendar';
import { type Identity, type Ownership, ownershipOf } from '@/domain/identity';
import { applyLink, dishonestyLink } from '@/links/business';
import type { EnterpriseView } from '@/links/enterprise';
import { findBreakPromises } from '@/services/data/breakPromise';
import type { EnterpriseProfile } from '@/services/data/enterprise';

/** More records than any enterprise has in the public list. */
const MOST = 100;

interface Props {
  profile: EnterpriseProfile;
  linkTo: (view: Partial<EnterpriseView>) => string;
  /** The rows are on screen. */
  onShown: () => void;
}

/** Published records of dishonesty of an enterprise. */
export default function CreditTab({ profile, linkTo, onShown }: Props) {
  const { enterpriseName, uscc } = profile;
  const { data, current, error, loading, retry } = useLatestAnswer(
    enterpriseName,
    async (signal) => {
      const { content, totalElements, counted, sample } = await findBreakPromises(
        { subjectName: enterpriseName, page: 0, size: MOST },
        { signal, shownInPlace: true },
      );
      // The list is searched by parts of names, where the back end knows the filter at all.
      const asked: Identity = { kind: 'ENTERPRISE', code: uscc, name: enterpriseName };
      const of = (ownership: Ownership) =>
        content.filter(
          ({ subjectType: kind, subjectCode: code, subjectName: name }) =>
            ownershipOf({ kind, code, name }, asked) === ownership,
        );
      return {
        own: of('own'),
        unsaid: of('unknown').length,
        looked: content.length,
        // Without a number nothing tells that these are all.
        isCut: !counted || totalElements > content.length,
        sample,
      };
    },
  );
  const settled = current || Boolean(error);
  useEffect(() => {
    if (settled) onShown();
  }, [settled, onShown]);
  const own = data?.own ?? [];
  const settledCount = own.filter(isSettled).length;
  // Whether none found means that there is none.
  const sure = data?.unsaid === 0 && !data.isCut && !data.sample;
  const today = todayInChina();
  const rows = () => {
    if (error) return <ErrorState title="失信记录没有加载出来" error={error} onRetry={retry} />;
    if (!data) return <SkeletonLines widths={[100, 100]} label="正在加载失信记录" />;
    if (own.length === 0 && !sure) {
      return (
        <EmptyState title="不能确定有没有失信记录">
          <p>
            {data.sample
              ? '目前的失信名单是示例数据，其中没有这家企业，不说明实际情况。'
              : `${data.unsaid > 0 ? '查到的记录没有写明主体，' : '失信名单没有全部查到，'}请到失信名单核对。`}
          </p>
        </EmptyState>
      );
    }
    if (own.length === 0) {
      return (
        <Alert
          type="success"
          showIcon
          role="status"
          title={
            <WholeDates>{`没有公示中的失信记录（截至 ${today}）；公示期满的不再列出。`}</WholeDates>
          }
        />
      );
    }
    return (
      <NotedRows all={allInvented(own)}>
        <FactTable
          caption="公示中的失信记录"
          rows={own}
          rowKey={({ id }, index) => id || String(index)}
          columns={[
            {
              label: '认定文书号',
              cell: ({ id, decisionNo, sample }) => (
                <>
                  <RowLink to={id && dishonestyLink({ q: enterpriseName, record: id })}>
                    {decisionNo || '文书号不详'}
                  </RowLink>{' '}
                  {sample && <SampleTag />}
                </>
              ),
            },
            { label: '失信行为', cell: ({ behavior }) => behavior && BEHAVIORS[behavior] },
            { label: '失信程度', cell: ({ level }) => level && LEVELS[level] },
            { label: '认定机关', cell: ({ decisionOrg }) => decisionOrg },
            {
              label: '认定日期',
              cell: ({ decisionDate }) =>
                decisionDate && <span className="ipr-num">{decisionDate}</span>,
            },
            { label: '状态', cell: (record) => recordStateInWords(record) },
          ]}
        />
      </NotedRows>
    );
  };
  return (
    <section className="ipr-sheet" aria-labelledby="credit" aria-busy={loading}>
      <h2 id="credit">失信记录</h2>
      <PrintFacts address={absoluteAddress(linkTo({}))} />
      <p role="status">
        {own.length > 0 && `公示中 ${own.length} 条`}
        {settledCount > 0 && `，其中 ${settledCount} 条已经修复、移出或者撤销`}
        {own.length > 0 && data?.unsaid ? `；另有 ${data.unsaid} 条没有写明主体` : ''}
        {data?.isCut &&
          data.looked > 0 &&
          `${own.length > 0 ? '；' : ''}只核对了名单的前 ${data.looked} 条，可能不全`}
      </p>
      {rows()}
      {own.length > 0 && (
        <p>
          是本企业的记录并且有异议或者已经改正的，可以办理
          <Link to={applyLink('SXSS')}>失信异议申诉与修复</Link>。
        </p>
      )}
      <p className="ipr-chart-source">
        知识产权领域失信认定的公示记录。来源：
        <Link to={dishonestyLink({ q: enterpriseName })}>失信名单</Link>
        {data?.sample && `（${SAMPLE}）`}，<time dateTime={today}>{today}</time>。
      </p>
    </section>
  );
}
