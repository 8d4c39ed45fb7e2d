import { Link } from '@umijs/max';
import { useMemo } from 'react';
import { conditionsOfWords } from '@/components/list/emptied/conditions';
import { Relaxed } from '@/components/list/emptied/Relaxed';
import { useRelaxations } from '@/components/list/emptied/useRelaxations';
import styles from '@/components/list/list.module.css';
import { useSame } from '@/components/page/useSame';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  type AdjudicationListState,
  adjudicationListLink,
  adjudicationSearchLink,
} from '@/links/adjudication';
import { findAdjudications } from '@/services/data/adjudication';
import { FACET_WORDS } from '../facets';
import { ADJUDICATION } from '../noun';
import { PARTS } from '../parts';
import { conditionsOf } from '../query/conditions';
import { questionOf } from '../question';

async function countOf(state: AdjudicationListState, signal: AbortSignal): Promise<number> {
  const request = { ...questionOf(state), page: 0, size: 1 };
  return (await findAdjudications(request, { signal, shownInPlace: true })).totalElements;
}

/** Nothing was found: which condition is to blame, what is found without it, and other ways. */
export function EmptyList({ state }: { state: AdjudicationListState }) {
  const key = adjudicationListLink({ ...state, page: 1, compare: [] });
  const same = useSame(state, key);
  const conditions = useMemo(
    () => conditionsOfWords(same, FACET_WORDS, conditionsOf(same)),
    [same],
  );
  const { relaxed, looking } = useRelaxations(key, conditions, countOf);
  const elsewhere = state.q !== '' && state.part !== 'ALL';
  return (
    <EmptyState title="没有找到符合条件的裁判文书">
      {looking ? (
        <SkeletonLines widths={[46, 38, 42]} label="正在找出没有结果的原因" />
      ) : (
        <>
          {relaxed && (
            <Relaxed
              {...ADJUDICATION}
              relaxations={relaxed}
              conditions={conditions}
              linkTo={adjudicationListLink}
            />
          )}
          <ul className={styles.ways}>
            {elsewhere && (
              <li>
                <Link to={adjudicationListLink({ ...state, part: 'ALL', page: 1 })}>
                  不限于“{PARTS[state.part]}”，在全文中查找
                </Link>
              </li>
            )}
            <li>
              <Link to={adjudicationSearchLink(state)}>修改检索条件</Link>
            </li>
          </ul>
          <p>也可以检查有没有错别字，或者换用更短、更通用的词。</p>
        </>
      )}
    </EmptyState>
  );
}
