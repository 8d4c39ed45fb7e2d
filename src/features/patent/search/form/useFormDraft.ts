import { useLocation } from '@umijs/max';
import { useTabDraft } from '@/components/search/useTabDraft';
import { expressionEntries, type FormEntry, readEntries, readForm } from './formEntries';

/** What the form was left with, unless that was on its way to another query. */
function leftEntries(left: unknown, q: string): FormEntry[] | undefined {
  const entries = readEntries(left);
  return entries && readForm(entries).q === q ? entries : undefined;
}

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
      readEntries(kept) ?? leftEntries(left, q) ?? expressionEntries(q),
  );
  return { entries: draft, change: (next: readonly FormEntry[]) => change(next, true), sent };
}
