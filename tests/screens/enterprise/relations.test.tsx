import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { enterpriseLink, readEnterpriseView } from '../../../src/links/enterprise';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { callsSeen, failNext } from '../../support/faults';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { enterpriseThat, patentsBehind } from './support';

const SLOW = { timeout: 20_000 };
const CASES = '/data-service/api/front/adjudication/find';
const { enterpriseName, affiliates } = enterpriseThat(
  ({ registered }) => registered.affiliates.length > 0,
);
const affiliate = affiliates[0]?.name ?? '';

const open = (view = {}) =>
  renderPortal(enterpriseLink(enterpriseName, { tab: 'relations', ...view }));

/** The tab, once every source has answered or failed. */
async function read(): Promise<HTMLElement> {
  const tab = await screen.findByRole('region', { name: '关系与经历' }, SLOW);
  await waitFor(() => expect(tab).toHaveAttribute('aria-busy', 'false'), SLOW);
  return tab;
}
const rows = () =>
  within(screen.getByRole('table', { name: /^关系/ }))
    .getAllByRole('row')
    .slice(1);
const chip = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const noChip = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).queryByRole('button', { name });
const told = () =>
  within(screen.getByRole('region', { name: '关系与经历' })).getByText(/^共 \d+ 项|^\d+ 项中的/);
const shows = (address: string) => readEnterpriseView(address.split('?')[1] ?? '').show;

describe('the relations of an enterprise', () => {
  it('stand as a list first, newest first and unknown days last, with what they rest on', async () => {
    await open({ show: ['AFFILIATE', 'CO_APPLICANT'] });
    await read();
    const days = rows().map(
      (row) => within(row).queryByText(/^\d{4}-\d{2}-\d{2}$/)?.textContent ?? '日期不详',
    );
    expect(days.at(-1)).toBe('日期不详');
    const known = days.filter((day) => day !== '日期不详');
    expect(known.length).toBeGreaterThan(0);
    expect(known).toEqual([...known].sort().reverse());
    const last = rows().at(-1) as HTMLElement;
    expect(within(last).getByRole('link', { name: affiliate })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(affiliate)),
    );
    for (const search of screen.getAllByText('查企业')) {
      expect(search).toHaveClass('ipr-nowrap');
      // A space that breaks no line keeps it beside the end of a long name.
      expect(search.previousSibling?.textContent).toBe('\u00a0');
    }
    const list = screen.getAllByRole('link', { name: /^共 \d+ 件专利$/ })[0];
    expect(patentsBehind(list?.getAttribute('href') ?? '')).toBe(
      Number(/\d+/.exec(list?.textContent ?? '')?.[0]),
    );
  });

  it('are filtered by kind, with counts, in the address', async () => {
    const { user, address } = await open();
    await read();
    const button = chip('关系的种类', /^纠纷/);
    const count = Number(/\d+/.exec(button.textContent ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    // What a row rests on is counted in units of its own.
    expect(button).toHaveTextContent(`纠纷 ${count} 项`);
    await user.click(button);
    await waitFor(() => expect(shows(address())).toEqual(['DISPUTE']));
    expect(told()).toHaveTextContent(`项中的 ${count} 项`);
    // What all rows have alike is said once, above them.
    expect(screen.getByText(/来源都是裁判文书/)).toBeVisible();
    for (const row of rows()) expect(row).not.toHaveTextContent('裁判文书');
    expect(chip('关系的种类', /^纠纷/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip('经历的种类', /^授权/));
    await waitFor(() => expect(shows(address())).toEqual(['DISPUTE', 'GRANTED']));
    expect(
      within(screen.getByRole('group', { name: '关系的种类' })).getByText('纠纷'),
    ).toBeVisible();
  });

  it('name persons as patent documents do, on the page and in the file, but in no address', async () => {
    const files = catchDownloads();
    backEnd.use(
      http.post('*/api/front/patent/search', () =>
        HttpResponse.json({
          code: 0,
          data: {
            content: [
              {
                id: 'X1',
                title: '一种装置',
                applicationNumber: '202119900001.9',
                filingDate: null,
                applicants: [{ name: enterpriseName }, { name: '欧阳测试', type: 'PERSON' }],
                inventors: ['钱学测'],
              },
            ],
            totalElements: 500,
          },
        }),
      ),
    );
    const { user } = await open({ show: ['PERSON', 'CO_APPLICANT'] });
    const tab = await read();
    expect(screen.getAllByText('钱学测')[0]).toBeVisible();
    expect(screen.getAllByText('欧阳测试')[0]).toBeVisible();
    for (const link of within(tab).getAllByRole('link')) {
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).not.toMatch(/欧阳测试|钱学测/);
    }
    expect(
      screen.getByText(/查看了 1 件专利，共 500 件（一次最多查 200 件）.*1 件申请日不详/),
    ).toBeVisible();
    expect(screen.getByText(/申请、授权和失效来自 1 件专利，共 500 件$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    const text = await files[0]?.content.text();
    expect(files[0]?.name).toContain(enterpriseName);
    expect(text).toContain('钱学测,发明人,');
    expect(text).toContain('欧阳测试,共同申请人,');
  });

  it('are walked by arrow keys, row by row', async () => {
    const { user } = await open();
    await read();
    expect(screen.getByText(/，申请、授权和失效来自全部 \d+ 件专利$/)).toBeVisible();
    const links = rows().map((row) => within(row).getAllByRole('link')[0]);
    links[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(links[2]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(links.at(-1)).toHaveFocus();
  });

  it('stand as a picture second, one stop for Tab and walked by arrows', async () => {
    const { user } = await open({ show: ['CO_APPLICANT', 'PERSON', 'DISPUTE'] });
    await read();
    const group = screen.getByRole('group', { name: /^关系图/ });
    const partners = [...group.querySelectorAll<HTMLElement>('[data-partner]')];
    expect(partners).toHaveLength(24);
    expect(partners.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const caption = screen.getByText(/最多画 24 个，另有 \d+ 个没有画/);
    expect(caption).toHaveTextContent('同类关系中的同一对方合为一个');
    // No heading of a kind stands twice; one that goes on says so.
    const kinds = within(group).getAllByText(/^(?:共同申请人|纠纷|人员)(?:（续）)?$/);
    const headings = kinds.map(({ textContent }) => textContent);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.some((text) => text?.endsWith('（续）'))).toBe(true);
    // What was taken over from others is counted here alone, and both sides say so.
    expect(
      screen.getByText(/包括从别人受让的专利，“专利分析”和“一页简报”只统计本企业申请的/),
    ).toBeVisible();
    partners[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(partners[1]).toHaveFocus();
    expect(partners[1]).toHaveAccessibleName(/.+ \d+ 项，共同申请人$/);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/ \d+ 项，(?:纠纷|人员)，/);
    await user.keyboard('{End}');
    expect(partners.at(-1)).toHaveFocus();
  });
});

describe('what happened to an enterprise', () => {
  it('stands by year, newest first, each with its record; what has no day stands apart', async () => {
    const { user } = await open({ show: ['LAPSED'] });
    const tab = await read();
    const years = within(tab)
      .getAllByRole('heading', { level: 4 })
      .map((heading) => heading.textContent ?? '');
    expect(years.at(-1)).toMatch(/^日期不详/);
    const told = years.slice(0, -1);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual([...told].sort().reverse());
    const undated = screen.getByRole('region', { name: /^日期不详/ });
    expect(within(undated).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/patent/detail'),
    );
    await user.click(chip('经历的种类', /^涉诉/));
    expect(await screen.findAllByText(/本企业为/)).not.toHaveLength(0);
  });

  it('is walked by arrow keys', async () => {
    const { user } = await open({ show: ['SUED'] });
    await read();
    const [first, second] = screen.getAllByText(/本企业为/).map((note) => {
      return within(note.closest('li') as HTMLElement).getByRole('link');
    });
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
  });

  it('shows some events at first, says how many there are, and more on demand', async () => {
    const { user } = await open();
    const tab = await read();
    const events = () =>
      within(tab).getAllByText(/^(?:申请|授权|失效|转让|许可|涉诉|失信)$/, { selector: 'li *' });
    expect(events()).toHaveLength(60);
    expect(within(tab).getByText(/列出了 60 件，共 \d+ 件/)).toBeVisible();
    await user.click(within(tab).getByRole('button', { name: /^再显示 60 件/ }));
    expect(events()).toHaveLength(120);
  });

  it('still lists the events shown on demand after going back from one of them', async () => {
    const { user, address, back } = await open();
    const tab = await read();
    const events = () =>
      screen.getAllByText(/^(?:申请|授权|失效|转让|许可|涉诉|失信)$/, { selector: 'li *' });
    await user.click(within(tab).getByRole('button', { name: /^再显示 60 件/ }));
    expect(events()).toHaveLength(120);
    const link = within(events()[110]?.closest('li') as HTMLElement).getByRole('link');
    const href = link.getAttribute('href');
    await user.click(link);
    await waitFor(() => expect(address()).not.toContain('tab=relations'));
    await back();
    await read();
    expect(events()).toHaveLength(120);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', href));
    // Other kinds are another history: it begins at its top.
    await user.click(chip('经历的种类', /^申请/));
    expect(readEnterpriseView(address().split('?')[1] ?? '').events).toBe(60);
  });

  it('tells a record of dishonesty of the enterprise, and none of others', async () => {
    const record = (subjectName: string, id: string) => ({
      id,
      subjectType: 'ENTERPRISE',
      subjectName,
      subjectCode: '',
      decisionNo: `示失信〔2026〕${id} 号`,
      decisionDate: '2025-05-06',
    });
    answerWhatever('/breakPromise/find', [record(enterpriseName, '1'), record('示例无关', '2')]);
    await open({ show: ['DISHONEST'] });
    await read();
    expect(screen.getByRole('link', { name: '示失信〔2026〕1 号' })).toBeVisible();
    expect(screen.queryByText('示失信〔2026〕2 号')).toBeNull();
  });
});

it('looks for records and listings under former names as well', async () => {
  const renamed = enterpriseThat(({ registered }) => registered.formerNames.length > 0);
  const [former = ''] = renamed.formerNames;
  const record = { id: '7', subjectType: 'ENTERPRISE', subjectName: former, subjectCode: '' };
  answerWhatever('/breakPromise/find', [
    { ...record, decisionNo: '示失信〔2026〕7 号', decisionDate: '2025-05-06' },
  ]);
  await renderPortal(
    enterpriseLink(renamed.enterpriseName, { tab: 'relations', show: ['DISHONEST'] }),
  );
  await read();
  // One record, though it was answered under each name.
  expect(screen.getAllByRole('link', { name: '示失信〔2026〕7 号' })).toHaveLength(1);
  const asked = await callsSeen();
  const under = (path: string) =>
    asked
      .filter((call) => call.path.endsWith(path))
      .map(({ query }) => JSON.stringify(query))
      .join('\n');
  expect(under('/findPatentTransaction')).toContain(former);
});

it('takes what happened along as a file, with its sources and how far they reach', async () => {
  const files = catchDownloads();
  const { user } = await open({ show: ['FILED'] });
  await read();
  await user.click(screen.getByRole('button', { name: '导出经历' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.content.text()) ?? '';
  expect(files[0]?.name).toMatch(/-经历-.*\.csv$/);
  const [head, ...lines] = text.trim().split(/\r?\n/);
  expect(head).toContain('日期,种类,事项,说明,来源,数据性质,口径');
  const told = /(\d+) 件事中的 (\d+) 件/.exec(
    screen.getByText(/件事中的 \d+ 件/).textContent ?? '',
  );
  expect(lines).toHaveLength(Number(told?.[2]));
  expect(lines[0]).toMatch(/,申请,.*专利检索服务,.*查看了全部 \d+ 件专利/);
});

it('reads transfers out of records, and says how many of them could not be read', async () => {
  const row = (id: string) => ({ id, title: '一种装置', applicants: [{ name: enterpriseName }] });
  backEnd.use(
    http.post('*/api/front/patent/search', () =>
      HttpResponse.json({ code: 0, data: { content: [row('X1'), row('X2')], totalElements: 30 } }),
    ),
    http.get('*/api/front/patent/findOne', ({ request }) => {
      if (new URL(request.url).searchParams.get('id') === 'X2') {
        return HttpResponse.json({ code: 500, data: null, msg: '出错' });
      }
      const transfers = [{ before: enterpriseName, after: '示例受让有限公司', kind: '专利权' }];
      return HttpResponse.json({ code: 0, data: { ...row('X1'), transfers, licenses: [] } });
    }),
  );
  await open({ show: ['TRANSFER', 'TRANSFERRED'] });
  await read();
  const [only, ...others] = rows();
  expect(others).toHaveLength(0);
  expect(only).toHaveTextContent(/日期不详示例受让有限公司受让方/);
  expect(
    screen.getByText(
      /查看了 1 件有转让或许可的专利记录，共 30 件（一次最多查 12 件），1 件没有加载出来/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: '重新读取转让与许可' })).toBeVisible();
  expect(screen.getByText('转出')).toBeVisible();
});

it('one source fails alone, says so and is asked again on the spot', async () => {
  await failNext(CASES, { status: 500 });
  const { user } = await open();
  await read();
  expect(screen.getByRole('heading', { name: '裁判文书没有加载出来' })).toBeVisible();
  expect(told()).toHaveTextContent('1 个来源没有加载出来');
  expect(rows().length).toBeGreaterThan(5);
  // What was not read is not said to be none.
  expect(noChip('关系的种类', /^纠纷/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(chip('关系的种类', /^纠纷/)).toBeEnabled(), SLOW);
});

it('does not know how many listings there are where a full page tells no total', async () => {
  backEnd.use(
    http.get('*/findPatentTransaction', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('size'));
      const content = Array.from({ length: size }, (_, id) => ({ id: `T${id}` }));
      return HttpResponse.json({ code: 0, data: { content }, msg: null });
    }),
  );
  await open();
  await read();
  expect(screen.getByText(/查看了 \d+ 条信息，一共有多少不详/)).toBeVisible();
});

it('claims nothing of judgments that do not name it', async () => {
  answerWhatever('/adjudication/find', [
    {
      id: 'D1',
      title: '示例判决书',
      judgmentDate: '2024-01-01',
      parties: [
        { role: '原告', name: '示例无关甲有限公司' },
        { role: '被告', name: '示例无关乙有限公司' },
      ],
    },
  ]);
  await open();
  await read();
  expect(noChip('关系的种类', /^纠纷/)).toBeNull();
  expect(screen.getByText(/1 篇没有写明本企业是当事人，没有计入/)).toBeVisible();
});
