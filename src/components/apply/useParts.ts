import { useFormContext, useFormParts } from '@/components/form/edit/FormProvider';
import type { FormPart } from '@/components/form/edit/PartList';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { fileProblems } from '@/domain/files/attached';
import { askedFiles } from '@/domain/form/asked';
import { useApply, useSessionState } from './ApplyContext';
import { correctedParts } from './correctedParts';

/**
 * The parts of the form in order: its sections, its files, the check; and the way to each. Files and
 * check are steps of their own, named above: the list of what is filled in does not name them again,
 * but for files that a correction asks for.
 */
export function useParts() {
  const { service, session, task, go } = useApply();
  const { description } = service;
  const { store } = session;
  const states = useFormParts(store);
  const context = useFormContext(store);
  const { files } = useSessionState(session);
  const entries = useFormFiles(files);
  const sections = description.sections.filter(({ key }) => states.has(key));
  const asked = askedFiles(description, context.form, context);
  const parts: FormPart[] = sections.map(({ key, title }) => ({
    key,
    title,
    state: states.get(key),
  }));
  if (asked.length > 0) {
    const wrong = fileProblems(description, context.form, context, files.attached()).length > 0;
    const state = entries.length === 0 && wrong ? 'untouched' : wrong ? 'begun' : 'done';
    parts.push({ key: 'files', title: '上传材料', state });
  }
  parts.push({ key: 'check', title: '核对确认' });
  const corrected = correctedParts(task, store, files.kept());
  const open = (key: string) => {
    if (key === 'files' || key === 'check') go({ step: key });
    else go({ step: 'fill', section: key });
  };
  // In a correction only what is to be corrected counts.
  const shown = corrected
    ? parts.map(({ key, title, state }) => {
        const done = corrected.get(key);
        if (done === undefined) return { key, title };
        return { key, title, state: done === 'done' ? state : done };
      })
    : parts;
  const listed = shown.filter(
    ({ key, state }) => key !== 'check' && (key !== 'files' || (corrected && state)),
  );
  // One step on from a part is the next in which something is to be done.
  const inTurn = (current: string) =>
    shown.filter(({ key, state }) => state || key === 'check' || key === current);
  return { parts: shown, listed, inTurn, open };
}
