/** Outcome of a form check: the value to store, or one code with the message for the user. */
export type Checked =
  | { ok: true; value: string; note?: string }
  | { ok: false; code: string; message: string };

/** A passed check; `note` carries a remark that does not block, such as a generation or a warning. */
export function accept(value: string, note?: string): Checked {
  return note === undefined ? { ok: true, value } : { ok: true, value, note };
}

/** A failed check with the message that belongs to its code. */
export function refuse<Code extends string>(
  messages: Readonly<Record<Code, string>>,
  code: Code,
): Checked {
  return { ok: false, code, message: messages[code] };
}

/** Full-width letters, digits, signs and the ideographic space as their ASCII counterparts. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

/**
 * What every check of a code does first (domain reference, section 3): trim, full width to half
 * width, inner spaces removed. Invisible characters go too: text pasted from chats and
 * spreadsheets carries zero-width spaces and direction marks.
 */
export function tidy(text: string): string {
  return toHalfWidth(text).replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]+/g, '');
}
