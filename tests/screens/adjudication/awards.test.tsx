import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import type { Adjudication } from '../../../mock/adjudication/types';
import { amountText } from '../../../src/domain/adjudication/amount';
import { aligned } from '../../../src/features/adjudication/awards/aligned';
import { loadAwardRows } from '../../../src/features/adjudication/awards/awardRows';
import { adjudicationDetailLink, adjudicationListLink } from '../../../src/links/adjudication';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';

const FIND = '*/data-service/api/front/adjudication/find';
const SLOW = { timeout: 20_000 };
const { documents } = getAdjudicationStore();

/** A first instance with a sum, of the cause that most judgments are about. */
const OPENED = documents.find(
  ({ caseType, cause, procedure, awardAmount }) =>
    caseType === 'CIVIL' && cause === '侵害发明专利权纠纷' && procedure === 'FIRST' && awardAmount,
) as Adjudication;

const figure = (title: string) => screen.findByRole('figure', { name: title }, SLOW);

async function openPart() {
  const portal = await renderPortal(adjudicationDetailLink(OPENED.id));
  const part = (await screen.findByRole('heading', { name: '判赔参考' }, SLOW)).closest(
    'section',
  ) as HTMLElement;
  await portal.user.click(within(part).getByRole('button', { name: '统计' }));
  return { portal, part };
}

describe('what comparable judgments awarded', () => {
  it('marks this one among those of the same right, cause and instance, with its base', async () => {
    const { part } = await openPart();
    const chart = await figure('判赔金额的分布');
    expect(chart).toHaveTextContent(`本案 ${amountText(OPENED.awardAmount ?? 0)}，高于其中`);
    expect(chart).toHaveTextContent(/\d+ 篇的中位数 .+，中间一半在.+至.+，最低 .+，最高 /);
    const reading = chart.querySelector('.ipr-chart-reading');
    expect(reading).toHaveTextContent('横轴为对数刻度');
    expect(chart).toHaveTextContent(/判赔金额已知 \d+ \/ 共 \d+/);
    expect(chart).toHaveTextContent('不是对任何案件的预测');
    expect(chart).toHaveTextContent('示例数据');
    expect(within(chart).getByRole('img', { name: '判赔金额的分布' })).toBeVisible();
    expect(part).toHaveTextContent(/案由：侵害发明专利权纠纷.*共 \d+ 篇，全部看过，其中 \d+ 篇/);
    expect(part).toHaveTextContent('是本案各审，不计入');
    const share = await figure('判赔占诉请的比例');
    expect(share).toHaveTextContent(/本案 \d+/);
    expect(share.querySelector('.ipr-chart-reading')).not.toHaveTextContent('对数');
  }, 40_000);

  it('draws nothing of fewer than ten and says so once, when the choice leaves few', async () => {
    const { portal, part } = await openPart();
    await figure('判赔金额的分布');
    await portal.user.selectOptions(
      within(part).getByRole('combobox', { name: '法院' }),
      OPENED.court ?? '',
    );
    await portal.user.selectOptions(
      within(part).getByRole('combobox', { name: '年份' }),
      `${OPENED.judgmentDate?.slice(0, 4)} 年`,
    );
    expect(
      await within(part).findByRole('heading', { name: '写明数字的不到 10 篇，不画分布' }, SLOW),
    ).toBeVisible();
    expect(part).toHaveTextContent(/写明大于 0 的判赔金额的 \d 篇，写明诉请和判赔金额的 \d 篇/);
    expect(within(part).queryByRole('figure')).toBeNull();
    expect(within(part).queryByRole('combobox', { name: '分组' })).toBeNull();
    expect(portal.address()).toContain('vs=same-same-same-same-same');
  }, 40_000);

  it('is opened with the choices of the address, which stay when a paragraph is opened', async () => {
    const portal = await renderPortal(
      `${adjudicationDetailLink(OPENED.id)}&vs=same-any-level-any-odd`,
    );
    await figure('判赔金额的分布');
    const chosen = (name: string) =>
      within(screen.getByRole('combobox', { name })).getByRole('option', { selected: true });
    expect(chosen('案由')).toHaveTextContent('不限');
    expect(chosen('法院')).toHaveTextContent(/^同级：/);
    expect(chosen('审级')).not.toHaveTextContent('不限');
    await portal.user.click(screen.getAllByRole('link', { name: /^第 \d+ 段/ })[0] as HTMLElement);
    await waitFor(() => expect(portal.address()).toContain('at='));
    await waitFor(() => expect(portal.address()).toContain('vs=same-any-level-any-same'));
    expect(chosen('法院')).toHaveTextContent(/^同级：/);
  }, 40_000);

  it('keeps the focus in a list while its choice goes into the address of the part', async () => {
    const portal = await renderPortal(
      `${adjudicationDetailLink(OPENED.id)}&vs=same-any-any-any-any#awards`,
    );
    await figure('判赔金额的分布');
    const court = screen.getByRole('combobox', { name: '法院' });
    court.focus();
    await portal.user.selectOptions(court, OPENED.court ?? '');
    await waitFor(() => expect(portal.address()).toContain('vs=same-any-same-any-any'));
    expect(court).toHaveFocus();
  }, 40_000);

  it('keeps in the address by what it is grouped, also when a paragraph is opened', async () => {
    const { portal, part } = await openPart();
    await figure('判赔金额的分布');
    const groups = () => within(part).getByRole('combobox', { name: '分组' });
    await portal.user.selectOptions(groups(), 'court');
    await waitFor(() => expect(portal.address()).toMatch(/vs=.*&by=court/));
    await portal.user.click(screen.getAllByRole('link', { name: /^第 \d+ 段/ })[0] as HTMLElement);
    await waitFor(() => expect(portal.address()).toMatch(/at=/));
    await waitFor(() => expect(portal.address()).toMatch(/by=court/));
    await waitFor(() => expect(portal.address()).toMatch(/vs=same/));
    expect(groups()).toHaveValue('court');
    await portal.user.selectOptions(groups(), 'year');
    await waitFor(() => expect(portal.address()).not.toMatch(/by=/));
  }, 40_000);

  it.each([
    ['procedure', 'procedure'],
    ['odd', 'year'],
  ])(
    'of a list is opened grouped as its address says: %s',
    async (told, grouping) => {
      await renderPortal(`${adjudicationListLink({ view: 'awards' })}&by=${told}`);
      await figure('判赔金额的分布');
      expect(screen.getByRole('combobox', { name: '分组' })).toHaveValue(grouping);
    },
    40_000,
  );

  it('reads the days from filing to judgment when asked to, with how many tell them', async () => {
    const { portal } = await openPart();
    await figure('判赔金额的分布');
    const days = within(screen.getByRole('group', { name: '从立案到裁判的天数' }));
    // Not a button alone: a part with a title, like the charts above it.
    expect(days.getByRole('heading', { level: 3, name: '从立案到裁判的天数' })).toBeVisible();
    await portal.user.click(days.getByRole('button', { name: '统计从立案到裁判的天数' }));
    const chart = await figure('从立案到裁判的天数');
    expect(screen.getByRole('group', { name: '从立案到裁判的天数' })).toHaveFocus();
    expect(chart).toHaveTextContent(/中位数 \d+ 天/);
    expect(chart).toHaveTextContent(/立案日期已知 \d+ \/ 共 \d+/);
  }, 40_000);

  it('writes numbers below one another with as many decimals', () => {
    const percent = aligned((value) => `${value}%`, [70, 90.8, 0]);
    expect([70, 90.8, 0].map(percent)).toEqual(['70.0%', '90.8%', '0.0%']);
    expect([70, 90].map(aligned(String, [70, 90]))).toEqual(['70', '90']);
    // Each unit for itself.
    const sums = [3500, 700_000, 908_300];
    expect(sums.map(aligned(amountText, sums))).toEqual(['3,500 元', '70.00 万元', '90.83 万元']);
  });

  it('counts each document once where the service gives smaller pages than asked for', async () => {
    const all = Array.from({ length: 130 }, (_, index) => ({ id: `J${index}` }));
    backEnd.use(
      http.get(FIND, ({ request }) => {
        const asked = new URL(request.url).searchParams;
        const size = Math.min(Number(asked.get('size')), 40);
        const from = Number(asked.get('page')) * size;
        const content = all.slice(from, from + size);
        return HttpResponse.json({ code: 0, data: { content, totalElements: 130 }, msg: '' });
      }),
    );
    const { rows, total } = await loadAwardRows({}, new AbortController().signal);
    expect(total).toBe(130);
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('keeps the judgment when it is not answered, and asks again', async () => {
    backEnd.use(http.get(FIND, () => HttpResponse.json(null, { status: 503 })));
    const { portal, part } = await openPart();
    const retry = await within(part).findByRole('button', { name: '重试' }, SLOW);
    expect(screen.getByRole('heading', { name: '裁判主文' })).toBeVisible();
    backEnd.resetHandlers();
    await portal.user.click(retry);
    expect(await figure('判赔金额的分布')).toBeVisible();
  }, 40_000);

  it('is not offered where no sums are awarded', async () => {
    const other = documents.find(({ caseType }) => caseType === 'ADMIN') as Adjudication;
    await renderPortal(adjudicationDetailLink(other.id));
    await screen.findByRole('heading', { name: '裁判主文' }, SLOW);
    expect(screen.queryByRole('heading', { name: '判赔参考' })).toBeNull();
  }, 40_000);
});

describe('what the judgments of a list awarded', () => {
  it('says once that too few of them state a sum, what is counted, and a way out', async () => {
    await renderPortal(adjudicationListLink({ q: 'ZZZ', view: 'awards' }));
    await screen.findByRole('heading', { name: '写明数字的不到 10 篇，不画分布' }, SLOW);
    expect(screen.getAllByText(/不画分布/)).toHaveLength(1);
    // Without the sum there is no share of it: that is not said once more.
    expect(screen.getByText(/所看的各篇都没有判赔金额的数据；只统计/)).toBeVisible();
    expect(screen.getByText(/行政、刑事和执行文书一般不写判赔金额/)).toBeVisible();
    const [way, ...others] = screen.getAllByRole('link', { name: '只统计民事案件' });
    expect(others).toHaveLength(0);
    expect(way).toHaveAttribute('href', expect.stringContaining('CIVIL'));
  }, 40_000);

  it('is a view of the list, by groups, with its table', async () => {
    const portal = await renderPortal(adjudicationListLink({ include: { caseType: ['CIVIL'] } }));
    await portal.user.click(await screen.findByRole('link', { name: '判赔参考' }, SLOW));
    expect(await screen.findByRole('heading', { level: 1, name: '判赔参考' }, SLOW)).toBeVisible();
    const chart = await figure('判赔金额的分布');
    await portal.user.selectOptions(screen.getByRole('combobox', { name: '分组' }), '权利类型');
    await portal.user.click(within(chart).getByRole('button', { name: '表格：判赔金额的分布' }));
    const table = within(chart).getByRole('table');
    expect(within(table).getByRole('rowheader', { name: '专利' })).toBeVisible();
    expect(within(table).getByRole('rowheader', { name: '全部' })).toBeVisible();
    expect(chart).not.toHaveTextContent('本案');
    await portal.user.click(screen.getByRole('link', { name: '返回结果' }));
    expect(await screen.findByRole('list', { name: '检索到的裁判文书' }, SLOW)).toBeVisible();
  }, 40_000);
});
