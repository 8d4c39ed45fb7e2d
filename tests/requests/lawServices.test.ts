import { createPluginManager } from '@@/core/plugin';
import { describe, expect, it } from 'vitest';
import { findLaw, findLaws, resolveLaws } from '@/services/data/law';
import { recordEffects, standOn } from './clients';
import { answerAll, content, expectSent, type Row } from './sentCalls';

createPluginManager();

const path = '/data-service/api/front/law';

const rows: Row[] = [
  {
    name: 'findLaws without anything',
    call: () => findLaws(),
    answer: content([{ id: 'L1' }]),
    value: { content: [{ id: 'L1' }], totalElements: 9, facets: [] },
    sent: ['GET', `${path}/find`, { queryData: {} }],
  },
  {
    name: 'findLaws: filters in queryData, page and size beside it',
    call: () =>
      findLaws({ keyword: '专利', $category_in: 'LAW', facets: ['topic'], page: 2, size: 50 }),
    answer: {
      code: 0,
      data: { content: [], totalElements: 0, facets: [{ name: 'topic', values: [] }] },
    },
    value: { content: [], totalElements: 0, facets: [{ name: 'topic', values: [] }] },
    sent: [
      'GET',
      `${path}/find`,
      {
        queryData: { keyword: '专利', $category_in: 'LAW', facets: ['topic'] },
        page: '2',
        size: '50',
      },
    ],
  },
  {
    name: 'findLaw',
    call: () => findLaw('L001-3'),
    answer: { code: 0, data: { id: 'L001-3' } },
    value: { id: 'L001-3' },
    sent: ['GET', `${path}/findOne`, { id: 'L001-3' }],
  },
  {
    name: 'resolveLaws: an answer that is too short holds nothing for the rest',
    call: () => resolveLaws([{ name: '专利法', article: '2' }, { name: '无' }], '2024-01-01'),
    answer: { code: 0, data: { resolved: [{ id: 'L001-3' }] } },
    value: [{ id: 'L001-3' }, null],
    sent: [
      'POST',
      `${path}/resolve`,
      {},
      { citations: [{ name: '专利法', article: '2' }, { name: '无' }], asOf: '2024-01-01' },
    ],
  },
];

describe('the calls on laws', () => {
  it.each(rows)('$name', expectSent);

  it('read days in every spelling, and rows without an envelope of their own', async () => {
    standOn('other');
    answerAll({ code: 0, data: [{ id: 'L1', effectiveDate: '2022/06/01' }] });
    const found = await findLaws({}, { skipErrorHandler: true });
    expect(found.content[0]?.effectiveDate).toBe('2022-06-01');
    expect(found.unheldCount).toBeUndefined();
    answerAll({ code: 0, data: { id: 'L1', promulgationDate: '20211017', invalidDate: null } });
    expect(await findLaw('L1')).toMatchObject({
      promulgationDate: '2021-10-17',
      invalidDate: null,
    });
    answerAll({ code: 0, data: null });
    expect((await findLaws({}, { skipErrorHandler: true })).content).toEqual([]);
  });

  it('fail where there is no list', async () => {
    standOn('other');
    recordEffects();
    answerAll({ code: 0, data: {} });
    await expect(findLaws({}, { skipErrorHandler: true })).rejects.toThrow();
  });
});
