import { toHalfWidth } from '../check';

/** A name of a law as it is compared, and the year of the version named with it. */
export interface LawName {
  /** Without 中华人民共和国, spaces and the year of a version; brackets full width. */
  readonly name: string;
  /** `2020` of （2020年修正）. */
  readonly edition?: string;
}

const EDITION =
  /[（(](\d{4})年?(?:第[一二三四五六七八九十]{1,2}次)?(?:修正|修订|修改|版|本|公布|施行)*[）)]$/;

const LAW_NAME =
  /(?:法|法典|编|条例|细则|办法|规定|解释|决定|规则|批复|意见|通知|公约|协定|条约|议定书|纪要|答复|指引|标准)(?:（[^（）]{1,12}）)?$/;

/** Whether brackets within close in order: those around 〈甲〉和〈乙〉 are not one pair. */
function isBalanced(text: string): boolean {
  let open = 0;
  for (const char of text) {
    if (char === '〈') open++;
    else if (char === '〉') open--;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * Folds a name so that its spellings are the same: 《中华人民共和国专利法》, 专利法（2020年修正）,
 * 关于修改<专利法>的决定.
 */
export function foldLawName(text: string): LawName {
  const plain = toHalfWidth(text)
    .replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, '')
    .replace(/[<〈《]/g, '〈')
    .replace(/[>〉》]/g, '〉')
    .replace(/^〈(.*)〉$/, (whole, inner: string) => (isBalanced(inner) ? inner : whole));
  const edition = EDITION.exec(plain);
  const name = (edition ? plain.slice(0, edition.index) : plain)
    .replace(/\(/g, '（')
    .replace(/\)/g, '）')
    .replace(/,/g, '，')
    .replace(/:/g, '：')
    .replace(/^(?:中华人民共和国)(?=.)/, '');
  return edition?.[1] ? { name, edition: edition[1] } : { name };
}

/** Whether a name ends as those of laws, rules, interpretations and treaties do. */
export function isLawName(folded: string): boolean {
  // 《通知》 and 《办法》 alone name no law; 宪法 and 刑法 do.
  return (folded.length > 2 || /^[^方办]法$/.test(folded)) && LAW_NAME.test(folded);
}

/** A law as judgments cite it, with or without the state in front: 专利法. */
export const citedAs = (title: string): string => title.replace(/^[^国]{2,}国(?=.{2,}法$)/, '');

/** The code that a law is a part of, whose articles are numbered through: 民法典 of 民法典侵权责任编. */
export function codeOf(folded: string): string | undefined {
  return /^(.*法典)(?:[^编]{1,8}编|总则|附则)$/.exec(folded)?.[1];
}

/** A name in the brackets of a citation: those within become 〈〉. */
export function quoteLawName(title: string): string {
  return `《${title.replace(/[<《]/g, '〈').replace(/[>》]/g, '〉')}》`;
}

/** Laws that texts name without brackets: 专利法第二十六条. */
export const COMMON_LAW_NAMES: readonly string[] = [
  '宪法',
  '民法典',
  '民法总则',
  '民法通则',
  '合同法',
  '侵权责任法',
  '刑法',
  '专利法',
  '专利法实施细则',
  '专利代理条例',
  '国防专利条例',
  '商标法',
  '商标法实施条例',
  '著作权法',
  '著作权法实施条例',
  '计算机软件保护条例',
  '信息网络传播权保护条例',
  '著作权集体管理条例',
  '植物新品种保护条例',
  '集成电路布图设计保护条例',
  '反不正当竞争法',
  '反垄断法',
  '知识产权海关保护条例',
  '种子法',
  '电子商务法',
  '公司法',
  '产品质量法',
  '对外贸易法',
  '技术进出口管理条例',
  '科学技术进步法',
  '促进科技成果转化法',
  '外商投资法',
  '民事诉讼法',
  '行政诉讼法',
  '刑事诉讼法',
  '行政复议法',
  '行政处罚法',
  '行政许可法',
  '行政强制法',
  '立法法',
  '仲裁法',
];
