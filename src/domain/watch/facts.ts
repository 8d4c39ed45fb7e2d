import { ENTERPRISE_STATUS } from '../enterprise/labels';
import { timelinessWord } from '../law/timeliness';
import { VALIDITY } from '../patentLabels';
import { STATUSES } from '../workflow/status';

/** Kinds of records that can be watched, with the word for each. */
export const WATCH_KINDS = {
  patent: '专利',
  family: '专利同族',
  enterprise: '企业',
  law: '法律法规',
  judgment: '裁判文书',
  node: '产业链环节',
  listing: '供需信息',
} as const;

export type WatchKind = keyof typeof WATCH_KINDS;

/** A code, a word, a day `YYYY-MM-DD`, a count, or several of one kind; null is not known. */
export type KnownValue = string | number | readonly string[] | null;

/** What was known of a record at one time, by the names of `WATCH_FACTS`; what is absent was not. */
export type Known = Readonly<Record<string, KnownValue>>;

/** One thing that is compared from one look to the next. */
export interface WatchFact {
  readonly label: string;
  /** Behind a count. */
  readonly unit?: string;
  /** The word for a code; the code itself when left out. */
  readonly word?: (code: string) => string;
  /** Of several: what is new among them is said alone, since nothing goes from them. */
  readonly grows?: boolean;
  /** Kept for the day it tells, and compared with nothing. */
  readonly silent?: boolean;
}

/** The word of a list for a code; the code where the list does not have it. */
const wordIn =
  (words: Readonly<Record<string, string>>) =>
  (code: string): string =>
    (Object.hasOwn(words, code) && words[code]) || code;

const statusWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STATUSES).map(([code, { label }]) => [code, label]),
);

const PATENTS: WatchFact = { label: '专利', unit: '件' };

/** What is compared of a record of each kind, in the order in which it is said. */
export const WATCH_FACTS: Readonly<Record<WatchKind, Readonly<Record<string, WatchFact>>>> = {
  patent: {
    status: { label: '法律状态', word: wordIn(VALIDITY) },
    owners: { label: '当前权利人' },
    events: { label: '法律事件', unit: '项' },
    lastEvent: { label: '最近的法律事件' },
    feesPaid: { label: '已缴年费', word: (year) => `第 ${year} 年度`, grows: true },
    feeDue: { label: '下一笔年费的应缴日', silent: true },
    feeAmount: { label: '下一笔年费', unit: '元', silent: true },
    termEnd: { label: '期限届满日', silent: true },
  },
  family: {
    simple: { label: '简单同族', unit: '件' },
    extended: { label: '扩展同族', unit: '件' },
  },
  enterprise: {
    status: { label: '登记状态', word: wordIn(ENTERPRISE_STATUS) },
    patents: PATENTS,
    trademarks: { label: '商标', unit: '件' },
    software: { label: '软件著作权', unit: '件' },
    works: { label: '作品著作权', unit: '件' },
    dishonesty: { label: '失信记录', unit: '条' },
  },
  law: {
    status: { label: '时效性', word: (code) => timelinessWord(code).word },
    versions: { label: '收录的版本', unit: '个' },
    lastVersion: { label: '最新版本的公布日期' },
    judgments: { label: '依据里写有它的裁判文书', unit: '篇' },
  },
  judgment: {
    chain: { label: '列出的同一纠纷的其他文书', unit: '篇' },
  },
  node: {
    patents: PATENTS,
    cityPatents: { label: '本市专利', unit: '件' },
  },
  listing: {
    status: { label: '状态', word: wordIn(statusWords) },
    price: { label: '价格' },
    published: { label: '发布日期' },
    validUntil: { label: '有效期至' },
  },
};
