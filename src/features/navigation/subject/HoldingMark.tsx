import type { Holding } from '@/domain/navigation/holding';

const SIGNS: Readonly<Record<Holding, string>> = {
  LOCAL: 'good',
  OUTSIDE: 'soon',
  NOBODY: 'ended',
  UNKNOWN: 'unknown',
};

/** Who holds the patents of a node, by shape and colour; the word stands beside it or is read out. */
export function HoldingMark({ holding }: { holding: Holding | undefined }) {
  return holding && <span className="ipr-status" data-status={SIGNS[holding]} aria-hidden="true" />;
}
