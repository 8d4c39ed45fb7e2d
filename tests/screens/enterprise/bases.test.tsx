import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { respond } from '../../../mock/bridge';
import { enterpriseLink, enterpriseSearchLink } from '../../../src/links/enterprise';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { ANALYSIS_CALL, byPatents, PROFILE_CALL } from './support';

const busiest = byPatents()[0]?.registered.enterpriseName ?? '';
const SLOW = { timeout: 20_000 };

type Analysis = Record<string, unknown> & {
  total: number;
  known: Record<string, number>;
  healthPatents: Record<string, unknown>[];
  byFilingYear: { value: string }[];
};

/** Has the mock answer the same analysis, changed. */
function changed(change: (analysis: Analysis) => Partial<Analysis>): void {
  backEnd.use(
    http.get(`*${ANALYSIS_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: Analysis };
      return HttpResponse.json({ ...body, data: { ...body.data, ...change(body.data) } });
    }),
  );
}

/** Nearly nothing is known of the patents, as in the data of most cities. */
const bare = (analysis: Analysis): Partial<Analysis> => ({
  byType: [],
  byValidity: [],
  byGrantYear: [],
  byFilingYear: analysis.byFilingYear
    .filter((_, index) => index % 2 === 0)
    .map((year) => ({ ...year, types: [] })),
  byCitedCount: [],
  operations: [],
  invalidReasons: [],
  topIpc: [],
  highValue: null,
  known: Object.fromEntries(Object.keys(analysis.known).map((name) => [name, 0])),
  healthPatents: analysis.healthPatents.map(({ id, title }) => ({ id, title })),
});

it('shows no zero for what is not known, and names the charts without data in one line', async () => {
  changed(bare);
  await renderPortal(enterpriseLink(busiest));
  await screen.findByRole('figure', { name: '申请趋势' }, SLOW);
  const unknown = screen
    .getByText(/^\d+ 项无法统计，\d+ 张图没有数据$/)
    .closest('details') as HTMLElement;
  for (const label of ['有效', '审中', '发明授权', '高价值发明', '平均被引证']) {
    expect(screen.queryByText(label, { selector: 'dt' })).toBeNull();
    const [item, ...more] = within(unknown).getAllByText(new RegExp(`^${label}：`));
    expect(more).toHaveLength(0);
    expect(item).toHaveTextContent(/；.+已知 0 \/ 共 \d+。$/);
  }
  // What is known stands as a figure, and no dash beside it.
  const known = [...document.querySelectorAll('.enterpriseFigures dd')];
  expect(known.length).toBeGreaterThan(0);
  for (const one of known) expect(one).not.toHaveTextContent('—');
  expect(within(unknown).getByText(/^\d+ 项无法统计/)).toHaveTextContent(
    `${within(unknown).getAllByRole('listitem', { hidden: true }).length} 项无法统计`,
  );
  // A part of the page that holds nothing is no part of it.
  expect(screen.queryByRole('heading', { name: '高价值专利' })).toBeNull();
  const [line, ...others] = screen.getAllByText(/没有可以统计的数据/);
  expect(others).toHaveLength(0);
  expect(line).toHaveTextContent(
    /^\d 项没有可以统计的数据，没有画图：.*专利类型、有效性、技术构成/,
  );
  const trend = screen.getByRole('figure', { name: '申请趋势' });
  const table = within(trend).getByRole('table', { hidden: true });
  // Every second year is not listed: a gap, for the filing days are not known.
  expect(within(table).queryAllByRole('cell', { name: '0', hidden: true })).toHaveLength(0);
  expect(within(table).getAllByRole('cell', { name: '—', hidden: true }).length).toBeGreaterThan(1);
  expect(trend).toHaveTextContent('数据不足（均无申请日），不作比较');
});

it('a chart of a single number is a figure, with its list and with what it rests on', async () => {
  changed((analysis) => ({
    ...bare(analysis),
    byPublicationYear: [{ value: '2025', count: 7 }],
    known: { ...bare(analysis).known, publication: 7 },
  }));
  await renderPortal(enterpriseLink(busiest));
  const label = await screen.findByText('公开年 2025', { selector: 'dt' }, SLOW);
  const figure = label.parentElement as HTMLElement;
  expect(within(figure).getByRole('link', { name: '公开年 2025 7 件' })).toHaveAttribute(
    'href',
    expect.stringContaining('2025'),
  );
  expect(figure).toHaveTextContent(/公开日已知 7 \/ 共 \d+/);
  expect(screen.queryByRole('figure', { name: '公开趋势' })).toBeNull();
});

it('gives no place among a few enterprises', async () => {
  const place = { industryRank: 1, industryOf: 3, percentile: 66.7 };
  changed(() => ({ rank: { ...place, cityRank: 1, cityOf: 3 } }));
  await renderPortal(enterpriseLink(busiest));
  const rank = await screen.findByText(/^全市排名：/, {}, SLOW);
  expect(rank).toHaveTextContent(/^全市排名：按专利总数；所在地已知的不到 10 家，不排名。$/);
});

it('a comparison has no zero for what is not known, and says what it rests on', async () => {
  changed((analysis) => ({
    ...bare(analysis),
    highValue: [],
    figures: { pctCount: 0, overseasFamilies: 0 },
  }));
  const [one, two] = byPatents().map(({ registered }) => registered.enterpriseName);
  await renderPortal(enterpriseSearchLink({ compare: [one ?? '', two ?? ''] }));
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) }, SLOW);
  const lacking = await screen.findByText(/^各家都无数据：/, undefined, SLOW);
  for (const name of ['有效', '审中', '发明授权', '高价值发明', 'PCT 申请', '有海外同族']) {
    expect(lacking).toHaveTextContent(name);
    expect(screen.queryByRole('row', { name: new RegExp(`^${name} `) })).toBeNull();
  }
  const told = (await row('统计依据')).textContent ?? '';
  expect(told).toMatch(/法律状态、.*高价值情形、.*同族.*已知 0 \/ 共/);
  // What is known of none is said once for each enterprise.
  expect(told.match(/已知 0 \/ 共/g)).toHaveLength(2);
});

it('a comparison says once that everything is known, and what its mark means', async () => {
  const [one, two] = byPatents().map(({ registered }) => registered.enterpriseName);
  await renderPortal(enterpriseSearchLink({ compare: [one ?? '', two ?? ''] }));
  const row = await screen.findByRole('row', { name: /^统计依据 / }, SLOW);
  expect(within(row).getAllByText('各项均已知')).toHaveLength(2);
  expect(row).not.toHaveTextContent('/ 共');
  expect(screen.getByText('基准没有', { selector: 'ins' })).toBeVisible();
});

it('a comparison says whose credit code is not known, whatever else is', async () => {
  const [one = '', two = ''] = byPatents().map(({ registered }) => registered.enterpriseName);
  backEnd.use(
    http.get(`*${PROFILE_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as {
        data?: { enterpriseName?: string };
      };
      const own = body.data?.enterpriseName === two ? { uscc: null } : {};
      return HttpResponse.json({ ...body, data: { ...body.data, ...own } });
    }),
  );
  await renderPortal(enterpriseSearchLink({ compare: [one, two] }));
  const told = await screen.findByText(/统一社会信用代码未知/, undefined, SLOW);
  expect(told).toHaveTextContent(new RegExp(`统一社会信用代码未知：${two}$`));
});

it('a brief has no zero for years without data', async () => {
  changed(bare);
  await renderPortal(enterpriseLink(busiest, { tab: 'brief' }));
  const trend = await screen.findByRole('figure', { name: '申请趋势' }, SLOW);
  expect(within(trend).queryByText('0')).not.toBeInTheDocument();
  expect(screen.getAllByText(/没有可以统计的数据/)).toHaveLength(1);
});

it('a check that could not be made is no all-clear: it says what is missing', async () => {
  changed(bare);
  await renderPortal(enterpriseLink(busiest, { tab: 'health' }));
  const said = await screen.findByText(/12 项检查/, { selector: 'p' }, SLOW);
  expect(said).toHaveTextContent(/法律状态已知 0 \/ 共 \d+/);
  expect(said).toHaveTextContent('缺少下列数据，12 项检查都无法判断，不等于没有问题');
  const untold = within(screen.getByRole('region', { name: '无法判断的' })).getAllByRole(
    'listitem',
  );
  expect(untold).toHaveLength(12);
  // What they lack alike is said once.
  expect(screen.getByText(/^多数检查都缺法律状态（\d+ 件）；/)).toBeVisible();
  expect(untold[0]).toHaveTextContent(/年费逾期.*无法判断.*缺年费记录（\d+ 件）$/);
  // Nothing is said twice, and no unit stands behind a dash.
  expect(screen.queryByRole('navigation', { name: /项检查的结果/ })).toBeNull();
  expect(screen.queryByText(/— 件/)).toBeNull();
  expect(screen.queryByRole('heading', { name: '没有发现的' })).not.toBeInTheDocument();
});

it('a late fee has its last day and its sum with surcharge; all days are one calendar', async () => {
  const fee = (annualYear: number, dueDate: string) => ({
    patentType: 'INVENTION_GRANT',
    validity: 'VALID',
    filingDate: `${Number(dueDate.slice(0, 4)) - annualYear + 1}${dueDate.slice(4)}`,
    fees: [{ annualYear, dueDate, status: 'LATE' }],
  });
  changed(({ healthPatents: [one, two, ...rest] }) => ({
    healthPatents: [
      { ...one, ...fee(4, '2026-09-20') },
      { ...two, ...fee(10, '2026-06-10') },
      ...rest.map((patent) => ({ ...patent, fees: [] })),
    ],
  }));
  const downloads = catchDownloads();
  // The data is of 2026-10-31: what is to be paid is that of today.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T08:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { user } = await renderPortal(enterpriseLink(busiest, { tab: 'health' }));
  const heading = await screen.findByRole('heading', { name: /^年费逾期/ }, SLOW);
  const rule = heading.closest('section') as HTMLElement;
  const [first, second] = within(rule).getAllByRole('listitem');
  // The one whose last day is nearer stands first. 4,000 yuan, 25 % after five started months.
  expect(first).toHaveTextContent(
    '滞纳期最后一天 2026-12-10，按 2026-11-15 缴须 5,000 元（年费 4,000，滞纳金 1,000）',
  );
  expect(second).toHaveTextContent(
    '滞纳期最后一天 2027-03-20（休息日，节假日安排公布后可能顺延），按 2026-11-15 缴须 1,260 元（年费 1,200，滞纳金 60）',
  );
  expect(rule).toHaveTextContent('合计 6,260 元（年费 5,200，滞纳金 1,060）');
  await user.click(screen.getByRole('button', { name: /^全部期限存为日历/ }));
  expect(downloads[0]?.name).toMatch(/\.ics$/);
  const calendar = (await downloads[0]?.content.text()) ?? '';
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261210');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270320');
});
