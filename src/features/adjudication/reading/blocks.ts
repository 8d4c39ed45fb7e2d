/** How a run of text is set off; everything else of the outside's look is left behind. */
export type Mark = 'strong' | 'em' | 'u' | 'sub' | 'sup';

/** Text of one look. */
export interface Run {
  readonly text: string;
  readonly mark?: Mark;
}

/** A paragraph of the text. */
export interface TextBlock {
  readonly kind: 'text';
  readonly runs: readonly Run[];
}

export interface Cell {
  readonly text: string;
  readonly head: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** A table; each of its rows counts as a paragraph. */
interface TableBlock {
  readonly kind: 'table';
  readonly rows: readonly (readonly Cell[])[];
}

export type Block = TextBlock | TableBlock;

const MARKS: Readonly<Record<string, Mark>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  SUB: 'sub',
  SUP: 'sup',
};

const BREAKS =
  /^(?:P|DIV|LI|UL|OL|DL|DT|DD|H[1-6]|BLOCKQUOTE|PRE|HR|BR|SECTION|ARTICLE|CAPTION|TR|TD|TH|THEAD|TBODY)$/;

const MOST_SPANNED = 100;

/** White space as a browser shows it; the wide spaces by which courts spread words stay. */
const collapse = (text: string): string => text.replace(/[ \t\r\n\f\u00a0]+/g, ' ');

const span = (cell: Element, name: string): number => {
  const value = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, MOST_SPANNED) : 1;
};

/** The words of a block as one line. */
export const textOf = (block: TextBlock): string => block.runs.map(({ text }) => text).join('');

/** The words of a row as one line. */
export const rowText = (row: readonly Cell[]): string =>
  row
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');

function readTable(table: Element): TableBlock | undefined {
  const rows = Array.from(table.querySelectorAll('tr'))
    .map((row) =>
      Array.from(row.children)
        .filter((cell) => cell.tagName === 'TD' || cell.tagName === 'TH')
        .map(
          (cell): Cell => ({
            text: collapse(cell.textContent ?? '').trim(),
            head: cell.tagName === 'TH',
            columns: span(cell, 'colspan'),
            rows: span(cell, 'rowspan'),
          }),
        ),
    )
    .filter((row) => rowText(row) !== '');
  return rows.length > 0 ? { kind: 'table', rows } : undefined;
}

/** The runs of a line without the blanks at its ends and before others. */
function tidy(line: readonly Run[]): Run[] {
  const runs: { text: string; mark?: Mark }[] = [];
  for (const { text, mark } of line) {
    const last = runs[runs.length - 1];
    const shown = !last || last.text.endsWith(' ') ? text.replace(/^ +/, '') : text;
    if (!shown) continue;
    if (last && last.mark === mark) last.text += shown;
    else runs.push({ text: shown, ...(mark && { mark }) });
  }
  const [first] = runs;
  const end = runs[runs.length - 1];
  if (first) first.text = first.text.trimStart();
  if (end) end.text = end.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}

/**
 * The paragraphs and tables of a text, as it stands in the page: elements that break the line end
 * a paragraph. Of a text without any such element every line is one.
 *
 * @param html that the sanitiser has gone over
 */
export function readBlocks(html: string): Block[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  const blocks: Block[] = [];
  let line: Run[] = [];
  const finish = () => {
    const runs = tidy(line);
    line = [];
    if (runs.length > 0) blocks.push({ kind: 'text', runs });
  };
  const root = template.content;
  const plain = !Array.from(root.querySelectorAll('*')).some(({ tagName }) => BREAKS.test(tagName));
  const read = (node: Node, mark: Mark | undefined) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const pieces = plain ? (node.textContent ?? '').split(/\r\n?|\n/) : [node.textContent ?? ''];
      pieces.forEach((text, index) => {
        if (index > 0) finish();
        line.push({ text: collapse(text), ...(mark && { mark }) });
      });
      return;
    }
    if (!(node instanceof Element)) return;
    const { tagName } = node;
    const breaks = BREAKS.test(tagName) || tagName === 'TABLE';
    if (breaks) finish();
    if (tagName === 'TABLE') {
      const table = readTable(node);
      if (table) blocks.push(table);
      return;
    }
    for (const child of Array.from(node.childNodes)) read(child, MARKS[tagName] ?? mark);
    if (breaks) finish();
  };
  for (const child of Array.from(root.childNodes)) read(child, undefined);
  finish();
  return blocks;
}
