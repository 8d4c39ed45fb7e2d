import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { dishonestyLink } from '@/links/business';
import { shownRecord } from '../../../mock/process/records';
import { getProcesses } from '../../../mock/process/store';
import { pageOf } from '../../../mock/queryData';
import { sessionAccount } from '../../../mock/session';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';

const NOTE = '目前的失信名单是示例数据，没有查到不说明实际情况。';

/** Answers these rows as an invented list, whatever is asked. */
function answerInvented(rows: readonly object[]) {
  backEnd.use(
    http.get(
      '*/breakPromise/find',
      ({ request }) => pageOf(new URL(request.url), rows, { sample: true }) as Response,
    ),
  );
}

it('an invented list in which nothing is found is no all-clear', async () => {
  answerInvented([]);
  const { goTo } = await renderPortal(dishonestyLink({ q: '没有这家公司' }), {
    account: 'enterprise',
  });
  const list = await screen.findByRole('region', { name: '公示名单' });
  const nothing = await within(list).findByRole('heading', { name: '没有符合条件的失信记录' });
  expect(nothing.parentElement).toHaveTextContent(`示例数据 ${NOTE}`);
  expect(list).toHaveTextContent('来源：知识产权领域失信名单公示（示例数据），');
  const own = screen.getByText('没有查到您本主体的失信记录。');
  expect(own.nextElementSibling).toHaveTextContent(`示例数据 ${NOTE}`);
  await goTo(dishonestyLink());
  const empty = await screen.findByRole('heading', { name: '名单中没有记录' });
  expect(empty.parentElement).toHaveTextContent(NOTE);
});

it('an invented list says so above its records, also where none of them does', async () => {
  const state = getProcesses();
  const records = [...state.records.values()]
    .map((record) => shownRecord(state, record, sessionAccount({})))
    .map(({ sample: _, ...record }) => record);
  answerInvented(records);
  await renderPortal(dishonestyLink(), { account: 'enterprise' });
  await screen.findByRole('table', { name: /失信记录/ });
  const parts = ['公示名单', /^本主体的失信记录/].map((name) =>
    screen.getByRole('region', { name }),
  );
  for (const part of parts) {
    expect(within(part as HTMLElement).getAllByText('示例数据')).toHaveLength(1);
  }
  expect(parts[0]).toHaveTextContent(`示例数据 ${NOTE}`);
  // Two were found: that nothing was found is not said of them.
  expect(parts[1]).not.toHaveTextContent(NOTE);
  expect(parts[0]).toHaveTextContent('来源：知识产权领域失信名单公示（示例数据），');
});

it('an invented list says it once, not in each of its records again', async () => {
  const state = getProcesses();
  answerInvented(
    [...state.records.values()].map((record) => shownRecord(state, record, sessionAccount({}))),
  );
  await renderPortal(dishonestyLink(), { account: 'enterprise' });
  const table = await screen.findByRole('table', { name: /失信记录/ });
  expect(within(table).queryByText('示例数据')).toBeNull();
  expect(screen.getAllByText('示例数据')).toHaveLength(2);
});

it('records that are all invented say so once in the list, once among one’s own, and opened', async () => {
  const { user } = await renderPortal(dishonestyLink(), { account: 'enterprise' });
  const table = await screen.findByRole('table', { name: /失信记录/ });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows).toHaveLength(20);
  expect(within(table).queryByText('示例数据')).toBeNull();
  const list = screen.getByRole('region', { name: '公示名单' });
  // Read out with the count.
  expect(within(list).getByText('示例数据').closest('[role="status"]')).toHaveTextContent(
    /^共 \d+ 条 示例数据 所列各条都是为演示而编的，不说明实际情况。$/,
  );
  const own = screen.getByRole('region', { name: /^本主体的失信记录/ });
  expect(within(own).getAllByText('示例数据')).toHaveLength(1);
  expect(within(within(own).getByRole('list')).queryByText('示例数据')).toBeNull();
  await user.click(within(rows[0] as HTMLElement).getByRole('link'));
  const shown = within(await screen.findByRole('dialog'));
  expect(await shown.findByText('失信事实')).toBeVisible();
  expect(shown.getByText('示例数据')).toBeVisible();
});

it('among records that nobody invented the invented ones say so, each', async () => {
  const [real, ...invented] = [...getProcesses().records.values()].sort((a, b) =>
    b.decisionDate.localeCompare(a.decisionDate),
  );
  delete real?.sample;
  expect(invented.length).toBeGreaterThan(0);
  await renderPortal(dishonestyLink(), { account: 'enterprise' });
  const table = await screen.findByRole('table', { name: /失信记录/ });
  const [, first, ...rows] = within(table).getAllByRole('row');
  expect(within(first as HTMLElement).queryByText('示例数据')).toBeNull();
  for (const row of rows) expect(within(row).getByText('示例数据')).toBeVisible();
  expect(screen.getByRole('region', { name: '公示名单' })).not.toHaveTextContent('为演示而编');
});

it('a record that nobody invented has no such mark', async () => {
  for (const record of getProcesses().records.values()) delete record.sample;
  await renderPortal(dishonestyLink(), { account: 'enterprise' });
  await screen.findByRole('table', { name: /失信记录/ });
  expect(screen.queryByText(/示例数据/)).toBeNull();
});
