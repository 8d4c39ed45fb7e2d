import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { RowLink } from '@/components/list/RowLink';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import styles from '../adjudication.module.css';
import { LeadingTag, MISSING } from '../facts';
import { useLeadingCases } from './useSearchCounts';

const ALL_LEADING = {
  include: { leading: ['GUIDING', 'TYPICAL'] },
  sort: '-judgmentDate',
} as const;

/** The newest cases that courts are to follow, or that were published as examples. */
export function LeadingCases() {
  const { data, error, retry } = useLeadingCases();
  if (data && data.content.length === 0) return null;
  const from = adjudicationListLink(ALL_LEADING).split('?')[1];
  return (
    <section className={styles.cseCases} aria-labelledby="leading-cases">
      <h2 id="leading-cases">指导性案例和典型案例</h2>
      {error ? (
        <ErrorState title="案例没有加载成功" error={error} onRetry={retry} />
      ) : data ? (
        <>
          <Flex component="ul" vertical gap={6}>
            {data.content.map((row, index) => (
              <li key={row.id || `${index}`}>
                <LeadingTag leading={row.leading} />{' '}
                <RowLink to={row.id && adjudicationDetailLink(row.id, { from })}>
                  {shownTitle(row)}
                </RowLink>
                <span className="ipr-note ipr-num">
                  {row.caseNumber ? shownCaseNumber(row.caseNumber) : MISSING}　
                  <span className="ipr-nowrap">{row.judgmentDate ?? MISSING}</span>
                </span>
              </li>
            ))}
          </Flex>
          <p>
            <Link to={adjudicationListLink(ALL_LEADING)}>
              查看全部 {data.totalElements.toLocaleString('zh-CN')} 篇
            </Link>
          </p>
        </>
      ) : (
        <SkeletonLines widths={[80, 70, 85, 75, 80, 70]} label="正在加载案例" />
      )}
    </section>
  );
}
