import { screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { demoAccounts } from '../../../mock/accounts';
import { findAssessments } from '../../../mock/assessment/find';
import { getProcesses } from '../../../mock/process/store';
import { roundScore } from '../../../src/domain/assessment/score';
import {
  assessmentHistoryLink,
  assessmentLink,
  assessmentReportLink,
  readAssessmentHistory,
} from '../../../src/links/assessment';
import { catchDownloads } from '../../support/downloads';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const FIND = '/project-service/api/authFront/assessment/find';
const OWNER = demoAccounts().get('enterprise')?.user.id ?? '';

const demo = () => findAssessments(getProcesses().applications.values(), OWNER, {});

const open = (address = assessmentHistoryLink({ size: 20 })) =>
  renderPortal(address, { account: 'enterprise' });

/** The rows on screen, without the head. */
async function rows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: '我的评估' });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '结果列表' })).toHaveAttribute('aria-busy', 'false'),
  );
  return within(table).getAllByRole('row').slice(1);
}

const rowOf = async (applyNo: string) => {
  const row = (await rows()).find((one) => one.textContent?.includes(applyNo));
  if (!row) throw new Error(`no row ${applyNo}`);
  return row;
};

const actionsIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the history of assessments', () => {
  it('lists one’s own with total, coverage and what can be done in each state', async () => {
    const { user, address } = await open();
    const all = demo();
    expect(await rows()).toHaveLength(all.length);
    const done = all.find(({ kind, status }) => kind === 'VALUE' && status === 'FINISHED');
    const row = await rowOf(done?.applyNo ?? '');
    expect(row).toHaveTextContent(String(done?.totalScore));
    expect(row).toHaveTextContent(`27 项中 ${done?.coverage?.known} 项有数据`);
    expect(actionsIn(row).slice(1)).toEqual(['下载报告']);
    await user.click(within(row).getByRole('button', { name: /^更多操作/ }));
    for (const name of ['查看', '重新评估', '复制新建']) {
      expect(await screen.findByRole('menuitem', { name })).toBeVisible();
    }
    await user.keyboard('{Escape}');
    const returned = all.find(({ status }) => status === 'SUPPLEMENT');
    expect(actionsIn(await rowOf(returned?.applyNo ?? '')).slice(1)).toEqual(['去补正']);
    await user.click(within(row).getByRole('button', { name: /^更多操作/ }));
    await user.click(await screen.findByRole('menuitem', { name: '重新评估' }));
    expect(address()).toMatch(/auxiliary\/valueApply\?step=check&copy=JZPJ-/);
  });

  it('says beside a grade that it rests on less than half of the weights', async () => {
    await open();
    await rows();
    const graded = demo().filter(({ grade }) => grade);
    const poor = graded.filter(({ knownWeight = 1 }) => knownWeight < 0.5);
    expect(poor.length).toBeGreaterThan(0);
    expect(poor.length).toBeLessThan(graded.length);
    for (const { applyNo, grade, knownWeight = 1 } of graded) {
      const cell = within(await rowOf(applyNo))
        .getByText(`${grade} 级，`, { exact: false })
        .closest('td');
      expect([applyNo, cell?.textContent?.includes('数据不足')]).toEqual([
        applyNo,
        knownWeight < 0.5,
      ]);
    }
  });

  it('is walked by the shortcuts of any list', async () => {
    const { user, address } = await open();
    const [, second] = await rows();
    const title = within(second as HTMLElement).getAllByRole('link')[0] as HTMLElement;
    await user.keyboard('jj');
    expect(title).toHaveFocus();
    await user.keyboard('x');
    expect(within(second as HTMLElement).getByRole('checkbox')).toBeChecked();
    await user.keyboard('o');
    await waitFor(() => expect(address()).toBe(title.getAttribute('href')));
  });

  it('is narrowed by kind, state and words, which stand in the address and as chips', async () => {
    const { user, address } = await open();
    await rows();
    await user.selectOptions(screen.getByLabelText('类型'), '价值评价');
    await user.selectOptions(screen.getByLabelText('状态'), '已办结');
    await user.type(screen.getByLabelText(/^在我的评估中检索/), '隔膜{Enter}');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(readAssessmentHistory(new URL(address(), 'http://x').search)).toMatchObject({
      kind: 'VALUE',
      status: 'FINISHED',
      q: '隔膜',
    });
    const chips = screen.getByRole('list', { name: '已选筛选条件' });
    await user.click(within(chips).getByRole('button', { name: '取消筛选：类型：价值评价' }));
    await user.selectOptions(screen.getByLabelText('等级'), '4 级');
    expect(await screen.findByRole('heading', { name: '没有找到符合条件的评估' })).toBeVisible();
    // Which condition is to blame, and what there is without it.
    expect(
      await screen.findByText('“隔膜”和“等级：4 级”各自都有结果，但没有评估同时符合。'),
    ).toBeVisible();
    const without = screen.getByRole('link', { name: '去掉“等级：4 级”后有 3 件' });
    expect(readAssessmentHistory(without.getAttribute('href')?.split('?')[1] ?? '')).toMatchObject({
      status: 'FINISHED',
      q: '隔膜',
      grade: '',
    });
    await user.click(screen.getByRole('button', { name: '清除条件' }));
    await waitFor(async () => expect(await rows()).toHaveLength(demo().length));
  });

  it('says on the spot when it failed, and asks again', async () => {
    await failNext(FIND, { status: 500 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect((await rows()).length).toBeGreaterThan(0);
  });

  it('says what can be begun where there is none', async () => {
    await renderPortal(assessmentHistoryLink(), { account: 'admin' });
    const nothing = (await screen.findByRole('heading', { name: '还没有评估' })).closest('div');
    if (!nothing) throw new Error('no state');
    expect(actionsIn(nothing)).toEqual(['申请前评估', '稳定性评价', '价值评价']);
  });

  it('shows unsent forms of this browser, to be gone on with or deleted after a question', async () => {
    const name = `iprFormDraft.${OWNER}.JZPJ.`;
    const record = {
      schemaVersion: 1,
      consentVersion: 'v1',
      savedAt: Date.now(),
      tabId: 't',
      revision: 1,
      unkept: [],
      mark: 'mark-of-a-draft',
      values: { patents: [{ id: '1', values: { title: '一种示例隔膜' } }] },
      opened: [],
      consents: [],
      attachments: [],
    };
    localStorage.setItem(name, JSON.stringify(record));
    const { user } = await open();
    const drafts = await screen.findByRole('region', { name: '未提交的草稿' });
    expect(within(drafts).getByRole('link', { name: '继续填写：一种示例隔膜' })).toHaveAttribute(
      'href',
      expect.stringMatching(/auxiliary\/valueApply\?step=fill$/),
    );
    const remove = within(drafts).getByRole('button', { name: '删除草稿：一种示例隔膜' });
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: '保留' }));
    expect(localStorage.getItem(name)).not.toBeNull();
    await user.click(remove);
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除草稿' }),
    );
    expect(localStorage.getItem(name)).toBeNull();
    expect(drafts).not.toBeInTheDocument();
    expect(screen.getByText('已删除草稿：一种示例隔膜')).toHaveFocus();
  });

  it('is taken home as a table', async () => {
    const downloads = catchDownloads();
    const { user } = await open(assessmentHistoryLink({ kind: 'VALUE', size: 20 }));
    const shown = (await rows()).length;
    await user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /CSV/ }));
    await user.click(within(dialog).getByRole('button', { name: /^导出/ }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const text = (await downloads[0]?.content.text()) ?? '';
    expect(text.trim().split('\r\n')).toHaveLength(shown + 1);
    expect(text).toMatch(/价值评价/);
  });
});

describe('two runs compared', () => {
  const runs = () => {
    const all = demo();
    const later = all.find(({ draftOf }) => draftOf !== undefined);
    const earlier = all.find(({ id }) => id === later?.draftOf);
    if (!later || !earlier) throw new Error('no two runs');
    return { earlier, later };
  };

  it('are chosen in the list; other kinds and unfinished ones are refused with the reason', async () => {
    const { user, address } = await open();
    const { earlier, later } = runs();
    const tick = async (applyNo: string) =>
      user.click(within(await rowOf(applyNo)).getByRole('checkbox'));
    await tick(later.applyNo);
    const other = demo().find(({ kind, status }) => kind === 'PRE' && status === 'FINISHED');
    await tick(other?.applyNo ?? '');
    expect(screen.getByRole('button', { name: '对比' })).toHaveAccessibleDescription(
      '类型不同的评估不能对比',
    );
    await tick(other?.applyNo ?? '');
    await tick(earlier.applyNo);
    await user.click(screen.getByRole('button', { name: '对比' }));
    expect(await screen.findByRole('heading', { name: '评估对比' })).toBeVisible();
    const { compare } = readAssessmentHistory(new URL(address(), 'http://x').search);
    expect(compare).toEqual([earlier.id, later.id]);
  });

  it('say what changed, why, and what it did to the total', async () => {
    const { earlier, later } = runs();
    const { user } = await open(assessmentHistoryLink({ compare: [earlier.id, later.id] }));
    const difference = roundScore((later.totalScore ?? 0) - (earlier.totalScore ?? 0));
    expect(
      await screen.findByText(
        new RegExp(
          `^总分由 ${earlier.totalScore} 变为 ${later.totalScore}，增加 ${difference} 分：`,
        ),
      ),
    ).toBeVisible();
    // What stands in the heads is no row; that all say the same is no part of a name.
    expect(screen.queryByRole('rowheader', { name: /^对象/ })).toBeNull();
    for (const mark of screen.getAllByText('相同')) expect(mark).toHaveClass('ant-tag');
    expect(screen.getByRole('row', { name: /^总分/ })).toHaveTextContent(`▲ +${difference}`);
    const income = screen.getByRole('row', { name: /^E31/ });
    expect(income).toHaveTextContent(/填写内容变化/);
    expect(screen.getAllByRole('rowheader', { name: /相同/ }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
    expect(screen.queryByRole('rowheader', { name: /相同/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^设为基准/ }));
    expect(await screen.findByText(/减少 .* 分：/)).toBeVisible();
  });

  it('of other patents, or on other data, say so before the difference', async () => {
    const { earlier } = runs();
    const other = demo().find(
      ({ kind, status, title }) =>
        kind === earlier.kind && status === 'FINISHED' && title !== earlier.title,
    );
    await open(assessmentHistoryLink({ compare: [earlier.id, other?.id ?? ''] }));
    const caveat = await screen.findByText(/^两件评估的对象不同/);
    const difference = screen.getByText(/^总分 [\d.]+，基准 [\d.]+，相差 [\d.]+ 分/);
    expect(caveat.compareDocumentPosition(difference)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(difference.tagName).toBe('P');
    // Nothing of one became anything of the other.
    const table = screen.getByRole('table');
    expect(table).toHaveTextContent(/数据不同/);
    expect(table).not.toHaveTextContent(/数据更新|变化|→/);
    expect(table).not.toHaveTextContent(/基准 未/);
    // What neither has stands in one line, not in a row each.
    expect(within(table).queryByRole('row', { name: /无数据 无数据$/ })).toBeNull();
    expect(within(table).getByText(/^两件都无数据：[A-Z]\d/)).toBeVisible();
  });

  it('of other kinds say that they cannot be compared', async () => {
    const all = demo().filter(({ status }) => status === 'FINISHED');
    const [one] = all.filter(({ kind }) => kind === 'PRE');
    const [other] = all.filter(({ kind }) => kind === 'VALUE');
    await open(assessmentHistoryLink({ compare: [one?.id ?? '', other?.id ?? ''] }));
    expect(await screen.findByText(/两件评估的类型不同（申请前评估、价值评价）/)).toBeVisible();
  });
});

it('the report of a finished one opens the print dialog once', async () => {
  const done = demo().find(({ kind, status }) => kind === 'VALUE' && status === 'FINISHED');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { address } = await open(assessmentReportLink('JZPJ', done?.id ?? ''));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 8000 });
  await waitFor(() => expect(address()).toBe(assessmentLink('JZPJ', done?.id ?? '')));
});
