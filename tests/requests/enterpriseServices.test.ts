import { createPluginManager } from '@@/core/plugin';
import { describe, expect, it } from 'vitest';
import {
  analyseEnterprise,
  findEnterprises,
  findIpRights,
  findTrademarks,
  getEnterprise,
} from '@/services/data/enterprise';
import { standOn } from './clients';
import { answerAll, content, expectSent, type Row } from './sentCalls';

createPluginManager();

const data = '/data-service/api/front';
const enterpriseName = '示例（常熟）有限公司';
const page = { content: [{ enterpriseName }], totalElements: 3, facets: [] };

const ROWS: Row[] = [
  {
    name: 'findEnterprises',
    call: () => findEnterprises({ q: '示例', sort: '-patentTotal', page: 0, size: 20 }),
    answer: { code: 0, data: page },
    value: page,
    sent: [
      'GET',
      `${data}/enterprise/find`,
      { queryData: { q: '示例', sort: '-patentTotal' }, page: '0', size: '20' },
    ],
  },
  {
    name: 'getEnterprise',
    call: () => getEnterprise(enterpriseName),
    answer: { code: 0, data: { enterpriseName } },
    value: { enterpriseName },
    sent: ['GET', `${data}/enterprise/findOne`, { enterpriseName }],
  },
  {
    name: 'analyseEnterprise',
    call: () => analyseEnterprise(enterpriseName, [enterpriseName, '示例电池厂']),
    answer: { code: 0, data: { total: 4 } },
    value: { enterpriseName, total: 4 },
    sent: [
      'GET',
      `${data}/enterprise/analysis`,
      { queryData: { enterpriseName, names: [enterpriseName, '示例电池厂'] } },
    ],
  },
  {
    name: 'findTrademarks',
    call: () => findTrademarks({ enterpriseName, state: 'REGISTERED', page: 1, size: 10 }),
    answer: content([{ id: 'T1' }]),
    value: { content: [{ id: 'T1' }], totalElements: 9 },
    sent: [
      'GET',
      `${data}/trademark/find`,
      { queryData: { enterpriseName, state: 'REGISTERED' }, page: '1', size: '10' },
    ],
  },
  {
    name: 'findIpRights',
    call: () => findIpRights({ enterpriseName, kind: 'SOFTWARE' }),
    answer: content([]),
    value: { content: [], totalElements: 9 },
    sent: ['GET', `${data}/ipRight/find`, { queryData: { enterpriseName, kind: 'SOFTWARE' } }],
  },
];

describe('what each function for enterprises sends and hands back', () => {
  it.each(ROWS)('$name', async (row) => {
    standOn('other');
    await expectSent(row);
  });

  it('asks for the enterprise alone where no basket is named', async () => {
    standOn('other');
    const calls = answerAll({ code: 0, data: {} });
    await analyseEnterprise(enterpriseName);
    expect(calls[0]?.query).toEqual({ queryData: { enterpriseName } });
  });
});
