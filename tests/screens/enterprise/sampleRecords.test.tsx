import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { breakPromisesOf } from '../../../mock/enterprise/shown';
import { enterpriseLink } from '../../../src/links/enterprise';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { byPatents } from './support';

const SLOW = { timeout: 20_000 };

/** An enterprise with invented records, or one without. */
function enterpriseThat(warned: boolean): string {
  const found = byPatents().find((one) => (breakPromisesOf(one) ?? 0) > 0 === warned);
  if (!found) throw new Error('The mock has no such enterprise');
  return found.registered.enterpriseName;
}

it('an invented list without an enterprise is no all-clear', async () => {
  backEnd.use(
    http.get('*/breakPromise/find', () =>
      HttpResponse.json({ code: 0, data: { content: [], totalElements: 0, sample: true } }),
    ),
  );
  await renderPortal(enterpriseLink(enterpriseThat(false), { tab: 'credit' }));
  expect(
    await screen.findByRole('heading', { name: '不能确定有没有失信记录' }, SLOW),
  ).toBeVisible();
  const tab = screen.getByRole('region', { name: '失信记录' });
  expect(tab).toHaveTextContent('目前的失信名单是示例数据');
  expect(tab).toHaveTextContent(/来源：失信名单（示例数据）/);
  expect(tab).not.toHaveTextContent(/公示中 \d+ 条|没有公示中的失信记录/);
});

it('a list that is not invented gives the all-clear', async () => {
  await renderPortal(enterpriseLink(enterpriseThat(false), { tab: 'credit' }));
  const said = await screen.findByText(/^没有公示中的失信记录（截至 /, undefined, SLOW);
  expect(said).toBeVisible();
  expect(said).toHaveTextContent(/）；公示期满的不再列出。$/);
});

it('records of an enterprise that are all invented say so once', async () => {
  await renderPortal(enterpriseLink(enterpriseThat(true), { tab: 'credit' }));
  const table = await screen.findByRole('table', { name: '公示中的失信记录' }, SLOW);
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(0);
  const tab = screen.getByRole('region', { name: '失信记录' });
  expect(within(tab).getAllByText('示例数据')).toHaveLength(1);
  expect(tab).toHaveTextContent('示例数据 所列各条都是为演示而编的，不说明实际情况。');
  expect(within(table).queryByText('示例数据')).toBeNull();
});
