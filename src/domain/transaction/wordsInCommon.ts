import { toHalfWidth } from '../check';

/** Words that say nothing of a technique, the longer ones first. */
const EMPTY_WORDS = [
  '制备方法',
  '实用新型',
  '外观设计',
  '专利申请',
  '合作开发',
  '技术方案',
  '解决方案',
  '知识产权',
  '开放许可',
  '普通许可',
  '独占许可',
  '排他许可',
  '作价入股',
  '质押融资',
  '一种',
  '及其',
  '以及',
  '用于',
  '具有',
  '可以',
  '能够',
  '进行',
  '采用',
  '实现',
  '提高',
  '降低',
  '解决',
  '问题',
  '需求',
  '寻求',
  '求购',
  '征集',
  '希望',
  '转让',
  '许可',
  '开放(?![式性])',
  '出售',
  '专利',
  '技术',
  '方法',
  '装置',
  '系统',
  '设备',
  '制备',
  '生产',
  '使用',
  '应用',
  '相关',
  '企业',
  '公司',
  '产品',
  '合作',
  '开发',
  '现有',
  '本市',
  '我们',
  '需要',
  '示例',
];

const EMPTY = new RegExp(EMPTY_WORDS.join('|'), 'g');

/**
 * Signs, blanks and characters that join words or belong to none of them; not where they begin a
 * term of the technique, such as 在线, 无线, 能源.
 */
const BORDERS =
  /[^\p{Script=Han}A-Za-z0-9-]|[的了和与或及为对以于由从将把被并且等其该本各]|在(?!线)|能(?![源量耗效])|可(?![视再])|有(?![机源色])|无(?![线人机缝刷源])|不(?!锈)|[上下](?![料位])|中(?![药草])|内(?![窥燃存镜])|外(?![延壳骨罩])/u;

/** The pieces of a text between signs, joining and empty words; upper case, half width. */
function pieces(text: string): string[] {
  return toHalfWidth(text)
    .toUpperCase()
    .replace(EMPTY, ' ')
    .split(BORDERS)
    .filter((piece) => Array.from(piece).length >= 2);
}

const LATIN = /^[A-Z0-9-]+$/;

/** A piece of Latin letters and digits counts whole, and only with a letter in it. */
const isWord = (piece: string) => /[A-Z]/.test(piece);

/** The longest beginning of `rest` that the other text holds, at least two characters. */
function longestIn(rest: string, other: string): string {
  let end = 2;
  if (!other.includes(rest.slice(0, end))) return '';
  while (end < rest.length && other.includes(rest.slice(0, end + 1))) end++;
  return rest.slice(0, end);
}

/**
 * Words that two texts share, the longest first: stretches of at least two Chinese characters, or
 * whole words of letters, without words that say nothing of a technique.
 *
 * @param keys the shorter text, whose words are looked for in the other
 */
export function wordsInCommon(keys: string, other: string, most = 5): string[] {
  const there = pieces(other);
  const found = new Set<string>();
  for (const piece of pieces(keys)) {
    if (LATIN.test(piece)) {
      if (isWord(piece) && there.some((one) => one.split(/[^A-Z0-9-]+/).includes(piece))) {
        found.add(piece);
      }
      continue;
    }
    for (let start = 0; start < piece.length - 1; ) {
      const rest = piece.slice(start);
      const longest = there
        .map((one) => longestIn(rest, one))
        .reduce((best, one) => (one.length > best.length ? one : best), '');
      if (longest !== '' && !LATIN.test(longest)) found.add(longest);
      start += Math.max(1, longest.length);
    }
  }
  const words = [...found].sort((one, two) => two.length - one.length || (one < two ? -1 : 1));
  return words
    .filter((word, index) => !words.slice(0, index).some((longer) => longer.includes(word)))
    .slice(0, most);
}
