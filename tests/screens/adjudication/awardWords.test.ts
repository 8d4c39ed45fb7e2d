import type { AwardedRow } from '../../../src/domain/adjudication/awards';
import { AWARD, builtSpread, UPHELD } from '../../../src/features/adjudication/awards/measures';

const row = (awardAmount: number | null): AwardedRow =>
  ({ id: `${awardAmount}`, awardAmount, claimAmount: 1_000_000 }) as unknown as AwardedRow;

it('says of both distributions what became of judgments that awarded nothing', () => {
  const rows = [...Array.from({ length: 12 }, (_, at) => row((at + 1) * 10_000)), row(0), row(0)];
  const award = builtSpread(AWARD, rows, 'year');
  expect(award.finding).toMatch(/^判赔大于 0 元的 12 篇的中位数/);
  expect(award.notes).toContain('另有 2 篇写明未判赔（0 元）。');
  const upheld = builtSpread(UPHELD, rows, 'year');
  expect(upheld.finding).toMatch(/^14 篇（其中 2 篇未判赔，为 0%）的中位数/);
  const paid = builtSpread(UPHELD, rows.slice(0, 12), 'year');
  expect(paid.finding).toMatch(/^12 篇的中位数/);
});
