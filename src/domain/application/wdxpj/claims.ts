import { accept, type Checked, tidy } from '../../check';
import { choicesOf, isBlank, textOf } from '../../form/asked';
import type {
  Depends,
  FormContext,
  FormOption,
  FormValues,
  PlainField,
} from '../../form/description';
import { isFromRecord } from '../fields/patent';
import { ROOM_FOR_CODE } from '../fields/room';

/** More claims than any patent of this country has. */
const MOST_CLAIMS = 500;

/**
 * Answer that is no field of the form: the beginnings of the claims in the record, in order, so
 * that claims can be chosen by what they say.
 */
export const RECORD_CLAIMS = 'recordClaims';

/** Claims are evaluated of inventions and utility models; a design has none. */
const hasClaims: Depends<boolean> = ({ patentKind }) =>
  patentKind === 'INVENTION' || patentKind === 'UTILITY';

/** Numbers of claims in a text, 1、8 or 1,8, ascending and each once; undefined when it is none. */
export function claimNumbers(text: string): number[] | undefined {
  const parts = text
    .split(/[;；、，,\s]+/)
    .map(tidy)
    .filter(Boolean);
  if (parts.length === 0 || !parts.every((part) => /^\d{1,3}$/.test(part))) return undefined;
  return [...new Set(parts.map(Number))].sort((one, other) => one - other);
}

/** How many claims the patent has; 0 while that is not told. */
function countOf({ claimCount }: FormValues): number {
  const text = tidy(textOf(claimCount));
  return /^\d{1,3}$/.test(text) ? Math.min(Number(text), MOST_CLAIMS) : 0;
}

function independentOf({ independentClaims }: FormValues): number[] {
  return claimNumbers(textOf(independentClaims)) ?? [];
}

/** The claims to choose from, the independent ones marked; what they say, while the record is that of the number. */
function claimOptions(values: FormValues, context: FormContext): FormOption[] {
  const independent = independentOf(values);
  const texts = isFromRecord(values, context) ? choicesOf(values[RECORD_CLAIMS]) : [];
  return Array.from({ length: countOf(values) }, (_, index) => {
    const no = index + 1;
    const label = `权利要求 ${no}${independent.includes(no) ? '（独立）' : ''}`;
    const hint = texts[index];
    return { value: String(no), label, ...(hint && { hint }) };
  });
}

function checkCount(text: string): Checked {
  const count = tidy(text);
  return /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= MOST_CLAIMS
    ? accept(String(Number(count)))
    : { ok: false, code: 'COUNT', message: `权利要求项数应为 1～${MOST_CLAIMS} 的整数` };
}

function checkIndependent(text: string, values: FormValues): Checked {
  const numbers = claimNumbers(text);
  if (!numbers) {
    return { ok: false, code: 'FORMAT', message: '请填写序号，多个的用顿号隔开，如 1、8' };
  }
  if (numbers[0] !== 1) {
    return { ok: false, code: 'FIRST', message: '权利要求 1 总是独立权利要求，请填入' };
  }
  const count = countOf(values);
  const beyond = numbers.find((no) => no > count);
  return count > 0 && beyond !== undefined
    ? { ok: false, code: 'BEYOND', message: `只有 ${count} 项权利要求，没有第 ${beyond} 项` }
    : accept(numbers.join('、'));
}

const fromRecord =
  (key: string): Depends<boolean> =>
  (values, context) =>
    !isBlank(values[key]) && isFromRecord(values, context);

const isChosen: Depends<boolean> = (values, context) =>
  hasClaims(values, context) && values.claimScope === 'CHOSEN';

/** Which claims are evaluated (domain reference 2.8); the choices come from the patent's record. */
export const claimFields: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'claimCount',
    label: '权利要求项数',
    maxLength: ROOM_FOR_CODE,
    inputMode: 'numeric',
    unit: '项',
    required: true,
    when: hasClaims,
    readOnly: fromRecord('claimCount'),
    check: checkCount,
  },
  {
    kind: 'text',
    key: 'independentClaims',
    label: '独立权利要求',
    hint: '序号，多个的用顿号隔开，如 1、8',
    maxLength: 200,
    required: true,
    when: hasClaims,
    readOnly: fromRecord('independentClaims'),
    check: checkIndependent,
  },
  {
    kind: 'radio',
    key: 'claimScope',
    label: '评价范围',
    required: true,
    when: hasClaims,
    options: [
      { value: 'ALL', label: '全部权利要求' },
      { value: 'CHOSEN', label: '指定的权利要求', hint: '独立权利要求必须包括' },
    ],
  },
  {
    kind: 'checks',
    key: 'claimsToEvaluate',
    label: '评价的权利要求',
    hint: '独立权利要求必须包括',
    required: true,
    when: isChosen,
    options: claimOptions,
    check: (_, values) => {
      const chosen = choicesOf(values.claimsToEvaluate).map(Number);
      const missing = independentOf(values).filter((no) => !chosen.includes(no));
      return missing.length ? `请勾选独立权利要求 ${missing.join('、')}` : undefined;
    },
  },
];
