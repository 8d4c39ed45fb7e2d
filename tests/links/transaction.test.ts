import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '../../src/links/list';
import {
  listingLink,
  MOST_COMPARED_LISTINGS,
  priceBand,
  readListing,
  readPriceBand,
  readTransactionSearch,
  TRANSACTION_DIRECTIONS,
  TRANSACTION_FACETS,
  TRANSACTION_SORTS,
  TRANSACTION_VIEWS,
  transactionSearchLink,
} from '../../src/links/transaction';

const searchOf = (address: string) => new URL(address, 'http://localhost').search;
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => value.isWellFormed());
const filters = fc.dictionary(
  fc.constantFrom(...TRANSACTION_FACETS),
  fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
  { noNullPrototype: true },
);

describe('an address of listings holds what it was made from', () => {
  it('search', () => {
    const state = fc.record({
      q: text,
      direction: fc.constantFrom(...TRANSACTION_DIRECTIONS),
      include: filters,
      exclude: filters,
      price: fc.constantFrom('', 'negotiable', '10-50', '10-', '-0.5', '0-0'),
      termLeft: fc.constantFrom('', '1', '20'),
      from: fc.constantFrom('', '2026-01-31'),
      to: fc.constantFrom('', '2026-12-01'),
      sort: fc.constantFrom(...TRANSACTION_SORTS),
      page: fc.integer({ min: 1, max: 10_000 }),
      size: fc.constantFrom(...PAGE_SIZES),
      view: fc.constantFrom(...TRANSACTION_VIEWS),
      compare: fc.uniqueArray(text, { maxLength: MOST_COMPARED_LISTINGS }),
      differing: fc.boolean(),
      match: text,
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(readTransactionSearch(searchOf(transactionSearchLink(given)))).toEqual(given);
      }),
    );
  });

  it('one listing', () => {
    const from = fc.option(text.filter(Boolean), { nil: undefined });
    fc.assert(
      fc.property(text, text, from, (id, deal, list) => {
        const state = { id, deal, from: list };
        expect(readListing(searchOf(listingLink(id, state)))).toEqual(state);
      }),
    );
  });
});

describe('a price in the address', () => {
  it.each([
    ['10-50', { negotiable: false, min: 10, max: 50 }],
    ['10-', { negotiable: false, min: 10 }],
    ['-50', { negotiable: false, max: 50 }],
    ['negotiable', { negotiable: true }],
    ['', null],
    ['50-10', null],
    ['a-b', null],
    ['-', null],
    ['1e3-', null],
  ])('%s', (price, band) => {
    expect(readPriceBand(price)).toEqual(band);
  });

  it('is written from what is typed', () => {
    expect([priceBand('', ''), priceBand('1', ''), priceBand('', '2')]).toEqual(['', '1-', '-2']);
  });
});
