import { CODES, ok, refused } from './answers';

type Row = object;

/**
 * Reads the `queryData` parameter.
 *
 * @returns its conditions, or null when it is not a JSON object.
 */
export function readQueryData(url: URL): Record<string, unknown> | null {
  const text = url.searchParams.get('queryData');
  if (text === null || text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Conditions that steer the service and are no field of a row. */
const SWITCHES = new Set(['ignoreEnterpriseId']);

const OPERATOR = /^\$(.+)_(in|notIn)$/;

/**
 * Whether a row meets the conditions: plain keys mean equality, `$<field>_in` and
 * `$<field>_notIn` hold comma-joined values (contract.md, conventions).
 */
export function meets(row: Row, conditions: Record<string, unknown>): boolean {
  const fields = row as Record<string, unknown>;
  return Object.entries(conditions).every(([key, wanted]) => {
    if (SWITCHES.has(key)) return true;
    const [, field = key, operator] = OPERATOR.exec(key) ?? [];
    const value = fields[field];
    if (operator === undefined) return String(value) === String(wanted);
    const listed = String(wanted).split(',').includes(String(value));
    return operator === 'in' ? listed : !listed;
  });
}

/** `page` (0-based) and `size` of the address; null when they are no page. */
export function readPage(url: URL): { number: number; size: number } | null {
  const number = readCount(url, 'page', 0);
  const size = readCount(url, 'size', 20);
  return number === null || size === null || size === 0 ? null : { number, size };
}

/**
 * Answers one page of rows, by the `page` (0-based) and `size` of the address.
 *
 * @param beside what is said of all rows
 */
export function pageOf(url: URL, rows: readonly Row[], beside: object = {}) {
  const page = readPage(url);
  if (page === null) return refused(CODES.BAD_REQUEST, '分页参数有误');
  const { number, size } = page;
  const content = rows.slice(number * size, (number + 1) * size);
  return ok({ content, totalElements: rows.length, number, size, ...beside });
}

/** Answers the page of those rows that meet `queryData`. */
export function findRows(url: URL, rows: readonly Row[]) {
  const conditions = readQueryData(url);
  if (conditions === null) return refused(CODES.BAD_REQUEST, 'queryData 不是有效的 JSON');
  return pageOf(
    url,
    rows.filter((row) => meets(row, conditions)),
  );
}

function readCount(url: URL, name: string, otherwise: number): number | null {
  const text = url.searchParams.get(name);
  if (text === null) return otherwise;
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
