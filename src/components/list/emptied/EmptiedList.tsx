import type { ReactNode } from 'react';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { RowNoun } from '../rowNoun';
import { type Conditions, mayBeWords } from './conditions';
import { Relaxed } from './Relaxed';
import type { FoundRelaxations } from './useRelaxations';

interface Props<State> extends FoundRelaxations {
  noun: RowNoun;
  conditions: Conditions<State>;
  /** The address of the list in a state. */
  linkTo: (state: State) => string;
  /** What is told before the conditions that are to blame. */
  before?: ReactNode;
  /** Other ways. */
  children: ReactNode;
}

/** In place of the rows of a list that has none: which conditions are to blame, and other ways. */
export function EmptiedList<State>({
  noun,
  conditions,
  relaxed,
  looking,
  linkTo,
  before,
  children,
}: Props<State>) {
  return (
    <EmptyState title={`没有找到符合条件的${noun.what}`}>
      {looking ? (
        <SkeletonLines widths={[46, 38, 42]} label="正在找出没有结果的原因" />
      ) : (
        <>
          {before}
          {relaxed && (
            <Relaxed {...noun} relaxations={relaxed} conditions={conditions} linkTo={linkTo} />
          )}
          {children}
          {mayBeWords(conditions, relaxed) && <p>请检查有没有错别字，或者换用更短、更通用的词。</p>}
        </>
      )}
    </EmptyState>
  );
}
