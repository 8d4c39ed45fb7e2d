import fc from 'fast-check';
import { amountProblems, tidyAmount } from '../../../src/components/list/facets/typedAmount';
import { priceInWords } from '../../../src/features/trade/search/conditions';
import { HOT_CONTACTS, HOT_VIEWS, isHot, isNew } from '../../../src/features/trade/search/marks';
import { priceBand, readPriceBand } from '../../../src/links/transaction';

it('a typed range without problem is a price that addresses know, in words', () => {
  const typed = fc.oneof(
    fc.integer({ min: 0, max: 99_999_999 }).map((cents) => String(cents / 100)),
    fc.constantFrom('', '１０', '1,000 万元', ' 5 ', '-1', '1.234', '甲', '12345678', '007'),
  );
  fc.assert(
    fc.property(typed, typed, (min, max) => {
      const band = priceBand(tidyAmount(min), tidyAmount(max));
      const fine = Object.keys(amountProblems({ least: min, most: max }, 2)).length === 0;
      expect(fine).toBe(band === '' || readPriceBand(band) !== null);
      expect(priceInWords(band) !== '').toBe(fine && band !== '');
    }),
  );
});

it('a listing is new for a fortnight, never before it is published', () => {
  expect(isNew(null, '2026-11-21')).toBe(false);
  expect(isNew('2026-11-22 00:00:00', '2026-11-21')).toBe(false);
  expect(isNew('2026-11-21 23:59:59', '2026-11-21')).toBe(true);
  expect(isNew('2026-11-07 08:00:00', '2026-11-21')).toBe(true);
  expect(isNew('2026-11-06 23:59:59', '2026-11-21')).toBe(false);
});

it('a listing is hot by its looks or by those who asked for the contact', () => {
  expect(isHot({ viewCount: HOT_VIEWS - 1, contactCount: HOT_CONTACTS - 1 })).toBe(false);
  expect(isHot({ viewCount: HOT_VIEWS, contactCount: 0 })).toBe(true);
  expect(isHot({ viewCount: 0, contactCount: HOT_CONTACTS })).toBe(true);
});
