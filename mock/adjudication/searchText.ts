import { foldCaseNumber } from '../../src/domain/adjudication/citation';
import { splitAdjudication } from '../../src/domain/adjudication/sections';
import { foldText } from '../../src/domain/search/fold';
import { wordsOfHtml } from './html';
import type { Adjudication, Hit, QueryPart } from './types';

/** A piece of a document that words are looked for in. */
interface Piece {
  readonly part: QueryPart;
  readonly text: string;
  readonly folded: string;
  /** Of the body: its place, counted from 1. */
  readonly paragraph?: number;
}

const MOST_HITS = 3;
const BEFORE = 30;
const AFTER = 70;

/** A document as it is searched. */
export class SearchText {
  private readonly pieces: readonly Piece[];

  constructor(document: Adjudication) {
    this.pieces = [...headPieces(document), ...bodyPieces(document)];
  }

  /** Places of the words in a part; null when one of the words does not stand there. */
  find(words: readonly string[], part: QueryPart): { count: number; hits: Hit[] } | null {
    const inside = this.pieces.filter((piece) => part === 'ALL' || piece.part === part);
    const hits: Hit[] = [];
    let count = 0;
    for (const word of words) {
      const before = count;
      for (const piece of inside) {
        const wanted = piece.part === 'CASE_NUMBER' ? foldCaseNumber(word) : foldText(word);
        if (wanted === '') continue;
        const first = piece.folded.indexOf(wanted);
        // One excerpt a piece is enough to judge by; every place counts.
        if (first !== -1 && hits.length < MOST_HITS) hits.push(hitOf(piece, first));
        for (let at = first; at !== -1; at = piece.folded.indexOf(wanted, at + wanted.length)) {
          count++;
        }
      }
      if (count === before) return null;
    }
    return { count, hits };
  }

  /** Whether all words stand in the title. */
  inTitle(words: readonly string[]): boolean {
    return this.find(words, 'TITLE') !== null;
  }
}

function excerpt({ text, part }: Piece, at: number): string {
  if (part === 'CASE_NUMBER') return text;
  const from = Math.max(0, at - BEFORE);
  const to = Math.min(text.length, at + AFTER);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

function hitOf(piece: Piece, at: number): Hit {
  return {
    part: piece.part,
    text: excerpt(piece, at),
    ...(piece.paragraph === undefined ? {} : { paragraph: piece.paragraph }),
  };
}

function headPieces({ title, caseNumber, parties, judges, citedLaws }: Adjudication): Piece[] {
  const pieces = (part: QueryPart, texts: readonly string[]): Piece[] =>
    texts.map((text) => ({ part, text, folded: foldText(text) }));
  return [
    ...pieces('TITLE', [title]),
    ...(caseNumber === null
      ? []
      : [{ part: 'CASE_NUMBER' as const, text: caseNumber, folded: foldCaseNumber(caseNumber) }]),
    ...pieces(
      'PARTY',
      parties.map(({ name }) => name),
    ),
    ...pieces(
      'LAWYER',
      parties.flatMap(({ lawyers = [] }) => lawyers),
    ),
    ...pieces(
      'JUDGE',
      judges.map(({ name }) => name),
    ),
    ...pieces(
      'LAW',
      citedLaws.map(({ name, article = '' }) => `《${name}》${article}`),
    ),
  ];
}

/** The paragraphs; a text that came in one piece is split by its words. */
function bodyPieces({ sections }: Adjudication): Piece[] {
  let paragraph = 0;
  return sections.flatMap(({ key, html }): Piece[] => {
    const words = wordsOfHtml(html);
    const from = paragraph;
    paragraph += words.length;
    if (key !== undefined) {
      return words.map((text, index) => ({
        part: key,
        text,
        folded: foldText(text),
        paragraph: from + index + 1,
      }));
    }
    return splitAdjudication(words.join('\n')).flatMap((section) =>
      section.paragraphs.map(({ no, text }) => ({
        part: section.key,
        text,
        folded: foldText(text),
        paragraph: from + no,
      })),
    );
  });
}
