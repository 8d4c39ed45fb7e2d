import { HOLIDAYS } from '../../config/holidays';
import { JBTS } from '../../src/domain/application/jbts';
import { PJSQ } from '../../src/domain/application/pjsq';
import { sxss } from '../../src/domain/application/sxss';
import { WQYZ } from '../../src/domain/application/wqyz';
import type { FormDescription, FormOption } from '../../src/domain/form/description';
import { EVALUATION_CASES } from '../data/dictionaries';
import type { HandledProcess } from './types';

/** The forms by which applications are checked. */
export const DESCRIPTIONS: Readonly<Record<HandledProcess, FormDescription>> = {
  PJSQ,
  JBTS,
  SXSS: sxss(HOLIDAYS),
  WQYZ,
};

/** Choices that the forms take from services; own records are checked apart. */
export const SERVICE_OPTIONS: Readonly<Record<string, readonly FormOption[]>> = {
  evaluationCases: EVALUATION_CASES.filter(({ value }) => value !== '0').map(
    ({ value, label = value }) => ({ value, label }),
  ),
};
