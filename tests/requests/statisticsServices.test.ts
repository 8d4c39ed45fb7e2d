import { createPluginManager } from '@@/core/plugin';
import { expect, it } from 'vitest';
import { findRegions, findSeries, getCountyBorders } from '@/services/data/statistics';
import { recordEffects, standOn } from './clients';
import { answerAll, expectSent, type Row } from './sentCalls';

createPluginManager();

const path = '/data-service/api/front/statistics';

const rows: Row[] = [
  {
    name: 'findSeries of one code',
    call: () => findSeries({ codes: ['PAT_GRANT'], from: 2016, to: 2025 }),
    answer: { code: 0, data: [] },
    value: [],
    sent: ['GET', `${path}/series`, { queryData: { code: 'PAT_GRANT', from: 2016, to: 2025 } }],
  },
  {
    name: 'findSeries of several, narrowed',
    call: () =>
      findSeries({
        codes: ['TRANSFER', 'LICENSE'],
        dims: ['year', 'region'],
        from: 2016,
        to: 2025,
        region: '320581',
        type: 'UTILITY',
      }),
    answer: { code: 0, data: [] },
    value: [],
    sent: [
      'GET',
      `${path}/series`,
      {
        queryData: {
          $code_in: 'TRANSFER,LICENSE',
          from: 2016,
          to: 2025,
          region: '320581',
          type: 'UTILITY',
          dims: 'year,region',
        },
      },
    ],
  },
  {
    name: 'findRegions',
    call: () => findRegions(),
    answer: { code: 0, data: [] },
    value: [],
    sent: ['GET', `${path}/regions`],
  },
];

it.each(rows)('$name', expectSent);

it('borders are a plain file; a refusal and anything else fail', async () => {
  standOn('other');
  recordEffects();
  const borders = { type: 'FeatureCollection', features: [] };
  answerAll(borders);
  await expect(getCountyBorders()).resolves.toEqual(borders);
  answerAll({ code: 40400, data: null, msg: '没有地图数据' });
  await expect(getCountyBorders({ skipErrorHandler: true })).rejects.toThrow('没有地图数据');
  answerAll({ anything: 'else' });
  await expect(getCountyBorders({ skipErrorHandler: true })).rejects.toThrow();
});
