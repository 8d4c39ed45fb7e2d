import type { ReactNode, Ref } from 'react';
import { StillWaiting } from '@/components/state/LongWait';
import styles from '../list.module.css';
import { useListSelection } from '../selection/ListSelection';
import { CountSource } from './CountSource';
import { Pager } from './Pager';

interface Props {
  ref: Ref<HTMLElement>;
  loading: boolean;
  /** Rows of another question stand there while the answer is on its way. */
  stale: boolean;
  /** The pages; undefined while they are not known. */
  pages:
    | {
        page: number;
        size: number;
        total: number;
        limit: number;
        onPage: (page: number) => void;
      }
    | undefined;
  /** What a shortcut has done, in words. */
  said?: string;
  /** Above the rows. */
  before?: ReactNode;
  /** The rows: a `ListStates`. */
  children: ReactNode;
  /** Dialogs. */
  after?: ReactNode;
}

/** The rows of the present page, or what there is instead, and the way to the other pages. */
export function ListSection({
  ref,
  loading,
  stale,
  pages,
  said = '',
  before,
  children,
  after,
}: Props) {
  const { noun } = useListSelection();
  return (
    <section
      ref={ref}
      className={`ipr-sheet ${styles.resultList}`}
      aria-label="结果列表"
      aria-busy={loading}
      data-stale={stale}
    >
      {before}
      <StillWaiting when={stale} />
      {children}
      <p role="status" className="ipr-visually-hidden">
        {said}
      </p>
      {pages && <Pager label="检索结果" {...pages} />}
      {pages && <CountSource noun={noun} />}
      {after}
    </section>
  );
}
