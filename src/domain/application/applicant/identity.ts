import { accept, type Checked, tidy } from '../../check';
import { checkResidentId } from '../../numbers/residentId';

const failed = (code: string, message: string): Checked => ({ ok: false, code, message });

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
