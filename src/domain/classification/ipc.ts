import { accept, type Checked, refuse, tidy } from '../check';

const IPC_MESSAGES = {
  EMPTY: '请输入 IPC 分类号',
  FORMAT: 'IPC 分类号格式不正确，如 H01M10/0525',
  SECTION: 'IPC 部应为 A~H',
  CLASS: 'IPC 大类不存在',
  INCOMPLETE: '请填写到大组或小组，如 H01M10/0525',
} as const;

const CPC_MESSAGES = {
  EMPTY: '请输入 CPC 分类号',
  FORMAT: 'CPC 分类号格式不正确，如 H01M2004/027',
  SECTION: 'CPC 部应为 A~H 或 Y',
  CLASS: 'CPC 大类不存在',
  INCOMPLETE: '请填写到大组或小组，如 H01M2004/027',
} as const;

type Failure = Exclude<keyof typeof IPC_MESSAGES, 'EMPTY'>;

/** The IPC, or the CPC, which adds section Y and the 2000-series of main groups. */
type Scheme = 'IPC' | 'CPC';

const CPC_Y_CLASSES = '02 04 10';

/** How far down the hierarchy a symbol reaches. */
type IpcLevel = 'section' | 'class' | 'subclass' | 'maingroup' | 'subgroup';

/** A symbol or a prefix of one: `H`, `H01`, `H01M`, `H01M10`, `H01M10/00`, `H01M10/0525`. */
export interface IpcSymbol {
  /** Upper case without spaces, version tail or padding. */
  symbol: string;
  /** `maingroup` both for the prefix `H01M10` and for the full symbol `H01M10/00`. */
  level: IpcLevel;
}

const SHAPE = /^([A-Z])(?:(\d{2})(?:([A-Z])(?:(\d{1,4})(?:\/(\d{2,6})?)?)?)?)?$/;

/** Fixed-width form of data exchange: four digits of main group, six of subgroup. */
const FIXED_WIDTH = /^([A-Z]\d{2}[A-Z])(\d{4})(\d{6})$/;

/** A version such as (2010.01) or (20130101) with the indicator I (invention) or N (additional). */
const VERSION = /\(\d{4}(?:\.\d{2}|\d{4})?\)[IN]?$/;

/** The indicator without a version; only behind a subgroup, since subclasses such as C12N end in N. */
const INDICATOR = /(\/\d+)[IN]$/;

/**
 * Class numbers of the IPC by section, without their titles.
 *
 * Kept apart from `ipcClasses.ts` because the search pages only ask whether a class exists; a test
 * holds the two together. Source: IPC, WIPO; 99 is the residual class that every section has.
 */
export const IPC_CLASS_CODES: Readonly<Record<string, string>> = {
  A: '01 21 22 23 24 41 42 43 44 45 46 47 61 62 63 99',
  B: '01 02 03 04 05 06 07 08 09 21 22 23 24 25 26 27 28 29 30 31 32 33 41 42 43 44 60 61 62 63 64 65 66 67 68 81 82 99',
  C: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 21 22 23 25 30 40 99',
  D: '01 02 03 04 05 06 07 10 21 99',
  E: '01 02 03 04 05 06 21 99',
  F: '01 02 03 04 15 16 17 21 22 23 24 25 26 27 28 41 42 99',
  G: '01 02 03 04 05 06 07 08 09 10 11 12 16 21 99',
  H: '01 02 03 04 05 10 99',
};

function classExists(section: string, number: string, scheme: Scheme): boolean {
  const classes =
    scheme === 'CPC' && section === 'Y' ? CPC_Y_CLASSES : (IPC_CLASS_CODES[section] ?? '');
  return classes.split(' ').includes(number);
}

/** Upper case, no spaces, no version tail, no padding. */
function normalise(input: string): string {
  const bare = tidy(input).toUpperCase().replace(VERSION, '').replace(INDICATOR, '$1');
  const [, subclass, group, subgroup] = FIXED_WIDTH.exec(bare) ?? [];
  if (!subclass || !group || !subgroup) return bare;
  return `${subclass}${group}/${subgroup.replace(/0{1,4}$/, '')}`;
}

function parse(text: string, scheme: Scheme): IpcSymbol | Failure {
  const [, section, number, subclass, group, subgroup] = SHAPE.exec(text) ?? [];
  const main = Number(group);
  if (!section || main === 0 || (scheme === 'IPC' && main >= 2000)) return 'FORMAT';
  if (!(section in IPC_CLASS_CODES) && !(scheme === 'CPC' && section === 'Y')) return 'SECTION';
  if (!number) return { symbol: section, level: 'section' };
  if (!classExists(section, number, scheme)) return 'CLASS';
  if (!subclass) return { symbol: section + number, level: 'class' };
  if (!group) return { symbol: section + number + subclass, level: 'subclass' };
  const prefix = `${section}${number}${subclass}${main}`;
  if (!subgroup) return { symbol: prefix, level: 'maingroup' };
  return { symbol: `${prefix}/${subgroup}`, level: subgroup === '00' ? 'maingroup' : 'subgroup' };
}

function check(
  input: string,
  scheme: Scheme,
  messages: Readonly<Record<Failure | 'EMPTY', string>>,
): Checked {
  const text = normalise(input);
  if (text === '') return refuse(messages, 'EMPTY');
  const found = parse(text, scheme);
  if (typeof found === 'string') return refuse(messages, found);
  if (!found.symbol.includes('/')) return refuse(messages, 'INCOMPLETE');
  return accept(found.symbol, found.level);
}

function read(input: string, scheme: Scheme): IpcSymbol | null {
  const found = parse(normalise(input), scheme);
  return typeof found === 'string' ? null : found;
}

/**
 * Form check of a full IPC symbol (WIPO ST.8 and the IPC guide); fixed-width form and version tail
 * are normalised. The note is its level, `maingroup` or `subgroup`.
 * Codes in order: EMPTY, FORMAT, SECTION, CLASS, INCOMPLETE.
 */
export function checkIpc(input: string): Checked {
  return check(input, 'IPC', IPC_MESSAGES);
}

/** As `checkIpc` for the CPC: section Y and main groups of the 2000-series are allowed too. */
export function checkCpc(input: string): Checked {
  return check(input, 'CPC', CPC_MESSAGES);
}

/**
 * Reads an IPC symbol or a prefix of one for searching; null when the text is neither or its
 * class does not exist. A trailing slash (`H01M10/`) is read as the main group.
 */
export function readIpc(input: string): IpcSymbol | null {
  return read(input, 'IPC');
}

/** As `readIpc` for the CPC. */
export function readCpc(input: string): IpcSymbol | null {
  return read(input, 'CPC');
}
