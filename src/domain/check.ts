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

/**
 * Full-width letters, digits, signs and the ideographic space as their ASCII counterparts. Written
 * as a loop, for a search brings every text it reads into this form.
 */
export function toHalfWidth(text: string): string {
  let half = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x3000 && (unit < 0xff01 || unit > 0xff5e)) continue;
    half += text.slice(from, at) + String.fromCharCode(unit === 0x3000 ? 0x20 : unit - 0xfee0);
    from = at + 1;
  }
  return from === 0 ? text : half + text.slice(from);
}

/**
 * What every check of a code does first (domain reference, section 3): trim, full width to half
 * width, inner spaces removed. Invisible characters go too: text pasted from chats and
 * spreadsheets carries zero-width spaces and direction marks.
 */
export function tidy(text: string): string {
  return toHalfWidth(text).replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]+/g, '');
}
