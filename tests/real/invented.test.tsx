import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getEnterpriseStore } from '../../mock/enterprise/store';
import { enterpriseLink } from '../../src/links/enterprise';
import { transactionSearchLink } from '../../src/links/transaction';
import { call } from '../mock/client';
import { rowsShown } from '../screens/trade/searchSupport';
import { renderPortal } from '../support/renderPortal';

const SLOW = { timeout: 60_000 };

interface Rows {
  content: { sample?: boolean }[];
  sample?: boolean;
}

async function rowsOf(path: string): Promise<Rows> {
  const query = { queryData: '{}', page: '0', size: '500' };
  const answer = await call('GET', `/data-service/api/front/${path}`, { query });
  const { data } = (await answer.json()) as { data: Rows };
  expect(data.content.length).toBeGreaterThan(20);
  return data;
}

describe('what is invented beside real data', () => {
  it('is marked in every listing and every record of dishonesty', async () => {
    for (const path of ['findPatentTransaction', 'breakPromise/find']) {
      const { content } = await rowsOf(path);
      expect(content.filter(({ sample }) => sample !== true)).toEqual([]);
    }
  });

  it('is marked on the cards of the list', async () => {
    await renderPortal(transactionSearchLink());
    await screen.findByRole('list', { name: '检索到的供需信息' }, SLOW);
    expect((await rowsShown()).length).toBeGreaterThan(0);
    expect(screen.getAllByText('示例数据')).toHaveLength(1);
  });

  it('says nothing of a real enterprise: no count, no all-clear', async () => {
    const { sample } = await rowsOf('breakPromise/find');
    expect(sample).toBe(true);
    const name = '华为技术有限公司';
    expect(getEnterpriseStore().find(name)).toBeDefined();
    await renderPortal(enterpriseLink(name, { tab: 'credit' }));
    expect(
      await screen.findByRole('heading', { name: '不能确定有没有失信记录' }, SLOW),
    ).toBeVisible();
    const tab = screen.getByRole('region', { name: '失信记录' });
    expect(tab).toHaveTextContent('示例数据');
    expect(tab).not.toHaveTextContent(/公示中 \d+ 条|没有公示中的失信记录/);
    expect(screen.getByRole('link', { name: /^失信记录/ })).not.toHaveTextContent(/\d/);
  });
});
