import { Link, useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { withChoice } from '@/components/list/facets/filters';
import { ReturnLink } from '@/components/list/ReturnLink';
import { PageHead } from '@/components/page/PageHead';
import { usePageTitle } from '@/components/page/usePageTitle';
import frameStyles from '@/components/reading/frame.module.css';
import { adjudicationListLink, readAdjudicationList } from '@/links/adjudication';
import { describeSearch, recentSearch } from '../recent';
import { AwardCharts } from './AwardCharts';
import styles from './awards.module.css';

/** What the judgments of a list awarded. */
export default function AwardsScreen() {
  usePageTitle('判赔参考');
  const { search } = useLocation();
  const state = useMemo(() => readAdjudicationList(search), [search]);
  const { page } = state;
  return (
    <div className={frameStyles.record}>
      <PageHead
        back={
          <ReturnLink to={adjudicationListLink({ ...state, view: 'list' })} place={page}>
            返回结果
          </ReturnLink>
        }
        title="判赔参考"
      />
      <AwardCharts
        sheets
        state={state}
        words={describeSearch(recentSearch(state)).words}
        address={adjudicationListLink(state)}
        way={
          !state.include.caseType && (
            <>
              行政、刑事和执行文书一般不写判赔金额。
              <Link
                className={styles.awardLink}
                to={adjudicationListLink({
                  ...state,
                  ...withChoice(state, 'caseType', 'CIVIL', 'include'),
                })}
                replace
              >
                只统计民事案件
              </Link>
            </>
          )
        }
      />
    </div>
  );
}
