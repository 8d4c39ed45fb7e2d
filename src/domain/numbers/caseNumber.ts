import { type TodayOption, todayInChina } from '../calendar';
import { accept, type Checked, refuse, tidy } from '../check';

const MESSAGES = {
  EMPTY: '请输入案号',
  FORMAT: '案号格式不正确，如（2024）苏05民初123号',
  YEAR: '案号年份不在有效范围内',
} as const;

/** Short names of the high courts' regions as case numbers use them; 兵 is the Xinjiang corps. */
const REGIONS = '京津冀晋内辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川黔云藏陕甘青宁新兵';

const SHAPE = new RegExp(
  `^\\((\\d{4})\\)(?:最高法|[${REGIONS}](?:\\d{4}|\\d{2})?)知?[\\u4e00-\\u9fa5]{1,6}\\d{1,8}号$`,
);

/** The numbering rule took effect on 2016-01-01. */
const FIRST_YEAR = 2016;

/**
 * Form check of a court case number: (year) court, optional 知, type words, serial, 号. The value
 * has half-width brackets. Source: 最高人民法院关于人民法院案件案号的若干规定.
 * Codes in order: EMPTY, FORMAT, YEAR.
 */
export function checkCaseNumber(
  input: string,
  { today = todayInChina() }: TodayOption = {},
): Checked {
  const text = tidy(input);
  if (text === '') return refuse(MESSAGES, 'EMPTY');
  const year = SHAPE.exec(text)?.[1];
  if (!year || /字第/.test(text)) return refuse(MESSAGES, 'FORMAT');
  if (Number(year) < FIRST_YEAR || Number(year) > Number(today.slice(0, 4))) {
    return refuse(MESSAGES, 'YEAR');
  }
  return accept(text);
}

/** （2013）民申字第1643号, （2012）沪一中民五（知）终字第37号: short names of courts and types were free. */
const OLD_SHAPE = /^\((\d{4})\)[\u4e00-\u9fa5()]{1,20}字第0*(\d{1,8})(?:-\d{1,3})?号$/;

/** Courts numbered their cases in this way until the rule of 2016, from the reform of 1979 on. */
const FIRST_OLD_YEAR = 1979;

/**
 * A case number of the time before the numbering rule, with half-width brackets; null when the text
 * is none. Cases of these years still are cited; none is newer than 2015.
 */
export function readOldCaseNumber(input: string): string | null {
  const text = tidy(input);
  const year = Number(OLD_SHAPE.exec(text)?.[1] ?? 0);
  return year >= FIRST_OLD_YEAR && year < FIRST_YEAR ? text : null;
}

/** 民事判决书 and the like, which stands behind the number of a case where it is cited. */
const DOCUMENT = /号(?:民事|行政|刑事|执行)?(?:附带民事)?(?:判决|裁定|调解|决定|通知|裁决)书?$/;

/**
 * A case number as it is copied from texts, in the spelling that the checks take: brackets of any
 * kind around the year or none, no name of the document behind it.
 */
export const tidyCaseNumber = (input: string): string =>
  tidy(input)
    .replace(/^[[〔【]?(\d{4})年?[\]〕】]?(?=[\u4e00-\u9fa5])/, '($1)')
    .replace(DOCUMENT, '号');
