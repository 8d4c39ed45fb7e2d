import { accept, type Checked } from '../check';
import { contactProblem } from './contactInText';
import { sensitiveProblem } from './sensitiveWords';

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
