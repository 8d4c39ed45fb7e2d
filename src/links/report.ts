/** Characters of an address that every browser and gateway takes; nginx takes 8,192 by default. */
export const LONGEST_ADDRESS = 6000;

/** A report: which charts in which order, and the words around them. */
export interface Report<Block extends string> {
  readonly title: string;
  readonly introduction: string;
  readonly charts: readonly { readonly block: Block; readonly words: string }[];
  /** The words are too long for an address: only the tab in which they were written has them. */
  readonly wordsInTab?: true;
}

const BYTES = 2 ** 8;

/** Begins a text that is packed by code units; no other packed text has this sign. */
const BY_UNITS = '.';

function inBase64(bytes: readonly number[]): string {
  const binary = bytes.map((byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * A text in the signs that an address leaves as they are, by bytes of UTF-8 or by code units,
 * whichever is shorter: a Chinese character takes 2.7 signs, against 9 written with per cent signs.
 */
function packed(text: string): string {
  const bytes = inBase64([...new TextEncoder().encode(text)]);
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const units = BY_UNITS + inBase64(codes.flatMap((code) => [code >> 8, code % BYTES]));
  return units.length < bytes.length ? units : bytes;
}

/** The text again; '' for what is none. */
function unpacked(text: string | null): string {
  try {
    const given = text ?? '';
    const byUnits = given.startsWith(BY_UNITS);
    const base64 = byUnits ? given.slice(BY_UNITS.length) : given;
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const encoding = byUnits ? 'utf-16be' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}

/** Writes a report into an address: `report` has its parts in their order, `t.<part>` their words. */
export function writeReport(query: URLSearchParams, report: Report<string>): void {
  query.set('report', report.charts.map(({ block }) => block).join(','));
  if (report.title) query.set('title', packed(report.title));
  if (report.wordsInTab) query.set('words', 'tab');
  if (report.introduction) query.set('intro', packed(report.introduction));
  for (const { block, words } of report.charts) if (words) query.set(`t.${block}`, packed(words));
}

/** Reads the report of an address; parts that are not among the blocks are passed over. */
export function readReport<Block extends string>(
  query: URLSearchParams,
  blocks: readonly Block[],
): Report<Block> | null {
  const named = query.get('report');
  if (named === null) return null;
  const chosen = [...new Set(named.split(','))].flatMap(
    (name) => blocks.find((block) => block === name) ?? [],
  );
  return {
    title: unpacked(query.get('title')),
    introduction: unpacked(query.get('intro')),
    charts: chosen.map((block) => ({ block, words: unpacked(query.get(`t.${block}`)) })),
    ...(query.get('words') === 'tab' && { wordsInTab: true }),
  };
}
