import { Link } from '@umijs/max';
import { useRelaxedList } from '@/components/list/declared/useRelaxedList';
import { type Conditions, conditionsOfWords } from '@/components/list/emptied/conditions';
import { Relaxed } from '@/components/list/emptied/Relaxed';
import styles from '@/components/list/list.module.css';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  type AdjudicationListState,
  adjudicationListLink,
  adjudicationSearchLink,
} from '@/links/adjudication';
import { ADJUDICATIONS } from '../adjudications';
import { FACET_WORDS } from '../facets';
import { ADJUDICATION } from '../noun';
import { PARTS } from '../parts';
import { conditionsOf } from '../query/conditions';

/** What every document of a list meets: the words, the filters, the rest. */
const everyMeets = (state: AdjudicationListState): Conditions<AdjudicationListState> =>
  conditionsOfWords(state, FACET_WORDS, conditionsOf(state));

/** Nothing was found: which condition is to blame, what is found without it, and other ways. */
export function EmptyList({ state }: { state: AdjudicationListState }) {
  const { conditions, relaxed, looking } = useRelaxedList(ADJUDICATIONS, state, everyMeets);
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
