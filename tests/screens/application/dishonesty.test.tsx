import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dishonestyLink } from '@/links/business';
import { dayOf } from '../../../mock/process/moment';
import { getProcesses } from '../../../mock/process/store';
import { callsSeen, endFaults, failNext } from '../../support/faults';
import { type PortalOptions, renderPortal } from '../../support/renderPortal';

const FIND = '/data-service/api/front/breakPromise/find';
const LIST = dishonestyLink();

const open = (address = LIST, account: PortalOptions['account'] = 'enterprise') =>
  renderPortal(address, { account });

const table = () => screen.findByRole('table', { name: /失信记录/ });
const own = () => screen.findByRole('region', { name: /^本主体的失信记录/ });
const dialog = () => screen.findByRole('dialog');
const count = () => screen.findByText(/^共/);

/** The cells of a column, from the top. */
async function column(index: number): Promise<string[]> {
  return within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '');
}

/** Questions of the public list, without that for one's own records. */
async function asked() {
  const calls = (await callsSeen()).filter(({ path }) => path === FIND);
  return calls
    .map(({ query: { queryData, ...rest } }) => ({ ...JSON.parse(queryData ?? '{}'), ...rest }))
    .filter(({ own: ofOwn }) => ofOwn !== true);
}

describe('the public list', () => {
  it('is told whole: count, newest decision first, persons masked', async () => {
    await open();
    expect((await column(4)).length).toBe(20);
    const days = await column(4);
    expect(days).toEqual([...days].sort().reverse());
    const all = [...getProcesses().records.values()];
    const listed = all.filter(({ publishFrom, publishTo }) => {
      const today = dayOf();
      return publishFrom <= today && today <= publishTo;
    });
    expect(await count()).toHaveTextContent(`共 ${listed.length} 条`);
    const persons = all.filter(({ subjectType }) => subjectType === 'PERSON');
    const told = (await table()).textContent ?? '';
    expect(persons.filter(({ subjectName }) => told.includes(subjectName))).toEqual([]);
    expect(document.title).toBe('失信名单 - 示例市知识产权公共服务平台');
    expect(await asked()).toEqual([{ page: '0', size: '20' }]);
  });

  it('draws a state alike in every row, however grave the record is', async () => {
    await open(dishonestyLink({ repair: 'NONE' }));
    const states = within(await table()).getAllByText('未修复');
    expect(states.length).toBeGreaterThan(10);
    expect(new Set(states.map((state) => state.closest('.ant-tag')?.className)).size).toBe(1);
  });

  it('asks exactly what the address says, and shows it as chips', async () => {
    const state = {
      q: '示例市',
      behavior: '1',
      level: 'GENERAL',
      repair: 'NONE',
      from: '2025-01-01',
      to: '2026-12-31',
      page: 1,
    };
    const { user, address } = await open(dishonestyLink(state));
    await count();
    expect(await asked()).toEqual([
      {
        subjectName: '示例市',
        behavior: '1',
        level: 'GENERAL',
        repairStatus: 'NONE',
        decisionFrom: '2025-01-01',
        decisionTo: '2026-12-31',
        page: '0',
        size: '20',
      },
    ]);
    const chips = screen.getByRole('list', { name: '已选筛选条件' });
    expect(
      within(chips)
        .getAllByRole('button', { name: /^取消筛选/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      '取消筛选：主体名称：示例市',
      '取消筛选：失信行为：非正常专利申请',
      '取消筛选：失信程度：一般失信',
      '取消筛选：修复状态：未修复',
      '取消筛选：认定日期自：2025-01-01',
      '取消筛选：认定日期至：2026-12-31',
    ]);
    await user.click(within(chips).getByRole('button', { name: /失信程度/ }));
    expect(address()).toBe(dishonestyLink({ ...state, level: '' }));
    await user.click(screen.getByRole('button', { name: '清除全部' }));
    expect(address()).toBe(LIST);
    expect(screen.getByRole('searchbox', { name: '主体名称' })).toHaveValue('');
  });

  it('takes what is typed with Enter and what is chosen at once; back undoes both', async () => {
    const { user, address, back } = await open();
    await table();
    await user.selectOptions(screen.getByLabelText('失信程度'), '严重违法失信');
    expect(address()).toBe(dishonestyLink({ level: 'SERIOUS' }));
    await user.type(screen.getByRole('textbox', { name: '认定日期自' }), '20260101');
    await user.type(screen.getByRole('searchbox', { name: '主体名称' }), '示例市{Enter}');
    expect(address()).toBe(dishonestyLink({ q: '示例市', level: 'SERIOUS', from: '2026-01-01' }));
    await waitFor(async () => expect(new Set(await column(2))).toEqual(new Set(['严重违法失信'])));
    await back();
    await back();
    expect(screen.getByRole('searchbox', { name: '主体名称' })).toHaveValue('');
    expect(screen.getByLabelText('失信程度')).toHaveValue('');
  });

  it('turns pages in the address; a page that is not there leads back', async () => {
    const { user, address, goTo } = await open();
    await table();
    const first = (await column(3))[0];
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(address()).toBe(dishonestyLink({ page: 2 }));
    await waitFor(async () => expect((await column(3))[0]).not.toBe(first));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await goTo(dishonestyLink({ page: 99 }));
    expect(await screen.findByRole('heading', { name: '没有第 99 页' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '回到第 1 页' }));
    await waitFor(async () => expect((await column(3))[0]).toBe(first));
  });

  it('is empty with a way on', async () => {
    const { user, address } = await open(dishonestyLink({ q: '没有这家公司' }));
    expect(await screen.findByRole('heading', { name: '没有符合条件的失信记录' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '清除筛选条件' }));
    expect(address()).toBe(LIST);
    await table();
  });

  it('can be asked for again when it did not come; one’s own records stay', async () => {
    const { user } = await open();
    await table();
    await failNext(FIND, { status: 503, times: 9 });
    await user.selectOptions(screen.getByLabelText('修复状态'), '已修复');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('名单没有加载出来');
    expect(await own()).toBeVisible();
    endFaults();
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(async () => expect(new Set(await column(5))).toEqual(new Set(['已修复'])));
  });

  it('never shows the answer to an older question', async () => {
    const { user } = await open();
    await table();
    await failNext(FIND, { delayMs: 400, times: 1 });
    await user.selectOptions(screen.getByLabelText('失信程度'), '一般失信');
    await user.selectOptions(screen.getByLabelText('失信程度'), '严重违法失信');
    await waitFor(async () => expect(new Set(await column(2))).toEqual(new Set(['严重违法失信'])));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(new Set(await column(2))).toEqual(new Set(['严重违法失信']));
  });
});

describe('a filter that cannot be', () => {
  it('is told at its place, nothing is asked, and nothing typed is lost', async () => {
    const { user, address } = await open();
    await table();
    const before = (await asked()).length;
    const name = screen.getByRole('searchbox', { name: '主体名称' });
    const from = screen.getByRole('textbox', { name: '认定日期自' });
    const to = screen.getByRole('textbox', { name: '认定日期至' });
    await user.type(name, '甲');
    await user.type(from, '2026-05-01');
    await user.type(to, '2026-01-01');
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/主体名称至少输入 2 个字/);
    expect(to).toHaveAccessibleDescription('截止日期不能早于起始日期 2026-05-01');
    expect(address()).toBe(LIST);
    await user.clear(from);
    await user.type(from, '五月');
    await user.type(name, '乙');
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(from).toHaveFocus();
    expect(from).toHaveAccessibleDescription('日期应写成 2026-03-15 或 20260315');
    expect([name, from, to].map((field) => (field as HTMLInputElement).value)).toEqual([
      '甲乙',
      '五月',
      '2026-01-01',
    ]);
    expect(await asked()).toHaveLength(before);
  });

  it('that came with an address says so as well; what is none of the choices is passed over', async () => {
    await open(`${LIST}?q=${encodeURIComponent('甲')}&level=WORST`);
    const name = await screen.findByRole('searchbox', { name: '主体名称' });
    expect(name).toHaveAccessibleDescription(/主体名称至少输入 2 个字/);
    expect(screen.getByLabelText('失信程度')).toHaveValue('');
    expect(await screen.findByText('改正上面的筛选条件后再查询。')).toBeVisible();
    expect(await asked()).toEqual([]);
  });
});

describe('one’s own records', () => {
  it('stand on top whatever the filters say, with the ways that are open', async () => {
    const { user, address } = await open(dishonestyLink({ q: '没有这家公司' }));
    const first = within(await own()).getAllByRole('listitem')[0] as HTMLElement;
    expect(first).toHaveTextContent(/非正常专利申请，一般失信/);
    expect(first).toHaveTextContent(
      /异议申诉：须在收到认定文书之日起 15 个工作日内提出；从认定日期算已经超过，请先核对收到日期/,
    );
    await user.click(within(first).getByRole('link', { name: /^信用修复/ }));
    expect(address()).toBe('/changshu/business/SXSS?record=B1001&appeal=REPAIR');
  });

  it('under objection are marked, and the open request is why nothing else can be asked', async () => {
    await open();
    const second = within(await own()).getAllByRole('listitem')[1] as HTMLElement;
    expect(second).toHaveTextContent('异议处理中');
    expect(second).toHaveTextContent(
      /异议申诉、信用修复：该记录已有在办的申请（SXSS-\d{8}-\d{6}），办结后才能再次申请。/,
    );
    expect(within(second).queryByRole('link', { name: /^异议申诉/ })).toBeNull();
    expect(within(second).getByRole('link', { name: '查看在办的申请' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/changshu\/business\/SXSSForm\?id=SXSS-\d{8}-\d{6}$/),
    );
  });

  it('of a person: removal of the serious one, the rule that forbids a repair', async () => {
    await open(LIST, 'person');
    const [serious, general] = within(await own()).getAllByRole('listitem');
    expect(within(serious as HTMLElement).getByRole('link', { name: /^移出名单/ })).toBeVisible();
    expect(serious).toHaveTextContent(
      /移出名单：现在可申请提前移出；\d{4}-\d\d-\d\d 起可申请期满移出。/,
    );
    expect(general).toHaveTextContent('信用修复：认定之后又有新的失信行为，不能申请信用修复。');
    expect(within(general as HTMLElement).getByRole('link', { name: /^异议申诉/ })).toBeVisible();
  });

  it('too early for a repair: from which day it is possible', async () => {
    await open(LIST, 'admin');
    expect(await own()).toHaveTextContent(
      /信用修复：一般失信自认定之日起满 6 个月方可申请信用修复，\d{4}-\d\d-\d\d 起可以申请。/,
    );
  });

  it('that did not come do not stand in the way of the list', async () => {
    await failNext(FIND, { status: 503, times: 9 });
    const { user } = await open();
    const alerts = await screen.findAllByRole('alert');
    const alert = alerts.find((one) => one.textContent?.includes('本主体')) as HTMLElement;
    endFaults();
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await own()).toBeVisible();
  });

  it('none is said', async () => {
    const { records } = getProcesses();
    for (const [id, { ownerId }] of records) if (ownerId === 'U1002') records.delete(id);
    await open();
    expect(await screen.findByText('没有查到您本主体的失信记录。')).toBeVisible();
  });
});

describe('a record', () => {
  it('opens over the list with all that was published, and back closes it', async () => {
    const { user, address, back } = await open(dishonestyLink({ level: 'GENERAL' }));
    const link = within(await table()).getAllByRole('link')[0] as HTMLElement;
    await user.click(link);
    expect(address()).toMatch(/^\/changshu\/business\/SXSSList\?level=GENERAL&record=B\d+$/);
    const shown = await dialog();
    await waitFor(() => expect(shown).toHaveFocus());
    expect(within(shown).getByRole('heading', { level: 2 })).toBeVisible();
    for (const fact of ['失信事实', '认定依据', '认定文书号', '认定机关', '管理措施', '公示期限']) {
      expect(within(shown).getByText(fact)).toBeVisible();
    }
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(dishonestyLink({ level: 'GENERAL' }));
    expect(link).toHaveFocus();
  });

  it('is closed by Escape and by its button, without growing the history', async () => {
    const { user, address, goTo, back } = await open('/404');
    await goTo(LIST);
    const link = within(await table()).getAllByRole('link')[2] as HTMLElement;
    for (const close of [
      async () => user.click(await screen.findByRole('button', { name: '关闭' })),
      async () => user.keyboard('{Escape}'),
    ]) {
      await user.click(link);
      await dialog();
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(address()).toBe(LIST);
      expect(link).toHaveFocus();
    }
    await back();
    expect(address()).toBe('/404');
  });

  it('of an address is read by its id, and closing leads to the list', async () => {
    const { user, address } = await open(dishonestyLink({ q: '没有这家公司', record: 'B1030' }));
    const shown = await dialog();
    expect(await within(shown).findByText('失信事实')).toBeVisible();
    expect(await asked()).toContainEqual({ id: 'B1030' });
    await user.click(within(shown).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(address()).toBe(dishonestyLink({ q: '没有这家公司' })));
  });

  it('that is not there says so', async () => {
    await open(dishonestyLink({ record: 'B9999' }));
    expect(await screen.findByRole('heading', { name: '没有找到这条失信记录' })).toBeVisible();
    // What was taken back stands in the list until its publication ends, with its state.
    expect(await dialog()).toHaveTextContent('公示期满的记录不再公示。');
    expect(
      screen.getByText(/公示期内已经修复、移出或者撤销的仍然列出，以状态为准/),
    ).toBeInTheDocument();
  });

  it('of one’s own leads to the request', async () => {
    const { user, address } = await open(dishonestyLink({ record: 'B1001' }));
    const shown = await dialog();
    await user.click(await within(shown).findByRole('link', { name: /^异议申诉/ }));
    expect(address()).toBe('/changshu/business/SXSS?record=B1001&appeal=OBJECTION');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
