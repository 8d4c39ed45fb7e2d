import { useDeferredValue, useId, useMemo } from 'react';
import { useApply } from '@/components/apply/ApplyContext';
import type { BesideForm } from '@/components/apply/service';
import { useFormContext } from '@/components/form/edit/FormProvider';
import type { FormStore } from '@/components/form/edit/formStore';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { entryNumber, formFindings, isFromRecord } from '@/domain/application/zljy/patentEntry';
import { rowsOf } from '@/domain/form/asked';
import { preflightSummary } from '@/domain/transaction/preflight';
import { useAsked } from '@/requests/useAsked';
import { entriesOf, lookUpEntry } from './entryRecords';
import { FindingTarget } from './FindingTarget';
import styles from './publish.module.css';

const LEVELS = { block: '必须处理', warn: '请留意' } as const;

/** Numbers that have been looked up for a form, so that its parts do not ask again. */
const askedFor = new WeakMap<FormStore, Set<string>>();

/**
 * Entries that came filled in without their records, as those of a listing sent back, are looked up
 * once, so that their state is that of today.
 */
function useFreshRecords(store: FormStore): void {
  const { session } = useApply();
  useAsked(
    async (signal) => {
      const { today } = store.context();
      const asked = askedFor.get(store) ?? new Set();
      askedFor.set(store, asked);
      const stale = entriesOf(store).filter(
        ({ values }) => values.title !== undefined && !isFromRecord(values, { today }),
      );
      for (const { id, values } of stale) {
        const number = entryNumber(values, { today });
        if (number === '' || asked.has(number) || signal.aborted) continue;
        await lookUpEntry(store, id, number, signal, session.fillQuietly);
        if (!signal.aborted) asked.add(number);
      }
    },
    { refreshDeps: [store, session] },
  );
}

/**
 * What would keep an offer from being published, or from being answered, while it is filled in: a
 * sentence, what helps, and the way there (portal features 4b.1).
 */
export function PreflightPanel({ store, files }: BesideForm) {
  const id = useId();
  const context = useFormContext(store);
  // The check follows the typing and does not slow it.
  const form = useDeferredValue(context.form);
  const entries = useFormFiles(files);
  const { today } = context;
  useFreshRecords(store);
  const findings = useMemo(
    () =>
      formFindings(
        form,
        { today },
        entries.filter(({ state }) => state === 'done').map(({ category }) => category),
      ),
    [form, today, entries],
  );
  if (form.direction !== 'SUPPLY') return null;
  const begun = rowsOf(form.patents).some(({ values }) => Boolean(values.applicationNumber));
  return (
    <section className={styles.preflight} aria-labelledby={id}>
      <h3 id={id}>发布前检查</h3>
      <p role="status">
        {begun || findings.length > 0 ? preflightSummary(findings) : '填好专利号后自动检查。'}
      </p>
      <ul>
        {findings.map((finding) => {
          const { rule, level, patent = '', sentence, remedy } = finding;
          return (
            <li key={`${rule} ${patent}`} data-level={level}>
              <p>
                <strong>{LEVELS[level]}</strong>
                {sentence}
              </p>
              <p>{remedy}</p>
              <p>
                <FindingTarget finding={finding} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
