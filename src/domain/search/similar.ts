import { toHalfWidth } from '../check';
import { readIpc } from '../classification/ipc';
import { readLoc } from '../classification/loc';
import { termOfClass } from './classQuery';
import { fieldQuery } from './fieldQuery';
import { parseExpression } from './parser';
import { quoteWord } from './smart';

/** What a record says that others may say as well; what is not known is left out. */
export interface SimilarTo {
  title: string;
  abstract?: string | undefined;
  keywords?: readonly string[] | undefined;
  mainIpc?: string | undefined;
  ipcs?: readonly string[] | undefined;
  locs?: readonly string[] | undefined;
  applicationNumber?: string | undefined;
  publicationNumber?: string | undefined;
  grantNumber?: string | undefined;
}

const MOST_TERMS = 5;
const MOST_CLASSES = 3;

/** Characters of a term: one says nothing, and a whole clause is found nowhere else. */
const SHORTEST = 2;
const LONGEST = 8;

/** Of a longer Chinese one the end is taken, where the thing itself stands: 高强度耐高温复合隔膜. */
const END = 4;

/** How often the abstract has to say what the title does not. */
const REPEATED = 2;

/** What every patent says, and the small words between what it is about; 和 but for that in 饱和, 中和, 共和. */
const GENERIC =
  /本发明|本实用新型|实用新型|本申请|本公开|本外观设计|公开了|涉及|提供了?|一种|方法|装置|系统|设备|制备|制造|制作|生产|工艺|技术|领域|应用|使用|用于|用途|基于|采用|通过|包括|包含|所述|具有|设有|设置|步骤|其中|以及|及其|或者|能够|可以|进行|实现|得到|获得|有效|提高|降低|结构(?!光)|组件|机构|部件|第[一二三四五六七八九十]|[一二三四五六七八九十多两]个|如图\d*所示|图\d+|[的与及或和]/g;

const withoutGeneric = (text: string): string =>
  text.replace(GENERIC, (found, at: number) =>
    found === '和' && /[饱中共]/.test(text.charAt(at - 1)) ? found : ' ',
  );

/** 用 where it is not the beginning of a word: 用户, 用电. */
const FOR = /用(?!户|电|水|具|量)/g;

/** A word that ends before 用: two Chinese characters, the last of which makes no word with it (医用, 作用). */
const WORD_BEFORE_FOR =
  /^[\u4e00-\u9fff](?![作通专复农车家医药军民食饮公共信费利适使应常])[\u4e00-\u9fff]$/;

/** Takes 用 away between two words or at the end of one: 充电桩用高效散热, 隔膜用. */
const withoutFor = (text: string): string =>
  text.replace(FOR, (found, at: number) => {
    const before = text.slice(Math.max(0, at - 2), at);
    return !/[\u4e00-\u9fff]$/.test(before) || WORD_BEFORE_FOR.test(before) ? ' ' : found;
  });

/** What the abstract of any device repeats. */
const COMMON =
  /^(?:固定|安装|连接|连通|相连|接通|空间|顶部|底部|顶端|底端|上端|下端|左右|上下|前后|一端|两端|一侧|两侧|内部|外部|内侧|外侧|内壁|外壁|侧壁|表面|上表面|下表面|中部|均匀|本体|主体|高效|简单|方便|合理)+$/;

/** What the brief explanation of every design says. */
const EXPLAINED =
  /本?外观设计|产品|设计要点|形状|图案|色彩|图片或照片|[主后左右俯仰]视图|立体图|省略(?:视图)?|最能表明/g;

/** What ends a term: all that is neither a letter, a digit nor a hyphen between them. */
const APART = /[^\p{L}\p{N}-]+/u;

/** Reference numerals behind a word: 基膜10, 烘箱12相连. */
const NUMERALS = /([\u4e00-\u9fff])\d+[a-z]?(?![\da-z-])/gi;

const ONLY_CHINESE = /^[\u4e00-\u9fff]+$/;

function fitting(piece: string): string[] {
  const word = piece.replace(/^-+|-+$/g, '');
  if (word.length < SHORTEST || /^[\d-]+$/.test(word)) return [];
  if (!ONLY_CHINESE.test(word)) return word.length <= LONGEST * 3 ? [word] : [];
  return [word.length > LONGEST ? word.slice(-END) : word];
}

/** The words of a text in its order, without what every patent says. */
function piecesOf(text: string): string[] {
  return withoutFor(withoutGeneric(toHalfWidth(text)))
    .replace(NUMERALS, '$1 ')
    .split(APART)
    .flatMap(fitting);
}

/** What the abstract says at least twice, most often first. */
function repeatedIn(abstract: string): string[] {
  const counts = new Map<string, number>();
  const own = abstract.includes('本外观设计') ? abstract.replace(EXPLAINED, ' ') : abstract;
  for (const piece of piecesOf(own)) {
    if (!COMMON.test(piece)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= REPEATED)
    .sort(([, a], [, b]) => b - a)
    .map(([piece]) => piece);
}

/**
 * The words that say what a patent is about, at most five: those of its title, its keywords, then
 * what its abstract repeats. Generic words are left out; a word within another one as well.
 */
export function keyTerms({ title, abstract = '', keywords = [] }: SimilarTo): string[] {
  const terms: string[] = [];
  const offered = [...piecesOf(title), ...keywords.flatMap(piecesOf), ...repeatedIn(abstract)];
  for (const one of offered) {
    const within = terms.some((term) => term.includes(one) || one.includes(term));
    if (!within && terms.length < MOST_TERMS) terms.push(one);
  }
  return terms;
}

/** Main groups with everything below them, `H01M10/+`, the main class first; at most three. */
function groupsOf({ mainIpc, ipcs = [] }: SimilarTo): string[] {
  const groups = [mainIpc ?? '', ...ipcs].flatMap((code) => {
    const { symbol = '', level } = readIpc(code) ?? {};
    if (level === 'subclass') return symbol;
    return level === 'maingroup' || level === 'subgroup'
      ? termOfClass(`${symbol.replace(/\/.*/, '')}/00`)
      : [];
  });
  return [...new Set(groups)].slice(0, MOST_CLASSES);
}

const locsOf = ({ locs = [] }: SimilarTo) =>
  [...new Set(locs.flatMap((code) => readLoc(code)?.symbol ?? []))].slice(0, MOST_CLASSES);

const clause = (field: string, values: readonly string[]) =>
  values.length > 0 ? [`${field}=(${values.join(' OR ')})`] : [];

/**
 * The query that finds patents like one: any of its words in title, abstract or claims, in any of
 * its main groups, and not itself: `TAC=(…) AND IC=(…) NOT AN=…`. What is not known of it is left
 * out; of a design the Locarno classes stand in place of the IPC.
 *
 * @returns canonical spelling, which always parses; undefined when neither a word nor a class is
 *   known
 */
export function similarQuery(record: SimilarTo): string | undefined {
  const terms = keyTerms(record)
    .map((term) => quoteWord(term))
    .filter(Boolean);
  const groups = groupsOf(record);
  const classes = groups.length > 0 ? clause('IC', groups) : clause('LOC', locsOf(record));
  const wanted = [...clause('TAC', terms), ...classes].join(' AND ');
  const { applicationNumber, publicationNumber, grantNumber } = record;
  const own =
    (applicationNumber && fieldQuery('AN', applicationNumber)) ||
    fieldQuery('PN', grantNumber ?? publicationNumber ?? '');
  const parsed = parseExpression(own && wanted ? `${wanted} NOT ${own}` : wanted);
  return parsed.ok ? parsed.canonical : undefined;
}
