import { dropStored, isPlainObject, readStored, useStored, writeStored } from '@/storage';
import { isPublicComputer } from '../draft/publicComputer';

/**
 * Documents that a person has uploaded from this browser, to be used again: their names and numbers,
 * never their content, which lies at the back end. Nothing is kept on a public computer.
 */

/** A document that was uploaded. */
export interface UsedFile {
  /** Of the attachment. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** What it was uploaded as, e.g. 主体资格证明. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sha256?: string;
}

const PREFIX = 'iprUsedFiles.';

/** Most documents of one person. */
const MOST = 50;

/** So long a document is offered after it was uploaded. */
export const USED_DAYS = 90;

const KEPT = USED_DAYS * 24 * 60 * 60_000;

/** When a document is not offered any more, in milliseconds since 1970. */
export const keptUntil = ({ at }: Pick<UsedFile, 'at'>): number => at + KEPT;

const keyOf = (user: string) => PREFIX + encodeURIComponent(user);

const isUsedFile = (value: unknown): value is UsedFile =>
  isPlainObject(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.size === 'number' &&
  typeof value.label === 'string' &&
  typeof value.at === 'number' &&
  (value.sha256 === undefined || typeof value.sha256 === 'string');

const isList = (value: unknown): value is readonly UsedFile[] =>
  Array.isArray(value) && value.every(isUsedFile);

const NONE: readonly UsedFile[] = [];

const kept = (user: string) => readStored(keyOf(user), isList) ?? NONE;

function usedFiles(user: string): readonly UsedFile[] {
  if (!user || isPublicComputer()) return NONE;
  return kept(user).filter((file) => keptUntil(file) >= Date.now());
}

function keep(user: string, files: readonly UsedFile[]): void {
  if (files.length > 0) writeStored(keyOf(user), files.slice(0, MOST));
  else dropUsedFiles(user);
}

type Known = Pick<UsedFile, 'id' | 'sha256'>;

/** The same content is the same document, under its latest number. */
export const isSameFile = (one: Known, other: Known) =>
  one.id === other.id || (one.sha256 !== undefined && one.sha256 === other.sha256);

/** Documents were uploaded. Those of before stay as they were noted; old ones are removed. */
export function noteUsedFiles(user: string, files: readonly UsedFile[]): void {
  if (!user || isPublicComputer()) return;
  const before = usedFiles(user);
  const added = files.filter(({ id }) => before.every((one) => one.id !== id));
  if (added.length === 0 && before.length === kept(user).length) return;
  keep(user, [...added, ...before.filter((one) => !added.some((other) => isSameFile(one, other)))]);
}

/** Forgets one document; at the back end it stays. */
export function dropUsedFile(user: string, id: string): void {
  keep(
    user,
    usedFiles(user).filter((one) => one.id !== id),
  );
}

/** Forgets all of them. */
export function dropUsedFiles(user: string): void {
  // Writing tells who shows them.
  writeStored(keyOf(user), NONE);
  dropStored(keyOf(user));
}

/** A person's documents, the latest first, read again when they change. */
export function useUsedFiles(user: string): readonly UsedFile[] {
  const text = useStored(keyOf(user), () => JSON.stringify(usedFiles(user)));
  return JSON.parse(text) as readonly UsedFile[];
}
