/** Parts of a document in the order in which courts write them. */
export const SECTION_TITLES = {
  HEADING: '首部',
  PARTIES: '当事人信息',
  PROCEEDINGS: '审理经过',
  PLEADINGS: '诉辩意见',
  FACTS: '查明事实',
  REASONING: '本院认为',
  DISPOSITION: '裁判主文',
  CLOSING: '尾部',
} as const;

export type SectionKey = keyof typeof SECTION_TITLES;

/** A paragraph with its address in the document. */
interface Paragraph {
  /** Counted from 1 through the whole document. */
  readonly no: number;
  /** `p12`: the fragment by which a link opens the document there. */
  readonly address: string;
  readonly text: string;
}

/** A part of a document; those that a document does not have are left out. */
export interface Section {
  readonly key: SectionKey;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

const ORDER = Object.keys(SECTION_TITLES) as SectionKey[];

const ROLE =
  '(?:再审|原审|一审|二审|反诉|本诉|申请|被申请|复审|无效宣告)*' +
  '(?:原告|被告|上诉人|被上诉人|申请人|被申请人|第三人|请求人|被请求人|专利权人|自诉人|被告人|' +
  '执行人|被执行人|当事人|公诉机关|利害关系人|案外人)';

/** `原告：`, `上诉人（原审被告）：`, `被告人张某，男`; what a party says begins otherwise. */
const PARTY = new RegExp(
  `^${ROLE}(?:人)?(?:[（(][^）)]*[）)])?\\s*(?:[：:]|[^，。]{1,40}，[男女])`,
);

/** Who stands beside a party. */
const BESIDE_PARTY = new RegExp(
  '^(?:法定代表人|负责人|经营者|执行事务合伙人|(?:共同)?委托(?:诉讼)?代理人|诉讼代理人|法定代理人|辩护人|' +
    '住所地?|住址|地址|统一社会信用代码|公民身份号码|身份证号|指定辩护人|诉讼代表人)',
);

const PROCEEDINGS =
  /一案|(?:向|经)本院(?:提起|申请|起诉|上诉)|本院.{0,30}(?:受理|立案)|审理终结|审查终结|以.{2,40}起诉书/;

const PLEADING =
  /(?:诉称|上诉称|辩称|答辩称|述称|申请再审称|意见称|指控|诉讼请求|上诉请求|再审请求)[：:，,]|^(?:[^，。]{0,40})(?:未(?:作|提交).{0,4}答辩|提出答辩|提出诉讼请求|向本院提出|请求(?:判令|本局|国家知识产权局|本院|宣告))/;

const FACTS =
  /^(?:经(?:公开)?(?:审理|审查|开庭审理)?查明|(?:本院|一审法院|原审法院|二审法院|合议组|本局|再审)(?:经)?(?:审理|审查|二审|再审)?(?:另)?(?:查明|认定(?:如下)?事实)|本院.{0,20}(?:确认|认定)如下|根据.{0,40}(?:确认|认定)(?:如下|以下).{0,6}事实|上述事实|围绕.{0,20}(?:举证|提交.{0,6}证据)|当事人.{0,20}(?:提交|举证))/;

const REASONING = /^(?:本院|合议组|本局|本委)(?:经(?:审理|审查|合议))?(?:审查|二审|再审)?认为/;

/** The sentence that leads to the operative part; it still belongs to the reasons. */
const LEADS_TO_DISPOSITION = /(?:判决|裁定|决定|裁决|协议)如下[：:]?$/;

/** The operative part in one paragraph with the sentence that leads to it. */
const DISPOSITION = /(?:判决|裁定|决定|裁决)如下[：:].|^(?:决定|裁决结果|主文)[：:]?$/;

const CLOSING =
  /^(?:(?:代理|助理)?(?:审判长|审判员|书记员|人民陪审员|陪审员|法官助理|合议组组长|主审员|参审员)|(?:二[〇○零Ｏ]|2\d{3}年\d)[^，。]{0,24}日$)/;

/** Courts spread short words over a line: `审　判　长　　夏某`. */
const withoutSpaces = (line: string) => line.replace(/\s+/g, '');

/** The part a line opens by its words alone, or null when it says nothing about it. */
function opens(line: string): SectionKey | null {
  const text = withoutSpaces(line);
  if (CLOSING.test(text)) return 'CLOSING';
  if (PARTY.test(text) || BESIDE_PARTY.test(text)) return 'PARTIES';
  if (REASONING.test(text)) return 'REASONING';
  if (DISPOSITION.test(text)) return 'DISPOSITION';
  if (FACTS.test(text)) return 'FACTS';
  if (PLEADING.test(text)) return 'PLEADINGS';
  return PROCEEDINGS.test(text) ? 'PROCEEDINGS' : null;
}

/** Whether a document in one part may go on with another: it never goes back. */
function follows(next: SectionKey, now: SectionKey, line: string): boolean {
  const step = ORDER.indexOf(next) - ORDER.indexOf(now);
  if (step <= 0) return false;
  // Of the signatures alone it is certain that nothing but them follows.
  if (next === 'CLOSING') return now === 'DISPOSITION' || withoutSpaces(line).length <= 24;
  // A person among the parties may be named again in what a court cites.
  return next !== 'PARTIES' || now === 'HEADING';
}

/** The part of every line, by the words with which courts open a part. */
function partsOfLines(lines: readonly string[]): SectionKey[] {
  let now: SectionKey = 'HEADING';
  let leads = false;
  return lines.map((line) => {
    const next = opens(line);
    if (next !== null && follows(next, now, line)) now = next;
    else if (leads) now = 'DISPOSITION';
    leads = now !== 'CLOSING' && LEADS_TO_DISPOSITION.test(withoutSpaces(line));
    return now;
  });
}

/** `p12`, the address of a paragraph. */
export function paragraphAddress(no: number): string {
  return `p${no}`;
}

/** The number of a paragraph from its address; null for anything else. */
export function readParagraphAddress(address: string): number | null {
  const digits = /^#?p([1-9]\d{0,4})$/.exec(address)?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Splits a document into its parts. Nothing is lost or changed: the paragraphs of all parts are
 * the lines of the text that hold anything, trimmed, in their order.
 *
 * @param text one paragraph a line
 */
export function splitAdjudication(text: string): Section[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const parts = partsOfLines(lines);
  return ORDER.flatMap((key): Section[] => {
    const paragraphs = lines.flatMap((line, index) =>
      parts[index] === key
        ? [{ no: index + 1, address: paragraphAddress(index + 1), text: line }]
        : [],
    );
    return paragraphs.length === 0 ? [] : [{ key, title: SECTION_TITLES[key], paragraphs }];
  });
}
