import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Checked } from '../../src/domain/check';

/** A set of `vectors.json`: accepted inputs with their stored form, refused ones with the code. */
export interface VectorSet {
  valid: { input: string; normalized: string; note?: string }[];
  invalid: { input: string; code: string; message: string }[];
  messages: Record<string, string>;
}

/** Reference date of the vectors. */
export const TODAY = '2026-11-20';

/** Any text: all of Unicode, and texts of the characters that codes are made of. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      ...'0123456789ABCHMXYZabcxz.-/()@+ 　０１９Ａ．（）－年月日号知苏民初至CNZLPCTWO',
    ),
    maxLength: 24,
  }),
);

/** Full-width counterpart of every printable ASCII character. */
export function fullWidth(text: string): string {
  return text
    .replace(/ /g, '\u3000')
    .replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
}

/** Holds a reader to never throwing, whatever the text. */
export function expectNeverThrows(read: (text: string) => unknown): void {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => read(text)).not.toThrow();
    }),
  );
}

/**
 * Runs one set of vectors against a check: pass, fail, blank, full width, every message of the
 * set, stored form stable, no throw on any text.
 * @param more refused inputs for codes that the set's own list leaves out
 */
export function describeCheck(
  name: string,
  set: VectorSet,
  check: (input: string) => Checked,
  more: readonly (readonly [input: string, code: string])[] = [],
): void {
  describe(name, () => {
    const accepted = set.valid.map(({ input, normalized, note }) => [input, normalized, note]);
    const refused: (readonly [string, string])[] = [
      ...set.invalid.map(({ input, code }) => [input, code] as const),
      ...more,
    ];

    it.each(accepted)('accepts %s', (input, normalized, note) => {
      const result = check(input ?? '');
      expect(result).toMatchObject({ ok: true, value: normalized });
      if (note) expect(result).toMatchObject({ note });
    });

    it.each(accepted)('accepts %s in full width and between blanks', (input, normalized) => {
      expect(check(` ${fullWidth(input ?? '')}\u3000`)).toMatchObject({
        ok: true,
        value: normalized,
      });
    });

    it.each(refused)('refuses %j with %s', (input, code) => {
      expect(check(input)).toEqual({ ok: false, code, message: set.messages[code] });
    });

    it('asks for input when there are only blanks', () => {
      expect(check(' \t\u3000\u00a0')).toMatchObject({ ok: false, code: 'EMPTY' });
    });

    it('reaches every message of the set', () => {
      const reached = new Set(refused.map(([, code]) => code));
      expect([...reached].sort()).toEqual(Object.keys(set.messages).sort());
    });

    it('keeps the stored form when it is checked again', () => {
      for (const [, normalized = ''] of accepted) {
        expect(check(normalized)).toMatchObject({ ok: true, value: normalized });
      }
      fc.assert(
        fc.property(anyText, (text) => {
          const once = check(text);
          if (once.ok) expect(check(once.value)).toEqual(once);
        }),
      );
    });

    it('answers any text without throwing', () => {
      fc.assert(
        fc.property(anyText, (text) => {
          const result = check(text);
          if (!result.ok) expect(set.messages[result.code]).toBe(result.message);
        }),
      );
    });
  });
}
