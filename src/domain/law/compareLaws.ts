import { alignClaims, COMPARABLE_SIMILARITY } from '../claimAlignment';
import { matchSequences } from '../sequenceMatch';
import { type DiffPart, wordDiff } from '../wordDiff';
import { enterDivision } from './contents';
import { articleText, frontLines, type LawDivision, type LawText } from './lawText';

/** A piece of a law that is compared as a whole: an article, the preamble, a passage. */
export interface ComparedPiece {
  /** Key of the article or passage; `preamble`. */
  readonly key: string;
  /** 第三条; 序言; empty for a passage. */
  readonly label: string;
  /** Headings it stands under, from the top. */
  readonly headings: readonly string[];
  readonly text: string;
}

/**
 * A row of the comparison of two versions. `renumbered`: the same words under another number.
 * `changed` may bear another number, too.
 */
export interface ComparisonRow {
  readonly kind: 'same' | 'renumbered' | 'changed' | 'removed' | 'added';
  readonly before: ComparedPiece | undefined;
  readonly after: ComparedPiece | undefined;
}

interface NumberedPiece extends ComparedPiece {
  /** Equal for the same number in both versions. */
  readonly no: number;
}

const MOST_INSERTS = 1000;
const PREAMBLE_NO = -1;

/** The pieces of a law in order. Passages have no number of their own; each gets a different one. */
function piecesOf(law: LawText, side: 1 | 2): NumberedPiece[] {
  const pieces: NumberedPiece[] = [];
  const preamble = frontLines(law, 'preamble').join('\n');
  if (preamble !== '') {
    pieces.push({ key: 'preamble', label: '序言', headings: [], text: preamble, no: PREAMBLE_NO });
  }
  const path: LawDivision[] = [];
  let passages = 0;
  for (const block of law.blocks) {
    const headings = path.map(({ no, title }) => `${no} ${title}`.trim());
    if (block.kind === 'division') {
      enterDivision(path, block);
    } else if (block.kind === 'article') {
      const annex = Number(/^f(\d+)a/.exec(block.key)?.[1] ?? 0);
      const number = block.number * MOST_INSERTS + block.insert + annex * 1e9;
      const { key, label } = block;
      pieces.push({ key, label, headings, text: articleText(block), no: number });
    } else {
      passages++;
      const no = -(passages * 2 + side);
      pieces.push({ key: block.key, label: '', headings, text: block.text, no });
    }
  }
  return pieces;
}

/** Spaces and the width of signs tell nothing: they differ between prints of one text. */
const fold = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

/** Articles missing or new until two laws count as different in order: some thousand at most. */
const MOST_EDITS = 2000;

/** Partners by index: first those of the same words in order, then the others as far as alike. */
function findPartners(a: readonly NumberedPiece[], b: readonly NumberedPiece[]) {
  const ids = new Map<string, number>();
  const idOf = (piece: NumberedPiece) => {
    const text = fold(piece.text);
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const partners = new Map<number, number>();
  const equal = matchSequences(a.map(idOf), b.map(idOf), MOST_EDITS) ?? [];
  for (const { from, into, length } of equal) {
    for (let i = 0; i < length; i++) partners.set(from + i, into + i);
  }
  const taken = new Set(partners.values());
  const places = new Map<NumberedPiece, number>();
  const left = a.filter((piece, i) => !partners.has(i) && places.set(piece, i));
  const right = b.filter((piece, j) => !taken.has(j) && places.set(piece, j));
  for (const pair of alignClaims(left, right)) {
    if (!pair.a || !pair.b) continue;
    // Below this the number alone is the same: one article went and another took its place.
    if (pair.similarity < COMPARABLE_SIMILARITY) continue;
    partners.set(places.get(pair.a) ?? -1, places.get(pair.b) ?? -1);
  }
  return partners;
}

function kindOf(before: ComparedPiece, after: ComparedPiece): ComparisonRow['kind'] {
  if (fold(before.text) !== fold(after.text)) return 'changed';
  return before.label === after.label ? 'same' : 'renumbered';
}

/**
 * The rows of a comparison table (对照表) of two versions, aligned by article: the same words or
 * what is most alike stands in one row even under another number. Rows follow the older text; what
 * is new stands behind the piece it follows.
 */
export function compareLaws(before: LawText, after: LawText): ComparisonRow[] {
  const a = piecesOf(before, 1);
  const b = piecesOf(after, 2);
  const partners = findPartners(a, b);
  const linked = new Set(partners.values());
  const added = (from: number): ComparisonRow[] => {
    const rows: ComparisonRow[] = [];
    for (let j = from; j < b.length && !linked.has(j); j++) {
      rows.push({ kind: 'added', before: undefined, after: b[j] });
    }
    return rows;
  };
  const rows = a.flatMap((piece, i): ComparisonRow[] => {
    const j = partners.get(i);
    const other = j === undefined ? undefined : b[j];
    if (j === undefined || !other) return [{ kind: 'removed', before: piece, after: undefined }];
    return [{ kind: kindOf(piece, other), before: piece, after: other }, ...added(j + 1)];
  });
  return [...added(0), ...rows];
}

/** The rows that differ, for "only changed"; a number that moved alone counts as no change. */
export function changedRows(
  rows: readonly ComparisonRow[],
  { renumbered = false }: { renumbered?: boolean } = {},
): ComparisonRow[] {
  return rows.filter(({ kind }) => kind !== 'same' && (renumbered || kind !== 'renumbered'));
}

/** How many rows there are of each kind. */
export function countRows(rows: readonly ComparisonRow[]): Record<ComparisonRow['kind'], number> {
  const counts = { same: 0, renumbered: 0, changed: 0, removed: 0, added: 0 };
  for (const { kind } of rows) counts[kind]++;
  return counts;
}

const NUMBER = /[零〇一二三四五六七八九十百千万亿]{2,}/g;
const PRIVATE = /[\ue000-\uf8ff]/;
const FIRST_PRIVATE = 0xe000;
const MOST_PRIVATE = 6400;

/** Chinese numbers as one character each, so that 三十日 → 十五日 is not 三 and 五 around a 十. */
class NumberSigns {
  private readonly numbers: string[] = [];
  private readonly signs = new Map<string, string>();

  hide(text: string): string {
    return text.replace(NUMBER, (number) => {
      const known = this.signs.get(number);
      if (known !== undefined) return known;
      if (this.numbers.length >= MOST_PRIVATE) return number;
      const sign = String.fromCharCode(FIRST_PRIVATE + this.numbers.push(number) - 1);
      this.signs.set(number, sign);
      return sign;
    });
  }

  show(text: string): string {
    return text.replace(/[\ue000-\uf8ff]/g, (sign) => {
      return this.numbers[sign.charCodeAt(0) - FIRST_PRIVATE] ?? sign;
    });
  }
}

/**
 * The difference of a row word by word; a number is one word. Computed when a row is shown, not for
 * a whole law.
 */
export function rowDifference({ before, after }: ComparisonRow): DiffPart[] {
  const texts = [before?.text ?? '', after?.text ?? ''] as const;
  if (texts.some((text) => PRIVATE.test(text))) return wordDiff(...texts);
  const signs = new NumberSigns();
  return wordDiff(signs.hide(texts[0]), signs.hide(texts[1])).map(({ kind, text }) => ({
    kind,
    text: signs.show(text),
  }));
}
