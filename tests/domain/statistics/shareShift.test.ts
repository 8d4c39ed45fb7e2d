import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareShift } from '../../../src/domain/statistics/shareShift';

const part = (label: string, values: readonly (number | null)[]) => ({
  label,
  figures: values.map((value, index) => ({ year: 2023 + index, value })),
});
const years = [2023, 2024, 2025];

it('names the part whose share moved most between the first and the last known year', () => {
  const parts = [part('发明', [10, 5, 30]), part('外观设计', [30, 5, 30])];
  expect(shareShift({ years, parts })).toBe(
    '变化最大的是发明，占比从 2023 年的 25.0% 升到 2025 年的 50.0%',
  );
  // 2025 is not over; a year with a gap is no whole.
  expect(shareShift({ years: [2023], parts })).toBe('');
  const gap = [part('发明', [null, 5, 30]), part('外观设计', [30, 5, 30])];
  expect(shareShift({ years, parts: gap })).toBe('');
  expect(shareShift({ years, parts: [part('发明', [1, 2, 3])] })).toBe('');
});

it('says as much as the shares moved, and nothing where they did not', () => {
  const three = fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50));
  fc.assert(
    fc.property(three, three, (first, last) => {
      const parts = first.map((value, index) =>
        part(`第${index}类`, [value, null, last[index] ?? 0]),
      );
      const text = shareShift({ years, parts });
      const [before, after] = [...text.matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share));
      if (text === '' || before === undefined || after === undefined) return;
      expect(before).not.toBe(after);
      expect(text.includes('升到')).toBe(after > before);
    }),
  );
});
