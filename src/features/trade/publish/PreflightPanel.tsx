import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useDeferredValue, useId, useMemo } from 'react';
import { stepLink, useApply } from '@/components/apply/ApplyContext';
import type { BesideForm } from '@/components/apply/service';
import { useFormContext } from '@/components/form/edit/FormProvider';
import type { FormStore } from '@/components/form/edit/formStore';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { entryNumber, formFindings, isFromRecord } from '@/domain/application/zljy/patentEntry';
import { filesPath } from '@/domain/files/attached';
import { rowsOf } from '@/domain/form/asked';
import { type PreflightFinding, preflightSummary } from '@/domain/transaction/preflight';
import { applyLink } from '@/links/business';
import { patentDetailLink } from '@/links/patent';
import { useAsked } from '@/requests/useAsked';
import { entriesOf, lookUpEntry } from './entryRecords';
import styles from './publish.module.css';

/**
 * The way to what helps: a place of the form, or another page in a new tab, so that the form stays
 * as it is.
 */
function FindingTarget({ finding }: { finding: PreflightFinding }) {
  const apply = useApply();
  const { target, targetLabel } = finding;
  const { store } = apply.session;
  if (target.to === 'files') {
    const at = filesPath(target.category);
    return <Link to={stepLink(apply, { step: 'files', section: '', at })}>{targetLabel}</Link>;
  }
  if (target.to === 'field') {
    const section = store.sectionOf(target.path) ?? '';
    return (
      <Link
        to={stepLink(apply, { step: 'fill', section, at: '' })}
        onClick={() => store.goTo(target.path)}
      >
        {targetLabel}
      </Link>
    );
  }
  const to =
    target.to === 'patentRecord'
      ? patentDetailLink(target.id)
      : applyLink(target.process, { patent: target.patent });
  return (
    <Link to={to} target="_blank" rel="noopener">
      {targetLabel}（新窗口）
    </Link>
  );
}

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
      <Flex component="ul" vertical gap={12}>
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
      </Flex>
    </section>
  );
}
