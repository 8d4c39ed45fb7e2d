import { useLocation } from '@umijs/max';
import { useTabDraft } from '@/components/search/useTabDraft';
import { expressionEntries, type FormEntry, readEntries } from './formEntries';

/**
 * The rows of the form, kept in this tab. They begin with what the form was left with, else with
 * the expression of the address; null while that has an error.
 */
export function useFormDraft(q: string, left: unknown) {
  const { key } = useLocation();
  const slot = `form${q ? key : ''}`;
  const { draft, change, sent } = useTabDraft(
    slot,
    `${slot} ${q}`,
    (kept): readonly FormEntry[] | null =>
      readEntries(kept) ?? readEntries(left) ?? expressionEntries(q),
  );
  return { entries: draft, change: (next: readonly FormEntry[]) => change(next, true), sent };
}
