import type { ReactNode } from 'react';
import type { NodeState } from '@/domain/workflow/flowChart';
import styles from './flow.module.css';

/** A shape per state, so that no state is told by colour alone. */
const SHAPES: Readonly<Record<NodeState, ReactNode>> = {
  PENDING: <circle cx="10" cy="10" r="7" />,
  ACTIVE: (
    <>
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="4" data-filled="" />
    </>
  ),
  DONE: (
    <>
      <circle cx="10" cy="10" r="9" data-filled="" />
      <path d="m5.8 10.3 2.9 2.9 5.5-5.9" data-cut="" />
    </>
  ),
  REJECTED: (
    <>
      <rect x="1.5" y="1.5" width="17" height="17" rx="2" data-filled="" />
      <path d="m6.5 6.5 7 7m0-7-7 7" data-cut="" />
    </>
  ),
  SKIPPED: (
    <>
      <circle cx="10" cy="10" r="7" strokeDasharray="2.6 2.4" />
      <path d="M7 10h6" />
    </>
  ),
};

/** The mark of a step, none where its state is not known; its word stands beside it. */
export function StepMark({ state }: { state: NodeState | undefined }) {
  return (
    <svg className={styles.flowMark} viewBox="0 0 20 20" aria-hidden="true">
      {state && SHAPES[state]}
    </svg>
  );
}
