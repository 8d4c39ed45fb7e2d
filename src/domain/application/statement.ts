import { accept, type Checked } from '../check';
import type { AreaDescription, TextDescription } from '../form/description';

/** Characters that say something: neither blanks, signs nor marks. */
const SAYING = /[\p{L}\p{N}]/gu;

/** A unit up to this length that fills a text alone is no statement: 测试测试测试… */
const LONGEST_REFRAIN = 4;

function isRefrain(characters: readonly string[]): boolean {
  for (let unit = 1; unit <= LONGEST_REFRAIN; unit++) {
    if (characters.every((char, at) => char === characters[at % unit])) return true;
  }
  return false;
}

/** Facts told in words: not only digits, signs or repeated characters (domain reference 2.3). */
export function checkStatement(text: string): Checked {
  const saying = text.match(SAYING) ?? [];
  const empty = saying.every((char) => /\p{N}/u.test(char)) || isRefrain(saying);
  return empty
    ? { ok: false, code: 'EMPTY_WORDS', message: '请用文字写清经过，不能只有数字、符号或重复的字' }
    : accept(text.trim());
}

/** Facts and reasons of a form: 20 to 3000 characters. */
export function statementField(
  field: Pick<AreaDescription, 'key' | 'label' | 'hint'>,
): AreaDescription {
  return {
    kind: 'area',
    minLength: 20,
    maxLength: 3000,
    required: true,
    check: checkStatement,
    ...field,
  };
}

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+\S*$/i;

/** Address of a web page, http or https (domain reference 3). */
export const checkWebAddress: NonNullable<TextDescription['check']> = (text) => {
  const address = text.trim();
  return WEB_ADDRESS.test(address) && URL.canParse(address)
    ? accept(address)
    : {
        ok: false,
        code: 'URL',
        message: '网址应以 http:// 或 https:// 开头，请从浏览器地址栏完整复制',
      };
};

const CONTROL = /\p{Cc}/u;

/** A name of anything: no control characters, which come along from documents (domain reference 3). */
export const checkNaming: NonNullable<TextDescription['check']> = (text) => {
  const name = text.trim();
  return CONTROL.test(name)
    ? { ok: false, code: 'CONTROL', message: '含有看不见的控制字符，请重新输入' }
    : accept(name);
};
