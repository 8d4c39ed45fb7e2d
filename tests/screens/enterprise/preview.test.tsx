import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterpriseLink, enterpriseSearchLink } from '../../../src/links/enterprise';
import { callsSeen, failNext } from '../../support/faults';
import { answerWhatever, answerWith } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { onWideScreen } from '../../support/screens';
import { ANALYSIS_CALL, byPatents, FIND_CALL, PROFILE_CALL } from './support';

const rows = async () =>
  within(await screen.findByRole('list', { name: '检索到的企业' })).findAllByRole('article');
const reading = () => screen.findByRole('region', { name: /^阅读/ });
const nameOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getByRole('heading')
    .textContent?.replace(/^\d+/, '') ?? '';

/** Whose patents were counted, and who was looked up, in their order. */
async function asked(path: string): Promise<(string | undefined)[]> {
  const calls = (await callsSeen()).filter((call) => call.path === path);
  return calls.map(({ query }) =>
    path === PROFILE_CALL
      ? query.enterpriseName
      : (JSON.parse(query.queryData ?? '{}') as { enterpriseName?: string }).enterpriseName,
  );
}

describe('a look at an enterprise beside the list', () => {
  it('shows the first one with what decides whether it matters, and another one on which the focus rests', async () => {
    onWideScreen();
    const { user } = await renderPortal(enterpriseSearchLink());
    const [first, second] = await rows();
    const name = nameOf(first);
    const { registered } = byPatents().find(
      (one) => one.registered.enterpriseName === name,
    ) as ReturnType<typeof byPatents>[number];
    const pane = await reading();
    expect(within(pane).getByRole('heading', { level: 2 })).toHaveTextContent(name);
    expect(within(pane).getByRole('link', { name: '打开企业分析' })).toHaveAttribute(
      'href',
      enterpriseLink(name, { from: '' }),
    );
    expect(within(pane).getByRole('table', { name: '企业信息' })).toHaveTextContent(
      registered.uscc ?? '',
    );
    for (const heading of ['专利类型', '有效性', '技术构成', '申请趋势']) {
      expect(
        await within(pane).findByRole('table', { name: `${heading}（单位：件）` }),
      ).toBeVisible();
    }
    expect(within(pane).getByText(/^按现名统计/)).toHaveTextContent(/企业专利统计服务，\d{4}-/);
    expect(within(pane).getByRole('table', { name: '专利指标' })).toHaveTextContent(
      /全市排名.*（按专利总数，超过所在地已知企业的 [\d.]+%）/,
    );
    expect(within(pane).getByRole('table', { name: '登记和关联' })).toHaveTextContent('裁判文书');
    const other = nameOf(second);
    await user.click(within(second as HTMLElement).getByRole('checkbox'));
    expect(within(pane).getByRole('heading', { level: 2 })).toHaveTextContent(name);
    await waitFor(() =>
      expect(within(pane).getByRole('heading', { level: 2 })).toHaveTextContent(other),
    );
    expect(await within(pane).findByText(/^按现名统计/)).toBeVisible();
    // Whoever comes back to one finds it there.
    act(() =>
      within(first as HTMLElement)
        .getByRole('checkbox')
        .focus(),
    );
    await waitFor(() =>
      expect(within(pane).getByRole('heading', { level: 2 })).toHaveTextContent(name),
    );
    expect(await within(pane).findByText(/^按现名统计/)).toBeVisible();
    expect(await asked(ANALYSIS_CALL)).toEqual([name, other]);
    expect(await asked(PROFILE_CALL)).toEqual([name, other]);
    // Nobody has visited them.
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(name);
  });

  it('says that the numbers did not come, beside what the row knows', async () => {
    onWideScreen();
    await failNext(ANALYSIS_CALL, { status: 500 });
    const { user } = await renderPortal(enterpriseSearchLink());
    const pane = await reading();
    expect(
      await within(pane).findByRole('heading', { name: '专利统计没有加载成功' }),
    ).toBeVisible();
    expect(within(pane).getByRole('table', { name: '企业信息' })).toBeVisible();
    // What came stays.
    expect(await within(pane).findByRole('table', { name: '登记和关联' })).toBeVisible();
    await user.click(within(pane).getByRole('button', { name: '重试' }));
    expect(await within(pane).findByText(/^按现名统计/)).toBeVisible();
  });

  it('shows the numbers without the registration, and says so', async () => {
    onWideScreen();
    await failNext(PROFILE_CALL, { status: 500 });
    await renderPortal(enterpriseSearchLink());
    const pane = await reading();
    expect(await within(pane).findByText(/关联企业没有加载成功/)).toBeVisible();
    expect(await within(pane).findByText(/^按现名统计/)).toBeVisible();
  });

  it('claims nothing of one of which nothing is known, and passes over one without a name', async () => {
    onWideScreen();
    answerWhatever(FIND_CALL, [{ enterpriseName: null }, { enterpriseName: '甲公司' }]);
    answerWith(ANALYSIS_CALL, { enterpriseName: '甲公司' });
    answerWith(PROFILE_CALL, { enterpriseName: '甲公司' });
    await renderPortal(enterpriseSearchLink({ q: '公司' }));
    const pane = await reading();
    expect(pane).toHaveAccessibleName('阅读：甲公司');
    expect(await within(pane).findByText(/^按现名统计/)).toHaveTextContent('日期不详');
    expect(pane).toHaveTextContent(/无数据：登记状态、统一社会信用代码.*资质/);
    expect(pane).toHaveTextContent('没有可以统计的数据');
    expect(pane).toHaveTextContent('关联企业');
    expect(pane).not.toHaveTextContent(/(?:^|\D)0 [件条篇家]/);
    expect(pane).not.toHaveTextContent('没有以这个名称申请的专利');
  });

  it('asks nothing where there is no room', async () => {
    await renderPortal(enterpriseSearchLink());
    const [first] = await rows();
    within(first as HTMLElement)
      .getByRole('checkbox')
      .focus();
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(screen.queryByRole('region', { name: /^阅读/ })).toBeNull();
    expect([...(await asked(ANALYSIS_CALL)), ...(await asked(PROFILE_CALL))]).toEqual([]);
  });
});
