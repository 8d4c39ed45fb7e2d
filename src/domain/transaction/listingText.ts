import { accept, type Checked } from '../check';
import { contactProblem } from './contactInText';

/**
 * Promises and superlatives that texts of listings may not hold (Advertising Law, Articles 9 and
 * 28; domain reference 2.6). Words whose ordinary use in descriptions of techniques is frequent,
 * such as 最佳, are left out. Changes with the office's practice.
 */
const SENSITIVE_WORDS: readonly string[] = [
  '包授权',
  '保证授权',
  '包下证',
  '稳赚',
  '包赚',
  '保本保息',
  '保证盈利',
  '零风险',
  '国家免检',
  '全国第一',
  '世界第一',
  '内部渠道',
  '代写论文',
];

/**
 * The sentence about a word that a text may not hold; undefined when there is none.
 *
 * @param label what the text is called, e.g. 简介
 */
function sensitiveProblem(label: string, text: string): string | undefined {
  const packed = text.replace(/\s+/g, '');
  const found = SENSITIVE_WORDS.filter((word) => packed.includes(word));
  if (found.length === 0) return undefined;
  const words = found.map((word) => `“${word}”`).join('、');
  return `${label}中不能使用承诺性、绝对化的用语：${words}，请删去或改为客观的说明`;
}

/**
 * Form check of a text of a listing: no contact data, no forbidden words (domain reference 2.6).
 * The value is trimmed. Codes in order: CONTACT, SENSITIVE.
 *
 * @param label what the text is called, e.g. 简介
 */
export function checkListingText(label: string): (text: string) => Checked {
  return (text) => {
    const contact = contactProblem(label, text);
    if (contact !== undefined) return { ok: false, code: 'CONTACT', message: contact };
    const sensitive = sensitiveProblem(label, text);
    return sensitive === undefined
      ? accept(text.trim())
      : { ok: false, code: 'SENSITIVE', message: sensitive };
  };
}
