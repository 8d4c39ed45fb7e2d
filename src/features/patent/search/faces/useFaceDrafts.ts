import { useLocation } from '@umijs/max';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { chosenKind, readQuery, smartParts } from '@/components/search/readQuery';
import { isTooLong } from '@/components/search/tooLong';
import { smartExpression } from '@/domain/search/smart';
import {
  PATENT_FACES,
  type PatentFace,
  type PatentQuery,
  type PatentSearchState,
  patentSearchLink,
} from '@/links/patent';
import { isPlainObject } from '@/storage';
import type { FaceProps } from './face';

/** A part of a smart query that the portal has a remark about. */
interface OddPart {
  /** What an expression made of the query looks for in its place. */
  value: string;
  remark: string;
}

/**
 * Parts of a smart query with a remark, such as a wrong check digit: an expression leaves the digit
 * out, so that the remark is all that tells of it there.
 */
function oddParts({ q, as }: PatentQuery): OddPart[] {
  return smartParts(q).flatMap((part, index) => {
    if (!part.note || chosenKind(part, as[index]) !== part.kind) return [];
    const value = smartExpression([part]).replace(/^[A-Z]+=/, '');
    return value ? [{ value, remark: `“${part.text}”${part.note}` }] : [];
  });
}

/** What was typed in a face. */
interface Typed {
  query: PatentQuery;
  kept?: unknown;
}

/**
 * What was typed in the faces the query of the address has come through. All of it stands for that
 * one query, so a face that is returned to gets its own text back instead of a translation.
 */
type Trail = Partial<Record<PatentFace, Typed>>;

function isQuery(value: unknown): value is PatentQuery {
  if (!isPlainObject(value)) return false;
  const { mode, q, as } = value;
  return (mode === 'smart' || mode === 'expr') && typeof q === 'string' && Array.isArray(as);
}

/** The trail of an entry of the browser's history, which may hold anything. */
function readTrail(state: unknown): Trail {
  const typed = isPlainObject(state) && isPlainObject(state.typed) ? state.typed : {};
  const trail: Trail = {};
  for (const face of PATENT_FACES) {
    const entry = typed[face];
    if (isPlainObject(entry) && isQuery(entry.query)) {
      trail[face] = { query: entry.query, kept: entry.kept };
    }
  }
  return trail;
}

/** The expression of a query; a query that cannot be run keeps its text. */
function expressionOf(query: PatentQuery): string {
  const { expression, problem } = readQuery(query);
  return problem ? query.q : expression;
}

function isSame(one: PatentQuery, other: PatentQuery): boolean {
  const spelled = ({ mode, q, as }: PatentQuery) => [mode, q.trim(), ...as].join('\n');
  return spelled(one) === spelled(other) || expressionOf(one) === expressionOf(other);
}

/**
 * An expression for the smart box, which recognises it by its fields and operators. Words without
 * either would be taken for a date, a class or a name; with a field they stay what they are.
 */
function smartQuery({ q }: PatentQuery): PatentQuery {
  const plain: PatentQuery = { mode: 'smart', q, as: [] };
  const { expression, problem } = readQuery({ mode: 'expr', q, as: [] });
  if (problem || expressionOf(plain) === expression) return plain;
  return { ...plain, q: expressionOf({ mode: 'expr', q: `TAC=(${expression})`, as: [] }) };
}

/** The query in the language of a face. */
function queryFor(face: PatentFace, query: PatentQuery): PatentQuery {
  const mode = face === 'smart' ? 'smart' : 'expr';
  if (isTooLong(query.q)) return { mode, q: '', as: [] };
  if (query.mode === mode) return query;
  if (mode === 'smart') return smartQuery(query);
  return { mode, q: expressionOf(query), as: [] };
}

/** An address of the search page, with the trail that goes into the browser's history. */
interface FaceLink {
  to: string;
  state: { typed: Trail };
}

interface FaceDrafts extends Pick<FaceProps, 'kept' | 'note' | 'onDraft'> {
  /** What the face begins with: the address, or the text that was too long for one. */
  begun: PatentSearchState;
  /** The way to a face, with what is typed now. */
  linkTo: (face: PatentFace) => FaceLink;
  /** This face with what is typed now, and with another scope. */
  here: (scope?: Partial<PatentSearchState>) => FaceLink;
}

/**
 * What is typed on the search page, carried from face to face: the query goes into the address in
 * the language of the next face, the texts it was typed as go along in the browser's history.
 */
export function useFaceDrafts(address: PatentSearchState): FaceDrafts {
  const { key, state: entry } = useLocation();
  const { face } = address;
  const origin = `${key} ${face}`;
  const [draft, setDraft] = useState<Typed & { origin: string }>();
  const onDraft = useCallback(
    (query: PatentQuery, kept?: unknown) => {
      startTransition(() => setDraft({ origin, query, kept }));
    },
    [origin],
  );

  const trail = useMemo(() => readTrail(entry), [entry]);
  const kept = trail[face]?.kept;
  const begun = useMemo(() => {
    const own = trail[face]?.query;
    return own && !address.q && isTooLong(own.q) ? { ...address, ...own } : address;
  }, [trail, face, address]);
  const { mode, q, as } = begun;
  const current: Typed = draft?.origin === origin ? draft : { query: { mode, q, as }, kept };
  const odd = useMemo(() => {
    const { smart } = trail;
    return smart ? oddParts(smart.query) : [];
  }, [trail]);
  const note =
    face === 'smart'
      ? ''
      : odd
          .filter(({ value }) => current.query.q.includes(value))
          .map(({ remark }) => remark)
          .join('；');
  const typed: Trail = {
    ...(isSame(current.query, begun) && trail),
    [face]: { query: current.query, kept: current.kept },
  };
  const linkTo = (target: PatentFace, scope: Partial<PatentSearchState> = {}): FaceLink => {
    const own = typed[target]?.query;
    const query = own && !isTooLong(own.q) ? own : queryFor(target, own ?? current.query);
    return {
      to: patentSearchLink({ ...address, ...query, ...scope, face: target }),
      state: { typed },
    };
  };
  return { begun, kept, note, onDraft, linkTo, here: (scope) => linkTo(face, scope) };
}
