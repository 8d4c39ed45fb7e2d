import {
  array,
  fallback,
  type GenericSchema,
  lazy,
  looseObject,
  record as mapOfValues,
  optional,
  parse,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import { answeredDay, answeredTime } from '@/domain/answeredTime';
import { type AnsweredRows, type AskedRows, dataOf, pageOf, saysDone } from './envelopes';
import { CodeError, TransportError } from './errors';

/**
 * How answers are read at the service's border. Back ends leave fields out, send null or another
 * shape; what the contract describes becomes a complete record all the same, so that no screen
 * meets a value it does not expect. "Not known" is
 *
 * - the empty text for a text or a day, the empty list for a list, the empty map for a map;
 * - undefined for a number, a yes or no, a word of a fixed set, and a record inside a record;
 * - null where the contract allows null, absent where it allows the field to be absent.
 *
 * The readers in src/services/contract are made from config/contract; the compiler holds them
 * against the contract's types.
 */

/** A field that the contract promises, as it stands after reading. */
type Field<T> = unknown extends T
  ? T
  : null extends T
    ? Complete<T>
    : T extends readonly unknown[]
      ? Complete<T>
      : T extends string
        ? string extends T
          ? T
          : T | undefined
        : T extends number | boolean
          ? T | undefined
          : T extends object
            ? string extends keyof T
              ? T
              : Complete<T> | undefined
            : T;

/** A value of the contract as it stands after reading. */
export type Complete<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? Complete<Item>[]
    : T extends object
      ? string extends keyof T
        ? T
        : { [Name in keyof T]: undefined extends T[Name] ? Complete<T[Name]> : Field<T[Name]> }
      : T;

/** Reads whatever came as a value of the contract; it never refuses. */
export type Reader<T> = GenericSchema<unknown, T>;

const reading = <T>(read: (value: unknown) => T): Reader<T> => pipe(unknown(), transform(read));

const textIn = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  Y: true,
  1: true,
  false: false,
  N: false,
  0: false,
};

/** A text; numbers count as texts. */
export const text = /* @__PURE__ */ reading(textIn);

/** A finite number, also when it is written as a text. */
export const number = /* @__PURE__ */ reading((value) => {
  const found = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
});

/** Yes or no: also `Y` and `N`, 1 and 0. */
export const flag = /* @__PURE__ */ reading((value): boolean | undefined =>
  typeof value === 'object' ? undefined : FLAGS[String(value)],
);

/** A day, `YYYY-MM-DD`; see `answeredTime` for what else is understood. */
export const day = /* @__PURE__ */ reading(answeredDay);

/** A moment, `YYYY-MM-DD HH:mm:ss`. */
export const time = /* @__PURE__ */ reading(answeredTime);

/** A text, a number or nothing, as it came. */
export const value = /* @__PURE__ */ reading((it) =>
  typeof it === 'string' || typeof it === 'number' ? it : undefined,
);

/** A word of a fixed set. */
export const word = <Word extends string | number>(...words: Word[]): Reader<Word | undefined> =>
  reading((it) => words.find((one) => one === it));

/** What stands where a promised field is not known. */
export const or = <T, Unknown>(
  reader: Reader<T | undefined>,
  unknownValue: Unknown,
): Reader<T | Unknown> =>
  pipe(
    reader,
    transform((it) => (it === undefined ? unknownValue : it)),
  );

/** A field that may be absent. */
export const maybe = <T>(reader: Reader<T | undefined>): Reader<T | undefined> =>
  optional(reader) as Reader<T | undefined>;

/** A list without what cannot be read; undefined when there is none. */
export const list = <T>(item: Reader<T | undefined>): Reader<T[] | undefined> =>
  fallback(
    pipe(
      array(item),
      transform((items) => items.filter((it) => it !== undefined)),
    ),
    undefined as never,
  ) as unknown as Reader<T[] | undefined>;

/** Values by name without what cannot be read; undefined when there are none. */
export const map = <T>(item: Reader<T | undefined>): Reader<Record<string, T> | undefined> =>
  fallback(
    pipe(
      mapOfValues(string(), item),
      transform((values) =>
        Object.fromEntries(Object.entries(values).filter(([, it]) => it !== undefined)),
      ),
    ),
    undefined as never,
  ) as unknown as Reader<Record<string, T> | undefined>;

const nothing = /* @__PURE__ */ reading(() => undefined);

/**
 * A record; undefined when there is none.
 *
 * @param fields the readers by name, made when the first record is read: records may hold one another
 */
export function record<T>(
  fields: () => {
    [Name in keyof Required<T>]: Reader<Complete<T>[Name & keyof Complete<T>]>;
  },
): Reader<Complete<T> | undefined> {
  let made: Reader<Complete<T> | undefined> | undefined;
  const make = () => {
    const entries = Object.entries<GenericSchema>(fields()).map(([name, reader]) => [
      name,
      // A promised field that is missing is read all the same: it is not known.
      reader.type === 'optional' ? reader : optional(reader, null),
    ]);
    return fallback(
      looseObject(Object.fromEntries(entries)),
      undefined as never,
    ) as unknown as Reader<Complete<T> | undefined>;
  };
  return lazy((input) => {
    if (Array.isArray(input)) return nothing;
    made ??= make();
    return made;
  });
}

/** Code of an answer without the record that was asked for. */
const NO_RECORD = '40400';

/**
 * Reads the record that a call answers, whichever envelope it came in.
 *
 * @throws CodeError 40400 when the answer is empty, TransportError when it is no record at all
 */
export function readOne<T>(reader: Reader<T | undefined>, answer: unknown): T {
  const data = dataOf(answer);
  if (data === null || data === undefined) throw new CodeError(NO_RECORD, '', null);
  const found = parse(reader, data);
  if (found === undefined) throw new TransportError('unreadable');
  return found;
}

/**
 * Reads what an action answers, with its envelope: the record as it is afterwards. Code 0, or
 * `success: true`, says that it is done, whatever the data are (specification 8).
 *
 * @returns undefined where it is done, and nothing tells the record
 * @throws as `readOne` where nothing says that it is done
 */
export function readDone<T>(reader: Reader<T | undefined>, answer: unknown): T | undefined {
  if (!saysDone(answer)) return readOne(reader, answer);
  return parse(reader, (answer as { data?: unknown }).data);
}

/**
 * Reads the rows of an answer, whichever envelope and shape of page they came in; see `pageOf`.
 *
 * @throws TransportError when there is no list
 */
export function readPage<T>(
  reader: Reader<T | undefined>,
  answer: unknown,
  asked?: AskedRows,
): AnsweredRows<T> {
  const { content, ...counts } = pageOf(answer, asked);
  return { content: parse(list(reader), content) ?? [], ...counts };
}

/** Whether an answer says yes beside its rows, such as that all of them are invented. */
export function readFlag(answer: unknown, name: string): boolean {
  const data = dataOf<Readonly<Record<string, unknown>> | null>(answer);
  return parse(flag, data?.[name]) === true;
}

/** A number beside the rows of an answer; undefined when it is missing. */
export function readCount(answer: unknown, name: string): number | undefined {
  const data = dataOf<Readonly<Record<string, unknown>> | null>(answer);
  return parse(number, data?.[name]);
}

/** The day of the data beside its rows, `YYYY-MM-DD`; '' when it is not told. */
export function readDataDate(answer: unknown): string {
  const data = dataOf<Readonly<Record<string, unknown>> | null>(answer);
  return parse(day, data?.dataDate) ?? '';
}

/** A list beside the rows of a page, such as its facets; empty when it is missing. */
export function readBeside<T>(reader: Reader<T | undefined>, answer: unknown, name: string): T[] {
  const data = dataOf<Readonly<Record<string, unknown>> | null>(answer);
  return parse(list(reader), data?.[name]) ?? [];
}
