import { createPluginManager } from '@@/core/plugin';
import { describe, expect, it } from 'vitest';
import {
  createListing,
  findListings,
  getListing,
  getListingContact,
  listingFilters,
  registerDeal,
  reportListing,
  resubmitListing,
  takeListingOffline,
} from '@/services/data/transaction';
import { standOn } from './clients';
import { expectSent, type Row } from './sentCalls';

createPluginManager();

const data = '/data-service/api';
const own = `${data}/authFront/patentTransaction`;
const id = 'ZLJY-20261120-000001';
const mark = { id, idempotencyKey: 'key-of-a-test' };
const page = { content: [{ id }], totalElements: 1, facets: [] };
const application = { id, status: 'AUDITING' };
const form = { formData: { schemaVersion: 1, title: '示例专利转让' }, attachments: [] };

const query = {
  direction: 'SUPPLY' as const,
  ...listingFilters({ include: { type: ['1', '3'] }, exclude: { region: ['上海市'] } }),
  facets: ['type' as const],
};

/** A call with a body, which is answered with the application. */
const posted = (name: string, path: string, body: object, call: () => Promise<unknown>): Row => ({
  name,
  call,
  answer: { code: 0, data: application },
  value: application,
  sent: ['POST', path, {}, body],
});

/** A form that is sent: only what the answer says of the request is known of it. */
const submitted = (...given: Parameters<typeof posted>): Row => ({
  ...posted(...given),
  value: { id },
});

const NEW = {
  ...form,
  processKey: 'ZLJY' as const,
  consent: { version: 'v1', time: '2026-11-20 09:00:00', checked: ['truth'] },
  idempotencyKey: 'key-of-a-test',
};
const AGAIN = { ...mark, ...form, round: 0 };
const OFF = { ...mark, reason: '另有安排' };
const DEAL = { ...mark, transactionTypeId: '1', month: '2026-11', amount: 20 };
const REPORT = { ...mark, reason: 'SOLD' as const, description: '这件专利已经成交，仍在展示。' };

const ROWS: Row[] = [
  {
    name: 'findListings',
    call: () => findListings({ ...query, page: 1, size: 10 }),
    answer: { code: 0, data: page },
    value: page,
    sent: [
      'GET',
      `${data}/front/findPatentTransaction`,
      {
        queryData: {
          direction: 'SUPPLY',
          $type_in: '1,3',
          $region_notIn: '上海市',
          facets: ['type'],
        },
        page: '1',
        size: '10',
      },
    ],
  },
  {
    name: 'getListing',
    call: () => getListing(id),
    answer: { code: 0, data: { id } },
    value: { id },
    sent: ['GET', `${data}/front/findOnePatentTransaction`, { id }],
  },
  {
    name: 'getListingContact',
    call: () => getListingContact(id),
    answer: { code: 0, data: { contactCount: 1 } },
    value: { contactCount: 1 },
    sent: ['GET', `${own}/contact`, { id }],
  },
  submitted('createListing', `${data}/authFront/createPatentTransactionProcess`, NEW, () =>
    createListing(NEW),
  ),
  submitted('resubmitListing', `${own}/resubmit`, AGAIN, () => resubmitListing(AGAIN)),
  posted('takeListingOffline', `${own}/offline`, OFF, () => takeListingOffline(OFF)),
  posted('registerDeal', `${own}/deal`, DEAL, () => registerDeal(DEAL)),
  posted('reportListing', `${own}/report`, REPORT, () => reportListing(REPORT)),
];

describe('what each function for listings sends and hands back', () => {
  it.each(ROWS)('$name', async (row) => {
    standOn('other');
    await expectSent(row);
  });

  it('writes no condition for facets that nothing is chosen of', () => {
    expect(listingFilters({ include: {}, exclude: {} })).toEqual({});
  });
});
