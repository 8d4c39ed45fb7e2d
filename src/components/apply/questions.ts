import type { DraftKeeper } from '@/components/form/draft/draftKeeper';
import { isPublicComputer } from '@/components/form/draft/publicComputer';
import type { FormValues } from '@/domain/form/description';
import { isPlainObject, readTab, writeTab } from '@/storage';

type Draft = Pick<DraftKeeper, 'name'>;

// On a public computer they are kept nowhere else.
const onPage = new WeakMap<Draft, FormValues>();

const nameOf = ({ name }: Draft) => `iprQuestions.${name}`;

const isAnswer = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  (Array.isArray(value) ? value : [value]).every((one) => typeof one === 'string');

const isAnswers = (value: unknown): value is FormValues =>
  isPlainObject(value) && Object.values(value).every(isAnswer);

/** The answers to the questions before a form, which last as long as the tab. */
export function readQuestions(draft: Draft): FormValues {
  return onPage.get(draft) ?? readTab(nameOf(draft), isAnswers) ?? {};
}

export function keepQuestions(draft: Draft, answers: FormValues): void {
  onPage.set(draft, answers);
  writeTab(nameOf(draft), isPublicComputer() ? undefined : answers);
}

/** Takes them out of the tab when the computer turns out to be a public one. */
export function withdrawQuestions(draft: Draft): void {
  if (isPublicComputer()) writeTab(nameOf(draft), undefined);
}

/** They go with the draft: sent, or thrown away. */
export function forgetQuestions(draft: Draft): void {
  onPage.delete(draft);
  writeTab(nameOf(draft), undefined);
}
