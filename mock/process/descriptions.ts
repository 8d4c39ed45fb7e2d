import { HOLIDAYS } from '../../config/holidays';
import { JBTS } from '../../src/domain/application/jbts';
import { JZPJ } from '../../src/domain/application/jzpj';
import { PJSQ } from '../../src/domain/application/pjsq';
import { SQQPG } from '../../src/domain/application/sqqpg';
import { sxss } from '../../src/domain/application/sxss';
import { wdxpj } from '../../src/domain/application/wdxpj';
import { WQYZ } from '../../src/domain/application/wqyz';
import { ZLJY } from '../../src/domain/application/zljy';
import type { FormDescription, FormOption } from '../../src/domain/form/description';
import { EVALUATION_CASES, INDUSTRY_TYPES, TRANSACTION_TYPES } from '../data/dictionaries';
import type { HandledProcess } from './types';

/** The forms by which applications are checked. */
export const DESCRIPTIONS: Readonly<Record<HandledProcess, FormDescription>> = {
  PJSQ,
  JBTS,
  SXSS: sxss(HOLIDAYS),
  WQYZ,
  ZLJY,
  SQQPG,
  WDXPJ: wdxpj(HOLIDAYS),
  JZPJ,
};

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Choices that the forms take from services; own records are checked apart. */
export const SERVICE_OPTIONS: Readonly<Record<string, readonly FormOption[]>> = {
  evaluationCases: EVALUATION_CASES.filter(({ value }) => value !== '0').map(
    ({ value, label = value }) => ({ value, label }),
  ),
  industryTypes: INDUSTRY_TYPES.map(named),
  transactionTypes: TRANSACTION_TYPES.map(named),
};
