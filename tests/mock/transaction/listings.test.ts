import { beforeEach, describe, expect, it } from 'vitest';
import { applicationErrors } from '../../../mock/process/check';
import { resetState } from '../../../mock/state';
import { generateListings } from '../../../mock/transaction/generated';
import { listedPatents, recordOfNumber } from '../../../mock/transaction/patents';
import { allListings } from '../../../mock/transaction/store';
import { sessionCookie } from '../client';
import { setTime } from '../process/requests';
import { findListings, lookAt } from './support';

beforeEach(async () => {
  resetState();
  await setTime('2026-11-22 09:00:00');
});

describe('the listings', () => {
  it('are enough of both kinds, the same on every run, and name nobody who exists', () => {
    const listings = generateListings('2026-11-22');
    const having = (direction: string) =>
      listings.filter(
        ({ formData, status }) => formData.direction === direction && status === 'PUBLISHED',
      );
    expect(having('SUPPLY').length).toBeGreaterThanOrEqual(120);
    expect(having('DEMAND').length).toBeGreaterThanOrEqual(60);
    expect(generateListings('2026-11-22')).toEqual(listings);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
  });

  it('are what the form of a listing takes, but for patents that lapsed since', () => {
    const old = ['validUntil', 'files.evaluationReport'];
    for (const { status, formData } of generateListings('2026-11-22')) {
      const patents = (formData.patents ?? []) as { validity: string }[];
      if (status !== 'PUBLISHED' || patents.some(({ validity }) => validity === 'INVALID'))
        continue;
      const errors = applicationErrors('ZLJY', {
        formData: { schemaVersion: 1, ...formData },
        attachments: [],
      });
      expect(errors.filter(({ field }) => !old.includes(field))).toEqual([]);
    }
  });

  it('offer what has ended since only where it was published before, and a few of these', () => {
    const ended = allListings().flatMap((listing) =>
      listedPatents(listing.formData)
        .filter(({ validity }) => validity === 'INVALID')
        .map((patent) => ({ listing, patent })),
    );
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.length).toBeLessThan(12);
    for (const { listing, patent } of ended) {
      const day = [patent.expiryDate, patent.legalStatusDate].flatMap((one) => one ?? []).sort()[0];
      expect((listing.publishTime ?? '').slice(0, 10) < (day ?? '')).toBe(true);
    }
  });

  it('offer patents as their records have them', () => {
    const rows = allListings().flatMap(
      ({ formData }) => (formData.patents ?? []) as { applicationNumber: string; title: string }[],
    );
    expect(rows.length).toBeGreaterThan(140);
    for (const { applicationNumber, title } of rows) {
      expect(recordOfNumber(applicationNumber)?.title).toBe(title);
    }
  });

  it('show one of the demo enterprise in every state', async () => {
    const cookie = await sessionCookie('enterprise');
    const own = allListings().filter(({ ownerId }) => ownerId === 'U1002');
    expect(new Set(own.map(({ status }) => status))).toEqual(
      new Set(['AUDITING', 'RETURNED', 'PUBLISHED', 'OFFLINE', 'EXPIRED', 'DEALT', 'BLOCKED']),
    );
    for (const { id, status } of own) {
      const { data } = await lookAt(id, cookie);
      expect([data.ownerId, data.status]).toEqual(['U1002', status]);
    }
  });
});

describe('searching listings', () => {
  it('narrows by every condition', async () => {
    const { content: all, totalElements } = await findListings({}, 500);
    expect(all).toHaveLength(totalElements);
    expect(all.every(({ status }) => status === 'PUBLISHED')).toBe(true);

    const dear = await findListings({ priceMin: 50, $priceMode_in: 'FIXED' }, 500);
    expect(dear.totalElements).toBeGreaterThan(3);
    expect(dear.content.every(({ priceMin = 0 }) => priceMin >= 50)).toBe(true);

    const free = await findListings({ negotiable: true, direction: 'DEMAND' }, 500);
    expect(free.content.every(({ priceMode }) => priceMode === 'NEGOTIABLE')).toBe(true);

    const long = await findListings({ termLeft: 12 }, 500);
    expect(long.totalElements).toBeGreaterThan(3);
    expect(long.content.every(({ expiryDate }) => (expiryDate ?? '') >= '2038-11-22')).toBe(true);

    const days = await findListings({ publishFrom: '2026-09-01', publishTo: '2026-09-30' }, 500);
    expect(days.totalElements).toBeGreaterThan(3);
    expect(days.content.every(({ publishTime }) => publishTime?.startsWith('2026-09'))).toBe(true);
  });

  it('finds a patent number however it is written, and all words', async () => {
    const [first] = (await findListings({ direction: 'SUPPLY' })).content;
    const number = first?.patents[0]?.applicationNumber ?? '';
    const byNumber = await findListings({ q: `ZL ${number}` });
    expect(byNumber.content.map(({ id }) => id)).toContain(first?.id);
    expect((await findListings({ q: '电池 没有这样的词' })).totalElements).toBe(0);
  });

  it('counts what a filter would leave, without the filter of the facet itself', async () => {
    const facets = ['direction', 'type', 'priceMode', 'validity', 'holderKind', 'region'];
    const answer = await findListings({ facets, $priceMode_in: 'FREE,NEGOTIABLE' }, 500);
    const modes = answer.facets.find(({ name }) => name === 'priceMode')?.values ?? [];
    expect(modes.map(({ value }) => value)).toContain('FIXED');
    const [direction] = answer.facets.find(({ name }) => name === 'direction')?.values ?? [];
    const narrowed = await findListings(
      { direction: direction?.value, $priceMode_in: 'FREE,NEGOTIABLE' },
      500,
    );
    expect(narrowed.totalElements).toBe(direction?.count);
  });

  it('orders by price with what has none last, and by how much they are asked for', async () => {
    const { content } = await findListings({ sort: 'price', direction: 'SUPPLY' }, 500);
    const prices = content.map(({ priceMode, priceMin }) =>
      priceMode === 'FREE' ? 0 : (priceMin ?? Number.POSITIVE_INFINITY),
    );
    expect(prices).toEqual([...prices].sort((a, b) => (a === b ? 0 : a - b)));
    const { content: hot } = await findListings({ sort: '-heat' }, 500);
    const heat = hot.map(({ viewCount, contactCount }) => viewCount + 20 * contactCount);
    expect(heat).toEqual([...heat].sort((a, b) => b - a));
  });

  it('answers listings by id whatever became of them, but none that is hidden', async () => {
    const ids = (status: string) =>
      allListings()
        .filter((listing) => listing.status === status)
        .slice(0, 1)
        .map(({ id }) => id);
    const wanted = [...ids('DEALT'), ...ids('EXPIRED'), ...ids('BLOCKED'), ...ids('AUDITING')];
    const { content } = await findListings({ $id_in: wanted.join(',') });
    expect(content.map(({ status }) => status).sort()).toEqual(['DEALT', 'EXPIRED']);
  });
});
