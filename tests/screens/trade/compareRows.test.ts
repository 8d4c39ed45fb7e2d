import { wholeOf } from '../../../mock/transaction/shown';
import { allListings } from '../../../mock/transaction/store';
import { namedHolder } from '../../../src/components/transaction/holderText';
import { listingComparison } from '../../../src/features/trade/search/compare/rows';
import type { Listing } from '../../../src/services/data/transaction';

/** A listing of the mock that meets a condition, as a visitor has it. */
function listingThat(meets: (listing: Listing) => boolean): Listing {
  for (const stored of allListings()) {
    const listing = wholeOf(stored, undefined, undefined) as Listing;
    if (meets(listing)) return listing;
  }
  throw new Error('The mock has no such listing');
}

const rowsOf = (...listings: Listing[]) => listingComparison(listings, '2026-11-30');
const keysOf = (...listings: Listing[]) => rowsOf(...listings).map(({ key }) => key);

const free = listingThat(({ priceMode }) => priceMode === 'FREE');
const fixed = listingThat(({ priceMode }) => priceMode === 'FIXED');

it('says once what price, way of asking and way of paying say alike', () => {
  expect(keysOf(free, free)).toContain('price');
  expect(keysOf(free, free)).not.toContain('priceMode');
  expect(keysOf(free, free)).not.toContain('pay');
  // Where one of them says more, the row stands whole.
  expect(keysOf(free, fixed)).toEqual(expect.arrayContaining(['price', 'priceMode', 'pay']));
});

it('calls nobody a holder of what is applied for', () => {
  const pending = listingThat(({ patents }) => patents[0]?.validity === 'PENDING');
  const row = rowsOf(pending, fixed).find(({ key }) => key === 'holders');
  expect(row?.label).toBe('权利人（申请人）');
  expect(namedHolder(pending)).toMatch(/^申请人 /);
  expect(namedHolder(listingThat(({ patents }) => patents[0]?.validity === 'VALID'))).toMatch(
    /^权利人 /,
  );
});

it('names the day of the grant once', () => {
  const [patent] = fixed.patents;
  if (!patent) throw new Error('The mock has no patent');
  const granted = { ...patent, legalStatus: '授权', grantDate: '2023-05-12' };
  const statusOf = (legalStatusDate: string) =>
    rowsOf({ ...fixed, patents: [{ ...granted, legalStatusDate }] }, free)
      .find(({ key }) => key === 'status')
      ?.cells[0]?.map(({ text }) => text)
      .join();
  expect(statusOf('2023-05-12')).toBe('授权');
  expect(statusOf('2024-01-02')).toBe('授权 2024-01-02');
});
