import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { askMarket } from '@/features/navigation/askMarket';
import { publishService } from '@/features/trade/publish/publishService';
import { respond } from '../../../mock/bridge';
import { readApply } from '../../../src/links/business';
import { nodeStepsLink, readSubject, subjectLink } from '../../../src/links/landing';
import { readTransactionSearch } from '../../../src/links/transaction';
import { backEnd } from '../../support/backEnd';
import { callsSeen, failNext, holdNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const SLOW = { timeout: 20_000 };
const SUBJECT_CALL = '/nav-service/api/front/subject/findOne';
const LISTINGS = '/data-service/api/front/findPatentTransaction';

const held = () => screen.findByRole('radiogroup', { name: '按本市专利筛选环节' }, SLOW);
const market = () => screen.findByRole('radiogroup', { name: '按公开供需筛选环节' }, SLOW);
const table = (name: RegExp) => screen.findByRole('table', { name }, SLOW);
const stateOf = (address: string) => readSubject(address.split('?')[1] ?? '');
const searchOf = (link: HTMLElement) => (link.getAttribute('href') ?? '').split('?')[1] ?? '';
const asked = async () => (await callsSeen()).filter(({ path }) => path === LISTINGS);

it('narrows a chain by keys alone to what outsiders hold, each branch with its steps filled in', async () => {
  const { user, address, back } = await renderPortal(subjectLink({ subject: 'S1' }));
  const outside = within(await held()).getByRole('radio', { name: /^其中只有市外持有 5$/ });
  // No branch of this chain is of unknown addresses: there is nothing to choose.
  expect(within(await held()).queryByRole('radio', { name: /不详/ })).toBeNull();
  outside.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(stateOf(address()).hold).toBe('outside'));
  const rows = await table(/^只有市外持有的环节和下一步$/);
  expect(within(rows).getAllByRole('row')).toHaveLength(6);
  // One patent is no base for a quotient.
  expect(within(rows).getAllByText(/不判断：地址已知 1 \/ 共 1，不到 10 件/).length).toBe(4);
  const license = within(rows).getByRole('link', { name: '为“自闭孔技术”找可许可的权利' });
  expect(readTransactionSearch(searchOf(license))).toMatchObject({
    q: '自闭孔技术',
    direction: 'SUPPLY',
    include: { type: ['3', '4', '5', '6', '7'] },
  });
  const demand = within(rows).getByRole('link', { name: '为“自闭孔技术”发布需求' });
  expect(readApply(searchOf(demand))).toMatchObject({
    seek: '自闭孔技术',
    ipcs: 'H01M4/36；H01M4/587',
    industry: 'C38',
  });
  // Nobody asked the market.
  expect(await asked()).toEqual([]);
  // The others stand back in the outline and in the drawing.
  const kept = Array.from(document.querySelectorAll('a[data-id]:not([data-back="true"])'));
  expect(kept).toHaveLength(5);
  await back();
  expect(stateOf(address()).hold).toBe('');
  await waitFor(() => expect(screen.queryByRole('table', { name: /下一步$/ })).toBeNull());
});

it('leads from a branch to its holders, whom it names with where they are', async () => {
  const { user } = await renderPortal(subjectLink({ subject: 'S1', hold: 'outside' }));
  const rows = await table(/^只有市外持有/);
  await user.click(within(rows).getByRole('link', { name: '看“自闭孔技术”的持有人' }));
  const title = await screen.findByRole('heading', { level: 3, name: '下一步' }, SLOW);
  await waitFor(() => expect(title).toHaveFocus());
  const steps = title.parentElement as HTMLElement;
  expect(steps).toHaveTextContent(/没有一件是常熟的。/);
  expect(steps).toHaveTextContent(/看持有人：.+（市外，1 件）/);
  expect(within(steps).getByRole('link', { name: '看常熟以外的专利' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('AA=常熟').replaceAll('%20', '+')),
  );
});

it('asks the market only when it is chosen, branch by branch, and says what was looked for', async () => {
  const { user, address } = await renderPortal(subjectLink({ subject: 'S1', hold: 'outside' }));
  await user.click(within(await market()).getByRole('radio', { name: '有可许可的权利' }));
  expect(stateOf(address()).market).toBe('license');
  expect(
    await screen.findByText(/^已查 5 \/ 共 5 个环节，\d 个有可许可的权利。$/, {}, SLOW),
  ).toBeVisible();
  const rows = await table(/只有市外持有、有可许可的权利的环节/);
  const found = within(rows).getByRole('link', { name: '按“自闭孔技术”找到的信息' });
  expect(found).toHaveTextContent('1');
  expect(screen.getAllByText('示例数据')).toHaveLength(1);
  expect(screen.getByText(/^所列各条都是为演示而编的/)).toHaveTextContent(/^示例数据/);
  expect(screen.getByText(/没有找到不等于没有/)).toBeVisible();
  const before = (await asked()).length;
  // What is known is not asked for again.
  await user.click(within(await market()).getByRole('radio', { name: '不限供需' }));
  await user.click(within(await market()).getByRole('radio', { name: '有可许可的权利' }));
  expect(await screen.findByText(/^已查 5 \/ 共 5/, {}, SLOW)).toBeVisible();
  expect((await asked()).length).toBe(before);
});

it('never says that it was stopped while the last answers are being drawn', async () => {
  await renderPortal(subjectLink({ subject: 'S1', hold: 'outside' }));
  const group = await market();
  const told: string[] = [];
  const watch = new MutationObserver(() =>
    told.push(...screen.queryAllByText(/^已停止/).map(({ textContent }) => textContent ?? '')),
  );
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  within(group).getByRole('radio', { name: '有公开需求' }).click();
  expect(await screen.findByText(/^已查 5 \/ 共 5/, {}, SLOW)).toBeVisible();
  watch.disconnect();
  expect(told).toEqual([]);
});

it('can be stopped, keeps what it has, says what it has not asked, and goes on', async () => {
  const { release } = holdNext(LISTINGS);
  const { user } = await renderPortal(
    subjectLink({ subject: 'S1', hold: 'outside', market: 'demand' }),
  );
  const stop = await screen.findByRole('button', { name: '停止' }, SLOW);
  await user.click(stop);
  release();
  expect(await screen.findByText(/^已停止，已查 0 \/ 共 5/)).toBeVisible();
  expect(screen.getByText(/5 个环节还没有查，情况不详/)).toBeVisible();
  const again = screen.getByRole('button', { name: '继续查找' });
  expect(again).toHaveFocus();
  await user.click(again);
  expect(await screen.findByText(/^已查 5 \/ 共 5/, {}, SLOW)).toBeVisible();
});

it('says that the market did not answer, and keeps the rest of the page', async () => {
  await failNext(LISTINGS, { status: 404 });
  const { user } = await renderPortal(
    subjectLink({ subject: 'S1', hold: 'outside', market: 'license' }),
  );
  expect(await screen.findByText(/^没有查完：.+已经查到的都在。$/, {}, SLOW)).toBeVisible();
  expect(await screen.findByRole('group', { name: /^产业链图/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/^已查 5 \/ 共 5/, {}, SLOW)).toBeVisible();
});

it('takes a market that answers the same to every name as not knowing', async () => {
  const row = { id: 'X1', title: '一种水杯', direction: 'SUPPLY' };
  const page = { content: [row], totalElements: 812 };
  backEnd.use(http.get(`*${LISTINGS}`, () => HttpResponse.json({ code: 0, data: page })));
  expect(await askMarket('license', ['隔膜'], new AbortController().signal)).toMatchObject({
    count: null,
  });
});

it('takes rows that were not asked for as not knowing', async () => {
  backEnd.use(
    http.get(`*${LISTINGS}`, async ({ request }) => {
      // A back end that knows no conditions.
      const url = new URL(request.url);
      url.searchParams.set('queryData', '{}');
      return respond(new Request(url));
    }),
  );
  await renderPortal(subjectLink({ subject: 'S1', hold: 'outside', market: 'demand' }));
  expect(await screen.findByText(/5 个环节的回答与所问不符，不能确定/, {}, SLOW)).toBeVisible();
  expect(screen.queryByRole('table', { name: /有公开需求/ })).toBeNull();
});

it('claims nothing of branches whose addresses are not known', async () => {
  interface Node {
    cityTotal: number | null;
    known: Record<string, number>;
    total: number;
    children: Node[];
  }
  backEnd.use(
    http.get(`*${SUBJECT_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: { chain: Node[] } };
      const forget = (node: Node): Node => ({
        ...node,
        cityTotal: 0,
        known: { ...node.known, address: 0 },
        children: node.children.map(forget),
      });
      body.data.chain = body.data.chain.map(forget);
      return HttpResponse.json(body);
    }),
  );
  const { user } = await renderPortal(subjectLink({ subject: 'S1' }));
  const group = await held();
  expect(within(group).queryByRole('radio', { name: /只有市外持有|^有常熟专利/ })).toBeNull();
  await user.click(within(group).getByRole('radio', { name: /^没有检索到常熟专利 17$/ }));
  expect(await screen.findByText(/另有 133 个环节地址已知的太少/, {}, SLOW)).toBeVisible();
  await user.click(within(group).getByRole('radio', { name: /^常熟情况不详 133$/ }));
  const rows = await table(/^常熟情况不详的环节/);
  expect(within(rows).getAllByText('不能确定')).toHaveLength(6);
  // Branches of a name differ by what stands above them.
  expect(within(rows).getAllByText(/ › /).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: '再列 20 个' }));
  expect(within(rows).getAllByText('不能确定')).toHaveLength(26);
});

it('fills the form of a demand in for a branch, with an industry only where the dictionary has it', async () => {
  await renderPortal(nodeStepsLink({ subject: 'S1', node: 'n1-1-5' }), { account: 'enterprise' });
  const link = await screen.findByRole('link', { name: '发布需求' }, SLOW);
  expect(link).toHaveAttribute('href', expect.stringContaining('/operation/publish?'));
  const begun = (search: string) =>
    publishService.prefill(
      { profile: undefined, last: undefined, address: readApply(search) },
      new AbortController().signal,
    );
  expect(await begun(searchOf(link))).toMatchObject({
    direction: 'DEMAND',
    title: '寻求“自闭孔技术”的专利或技术',
    technicalField: '自闭孔技术',
    ipcs: 'H01M4/36；H01M4/587',
    industryTypeIds: ['C38'],
  });
  expect((await begun('seek=自闭孔&industry=none')).industryTypeIds).toBeUndefined();
});
