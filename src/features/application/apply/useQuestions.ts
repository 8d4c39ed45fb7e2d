import { useCallback } from 'react';
import type { FormValues } from '@/domain/form/description';
import { isPlainObject, readTab, writeTab } from '@/storage';
import { useApply } from './ApplyContext';

const isAnswer = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  (Array.isArray(value) ? value : [value]).every((one) => typeof one === 'string');

const isAnswers = (value: unknown): value is FormValues =>
  isPlainObject(value) && Object.values(value).every(isAnswer);

/** The answers to the questions before the form, which last as long as the tab. */
export function useQuestions() {
  const { draft } = useApply();
  const name = `iprQuestions.${draft.name}`;
  return {
    read: useCallback((): FormValues => readTab(name, isAnswers) ?? {}, [name]),
    keep: useCallback((answers: FormValues) => writeTab(name, answers), [name]),
    forget: useCallback(() => writeTab(name, undefined), [name]),
  };
}
