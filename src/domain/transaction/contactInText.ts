import { toHalfWidth } from '../check';
import { MOBILE_SEGMENTS } from '../contact';

/** What gives a way to reach somebody past the portal. */
const CONTACT_KINDS = {
  mobile: '手机号码',
  phone: '电话号码',
  email: '邮箱',
  wechat: '微信号',
  qq: 'QQ 号',
  url: '网址',
  address: '地址',
} as const;
export type ContactKind = keyof typeof CONTACT_KINDS;

/** Contact data in a text; `start` and `end` count UTF-16 units, `end` is behind the last one. */
export interface FoundContact {
  readonly kind: ContactKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Digits in words, one character each; 两 is left out, since it counts things. */
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  零: '0',
  〇: '0',
  一: '1',
  幺: '1',
  壹: '1',
  二: '2',
  贰: '2',
  三: '3',
  叁: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  七: '7',
  柒: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
};

const WORD = new RegExp(`[${Object.keys(DIGIT_WORDS).join('')}]`, 'g');

/** Half width and plain digits, at the same places as in the text. */
function plain(text: string): string {
  return toHalfWidth(text)
    .replace(/[①-⑨]/g, (char) => String(char.charCodeAt(0) - 0x245f))
    .replace(/[⓪]/g, '0')
    .replace(/[\u2010-\u2015\u2212－]/g, '-');
}

/** The same with digits in words as digits. */
const inDigits = (text: string) => text.replace(WORD, (word) => DIGIT_WORDS[word] ?? word);

/** What may stand between the digits of a number that is written in groups. */
const GAP = '[\\s\\-_.·*~]{1,2}';

/** The ways in which the 11 digits of a mobile number are grouped; other groups are figures. */
const GROUPS = [
  [11],
  [3, 4, 4],
  [3, 8],
  [7, 4],
  [4, 7],
  [3, 3, 5],
  [5, 6],
  [3, 2, 2, 2, 2],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
];

/** Two groups with a point between them are a decimal number. */
const gapOf = (groups: readonly number[]) => (groups.length === 2 ? GAP.replace('.', '') : GAP);

const MOBILE_SHAPES = GROUPS.map((groups) =>
  groups.map((count) => `\\d{${count}}`).join(gapOf(groups)),
);

const MOBILE = new RegExp(
  `(?:(?:\\+|00)?86[\\s-]?|0(?=1))?(${MOBILE_SHAPES.join('|')})(?![\\d]|\\.\\d)`,
  'g',
);

const SEGMENT = new RegExp(`^(?:${MOBILE_SEGMENTS.join('|')})\\d{8}$`);

const LANDLINE =
  /(?:\((?:010|02\d|0[3-9]\d{2})\)|(?:010|02\d|0[3-9]\d{2}))[\s-]{0,2}[2-9]\d{2,3}[\s-]?\d{4}(?!\d|\.\d)/g;

const SERVICE_NUMBER = /[48]00[\s-]\d{3,4}[\s-]?\d{3,4}(?!\d|\.\d)/g;

const SAID_NUMBER =
  /(?:电话|手机|座机|热线|致电|拨打|联系方式|tel|phone|mobile|call)(?:号码|号)?[\s:,是为打]{0,3}(\+?\d[\d\s-]{5,16}\d)/gi;

const TOP_LEVEL = '(?:com|cn|net|org|edu|gov|info|biz|top|vip|xyz|shop|site|club|tech|ltd)';

const EMAIL = new RegExp(
  `[A-Za-z0-9][\\w.+-]{0,63}\\s?(?:@|[([]\\s?at\\s?[)\\]]|艾特)\\s?[A-Za-z0-9-]+(?:(?:\\.|点|\\s?[([]dot[)\\]]\\s?)[A-Za-z0-9-]+)*(?:\\.|点|\\s?[([]dot[)\\]]\\s?)${TOP_LEVEL}(?![A-Za-z0-9])`,
  'gi',
);

const URL_SHAPE = new RegExp(
  `https?:\\/\\/[^\\s，。；、）]+|(?:www\\.)?[A-Za-z0-9][A-Za-z0-9-]*(?:\\.[A-Za-z0-9-]+)*(?:\\.|点)${TOP_LEVEL}(?![A-Za-z0-9])(?:\\/[^\\s，。；、）]*)?`,
  'gi',
);

/** Names of techniques that look like web addresses. */
const NO_ADDRESS = /^(?:asp|vb|ado|ml|c#|f#|entity|dot)\.net$/i;

const QQ =
  /(?:扣扣|企鹅|q\s?q)\s?(?:交流)?(?:群|号|号码)?[\s:是为加]{0,3}[1-9](?:[\s-]?\d){4,10}(?!\d)/gi;

const WECHAT_NAME = '(?:微信|薇信|威信|维信|微❤|wei\\s?xin|we\\s?chat|(?:vx|wx)(?![A-Za-z_]))';

const WECHAT = new RegExp(
  [
    `${WECHAT_NAME}\\s?(?:同号|同步|同手机|同上)`,
    `(?:加|\\+)\\s?(?:个|我的?)?\\s?(?:微(?!\\p{Script=Han})|v(?![A-Za-z])|${WECHAT_NAME})\\s?(?:号|id)?[\\s:是为]{0,3}[A-Za-z0-9_][\\w-]{4,19}`,
    `${WECHAT_NAME}\\s?(?:号码|号|id)?\\s?[:是为]\\s?[A-Za-z0-9_][\\w-]{4,19}`,
    `${WECHAT_NAME}\\s?(?:号码|号|id)\\s?[A-Za-z0-9_][\\w-]{4,19}`,
    `${WECHAT_NAME}\\s?(?=[\\w-]*\\d)[A-Za-z_][\\w-]{5,19}`,
    'wxid_\\w+',
  ].join('|'),
  'giu',
);

const SAID_ADDRESS =
  /(?:联系|通讯|通信|公司|办公|工厂|收件|单位|详细)地址[\s:是为在]{0,3}[^\s，。；,;:]{4,60}|厂址[\s:是为在]{1,3}[^\s，。；,;:]{4,60}/g;

const STREET =
  /[\p{Script=Han}]{1,12}(?:省|市|区|县|镇|乡|街道)[\p{Script=Han}\dA-Za-z]{0,15}?(?:路|街|大道|巷|弄|村)\s?\d{1,5}(?:-\d+)?\s?号|[\p{Script=Han}]{2,8}(?:路|街|大道|巷)\s?\d{1,5}\s?号\s?\d{0,4}\s?(?:幢|栋|室|楼|院)/gu;

interface Rule {
  readonly kind: ContactKind;
  readonly shape: RegExp;
  /** Digits in words count, too. */
  readonly digits?: true;
  readonly holds?: (found: string, match: RegExpExecArray) => boolean;
  /**
   * Whether it may begin behind the two characters `before` it; if not, it is looked for again from
   * its second character. A lookbehind would say the same, but Safari knows none before 16.4: there
   * a script with one does not run at all.
   */
  readonly free?: (before: string, found: string) => boolean;
}

/** In the order in which one and the same place is named. */
const RULES: readonly Rule[] = [
  { kind: 'email', shape: EMAIL },
  { kind: 'qq', shape: QQ, digits: true },
  {
    kind: 'wechat',
    shape: WECHAT,
    free: (before, found) => !/[A-Za-z]$/.test(before) || !/^[vw]x(?!id_)/i.test(found),
  },
  {
    kind: 'mobile',
    shape: MOBILE,
    digits: true,
    free: (before) => !/[\d.]$|0x$/.test(before),
    holds: (_, match) => SEGMENT.test((match[1] ?? '').replace(/\D/g, '')),
  },
  {
    kind: 'phone',
    shape: LANDLINE,
    digits: true,
    free: (before) => !/[\dA-Za-z/.]$/.test(before),
  },
  { kind: 'phone', shape: SERVICE_NUMBER, free: (before) => !/[\d.]$/.test(before) },
  {
    kind: 'phone',
    shape: SAID_NUMBER,
    digits: true,
    holds: (_, match) => {
      const count = (match[1] ?? '').replace(/\D/g, '').length;
      return count >= 7 && count <= 13;
    },
  },
  {
    kind: 'url',
    shape: URL_SHAPE,
    holds: (found) => !NO_ADDRESS.test(found),
    free: (before, found) => !/[\w@.-]$/.test(before) || /^https?:\/\//i.test(found),
  },
  { kind: 'address', shape: SAID_ADDRESS },
  { kind: 'address', shape: STREET },
];

/** The places of a text where a rule finds its shape, in reading order. */
function* matchesOf({ shape, free }: Rule, text: string): Generator<RegExpExecArray> {
  shape.lastIndex = 0;
  for (let match = shape.exec(text); match; match = shape.exec(text)) {
    const { index } = match;
    if (!free || free(text.slice(Math.max(0, index - 2), index), match[0])) yield match;
    else shape.lastIndex = index + 1;
  }
}

/**
 * Contact data inside a text, in reading order (domain reference 2.6): telephone numbers however
 * they are spaced, in full width or in words, e-mail, WeChat, QQ, web and postal addresses. Numbers
 * of patents, dates, prices and measured values are none.
 */
export function findContacts(text: string): FoundContact[] {
  const normal = plain(text);
  const digits = inDigits(normal);
  const found: FoundContact[] = [];
  for (const rule of RULES) {
    const { kind, holds } = rule;
    for (const match of matchesOf(rule, rule.digits ? digits : normal)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((one) => start < one.end && end > one.start)) continue;
      if (holds && !holds(match[0], match)) continue;
      found.push({ kind, start, end, text: text.slice(start, end) });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** The most of a found text that a message repeats. */
const LONGEST = 20;

/**
 * The sentence about contact data in a text; undefined when there is none.
 *
 * @param label what the text is called, e.g. 简介
 */
export function contactProblem(label: string, text: string): string | undefined {
  const [first, ...others] = findContacts(text);
  if (!first) return undefined;
  const place = Array.from(text.slice(0, first.start)).length + 1;
  const words = first.text.length > LONGEST ? `${first.text.slice(0, LONGEST)}…` : first.text;
  const more = others.length > 0 ? `，另有 ${others.length} 处` : '';
  return `${label}中请勿填写联系方式：第 ${place} 个字起的“${words}”是${CONTACT_KINDS[first.kind]}${more}，请删去；联系方式填在最后一部分`;
}
