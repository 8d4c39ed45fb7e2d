import { accept, type Checked, tidy, toHalfWidth } from '../../check';
import { checkResidentId } from '../../numbers/residentId';

const PERSON_NAME = /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z· ]{1,49}$/u;

/** Dots of other keyboards that stand for `·` in names. */
const NAME_DOTS = /\s*[·•‧∙・･]\s*/g;

const SPACE_BETWEEN_HAN = /(\p{Script=Han}) (?=\p{Script=Han})/gu;

const failed = (code: string, message: string): Checked => ({ ok: false, code, message });

/**
 * A person's name: 2 to 50 Chinese characters, letters or `·` (domain reference 2.1). Blanks between
 * Chinese characters are dropped, those between foreign words kept.
 */
export function checkPersonName(text: string): Checked {
  const name = toHalfWidth(text)
    .trim()
    .replace(NAME_DOTS, '·')
    .replace(/\s+/g, ' ')
    .replace(SPACE_BETWEEN_HAN, '$1');
  return PERSON_NAME.test(name)
    ? accept(name)
    : failed('NAME', '姓名为 2～50 个汉字或字母，少数民族和外文姓名可用“·”分隔');
}

/**
 * The number of an identity document by its kind (domain reference 2.1 and 3.4). While the kind is
 * not chosen, nothing can be said about the number.
 *
 * @param idType `RESIDENT_ID`, `PASSPORT`, `RESIDENCE_PERMIT` or ''
 * @param today `YYYY-MM-DD`
 */
export function checkIdNumber(idType: string, text: string, today: string): Checked {
  const number = tidy(text).toUpperCase();
  if (idType === '') return accept(number);
  if (idType !== 'PASSPORT') return checkResidentId(text, { today });
  return /^[A-Z0-9]{5,17}$/.test(number)
    ? accept(number)
    : failed('PASSPORT', '护照号码为 5～17 位字母或数字');
}

/** An address of 5 to 200 characters. */
export function checkAddress(text: string): Checked {
  const address = text.trim();
  return Array.from(address).length >= 5
    ? accept(address)
    : failed('SHORT', '地址至少 5 个字，请写到门牌号');
}
