/** A reference numeral of the drawings with the name of the part it points at. */
export interface NumeralName {
  readonly numeral: string;
  readonly name: string;
}

/** A piece of a text; the pieces joined are the text. */
interface TextRun {
  readonly text: string;
  /** The part this piece names. */
  readonly numeral?: string;
  /** Label of the drawing this piece names, e.g. `图1`. */
  readonly figure?: string;
}

/** Splits a text into runs. */
export type NumeralReader = (text: string) => TextRun[];

/** `12`, `12a`, `12'`, `P1`; steps such as `S101` name no part, and `5g` is a quantity. */
export const NUMERAL = "(?!S\\d)[A-Z]?\\d{1,4}[a-f]?['′’]?(?![\\da-z])";

const FIGURE = '图\\s*\\d{1,3}(?!\\d)';

/** What follows a number that counts or measures instead of pointing at a part. */
const QUANTITY =
  /^\s*(?:[.．]\d|[%％‰℃°Ω×~～]|(?:[-–—]|至|到)\s*\d|(?:[kmcnμu]?[mgLl]|[kMGm]?(?:Hz|Pa|eV|V|W|A|N|J)|mol|min|rpm|s|h|K)(?![A-Za-z])|[个次种份倍年月日天度]|小时|分钟|毫米|厘米|微米|纳米)/;

/** Whether the text after a number makes it a quantity. */
export function isQuantity(after: string): boolean {
  return QUANTITY.test(after);
}

/** The prime of a numeral is typed in several ways. */
export function foldNumeral(numeral: string): string {
  return numeral.replace(/[′’]/g, "'");
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A number in or without brackets, as two groups of which one matches. */
const WRITTEN = `(?:[（(]\\s*(${NUMERAL})\\s*[）)]|(${NUMERAL}))`;

/** Further numerals of an enumeration: `电极11、12和13`. */
const FURTHER = new RegExp(`(\\s*[、,，和及或与]\\s*)${WRITTEN}`, 'y');

/** Name to its numerals, and the pattern that finds a name and the numeral behind it. */
function compile(names: readonly NumeralName[]) {
  const numeralsOf = new Map<string, string[]>();
  for (const { numeral, name } of names) {
    if (name && numeral) {
      numeralsOf.set(name, [...(numeralsOf.get(name) ?? []), foldNumeral(numeral)]);
    }
  }
  const alternatives = [...numeralsOf.keys()].sort((a, b) => b.length - a.length);
  const part = `(${alternatives.map(escapePattern).join('|')})(?:\\s*${WRITTEN})?`;
  const pattern = alternatives.length > 0 ? `${part}|${FIGURE}` : `()()()${FIGURE}`;
  return { numeralsOf, pattern: new RegExp(pattern, 'g') };
}

/**
 * Makes a reader that finds the uses of known parts in a text: the name with its numeral
 * (`传感器12`, `传感器 12`, `传感器（12）`), further numerals of an enumeration (`电极11、12`), and the
 * drawings the text speaks of (`图1`). The longest name wins, so 传感器支架13 is no use of 传感器.
 *
 * @param names parts; a numeral may come with several names, a name with several numerals
 * @param namesAlone also takes a name of two or more characters without its numeral, as claims
 *   write it, where the name has only one
 */
export function numeralReader(
  names: readonly NumeralName[],
  { namesAlone = false }: { namesAlone?: boolean } = {},
): NumeralReader {
  const { numeralsOf, pattern } = compile(names);
  const known = new Set([...numeralsOf.values()].flat());
  return (text) => {
    const runs: TextRun[] = [];
    let done = 0;
    const take = (from: number, to: number, mark: Omit<TextRun, 'text'>) => {
      if (from > done) runs.push({ text: text.slice(done, from) });
      runs.push({ text: text.slice(from, to), ...mark });
      done = to;
    };
    const takeFurther = () => {
      for (;;) {
        FURTHER.lastIndex = done;
        const match = FURTHER.exec(text);
        const numeral = foldNumeral(match?.[2] ?? match?.[3] ?? '');
        if (!match || !known.has(numeral) || isQuantity(text.slice(FURTHER.lastIndex))) return;
        take(done + (match[1] ?? '').length, FURTHER.lastIndex, { numeral });
      }
    };
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const [whole, name, bracketed, bare] = match;
      const end = pattern.lastIndex;
      if (!name) {
        take(match.index, end, { figure: whole.replace(/\s+/g, '') });
        continue;
      }
      const numerals = numeralsOf.get(name) ?? [];
      const written = bracketed ?? bare;
      const nameEnd = match.index + name.length;
      const only = namesAlone && name.length > 1 && numerals.length === 1 ? numerals[0] : undefined;
      if (written && numerals.includes(foldNumeral(written)) && !isQuantity(text.slice(end))) {
        take(match.index, end, { numeral: foldNumeral(written) });
        takeFurther();
        pattern.lastIndex = done;
      } else {
        if (!written && only) take(match.index, nameEnd, { numeral: only });
        pattern.lastIndex = nameEnd;
      }
    }
    if (done < text.length) runs.push({ text: text.slice(done) });
    return runs;
  };
}
