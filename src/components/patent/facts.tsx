import { Fragment } from 'react';
import { placeKey } from '@/components/reading/placeKey';
import { WholeDates } from '@/components/reading/WholeDates';
import { Highlight } from '@/components/search/Highlight';
import { documentNumber } from '@/domain/announcement';
import { todayInChina } from '@/domain/calendar';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { endedTerm } from '@/domain/patentTerm';
import { type Node, positiveLeaves } from '@/domain/search/ast';
import type { FieldCode } from '@/domain/search/fields';
import { highlightRanges } from '@/domain/search/highlight';
import type { PatentSummary } from '@/services/cnipr';

export const MISSING = '—';

/** Classes of a row without a main one: more would not be read. */
const MOST_CLASSES = 3;

/** Status with its word, colour and shape. */
export function Status({ validity }: Pick<PatentSummary, 'validity'>) {
  if (!validity) return <>{MISSING}</>;
  return (
    <span className="ipr-status" data-status={validity}>
      {VALIDITY[validity]}
    </span>
  );
}

/**
 * Beside the status of a right: its term is over, as far as its days tell it.
 *
 * @param short in the cell of a table, which has a line for it and no room for the day
 */
export function EndedTerm({
  patent,
  short,
}: {
  patent: Parameters<typeof endedTerm>[0];
  short?: boolean;
}) {
  const said = endedTerm(patent, todayInChina());
  return (
    said && (
      <span className="ipr-note" title={short ? said : undefined}>
        {short ? '期限已届满' : <WholeDates>{said}</WholeDates>}
      </span>
    )
  );
}

export function typeOf({ patentType }: Pick<PatentSummary, 'patentType'>): string {
  return patentType ? PATENT_TYPES[patentType] : MISSING;
}

/**
 * The class of a row: its main one, else all that it has (a few), and besides the one that the query
 * asks for. A design has no other than those of Locarno.
 *
 * @returns null where no class is known
 */
export function classFact(
  { mainIpc, ipcs, locs }: Pick<PatentSummary, 'mainIpc' | 'ipcs' | 'locs'>,
  ast: Node | undefined,
): [system: 'IPC' | 'LOC', symbols: string | null] {
  const asked = ast ? positiveLeaves(ast).filter(({ fields }) => fields.includes('IC')) : [];
  const hit = ipcs.find((symbol) =>
    asked.some(({ leaf }) => 'text' in leaf && symbol.startsWith(leaf.text)),
  );
  const symbols = [...new Set([mainIpc ?? ipcs[0], hit, ...(mainIpc ? [] : ipcs)])];
  const shown = symbols.filter(Boolean).slice(0, MOST_CLASSES).join('；');
  return shown || !locs[0] ? ['IPC', shown || null] : ['LOC', locs[0]];
}

type Numbered = Pick<PatentSummary, 'applicationNumber' | 'publicationNumber' | 'grantNumber'> &
  Partial<Pick<PatentSummary, 'patentType'>>;

const APPLICATION = '申请号';

/** The number a row is known by, and what it is: of its application, else of what was published of it. */
export function namedNumber(row: Numbered): readonly [name: string, number: string | null] {
  if (row.applicationNumber) return [APPLICATION, row.applicationNumber];
  const [name, number] = documentNumber(row);
  return number ? [name, number] : [APPLICATION, null];
}

/** The same in words: an application’s number needs no name. Null where it has none. */
export function numberFact(row: Numbered): string | null {
  const [name, number] = namedNumber(row);
  return name === APPLICATION ? number : `${name} ${number}`;
}

/** How often it was cited, in a list that is ordered by it. */
export function CitedFact({ citedBy, sort }: Pick<PatentSummary, 'citedBy'> & { sort: string }) {
  if (sort !== '-citedBy') return null;
  return <span className="ipr-num">被引 {citedBy === null ? MISSING : `${citedBy} 次`}</span>;
}

/** A text of one field with the hits of the query. */
export function Hits({
  ast,
  field,
  text,
}: {
  ast: Node | undefined;
  field: FieldCode;
  text: string;
}) {
  return <Highlight text={text} ranges={ast ? highlightRanges(ast, field, text) : []} />;
}

interface NamesProps {
  ast: Node | undefined;
  list: readonly string[];
  /** Field of the first name, and of the others. */
  fields: readonly [first: FieldCode, other: FieldCode];
}

/** Names one after the other, with the hits of the query. */
export function Names({ ast, list, fields: [first, other] }: NamesProps) {
  const known = list.filter(Boolean);
  if (!known.length) return <>{MISSING}</>;
  return known.map((name, index) => (
    <Fragment key={placeKey(index, name)}>
      {index > 0 && '；'}
      <Hits ast={ast} field={index === 0 ? first : other} text={name} />
    </Fragment>
  ));
}

export const APPLICANTS = ['FPA', 'PA'] as const;
export const INVENTORS = ['FIN', 'IN'] as const;
