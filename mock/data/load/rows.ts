import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a set as its source has it: nothing about its values is certain. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * The rows of an NDJSON file; none when the file is not there. A line that is no JSON object is
 * passed over: one broken line must not keep the others from being found.
 */
export function readRows(folder: string, file: string): Row[] {
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const row = parseLine(line);
      return row === null ? [] : [row];
    });
}

function parseLine(line: string): Row | null {
  if (line.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Row) : null;
  } catch {
    return null;
  }
}

/** A value as trimmed text; undefined when it is empty or no text. */
export function textOf(row: Row, field: string): string | undefined {
  const value = row[field];
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** The parts of a text with separators, or the texts of a list; empty parts fall away. */
export function listOf(row: Row, field: string, separator: string): string[] {
  const value = row[field];
  const parts = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(separator)
      : [];
  return parts.flatMap((part) => {
    const text = typeof part === 'string' ? part.trim() : '';
    return text === '' ? [] : [text];
  });
}

/**
 * A date as `YYYY-MM-DD`, from 20211130, 2021-11-30, 2000-9-4 or an ISO time; undefined when the
 * value is none (0 means none).
 */
export function dateOf(row: Row, field: string): string | undefined {
  const text = textOf(row, field) ?? '';
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-?(\d{1,2})-?(\d{1,2})(?:T.*)?$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year !== '' && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

/** Keeps the fields that have a value: a record leaves out what is not known. */
export function known<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as T;
}
