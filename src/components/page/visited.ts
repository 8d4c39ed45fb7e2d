import { isPublicComputer } from '@/components/form/draft/publicComputer';
import { dropStored, isPlainObject, readStored, writeStored } from '@/storage';

/** Kinds of records that are remembered, with the word for each. */
export const VISITED_KINDS = {
  patent: '专利',
  law: '法律法规',
  judgment: '裁判文书',
  enterprise: '企业',
  listing: '交易',
  request: '办件',
} as const;

export type VisitedKind = keyof typeof VISITED_KINDS;

/** A record that the user has read: what it is called, nothing of what it says. */
export interface VisitedRecord {
  readonly kind: VisitedKind;
  /** Id of the record; of an enterprise its name, of a request its process and id, `PJSQ/1`. */
  readonly id: string;
  readonly title: string;
}

/** Records kept of each user; the oldest go. */
export const MOST_VISITED = 30;

const LONGEST_TITLE = 200;

/** Where the records of a user are kept, for those who watch it. */
const visitedKey = (owner: string) => `iprVisited.${owner}`;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isVisited(value: unknown): value is VisitedRecord[] {
  if (!Array.isArray(value)) return false;
  return value.every(
    (one) =>
      isPlainObject(one) &&
      isText(one.id) &&
      isText(one.title) &&
      isText(one.kind) &&
      Object.hasOwn(VISITED_KINDS, one.kind),
  );
}

/** The records that a user read last in this browser, the newest first; none on a public computer. */
export function readVisited(owner: string): readonly VisitedRecord[] {
  if (!owner) return [];
  if (isPublicComputer()) {
    dropStored(visitedKey(owner));
    return [];
  }
  return readStored(visitedKey(owner), isVisited) ?? [];
}

/** Remembers a record as the newest; each is kept once. What the browser refuses is not kept. */
export function noteVisited(owner: string, { kind, id, title }: VisitedRecord): void {
  if (!owner || !id || !title || isPublicComputer()) return;
  const others = readVisited(owner).filter((one) => one.kind !== kind || one.id !== id);
  const newest = { kind, id, title: title.slice(0, LONGEST_TITLE) };
  writeStored(visitedKey(owner), [newest, ...others].slice(0, MOST_VISITED));
}

/** Forgets the records of a user. */
export function clearVisited(owner: string): void {
  dropStored(visitedKey(owner));
}
