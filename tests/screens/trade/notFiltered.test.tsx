import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { transactionSearchLink } from '../../../src/links/transaction';
import { backEnd } from '../../support/backEnd';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { listings, rowsShown } from './searchSupport';

const FIND = '/findPatentTransaction';

it('a list without a total names none, and has a next page', async () => {
  backEnd.use(
    http.get(`*${FIND}`, () =>
      HttpResponse.json({ code: 0, data: { content: listings().slice(0, 20) }, msg: null }),
    ),
  );
  const { user } = await renderPortal(transactionSearchLink({ size: 20 }));
  expect(await rowsShown()).toHaveLength(20);
  expect(await screen.findByText('总数未知，服务没有提供')).toBeVisible();
  expect(screen.queryByText(/^共/)).toBeNull();
  expect(screen.getByRole('button', { name: '下一页' })).toBeEnabled();
  // Nor does the export, nor the place of a listing in the list.
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('button', { name: '导出' }));
  expect(await screen.findByLabelText(/^全部结果（总数未知，最多 [\d,]+ 条）$/)).toBeVisible();
});

it('a list that was not filtered is exported without its total', async () => {
  answerWhatever(FIND, listings().slice(0, 20));
  const { user } = await renderPortal(transactionSearchLink({ direction: 'DEMAND', size: 20 }));
  await rowsShown();
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('button', { name: '导出' }));
  expect(await screen.findByLabelText(/^全部结果（总数未知，/)).toBeVisible();
});

describe('a list that is answered as if no filter were there', () => {
  it('shows the rows that meet the filter, and no total', async () => {
    const all = listings().slice(0, 20);
    answerWhatever(FIND, all);
    await renderPortal(transactionSearchLink({ direction: 'DEMAND', size: 20 }));
    const demands = all.filter(({ direction }) => direction === 'DEMAND');
    expect(await rowsShown()).toHaveLength(demands.length);
    expect(
      await screen.findByText(
        `本页有 ${demands.length} 条符合条件；供需信息没有按条件筛选，总数未知`,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^共/)).toBeNull();
  });

  it('states no number where no row tells its side', async () => {
    answerWhatever(
      FIND,
      listings()
        .slice(0, 3)
        .map(({ id, title }) => ({ id, title })),
    );
    await renderPortal(transactionSearchLink({ direction: 'DEMAND', size: 20 }));
    expect(await rowsShown()).toHaveLength(3);
    expect(
      await screen.findByText('本页 3 条没有写明是否符合条件，请逐条核对，总数未知'),
    ).toBeVisible();
    expect(screen.queryByText(/^共/)).toBeNull();
  });

  it('says of a page without such rows that it has none, and of the others nothing', async () => {
    answerWhatever(FIND, listings({ direction: 'SUPPLY' }).slice(0, 30));
    await renderPortal(transactionSearchLink({ direction: 'DEMAND' }));
    expect(await screen.findByText('这一页没有符合条件的。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '转到最后一页' })).toBeNull();
  });

  it('a price of one’s own and days are compared, too; what is not told is not held against a row', async () => {
    const [open] = listings({ direction: 'SUPPLY' }).filter(
      ({ priceMode }) => priceMode === 'NEGOTIABLE',
    );
    const [fixed] = listings({ direction: 'SUPPLY' }).filter(
      ({ priceMode }) => priceMode === 'FIXED',
    );
    const untold = {
      ...fixed,
      id: 'untold',
      title: '没有写明价格',
      priceMode: undefined,
      priceMin: undefined,
    };
    answerWhatever(FIND, [{ ...open }, { ...fixed }, untold]);
    await renderPortal(transactionSearchLink({ price: `${fixed?.priceMin}-${fixed?.priceMin}` }));
    const list = await screen.findByRole('list', { name: '检索到的供需信息' });
    expect(await within(list).findByText('没有写明价格')).toBeVisible();
    expect(within(list).getAllByRole('article')).toHaveLength(2);
  });
});
