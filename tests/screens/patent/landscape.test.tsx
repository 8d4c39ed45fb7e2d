import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { enterpriseLink } from '../../../src/links/enterprise';
import { landscapeLink, setQuery } from '../../../src/links/landscape';
import { nodeResultLink } from '../../../src/links/navigation';
import { patentResultLink } from '../../../src/links/patent';
import type { Facet, PatentSummary, SearchRequest } from '../../../src/services/cnipr';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { enterpriseThat } from '../enterprise/support';
import { SEARCH_CALL, settled } from './searchSupport';

const patent = (id: number, known: Partial<PatentSummary>): PatentSummary => ({
  id: `p${id}`,
  title: `专利${id}`,
  patentType: 'UTILITY',
  applicationNumber: null,
  publicationNumber: null,
  grantNumber: null,
  abstract: null,
  filingDate: '2024-01-05',
  publicationDate: null,
  grantDate: null,
  mainIpc: null,
  ipcs: ['H01M10/42'],
  locs: [],
  applicants: [{ name: '甲公司' }],
  inventors: [],
  validity: 'VALID',
  latestLegalStatus: null,
  thumbUrl: null,
  citedBy: null,
  ...known,
});

/** Twelve patents: two filed together, one in another class, one no longer in force. */
const BATTERIES = Array.from({ length: 12 }, (_, id) =>
  patent(id, {
    ...(id < 2 && { applicants: [{ name: '甲公司' }, { name: '乙大学' }] }),
    ...(id === 2 && { ipcs: ['B60L50/60'], validity: 'INVALID' }),
  }),
);

const counts = (name: Facet['name'], values: Record<string, number>, missing = 0): Facet => ({
  name,
  values: Object.entries(values).map(([value, count]) => ({ value, count })),
  missing,
  other: 0,
});

const FACETS: Facet[] = [
  counts('filingYear', { '2023': 4, '2024': 8 }),
  counts('province', { 江苏: 9, 上海: 3 }),
  counts('ipcSubclass', { H01M: 11, B60L: 1 }),
  counts('patentType', { UTILITY: 12 }),
];

const OTHER_FACETS: Facet[] = [
  counts('filingYear', { '2024': 20 }),
  counts('province', { 江苏: 20 }),
  counts('ipcSubclass', { H01M: 20, G01R: 6 }),
  counts('patentType', { UTILITY: 20 }),
];

interface Found {
  rows: PatentSummary[];
  facets: Facet[];
  total: number;
}

const SET: Found = { rows: BATTERIES, facets: FACETS, total: 12 };

/** The back end holds one set by 电池, another by the applicant 丙公司, and 100 patents a year. */
function holds(own: Found = SET, fails: { now: boolean } = { now: false }) {
  const asked: SearchRequest[] = [];
  const rows = Array.from({ length: 20 }, (_, id) =>
    patent(100 + id, {
      applicants: [{ name: '丙公司' }],
      ipcs: id < 6 ? ['G01R31/36', 'H01M1/00'] : ['H01M1/00'],
    }),
  );
  const other: Found = { rows, facets: OTHER_FACETS, total: 20 };
  const all: Found = {
    rows: [],
    facets: [counts('filingYear', { '2023': 100, '2024': 100 })],
    total: 200,
  };
  backEnd.use(
    http.post(`*${SEARCH_CALL}`, async ({ request }) => {
      const body = (await request.json()) as SearchRequest;
      if (fails.now) return new HttpResponse(null, { status: 500 });
      asked.push(body);
      const found = body.expression === '' ? all : body.expression.includes('丙') ? other : own;
      const { page, size } = body;
      const content = found.rows.slice(page * size, (page + 1) * size);
      const facets = body.facets
        ? body.facets.flatMap((name) => found.facets.find((one) => one.name === name) ?? [])
        : [];
      const data = { content, totalElements: found.total, number: page, size, facets };
      return HttpResponse.json({ code: 0, msg: null, data });
    }),
  );
  return asked;
}

const BATTERY = { mode: 'expr', q: 'TI=电池' } as const;
const LANDSCAPE = landscapeLink(BATTERY);

async function open(address = LANDSCAPE) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '专利全景' });
  return portal;
}

const picture = (name: string | RegExp) =>
  screen.findByRole('figure', { name }, { timeout: 30_000 });
const linkIn = async (figure: string | RegExp, name: RegExp) => {
  const link = within(await picture(figure)).getByRole('link', { name });
  const query = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams;
  return Object.fromEntries(query);
};

describe('the landscape of a set of patents', () => {
  it('is reached from the charts of the result and leads back to it', async () => {
    const { user, address } = await renderPortal(
      patentResultLink({ q: '锂离子电池', charts: true }),
    );
    await user.click(await screen.findByRole('link', { name: /^全景/ }, { timeout: 30_000 }));
    await screen.findByRole('heading', { level: 1, name: '专利全景' });
    expect(address()).toBe(landscapeLink({ q: '锂离子电池' }));
    expect(screen.getByRole('link', { name: '返回检索结果' })).toHaveAttribute(
      'href',
      expect.stringContaining(patentResultLink({ q: '锂离子电池' })),
    );
  });

  it('is reached from an enterprise and from a node of a chain, for their patents', async () => {
    const { enterpriseName } = enterpriseThat(() => true);
    const { goTo } = await renderPortal(enterpriseLink(enterpriseName));
    const hrefOf = async () =>
      (await screen.findByRole('link', { name: /^专利全景/ }, { timeout: 30_000 })).getAttribute(
        'href',
      ) ?? '';
    const ofEnterprise = new URL(await hrefOf(), 'http://x').searchParams;
    expect(ofEnterprise.get('landscape')).toBe('1');
    expect(ofEnterprise.get('q')).toContain(enterpriseName);
    await goTo(nodeResultLink({ subject: 'S1', node: 'n3-1', view: 'analysis' }));
    await screen.findByRole('figure', { name: '申请趋势' }, { timeout: 30_000 });
    const ofNode = new URL(await hrefOf(), 'http://x').searchParams;
    expect(ofNode.get('landscape')).toBe('1');
    expect(ofNode.get('q')).toContain('H01M');
  });

  it('opens for each mark the list of just what it counts', async () => {
    holds();
    await open();
    expect(await linkIn('申请人与 IPC 小类：TI=电池', /^甲公司，H01M：11 件，点开看清单$/)).toEqual(
      {
        mode: 'expr',
        q: 'TI=电池',
        'f.applicant': '甲公司',
        'f.ipcSubclass': 'H01M',
      },
    );
    expect(await linkIn('申请人来自哪里', /^江苏，TI=电池：9 件，占 75\.0%/)).toEqual({
      mode: 'expr',
      q: 'TI=电池',
      'f.province': '江苏',
    });
    expect(await linkIn('有效专利的剩余年限', /^5–10 年/)).toMatchObject({
      q: expect.stringMatching(/^TI=电池 AND \(.*AD=/),
      'f.validity': 'VALID',
    });
    const list = screen.getByRole('list', { name: '一起申请的：TI=电池' });
    expect(list).toHaveTextContent('乙大学、甲公司：2 件');
    expect(await linkIn('共同申请：TI=电池', /^2 件$/)).toEqual({
      mode: 'expr',
      q: 'TI=电池 AND PA="甲公司"',
      'f.applicant': '乙大学',
    });
  });

  it('names beside each picture how far it reaches, its source and its day', async () => {
    holds({ ...SET, total: 1200 });
    await open();
    const matrix = await picture('申请人与 IPC 小类：TI=电池');
    expect(matrix).toHaveTextContent(
      /已知 12 \/ 共 12（从按申请日从新到旧的前 12 件读出 \/ 共 1,200 件/,
    );
    expect(matrix).toHaveTextContent('不写结论');
    expect(matrix).toHaveTextContent(/来源：专利检索服务，.*\d{4}-\d{2}-\d{2}/);
    expect(await picture('被引证次数')).toHaveTextContent('本平台没有收录，不等于没有被引证');
  });

  it('counts as left only what is in force, by filing day and type', async () => {
    holds();
    await open();
    const life = await picture('有效专利的剩余年限');
    expect(within(life).getByRole('link', { name: /^5–10 年，TI=电池：11 件/ })).toBeVisible();
    expect(life).toHaveTextContent('有效专利中类型和申请日已知 11 / 共 11');
  });

  it('reads a thousand patents at most', async () => {
    const rows = Array.from({ length: 1000 }, (_, id) => patent(id, {}));
    const asked = holds({ ...SET, rows, total: 5000 });
    await open();
    expect(await screen.findByText(/读出最新的 1,000 件/)).toBeVisible();
    const pages = asked.filter(({ size }) => size > 1);
    expect(pages.map(({ page }) => page)).toEqual([0, 1, 2, 3, 4]);
  });

  it('says when a set was not read, and reads it again', async () => {
    const fails = { now: true };
    holds(SET, fails);
    const { user } = await open();
    const failed = await screen.findByText('“TI=电池”没有读出', undefined, { timeout: 30_000 });
    fails.now = false;
    const again = within(failed.closest('[role="alert"]') as HTMLElement);
    await user.click(again.getByRole('button', { name: '重试' }));
    expect(await picture('申请人来自哪里')).toBeVisible();
  });
});

describe('the marks of a landscape', () => {
  it('count what their lists hold', async () => {
    const { goTo } = await open(
      landscapeLink({ q: '锂离子电池', include: { validity: ['VALID'] } }),
    );
    const marks: { title: string; count: number; to: string }[] = [];
    for (const title of [
      /^申请人与 IPC 小类/,
      /^技术分布/,
      '申请人来自哪里',
      '有效专利的剩余年限',
      '被引证次数',
      /^共同申请/,
    ]) {
      const links = within(await picture(title)).queryAllByRole('link');
      // The first and the last mark of each picture, which differ most.
      for (const link of new Set([links[0], links.at(-1)])) {
        const words = link?.getAttribute('aria-label') ?? link?.textContent ?? '';
        const count = Number(/([\d,]+) 件/.exec(words)?.[1]?.replace(',', ''));
        const to = link?.getAttribute('href')?.replace('/ipr-front', '');
        if (to) marks.push({ title: String(title), count, to });
      }
    }
    expect(marks.length).toBeGreaterThan(6);
    const listed: typeof marks = [];
    for (const mark of marks) {
      await goTo(mark.to);
      const total = await screen.findByText(/^共/, undefined, { timeout: 10_000 });
      await settled();
      listed.push({ ...mark, count: Number(total.textContent?.replace(/\D/g, '')) });
    }
    expect(listed).toEqual(marks);
  });
});

describe('sets side by side', () => {
  it('are added by query or enterprise, named, taken away, and stand in the address', async () => {
    holds();
    const { user, address } = await open();
    await picture('申请人来自哪里');
    await user.selectOptions(screen.getByLabelText('对照的是'), '企业名称');
    await user.type(screen.getByLabelText('对照的内容'), '丙公司');
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    const other = { name: '丙公司', query: setQuery({ mode: 'expr', q: 'PA="丙公司"' }) };
    await waitFor(() => expect(address()).toBe(landscapeLink(BATTERY, { sets: [other] })));
    expect(await linkIn('申请人来自哪里', /^江苏，丙公司：20 件/)).toEqual({
      mode: 'expr',
      q: 'PA="丙公司"',
      'f.province': '江苏',
    });
    const name = screen.getByLabelText('第 1 组的名称');
    await user.clear(name);
    await user.type(name, '电池{Enter}');
    await waitFor(() =>
      expect(address()).toBe(landscapeLink(BATTERY, { name: '电池', sets: [other] })),
    );
    await user.click(screen.getByRole('button', { name: '去掉：丙公司' }));
    await waitFor(() => expect(address()).toBe(landscapeLink(BATTERY, { name: '电池' })));
  });

  it('show the classes that the other holds and this one does not', async () => {
    holds();
    const other = { name: '丙', query: setQuery({ mode: 'expr', q: 'PA="丙公司"' }) };
    await open(landscapeLink(BATTERY, { name: '电池', sets: [other] }));
    const gaps = /^“电池”的空白/;
    expect(await linkIn(gaps, /^G01R，丙：6 件/)).toEqual({
      mode: 'expr',
      q: 'PA="丙公司"',
      'f.ipcSubclass': 'G01R',
    });
    expect(within(await picture(gaps)).queryByText('H01M')).toBeNull();
  });

  it('refuse a query that cannot be read, in its place', async () => {
    holds();
    const { user, address } = await open();
    await picture('申请人来自哪里');
    await user.type(screen.getByLabelText('对照的内容'), 'TI=(电池');
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    expect(await screen.findByText(/括号/)).toBeVisible();
    expect(address()).toBe(LANDSCAPE);
  });
});

describe('the report of a landscape', () => {
  it('takes the pictures chosen, in their order, with words, and its address restores it', async () => {
    holds();
    const { user, address, goTo } = await open();
    await picture('申请人来自哪里');
    await user.click(screen.getByRole('button', { name: '制作报告' }));
    const paper = await screen.findByRole('article', { name: '报告' }, { timeout: 30_000 });
    expect(within(paper).getByText(/^TI=电池：检索式 TI=电池，共 12 件/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '申请人来自哪里' }));
    await user.click(screen.getByRole('checkbox', { name: '历年申请量' }));
    await user.click(screen.getByRole('button', { name: '上移：申请人来自哪里' }));
    await user.type(
      screen.getByRole('textbox', { name: '申请人来自哪里的说明文字' }),
      '以江苏为主',
    );
    const report = {
      title: '',
      introduction: '',
      charts: [
        { block: 'applicants', words: '' },
        { block: 'origins', words: '以江苏为主' },
        { block: 'life', words: '' },
      ],
    } as const;
    const restored = landscapeLink(BATTERY, { report });
    await waitFor(() => expect(address()).toBe(restored));
    await goTo(LANDSCAPE);
    await goTo(restored);
    const again = await screen.findByRole('article', { name: '报告' }, { timeout: 30_000 });
    expect(within(again).getByText('以江苏为主')).toBeVisible();
    expect(
      within(again)
        .getAllByRole('region')
        .map((one) => one.getAttribute('aria-label'))
        .filter((name) => name && !name.includes('：')),
    ).toEqual(['申请人与 IPC 小类', '申请人来自哪里', '有效专利的剩余年限']);
  });

  it('is taken along as a workbook: the words, and a sheet for each picture with its source', async () => {
    holds();
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    // A window that follows the address has no place for the tests after this one.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    onTestFinished(() => {
      create.mockRestore();
      click.mockRestore();
    });
    const charts = [{ block: 'life', words: '五到十年' }] as const;
    const { user } = await open(
      landscapeLink(BATTERY, { report: { title: '电池', introduction: '', charts } }),
    );
    await user.click(
      await screen.findByRole('button', { name: '下载数据（XLSX）' }, { timeout: 30_000 }),
    );
    await waitFor(() => expect(saved).toHaveLength(1));
    const files = unzipSync(new Uint8Array(await (saved[0] as Blob).arrayBuffer()));
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join();
    expect(text).toContain('五到十年');
    expect(text).toContain('有效专利的剩余年限');
    expect(text).toContain('专利检索服务');
    expect(text).toContain('统计日');
  });
});
