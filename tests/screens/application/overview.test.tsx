import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REQUEST_PROCESSES } from '../../../src/links/business';
import { callsSeen, endFaults, failNext } from '../../support/faults';
import { type PortalOptions, renderPortal } from '../../support/renderPortal';

const FIND = '/data-service/api/authFront/findWfApply';

const USERS = { enterprise: /张某|苏州示例/, person: /李某/, admin: /管理员/ };

/** Opens 我的办件 from the user menu, over the page of unknown addresses. */
async function open(account: keyof typeof USERS = 'enterprise', options: PortalOptions = {}) {
  const portal = await renderPortal('/404', { account, ...options });
  const button = await screen.findByRole('button', { name: USERS[account] });
  await portal.user.click(button);
  await portal.user.click(await screen.findByRole('menuitem', { name: '我的办件' }));
  return { ...portal, button, dialog: await screen.findByRole('dialog', { name: '我的办件' }) };
}

/** Service, state, turn and what is next of every row. */
async function rows(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: /我的办件/ });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [title, status, actor, , next] = within(row).getAllByRole('cell');
      const service = title?.textContent?.split('：')[0];
      return [service, status?.textContent, actor?.textContent, next?.textContent].join(' ');
    });
}

/** It is the applicant's turn. */
const isMine = (row: string) => row.includes(' 您 ');

describe('我的办件', () => {
  it('lists the requests of all services, what waits for the applicant first', async () => {
    await open();
    const shown = await rows();
    expect(shown).toEqual(
      expect.arrayContaining([
        '专利权评价报告申请 待补正 您 请补正并重新提交',
        '维权援助申请 待申请人确认 您 请办理：方案确认',
        '举报投诉 待补充材料 您 请补充材料',
        '申请前评估 待补正 您 请补正并重新提交',
        '失信异议申诉与修复 办理中 信用监管科 信用监管科正在办理：核查',
        expect.stringMatching(/^专利权评价报告申请 已办结 — \d{4}-\d\d-\d\d 已办结$/),
      ]),
    );
    const mine = shown.filter(isMine);
    expect(shown.slice(0, mine.length)).toEqual(mine);
    expect(screen.getByText(`有 ${mine.length} 件需要您办理。`)).toBeVisible();
    const asked = (await callsSeen()).filter(({ path }) => path === FIND);
    const all = REQUEST_PROCESSES.join(',');
    expect(asked.map(({ query }) => JSON.parse(query.queryData ?? '').$processKey_in)).toEqual([
      all,
      all,
    ]);
  });

  it('narrows to a service and to what waits for the applicant', async () => {
    const { user } = await open();
    const mine = (await rows()).filter(isMine);
    await user.selectOptions(await screen.findByLabelText('业务'), '专利权评价报告申请');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: '只看需要我办理的' }));
    expect(await rows()).toEqual(['专利权评价报告申请 待补正 您 请补正并重新提交']);
    await user.selectOptions(screen.getByLabelText('业务'), '失信异议申诉与修复');
    expect(await screen.findByRole('heading', { name: '没有需要您办理的办件' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('业务'), '全部业务');
    await waitFor(async () => expect(await rows()).toEqual(mine));
  });

  it('takes the focus and gives it back to the menu', async () => {
    const { user, button, dialog } = await open();
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(within(dialog).getByRole('heading', { name: '我的办件' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: '我的办件' }));
    await user.click(await screen.findByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('leads to a request and is gone there', async () => {
    const { user, address, dialog } = await open();
    await user.click(await within(dialog).findByRole('link', { name: /^失信异议申诉与修复/ }));
    expect(address()).toMatch(/^\/changshu\/business\/SXSSForm\?id=SXSS-/);
    expect(screen.queryByRole('dialog')).toBeNull();
    // The page that was opened is read on, not the menu.
    expect(screen.getByRole('button', { name: USERS.enterprise })).not.toHaveFocus();
  });

  it('leads somebody without requests to the services', async () => {
    const { user, address, dialog } = await open('admin');
    expect(await screen.findByRole('heading', { name: '还没有办件' })).toBeVisible();
    await user.click(within(dialog).getByRole('link', { name: '维权援助申请' }));
    expect(address()).toBe('/changshu/business/WQYZ');
  });

  it('says that the requests did not come, and asks again', async () => {
    await failNext(FIND, { status: 503, times: 9 });
    const { user } = await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('您的办件没有加载出来');
    endFaults();
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect((await rows()).filter(isMine).length).toBeGreaterThan(2);
  });
});
