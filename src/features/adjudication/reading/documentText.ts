import { hidePersons, type NamedParty } from '@/domain/adjudication/persons';
import {
  paragraphAddress,
  SECTION_TITLES,
  type SectionKey,
  splitAdjudication,
} from '@/domain/adjudication/sections';
import { type Block, type Cell, type Run, readBlocks, rowText, textOf } from './blocks';

/** A paragraph with its address, persons hidden. */
export interface ReadParagraph {
  readonly kind: 'text';
  readonly no: number;
  readonly address: string;
  readonly runs: readonly Run[];
}

/** A row of a table, which has an address like a paragraph. */
export interface ReadRow {
  readonly no: number;
  readonly address: string;
  readonly cells: readonly Cell[];
}

export interface ReadTable {
  readonly kind: 'table';
  readonly rows: readonly ReadRow[];
}

/** A part of a document as it is read. */
export interface ReadSection {
  /** Id on the page: the key, with a number where a key stands twice. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly (ReadParagraph | ReadTable)[];
}

/** A part as it comes from outside; without a key the source did not split the text. */
export interface OutsideSection {
  readonly key?: SectionKey | undefined;
  readonly title?: string | undefined;
  readonly html: string;
}

interface Placed {
  key: SectionKey | undefined;
  title: string;
  blocks: (ReadParagraph | ReadTable)[];
}

/** Runs with persons hidden; where a name had to be hidden, the look of the line is given up. */
function hiddenRuns(runs: readonly Run[], parties: readonly NamedParty[]): readonly Run[] {
  const line = runs.map(({ text }) => text).join('');
  const hidden = hidePersons(line, parties);
  return hidden === line ? runs : [{ text: hidden }];
}

/** The lines of blocks, as they are numbered. */
function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'text' ? [textOf(block)] : block.rows.map(rowText),
  );
}

/** Parts of a text that its source did not split, one for each line, by the words of courts. */
function partsOfLines(lines: readonly string[]): SectionKey[] {
  return splitAdjudication(lines.join('\n')).flatMap(({ key, paragraphs }) =>
    paragraphs.map(() => key),
  );
}

/**
 * The parts of a document with their paragraphs, numbered through from 1. Names of persons are
 * hidden here, so that nothing below this knows them.
 *
 * @param sections as they came, in their order
 * @param sanitise takes out of HTML everything that could do something
 */
export function readDocument(
  sections: readonly OutsideSection[],
  parties: readonly NamedParty[],
  sanitise: (html: string) => string,
): ReadSection[] {
  const placed: Placed[] = [];
  let no = 0;
  const next = () => {
    no++;
    return { no, address: paragraphAddress(no) };
  };
  for (const { key, title, html } of sections) {
    const blocks = readBlocks(sanitise(html));
    const parts = key === undefined ? partsOfLines(linesOf(blocks)) : [];
    let line = 0;
    let last: Placed | undefined;
    for (const block of blocks) {
      const part = key ?? parts[line];
      if (!last || last.key !== part) {
        last = { key: part, title: title || (part ? SECTION_TITLES[part] : '正文'), blocks: [] };
        if (key === undefined && part) last.title = SECTION_TITLES[part];
        placed.push(last);
      }
      if (block.kind === 'text') {
        last.blocks.push({ kind: 'text', ...next(), runs: hiddenRuns(block.runs, parties) });
        line++;
      } else {
        const rows = block.rows.map((cells) => ({
          ...next(),
          cells: cells.map((cell) => ({ ...cell, text: hidePersons(cell.text, parties) })),
        }));
        last.blocks.push({ kind: 'table', rows });
        line += rows.length;
      }
    }
  }
  const seen = new Map<string, number>();
  return placed.map(({ key, title, blocks }) => {
    const name = key ?? 'TEXT';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { id: count === 1 ? name : `${name}-${count}`, title, blocks };
  });
}

/** Every paragraph and row as one line with its address, for choosing one of them. */
export function paragraphLines(
  sections: readonly ReadSection[],
): { address: string; no: number; text: string; section: string }[] {
  return sections.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'text'
        ? [
            {
              address: block.address,
              no: block.no,
              text: block.runs.map(({ text }) => text).join(''),
              section: title,
            },
          ]
        : block.rows.map(({ address, no, cells }) => ({
            address,
            no,
            text: rowText(cells),
            section: title,
          })),
    ),
  );
}
