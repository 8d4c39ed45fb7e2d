import fc from 'fast-check';
import type { ExportTable } from '../../../src/components/export/table';
import { anyText } from '../checkSuite';

/** Texts that spreadsheets would run, in every disguise. */
export const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '﹢1',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u200b=HYPERLINK("http://example.com")',
];

/** Any table of up to four columns, with formulas, numbers and texts in its cells. */
export const anyTable: fc.Arbitrary<ExportTable> = fc.integer({ min: 1, max: 4 }).chain((count) => {
  const cell = fc.oneof(
    anyText,
    fc.constantFrom(...FORMULAS, 'a"b', 'a,b', 'a\r\nb', ' a ', '_x0041_', '<&>', '\ud800', '𠮷'),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, undefined),
  );
  return fc.record({
    name: anyText,
    columns: fc.array(
      anyText.map((title) => ({ title })),
      { minLength: count, maxLength: count },
    ),
    rows: fc.array(fc.array(cell, { minLength: count, maxLength: count }), { maxLength: 5 }),
  });
});
