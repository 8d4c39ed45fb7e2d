/** A field for an expression, whether a plain text area or the editor. */
export interface QueryBox {
  focus: () => void;
  /** Selects a piece of the text; equal ends put the caret there. */
  select: (from: number, to: number) => void;
  selection: () => { from: number; to: number };
}

/** What turns one text into another: the piece [from, to) of the first becomes `insert`. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** The shortest single change from one text to another. */
export function textChange(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

/** A text area as a box. */
export function textAreaBox(field: HTMLTextAreaElement): QueryBox {
  return {
    focus: () => field.focus(),
    select: (from, to) => field.setSelectionRange(from, to),
    selection: () => ({ from: field.selectionStart, to: field.selectionEnd }),
  };
}
