import { accept, type Checked, refuse, toHalfWidth } from './check';
import type { FormContext, FormValues } from './form/description';

/** Dots of other keyboards that stand for `·` in names. */
const NAME_DOTS = /\s*[·•‧∙・･]\s*/g;

const SPACE_BETWEEN_HAN = /(\p{Script=Han}) (?=\p{Script=Han})/gu;

/** What text pasted from chats and spreadsheets carries unseen. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** O'Connor-Śmith, Jr. and 't Hooft: letters of any script with their marks, and what joins them. */
const PERSON_NAME = /^['‘’]?\p{L}[\p{L}\p{M} ·.'‘’\-\u2010\u2011]*$/u;

const LETTER = /\p{L}/gu;

/**
 * A form check of a person's name (domain reference 2.1): 2 to 50 characters, at least two of them
 * letters of whatever script; spaces, `·`, full stops, hyphens and apostrophes between them. Blanks
 * between Chinese characters are dropped, those between foreign words kept.
 * Codes in order: EMPTY, CHARSET, LENGTH.
 *
 * @param label what the field is called
 */
export function checkPersonName(label: string): (text: string) => Checked {
  const messages = {
    EMPTY: `请输入${label}`,
    CHARSET: `${label}只能用文字和其间的空格、间隔号（·）、句点、连字符、撇号，不能有数字、表情或其他符号`,
    LENGTH: `${label}应为 2～50 个字`,
  };
  return (text) => {
    const name = toHalfWidth(text)
      .replace(UNSEEN, '')
      .trim()
      .replace(NAME_DOTS, '·')
      .replace(/\s+/g, ' ')
      .replace(SPACE_BETWEEN_HAN, '$1');
    if (name === '') return refuse(messages, 'EMPTY');
    if (!PERSON_NAME.test(name)) return refuse(messages, 'CHARSET');
    const letters = name.match(LETTER)?.length ?? 0;
    return letters >= 2 && Array.from(name).length <= 50
      ? accept(name)
      : refuse(messages, 'LENGTH');
  };
}

const CONTROL_OR_EMOJI = /\p{Cc}|\p{Emoji_Presentation}|\ufe0f/u;

/**
 * A form check of the name of a party that may be a person or not. A person's follows the rule of
 * persons; any other has a letter or digit, and neither emoji nor control characters.
 *
 * @param isPerson whether the other answers say that it is a person's
 */
export function checkPartyName(
  label: string,
  isPerson: (values: FormValues, context: FormContext) => boolean,
): (text: string, values: FormValues, context: FormContext) => Checked {
  const person = checkPersonName(label);
  return (text, values, context) => {
    if (isPerson(values, context)) return person(text);
    const name = text.trim();
    return /[\p{L}\p{N}]/u.test(name) && !CONTROL_OR_EMOJI.test(name)
      ? accept(name)
      : refuse(
          { CHARSET: `${label}应有文字，不能有表情或看不见的控制字符，请重新输入` },
          'CHARSET',
        );
  };
}
