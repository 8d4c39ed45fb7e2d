import { createPluginManager } from '@@/core/plugin';
import { describe, expect, it } from 'vitest';
import { findAdjudications, getAdjudication } from '@/services/data/adjudication';
import { recordEffects, standOn } from './clients';
import { answerAll, expectSent, type Row } from './sentCalls';

createPluginManager();

const path = '/data-service/api/front/adjudication';
const page = { content: [{ id: 'J1' }], totalElements: 340, facets: [], cap: 200 };

const ROWS: Row[] = [
  {
    name: 'findAdjudications',
    call: () =>
      findAdjudications({
        q: '侵害',
        part: 'TITLE',
        filters: { cause: { include: ['侵害商标权纠纷'] } },
        leadingFirst: true,
        page: 2,
        size: 20,
      }),
    answer: { code: 0, data: page },
    value: page,
    sent: [
      'GET',
      `${path}/find`,
      {
        queryData: {
          q: '侵害',
          part: 'TITLE',
          filters: { cause: { include: ['侵害商标权纠纷'] } },
          leadingFirst: true,
        },
        page: '2',
        size: '20',
      },
    ],
  },
  {
    name: 'getAdjudication',
    call: () => getAdjudication('J1'),
    answer: { code: 0, data: { id: 'J1' } },
    value: { id: 'J1' },
    sent: ['GET', `${path}/findOne`, { id: 'J1' }],
  },
];

describe('what each function for judgments sends and hands back', () => {
  it.each(ROWS)('$name', async (row) => {
    standOn('other');
    await expectSent(row);
  });

  it('states no limit where the service states none', async () => {
    standOn('other');
    answerAll({ code: 0, data: { content: [], totalElements: 7 } });
    expect(await findAdjudications({ q: '侵害' })).toMatchObject({ cap: 7, facets: [] });
  });

  it('does not take an answer without a list for an empty one', async () => {
    recordEffects();
    standOn('other');
    answerAll({ code: 0, data: {} });
    await expect(findAdjudications({}, { skipErrorHandler: true })).rejects.toThrow();
  });
});
