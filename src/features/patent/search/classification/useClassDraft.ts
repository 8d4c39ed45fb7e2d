import { useLocation } from '@umijs/max';
import { useTabDraft } from '@/components/search/useTabDraft';
import {
  type ClassOperator,
  type ClassPick,
  classOfTerm,
  readClassQuery,
} from '@/domain/search/classQuery';
import { isPlainObject } from '@/storage';

/** How the chosen classes go with the query they are added to; `ALONE` leaves that out. */
export type ClassJoin = ClassOperator | 'ALONE';

/** A chosen class. */
export interface ChosenClass extends ClassPick {
  /** Undefined when it came with the query and is not known yet; '' when no table has it. */
  title?: string;
}

/** What is chosen in the classification face. */
export interface ClassDraft {
  /** The query the classes are added to; '' for none. */
  base: string;
  join: ClassJoin;
  /** In the order they were chosen. */
  chosen: readonly ChosenClass[];
}

const JOINS: readonly unknown[] = ['AND', 'OR', 'NOT', 'ALONE'] satisfies ClassJoin[];

function isChosen(value: unknown): value is ChosenClass {
  if (!isPlainObject(value)) return false;
  const { scheme, term, title } = value;
  return (
    (scheme === 'IPC' || scheme === 'LOC') &&
    typeof term === 'string' &&
    (title === undefined || typeof title === 'string') &&
    classOfTerm({ scheme, term }) !== null
  );
}

/** A draft from the browser's history or storage, which may hold anything. */
function readDraft(value: unknown): ClassDraft | undefined {
  if (!isPlainObject(value)) return undefined;
  const { base, join, chosen } = value;
  if (typeof base !== 'string' || !JOINS.includes(join)) return undefined;
  if (!Array.isArray(chosen) || !chosen.every(isChosen)) return undefined;
  return { base, join: join as ClassJoin, chosen };
}

/** The classes that a query ends with, and the rest of it. */
function draftOf(q: string): ClassDraft {
  const { base, operator, picks } = readClassQuery(q);
  return { base, join: operator, chosen: picks };
}

/**
 * The chosen classes and the query they are added to, kept in this tab. They begin with what the
 * face was left with, else with the expression of the address.
 */
export function useClassDraft(q: string, left: unknown) {
  const { key } = useLocation();
  const slot = `class${key}`;
  const { draft, change, sent } = useTabDraft(
    slot,
    `${slot} ${q}`,
    (kept): ClassDraft => readDraft(kept) ?? readDraft(left) ?? draftOf(q),
  );
  return {
    draft,
    change: (part: Partial<ClassDraft>) => change({ ...draft, ...part }, true),
    sent,
  };
}
