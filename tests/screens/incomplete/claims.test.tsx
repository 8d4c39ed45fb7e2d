import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { damageAnswers } from '../../support/incompleteAnswers';
import { renderPortal } from '../../support/renderPortal';
import { addressOf } from './addresses';

const SLOW = { timeout: 25_000 };

/** Opens a screen whose answers lack some fields. */
async function open(name: string, isMissing: (path: string, field: string) => boolean) {
  const address = await addressOf(name);
  damageAnswers((path, field) => (isMissing(path, field) ? 'dropped' : 'kept'));
  return renderPortal(address, { account: 'enterprise' });
}

it('a count that was not answered is no zero, and has no list', async () => {
  const lost = ['total', 'cityTotal', 'validityShare', 'transfers', 'concentration'];
  await open(
    '专题，选中一个节点',
    (path, field) => path.startsWith('data') && lost.includes(field),
  );
  const fold = (await screen.findByText(/项无法统计$/, undefined, SLOW)).closest('details');
  for (const name of ['全部专利', '有效', '转让', '集中度 CR5']) {
    expect(screen.queryByText(name, { selector: 'dt' })).toBeNull();
    expect(fold).toHaveTextContent(`${name}：`);
    expect(screen.queryByRole('link', { name: new RegExp(`^${name} `) })).not.toBeInTheDocument();
  }
});

it('numbers that do not fit their years are not shown under one of them', async () => {
  await open('专题，选中一个节点', (path) => path === 'data.indicators.techMatrix.rows.0.counts');
  const matrix = await screen.findByRole('table', { name: /每年的申请/ }, SLOW);
  const [, first, second] = within(matrix).getAllByRole('row');
  expect(first).toHaveTextContent(/^[^\d]+—+$/);
  expect(second).not.toHaveTextContent('—');
  expect(screen.queryByText(/最多，.*件；.*个分支没有申请/)).not.toBeInTheDocument();
});

it('a node whose query is not known lists no patents as its own', async () => {
  await open('节点的专利', (path) => path === 'data.node.expression');
  expect(await screen.findByRole('heading', { name: '不能列出专利' }, SLOW)).toBeVisible();
  expect(screen.queryByRole('list', { name: '本环节的专利' })).not.toBeInTheDocument();
});

it('high-value inventions that were not answered are not none', async () => {
  await open('企业 analysis', (_, field) => field === 'highValue' || field === 'byValidity');
  const fold = (await screen.findByText(/项无法统计/, undefined, SLOW)).closest('details');
  for (const name of ['高价值发明', '有效']) {
    expect(screen.queryByText(name, { selector: 'dt' })).toBeNull();
    expect(fold).toHaveTextContent(`${name}：`);
  }
  expect(screen.queryByText(/没有符合高价值发明统计口径的专利/)).toBeNull();
});

it('what neither of two enterprises tells is not called the same', async () => {
  await open('企业对比', (_, field) => field === 'status' || field === 'figures');
  const lacking = await screen.findByText(/^各家都无数据：/, undefined, SLOW);
  for (const name of ['登记状态', 'PCT 申请']) {
    expect(lacking).toHaveTextContent(name);
    expect(screen.queryByRole('row', { name: new RegExp(`^${name} `) })).toBeNull();
  }
});

it('a portfolio is not checked against a day that is not known', async () => {
  await open('企业 health', (_, field) => field === 'dataDate');
  expect(await screen.findByText('现在不能检查', undefined, SLOW)).toBeVisible();
  expect(screen.queryByText(/需要留意/)).not.toBeInTheDocument();
});
