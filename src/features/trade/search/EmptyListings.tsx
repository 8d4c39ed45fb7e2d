import { Link } from '@umijs/max';
import { useCallback } from 'react';
import { useRelaxedList } from '@/components/list/declared/useRelaxedList';
import { conditionsOfWords } from '@/components/list/emptied/conditions';
import { Relaxed } from '@/components/list/emptied/Relaxed';
import type { FacetWords } from '@/components/list/facets/facetList';
import styles from '@/components/list/list.module.css';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { applyLink } from '@/links/business';
import { type TransactionSearchState, transactionSearchLink } from '@/links/transaction';
import { conditionsOf, directionCondition } from './conditions';
import { LISTINGS } from './listings';
import { LISTING } from './noun';

interface Props {
  state: TransactionSearchState;
  words: FacetWords;
}

/** Nothing was found: which condition is to blame, what is found without it, and what else to do. */
export function EmptyListings({ state, words }: Props) {
  const everyMeets = useCallback(
    (asked: TransactionSearchState) =>
      conditionsOfWords(asked, words, [...directionCondition(asked), ...conditionsOf(asked)]),
    [words],
  );
  const { conditions, relaxed, looking } = useRelaxedList(LISTINGS, state, everyMeets);
  return (
    <EmptyState title="没有找到符合条件的供需信息">
      {looking ? (
        <SkeletonLines widths={[46, 38, 42]} label="正在找出没有结果的原因" />
      ) : (
        <>
          {relaxed && (
            <Relaxed
              {...LISTING}
              relaxations={relaxed}
              conditions={conditions}
              linkTo={transactionSearchLink}
            />
          )}
          {conditions.words.length === 1 && <p>“{conditions.words[0]}”没有结果。</p>}
          <ul className={styles.ways}>
            {conditions.words.length > 0 && (
              <li>
                <Link to={transactionSearchLink()}>查看全部供需</Link>
              </li>
            )}
            <li>
              <Link to={applyLink('ZLJY')}>发布自己的供给或需求，等对方来找</Link>
            </li>
          </ul>
          <p>也可以检查有没有错别字，或者换用更短、更通用的词。</p>
        </>
      )}
    </EmptyState>
  );
}
