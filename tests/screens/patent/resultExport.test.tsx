import { screen, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { delay, HttpResponse, http } from 'msw';
import { patentResultLink } from '../../../src/links/patent';
import type { PatentSummary, SearchRequest } from '../../../src/services/cnipr';
import { backEnd } from '../../support/backEnd';
import { catchDownloads, type Download } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { lastSearch, listSearches, SEARCH_CALL, settled, titles } from './searchSupport';

const BATTERY = patentResultLink({ q: '锂离子电池' });

async function open(address = BATTERY) {
  const portal = await renderPortal(address);
  await screen.findByText(/^共/);
  await settled();
  return portal;
}

type Portal = Awaited<ReturnType<typeof open>>;

const dialog = () => within(screen.getByRole('dialog', { name: '导出检索结果' }));
const start = () => dialog().getByRole('button', { name: '导出' });
const order = () =>
  within(dialog().getByRole('group', { name: '列的顺序' }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('span + span')?.textContent);

async function openDialog({ user }: Portal) {
  const [button] = await screen.findAllByRole('button', { name: '导出' });
  await user.click(button as HTMLElement);
  await screen.findByRole('dialog', { name: '导出检索结果' });
}

/** Texts of a sheet, row by row. */
async function sheet(download: Download | undefined, number: number): Promise<string[][]> {
  if (!download) throw new Error('nothing was downloaded');
  const files = unzipSync(new Uint8Array(await download.content.arrayBuffer()));
  const xml = strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array());
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<(?:t|v)[^>]*>([^<]*)</g)].map(([, text = '']) => text),
  );
}

/** A patent as a result lists it, with what nobody would want in a spreadsheet. */
function summary(place: number): PatentSummary {
  return {
    id: `R${place}`,
    patentType: 'UTILITY',
    applicationNumber: `2021${String(place).padStart(8, '0')}.0`,
    publicationNumber: null,
    grantNumber: null,
    title: place === 1 ? '=HYPERLINK("http://example.com")' : `第 ${place} 件`,
    abstract: null,
    filingDate: '2021-01-04',
    publicationDate: null,
    grantDate: null,
    mainIpc: null,
    ipcs: [],
    locs: [],
    applicants: [{ name: '甲公司' }, { name: '乙大学' }],
    inventors: [],
    validity: null,
    latestLegalStatus: null,
    thumbUrl: null,
    citedBy: 3,
    source: '示例数据',
  };
}

/**
 * A result of so many patents.
 *
 * @param before is waited for before a page of an export is answered, and may answer itself
 */
function serveResult(total: number, before?: (page: number) => Promise<Response | undefined>) {
  backEnd.use(
    http.post(`*${SEARCH_CALL}`, async ({ request }) => {
      const { page, size } = (await request.json()) as SearchRequest;
      const answer = size === 200 ? await before?.(page) : undefined;
      if (answer) return answer as never;
      const first = page * size;
      const count = Math.max(0, Math.min(size, total - first));
      const content = Array.from({ length: count }, (_, i) => summary(first + i + 1));
      const data = { content, totalElements: total, number: page, size, facets: [] };
      return HttpResponse.json({ code: 0, msg: null, data });
    }),
  );
}

const hang = () => delay('infinite').then(() => undefined);

describe('an export of a result', () => {
  it('asks for the whole result in its order and writes the chosen columns and the source', async () => {
    const downloads = catchDownloads();
    const portal = await open(
      patentResultLink({
        q: '锂离子电池',
        include: { validity: ['VALID'] },
        years: '2015-2024',
        sort: '-filingDate',
      }),
    );
    const [first] = titles();
    await openDialog(portal);
    const { user } = portal;
    await user.click(dialog().getByRole('button', { name: '全不选' }));
    await user.click(dialog().getByRole('checkbox', { name: '专利名称' }));
    await user.click(dialog().getByRole('checkbox', { name: '申请号' }));
    await user.click(dialog().getByRole('checkbox', { name: '有效性' }));
    await user.click(dialog().getByRole('button', { name: '上移 申请号' }));
    expect(dialog().getByRole('button', { name: '上移 申请号' })).toHaveFocus();
    expect(order()).toEqual(['申请号', '专利名称', '有效性']);
    await user.click(start());
    const done = await dialog().findByText(/^已导出/);
    expect(done).toHaveTextContent(/已导出 \d+ 件，文件 专利检索结果-\d{8}-\d{4}\.xlsx/);

    expect(await lastSearch()).toMatchObject({
      filters: { validity: { include: ['VALID'] } },
      sort: '-filingDate',
      page: 0,
      size: 200,
    });
    const rows = await sheet(downloads[0], 1);
    expect(rows[0]).toEqual(['申请号', '专利名称', '有效性']);
    expect(rows[1]?.[1]).toBe(first);
    expect(
      rows
        .slice(1)
        .every(
          ([number, , validity]) => /^\d{12}\.[\dX]$/.test(number ?? '') && validity === '有效',
        ),
    ).toBe(true);
    const source = new Map((await sheet(downloads[0], 2)).map(([item, value]) => [item, value]));
    expect(source.get('检索式')).toBe('锂离子电池');
    expect(source.get('筛选条件')).toContain('有效性：有效');
    expect(source.get('筛选条件')).toContain('2015');
    expect(source.get('排序')).toBe('申请日从新到旧');
    expect(source.get('导出数量（件）')).toBe(String(rows.length - 1));
    expect(source.get('结果地址')).toContain('sort=-filingDate');
  });

  it('takes the chosen patents in the order they were chosen', async () => {
    const downloads = catchDownloads();
    const portal = await open();
    const names = titles();
    for (const place of [3, 1]) {
      const box = screen.getByRole('checkbox', { name: new RegExp(`^选择第 ${place} 件：`) });
      await portal.user.click(box);
    }
    await openDialog(portal);
    expect(dialog().getByRole('radio', { name: '选中的 2 件' })).toBeChecked();
    await portal.user.click(start());
    await dialog().findByText(/^已导出 2 件/);
    const [head = [], ...rows] = await sheet(downloads[0], 1);
    const title = head.indexOf('专利名称');
    expect(rows.map((row) => row[title])).toEqual([names[2], names[0]]);
    const { ids, expression } = await lastSearch();
    expect([ids?.length, expression]).toEqual([2, '']);
  });

  it('takes at most the 10,000 that can be browsed, says so, and defuses formulas', async () => {
    const downloads = catchDownloads();
    serveResult(12_345);
    const portal = await open();
    await openDialog(portal);
    expect(dialog().getByRole('radio', { name: '全部结果的前 10,000 件' })).toBeChecked();
    expect(dialog().getByText(/结果共 12,345 件，一次最多导出 10,000 件/)).toBeVisible();
    const { user } = portal;
    await user.click(dialog().getByRole('radio', { name: /^CSV/ }));
    await user.click(dialog().getByRole('checkbox', { name: /来源\.csv/ }));
    await user.click(start());
    const done = await dialog().findByText(/^已导出 10,000 件/, {}, { timeout: 10_000 });
    expect(done).toHaveTextContent(/专利检索结果-前10000件（共12345件）-\d{8}-\d{4}-来源\.csv/);
    const [table, source] = await Promise.all(downloads.map(({ content }) => content.text()));
    const lines = (table ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(10_001);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://example.com"")"`);
    // A tab keeps the zero behind the point.
    expect(lines[1]).toMatch(/^\ufeff?"\t202100000001\.0",2021-01-04/);
    expect(lines[1]).toContain('甲公司; 乙大学');
    expect(source).toContain('全部结果的前 10,000 件');
    expect(source).toMatch(/命中总数（件）"?,"?12345/);
  });

  it('takes the page on screen without asking again, as references', async () => {
    const downloads = catchDownloads();
    const portal = await open();
    await openDialog(portal);
    const before = (await listSearches()).length;
    await portal.user.click(dialog().getByRole('radio', { name: /^本页（第 1 页/ }));
    await portal.user.click(dialog().getByRole('radio', { name: /^RIS/ }));
    expect(dialog().queryByRole('group', { name: '字段' })).not.toBeInTheDocument();
    await portal.user.click(start());
    await dialog().findByText(/^已导出 10 件/);
    expect((await listSearches()).length).toBe(before);
    expect(downloads[0]?.name).toMatch(/\.ris$/);
    expect((await downloads[0]?.content.text())?.match(/^TY {2}- PAT/gm)).toHaveLength(10);
  });

  it('says how far it is, and stops without a file when cancelled', async () => {
    const downloads = catchDownloads();
    serveResult(500, (page) => (page === 2 ? hang() : Promise.resolve(undefined)));
    const portal = await open();
    await openDialog(portal);
    await portal.user.click(start());
    await dialog().findByText(/已取得 400 \/ 500 件/);
    expect(dialog().getByRole('progressbar', { name: '导出进度' })).toHaveAttribute('value', '400');
    await portal.user.click(dialog().getByRole('button', { name: '取消导出' }));
    expect(
      await dialog().findByText(
        '导出已取消，没有生成文件。已取得的 400 / 500 件还在，可以从那里继续。',
      ),
    ).toBeVisible();
    expect(downloads).toEqual([]);
  });

  it('is cancelled by closing the dialog, which says so where it was opened', async () => {
    const downloads = catchDownloads();
    serveResult(500, (page) => (page === 1 ? hang() : Promise.resolve(undefined)));
    const portal = await open();
    await openDialog(portal);
    await portal.user.click(start());
    await dialog().findByText(/已取得 200 \/ 500 件/);
    await portal.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('导出已取消')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '导出' })[0]).toHaveFocus();
    expect(downloads).toEqual([]);
  });

  it('keeps every choice when a page fails, and succeeds on retry', async () => {
    const downloads = catchDownloads();
    let failures = 1;
    let asked: number[] = [];
    serveResult(300, async (page) => {
      asked.push(page);
      if (page !== 1 || failures-- < 1) return undefined;
      return HttpResponse.json({ code: 50000, msg: '系统繁忙' });
    });
    const portal = await open();
    await openDialog(portal);
    await portal.user.click(dialog().getByRole('radio', { name: /^CSV/ }));
    await portal.user.click(dialog().getByRole('checkbox', { name: '摘要' }));
    await portal.user.click(start());
    expect(await dialog().findByText(/原因：系统繁忙/)).toHaveTextContent('导出没有完成');
    expect(downloads).toEqual([]);
    expect(dialog().getByRole('radio', { name: /^CSV/ })).toBeChecked();
    expect(dialog().getByRole('checkbox', { name: '摘要' })).not.toBeChecked();
    expect(dialog().getByText(/已取得的 200 \/ 300 件还在/)).toBeVisible();
    asked = [];
    await portal.user.click(dialog().getByRole('button', { name: '继续' }));
    await dialog().findByText(/^已导出 300 件/);
    expect(asked).toEqual([1]);
    expect(downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/\.csv$/)]);
  });

  it('writes what it has when it cannot go on, and says of how many', async () => {
    const downloads = catchDownloads();
    serveResult(300, async (page) =>
      page === 1 ? HttpResponse.json({ code: 50000, msg: '系统繁忙' }) : undefined,
    );
    const portal = await open();
    await openDialog(portal);
    await portal.user.click(start());
    await portal.user.click(await dialog().findByRole('button', { name: '只导出已取得的 200 件' }));
    await dialog().findByText(/^已导出 200 件/);
    expect(downloads[0]?.name).toMatch(/^专利检索结果-前200件（共300件）-\d{8}-\d{4}\.xlsx$/);
    const source = new Map((await sheet(downloads[0], 2)).map(([item, value]) => [item, value]));
    expect(source.get('导出范围')).toBe('全部结果（300 件），中途停止，只有前 200 件');
    expect(source.get('命中总数（件）')).toBe('300');
  });

  it('keeps a choice of fields as a template of the user', async () => {
    const portal = await open();
    await openDialog(portal);
    const { user } = portal;
    const template = () => dialog().getByLabelText('字段模板');
    await user.click(dialog().getByRole('button', { name: '全不选' }));
    await user.click(start());
    expect(await dialog().findByText('请至少选择一个字段。')).toBeVisible();
    await user.click(dialog().getByRole('checkbox', { name: '被引证次数' }));
    await user.click(dialog().getByRole('checkbox', { name: '申请号' }));
    expect(template()).toHaveDisplayValue('自定字段');
    await user.type(dialog().getByLabelText('存为模板'), '引证{Enter}');
    expect(await dialog().findByText('已保存模板“引证”')).toBeVisible();
    await user.selectOptions(template(), '默认字段');
    expect(order()).toHaveLength(12);
    await user.click(dialog().getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
    await openDialog(portal);
    await user.selectOptions(template(), '引证');
    expect(order()).toEqual(['被引证次数', '申请号']);
    await user.click(dialog().getByRole('button', { name: '删除模板' }));
    expect(template()).toHaveDisplayValue('自定字段');
    expect(within(template()).queryByRole('option', { name: '引证' })).not.toBeInTheDocument();
  });

  it('opens by its shortcut, whose keys do nothing behind the dialog', async () => {
    const portal = await open();
    await portal.user.keyboard('e');
    await screen.findByRole('dialog', { name: '导出检索结果' });
    await portal.user.keyboard('x');
    await portal.user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: '已选专利' })).not.toBeInTheDocument();
  });

  it('is not offered where nothing was found', async () => {
    await open(patentResultLink({ q: '龘龘龘龘' }));
    expect(screen.queryByRole('button', { name: '导出' })).not.toBeInTheDocument();
  });
});
