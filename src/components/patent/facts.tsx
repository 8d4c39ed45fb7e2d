import { Fragment } from 'react';
import { placeKey } from '@/components/reading/placeKey';
import { Highlight } from '@/components/search/Highlight';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { Node } from '@/domain/search/ast';
import type { FieldCode } from '@/domain/search/fields';
import { highlightRanges } from '@/domain/search/highlight';
import type { PatentSummary } from '@/services/cnipr';

export const MISSING = '—';

/** Status with its word, colour and shape. */
export function Status({ validity }: Pick<PatentSummary, 'validity'>) {
  if (!validity) return <>{MISSING}</>;
  return (
    <span className="ipr-status" data-status={validity}>
      {VALIDITY[validity]}
    </span>
  );
}

export function typeOf({ patentType }: Pick<PatentSummary, 'patentType'>): string {
  return patentType ? PATENT_TYPES[patentType] : MISSING;
}

/** A fact among others: what is not known says what it would be. */
export function StatusFact({ validity }: Pick<PatentSummary, 'validity'>) {
  return validity ? <Status validity={validity} /> : <span>有效性 {MISSING}</span>;
}

export function TypeFact({ patentType }: Pick<PatentSummary, 'patentType'>) {
  return <span>{patentType ? PATENT_TYPES[patentType] : `类型 ${MISSING}`}</span>;
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
