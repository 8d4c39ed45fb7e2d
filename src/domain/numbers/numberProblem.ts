import { readDate } from '../patentDates';
import { type ReadingOption, readPatentNumber, tidyNumber } from './anyNumber';
import { readApplicationNumber } from './applicationNumber';
import { checkPublicationNumber, readPublicationNumber } from './publicationNumber';

/** Why a text that looks like a number cannot be used. */
export interface NumberProblem {
  /** A clause in Chinese without closing full stop. */
  reason: string;
  /** What was probably meant, in its normal spelling. */
  correction?: string;
  /** Whether the text has the form of a number, so that it is surely meant as one. */
  close: boolean;
}

export interface ProblemOption extends ReadingOption {
  /** Digits that look like a number when nothing else is there. */
  fewestDigits: number;
}

/** As many digits behind CN, ZL, PCT or WO are meant as a number. */
export const FEWEST_LABELLED = 5;

/** As many with a check digit or a kind code are. */
export const FEWEST_MARKED = 7;

/** As spreadsheets show long numbers: 2.0212E+11. */
const EXPONENT = /^\d(?:\.\d+)?E\+(?:[89]|1[0-3])$/;

/** Mobile telephones, and the 18 digits of persons and enterprises. */
const OTHER_CODE = /^(?:(?:86)?1[3-9]\d{9}|\d{17}[\dX])$/;

/** Offices whose numbers are pasted along; those whose code is an English word are left out. */
const FOREIGN =
  /^(US|EP|JP|KR|DE|GB|FR|TW|HK|MO|RU|SU|CA|AU|CH|SE|NL|BR|SG|EA)[-/]?\d+(?:[-/]\d+)?-?(?:[A-Z]\d?)?$/;

/** A spreadsheet may have dropped the leading zero, and scanned text has letters for digits. */
function misreading(typed: string, option: ReadingOption): NumberProblem | null {
  const restored = /^[1-9]\d/.test(typed) ? readPatentNumber(`0${typed}`, option) : null;
  if (restored?.proven) {
    return { reason: '开头的 0 可能被表格软件去掉', correction: restored.number, close: true };
  }
  const [, prefix = '', rest = ''] =
    /^(CN|ZL)?([\dOIL]{7,}(?:\.?[\dX]|[A-Z]\d?)?)$/.exec(typed) ?? [];
  const digits = rest.replace(/O/g, '0').replace(/[IL]/g, '1');
  const meant = digits === rest ? null : readPatentNumber(prefix + digits, option);
  return meant && { reason: '号码中混有字母 O、I 或 L', correction: meant.number, close: true };
}

/** Of 8 or 12 digits which are no application number: what is wrong is the year or the type. */
function bodyReason(body: string, today: string): string {
  const long = body.length === 12;
  const year = body.slice(0, long ? 4 : 2);
  const last = today.slice(0, 4);
  if (long && (year < '2003' || year > last)) {
    return `申请年份应在 2003 至 ${last} 年之间，现为 ${year}`;
  }
  if (!long && year > '03' && year < '85')
    return `8 位申请号前两位应为年份（85 至 03），现为 ${year}`;
  const digit = body.charAt(year.length);
  return `第 ${year.length + 1} 位应为专利类型 1、2、3、8 或 9，现为 ${digit}`;
}

function applicationProblem(typed: string, option: ProblemOption): NumberProblem | null {
  const [, prefix, digits = '', check] = /^(CN|ZL)?(\d+)(\.[\dX]|X)?$/.exec(typed) ?? [];
  const unlabelled = check ? FEWEST_MARKED : option.fewestDigits;
  if (digits.length < (prefix ? FEWEST_LABELLED : unlabelled)) return null;
  const application = readApplicationNumber(typed, option);
  if (application) {
    const { body, check: wrong, expectedCheck } = application;
    const reason = `校验位应为 ${expectedCheck}，现为 ${wrong}，请核对号码`;
    return { reason, correction: `${body}.${expectedCheck}`, close: true };
  }
  const publication = prefix || check ? null : readPublicationNumber(`CN${digits}`);
  if (publication) {
    const reason = '公开（公告）号缺少国别代码 CN';
    return { reason, correction: publication.number, close: true };
  }
  const [, body] = /^\D*(\d{12}|\d{8})\.?[\dX]?$/.exec(typed) ?? [];
  if (body) return { reason: bodyReason(body, option.today), close: false };
  const rule = '申请号为 12 位或 8 位加校验位，公开（公告）号为 CN 加 9 位或 7 位';
  return { reason: `位数不对：${rule}，现为 ${digits.length} 位`, close: false };
}

function publicationProblem(typed: string): NumberProblem | null {
  const [, digits = '', kind] = /^(?:CN)?(\d+)([ABCDSUY]\d?)$/.exec(typed) ?? [];
  if (digits.length < (typed.startsWith('CN') ? FEWEST_LABELLED : FEWEST_MARKED)) return null;
  const checked = checkPublicationNumber(`CN${digits}${kind}`);
  if (checked.ok) return null;
  const { message: reason } = checked;
  const withoutKind = readPublicationNumber(`CN${digits}`);
  if (!withoutKind) return { reason, close: false };
  return { reason, correction: withoutKind.number, close: true };
}

function foreignProblem(typed: string): NumberProblem | null {
  if (typed.replace(/\D/g, '').length < FEWEST_LABELLED) return null;
  if (/^PCT[-/A-Z]*\d/.test(typed)) {
    return { reason: 'PCT 申请号格式或年份不正确，如 PCT/CN2020/099999', close: false };
  }
  if (/^WO[-/]?\d/.test(typed)) {
    return { reason: '国际公布号格式或年份不正确，如 WO2021/123456', close: false };
  }
  const office = FOREIGN.exec(typed)?.[1];
  if (!office) return null;
  const reason = `${office} 是外国或地区号码，这里只识别中国号码和 PCT、WO 号码`;
  return { reason, close: false };
}

/**
 * Says what is wrong with a text that looks like the number of a patent document; null when it
 * does not, such as a date, a telephone number or a word. A wrong check digit shows that some
 * digit is wrong, not which, so the number with the right one is only what was probably meant.
 *
 * @param text for which `readPatentNumber` answers null
 */
export function numberProblem(text: string, option: ProblemOption): NumberProblem | null {
  const typed = tidyNumber(text);
  if (EXPONENT.test(typed)) {
    const reason = '表格软件把号码变成了科学计数法，请将该列设为文本后重新复制';
    return { reason, close: true };
  }
  if (OTHER_CODE.test(typed) || readDate(typed)) return null;
  return (
    misreading(typed, option) ??
    applicationProblem(typed, option) ??
    publicationProblem(typed) ??
    foreignProblem(typed)
  );
}
