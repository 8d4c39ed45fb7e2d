import { PJSQ } from '../../src/domain/application/pjsq';
import type { FormDescription, FormOption } from '../../src/domain/form/description';
import { EVALUATION_CASES } from '../data/dictionaries';
import type { HandledProcess } from './types';

/** The forms by which applications are checked; one without a form is checked by its shape only. */
export const DESCRIPTIONS: Readonly<Partial<Record<HandledProcess, FormDescription>>> = { PJSQ };

/** Choices that the forms take from services. */
export const SERVICE_OPTIONS: Readonly<Record<string, readonly FormOption[]>> = {
  evaluationCases: EVALUATION_CASES.filter(({ value }) => value !== '0').map(
    ({ value, label = value }) => ({ value, label }),
  ),
};
