import fc from 'fast-check';
import { parse } from 'valibot';
import { CodeError, TransportError } from '@/requests/errors';
import { readBeside, readDone, readOne, readPage } from '@/requests/reading';
import * as adjudication from '@/services/contract/adjudicationReaders';
import * as assessment from '@/services/contract/assessmentReaders';
import * as business from '@/services/contract/businessReaders';
import * as cnipr from '@/services/contract/cniprReaders';
import * as data from '@/services/contract/dataReaders';
import * as dictionary from '@/services/contract/dictionaryReaders';
import * as di from '@/services/contract/diReaders';
import * as enterprise from '@/services/contract/enterpriseReaders';
import * as law from '@/services/contract/lawReaders';
import * as nav from '@/services/contract/navReaders';
import * as platform from '@/services/contract/platformReaders';
import * as statistics from '@/services/contract/statisticsReaders';
import * as transaction from '@/services/contract/transactionReaders';
import * as watched from '@/services/contract/watchedReaders';
import * as website from '@/services/contract/websiteReaders';

const MODULES = {
  adjudication,
  assessment,
  business,
  cnipr,
  data,
  di,
  dictionary,
  enterprise,
  law,
  nav,
  platform,
  statistics,
  transaction,
  watched,
  website,
};

const READERS = Object.entries(MODULES).flatMap(([service, readers]) =>
  Object.entries(readers).map(([name, reader]) => [`${service} ${name}`, reader] as const),
);

/** What a promised field holds when it is not known, by the field's kind. */
function holds(value: unknown, whenUnknown: unknown): boolean {
  if (whenUnknown === '') return typeof value === 'string';
  if (Array.isArray(whenUnknown)) return Array.isArray(value);
  return true;
}

describe('reading an answer', () => {
  it.each(READERS)('makes a complete %s of whatever came', (_, reader) => {
    const nothing: unknown = parse(reader, {});
    // A word of a fixed set is no record.
    if (nothing === undefined) {
      fc.assert(fc.property(fc.jsonValue(), (it) => parse(reader, it) !== null));
      return;
    }
    const promised = Object.entries(nothing as object);
    const fields = Object.fromEntries(promised.map(([name]) => [name, fc.jsonValue()]));
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys: [] }), (answered) => {
        const read = parse(reader, answered) as Record<string, unknown>;
        for (const [name, whenUnknown] of promised) {
          expect(read).toHaveProperty([name]);
          expect(holds(read[name], whenUnknown), name).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('knows texts, numbers, words and days by more than one spelling', () => {
    const answered = { id: 7, direction: 'SUPPLY', publishTime: 1_767_225_600_000, price: '12.5' };
    const row = parse(transaction.ListingRow, { ...answered, status: '审核中' });
    expect(row).toMatchObject({
      id: '7',
      direction: 'SUPPLY',
      publishTime: '2026-01-01 08:00:00',
      status: undefined,
      title: '',
    });
  });

  it('keeps what the contract does not name', () => {
    expect(parse(dictionary.DictItem, { value: '1', extra: { a: 1 } })).toMatchObject({
      extra: { a: 1 },
    });
  });

  it('leaves out rows that are none', () => {
    const answer = { content: [null, 'x', { id: 'a' }, []], totalElements: 4, facets: null };
    expect(readPage(dictionary.Named, answer)).toEqual({
      content: [{ id: 'a', name: '' }],
      totalElements: 4,
      counted: true,
    });
    expect(readBeside(dictionary.Named, answer, 'facets')).toEqual([]);
  });

  it.each([
    [{ code: 0, data: null, msg: 'success' }, undefined],
    [{ code: 0, msg: 'success' }, undefined],
    [{ code: 0, data: '撤回成功' }, undefined],
    [{ success: true }, undefined],
    [
      { code: 0, data: { id: 'a', name: '甲' } },
      { id: 'a', name: '甲' },
    ],
    [
      { id: 'a', name: '甲' },
      { id: 'a', name: '甲' },
    ],
  ])('takes %j for an action that is done', (answer, after) => {
    expect(readDone(dictionary.Named, answer)).toEqual(after);
  });

  it.each([null, '', 'gone', []])('does not take %j for an action that is done', (answer) => {
    expect(() => readDone(dictionary.Named, answer)).toThrow();
  });

  it('says that there is no record where none came', () => {
    expect(() => readOne(dictionary.Named, null)).toThrow(CodeError);
    expect(() => readOne(dictionary.Named, 'gone')).toThrow(TransportError);
  });

  it('reads records that hold one another', () => {
    const node = { id: 'a', children: [{ id: 'b', children: [] }] };
    expect(parse(nav.ChainNode, node)).toMatchObject({ children: [{ id: 'b', children: [] }] });
  });
});
