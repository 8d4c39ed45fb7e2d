import { Link, useLocation } from '@umijs/max';
import { RowLink } from '@/components/list/RowLink';
import type { Latest } from '@/components/list/useLatestAnswer';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { anchorOf, useAnchor } from '@/components/reading/useAnchor';
import { ErrorState } from '@/components/state/ErrorState';
import { awardInWords, instanceInWords, resultInWords } from '@/domain/adjudication/appeal';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { causesOf, LEADING_CASES } from '@/domain/adjudication/labels';
import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import type { PatentRecord } from '@/services/cnipr';
import type { AdjudicationPage, AdjudicationRow } from '@/services/data/adjudication';

/** Id of the section; the catalog does not know it, for it comes from another service. */
export const JUDGMENTS = 'judgments';

const COLUMNS: readonly FactColumn<AdjudicationRow>[] = [
  {
    label: '裁判日期',
    cell: ({ judgmentDate }) =>
      judgmentDate && <span className="ipr-num ipr-nowrap">{judgmentDate}</span>,
  },
  {
    label: '案号',
    cell: ({ id, caseNumber, leading }) => (
      <>
        <RowLink to={id && adjudicationDetailLink(id)}>
          {caseNumber ? shownCaseNumber(caseNumber) : '案号 —'}
        </RowLink>
        {leading && <span className="ipr-note"> {LEADING_CASES[leading]}</span>}
      </>
    ),
  },
  { label: '案由', cell: (row) => causesOf(row).join('、') },
  { label: '审理法院', cell: ({ court }) => court },
  { label: '审级', cell: instanceInWords },
  {
    label: '结果',
    cell: (row) => {
      const award = awardInWords(row);
      return (
        <>
          {resultInWords(row) || '—'}
          {award && <span className="ipr-note"> {award}</span>}
        </>
      );
    },
  },
];

interface Props {
  record: PatentRecord;
  judgments: Latest<AdjudicationPage>;
}

/** The newest judgments and decisions about the patent, and the way to all of them. */
export function Judgments({ record: { applicationNumber }, judgments }: Props) {
  const { data, error, retry } = judgments;
  // The section comes later than the record, whose other places have been gone to by then.
  useAnchor(anchorOf(useLocation().hash) === JUDGMENTS);
  if (error) return <ErrorState title="相关裁判没有加载成功" error={error} onRetry={retry} />;
  const { content = [], totalElements = 0 } = data ?? {};
  return (
    <>
      <FactTable
        caption="相关裁判"
        columns={COLUMNS}
        rows={content}
        rowKey={({ id }, index) => id || `${index}`}
      />
      {applicationNumber && totalElements > content.length && (
        <p>
          <Link to={adjudicationListLink({ number: applicationNumber, sort: '-judgmentDate' })}>
            查看全部 {totalElements} 篇
          </Link>
        </p>
      )}
      <p className="ipr-note">
        按文书载明的涉案专利列出；裁判结论以生效文书为准。
        {applicationNumber && (
          <Link to={adjudicationListLink({ q: applicationNumber })}>
            在裁判文书全文中查找这个号码
          </Link>
        )}
      </p>
    </>
  );
}
