import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { patentResultLink } from '../../../src/links/patent';
import type { PatentRecord } from '../../../src/services/cnipr';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { FULL, SPARSE } from './recordFixtures';
import { settled } from './searchSupport';

const FIND = '*/cnipr-service/api/front/patent/findOne';

const LIKE: PatentRecord = {
  ...FULL,
  id: 'T2',
  patentNumber: 'ZL 202119900002.7',
  applicationNumber: '202119900002.7',
  title: '一种固态电池复合隔膜',
  validity: 'INVALID',
  ipcs: ['H01M50/409', 'H01M4/13'],
  claims: [
    {
      no: 1,
      kind: 'INDEPENDENT',
      dependsOn: [],
      category: 'PRODUCT',
      text: '一种固态电池隔膜，其特征在于，包括基膜和粘结层。',
    },
    {
      no: 2,
      kind: 'DEPENDENT',
      dependsOn: [1],
      category: 'PRODUCT',
      text: '根据权利要求1所述的隔膜，其特征在于，所述粘结层含有橡胶。',
    },
  ],
};
const THIRD: PatentRecord = { ...FULL, id: 'T3', patentNumber: 'ZL 202119900003.5' };

const RECORDS = new Map([FULL, LIKE, THIRD, SPARSE].map((record) => [record.id, record]));

/** Serves the records above; `fail` may answer for one of them. */
function serveRecords(fail?: (id: string) => Response | undefined): () => string[] {
  const asked: string[] = [];
  backEnd.use(
    http.get(FIND, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      asked.push(id);
      const record = RECORDS.get(id);
      const answer = fail?.(id) as never;
      if (answer) return answer;
      if (!record) return HttpResponse.json({ code: 40400, msg: '没有这件专利' });
      return HttpResponse.json({ code: 0, data: record });
    }),
  );
  return () => asked;
}

const addressOf = (...compare: string[]) => patentResultLink({ q: '电池', compare });

const table = () => screen.findByRole('table', { name: /各列为一件专利/ });
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent ?? '');
/** The cells of a row as they are read, without the row's name. */
async function cells(name: string | RegExp): Promise<string[]> {
  const head = await within(await table()).findByRole('rowheader', { name });
  return within(head.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '');
}
const rowNames = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((head) => head.textContent ?? '');

describe('a comparison', () => {
  it('puts patents side by side by field, with what is missing as —', async () => {
    serveRecords();
    await renderPortal(addressOf('T1', 'T2', 'S1'));
    expect(await screen.findByRole('heading', { level: 1, name: '专利对比' })).toBeVisible();
    await waitFor(async () => expect((await heads()).join()).toContain(SPARSE.title));
    // What is not known is told once, in the rows.
    expect((await heads()).join()).not.toContain('—');
    expect(await cells('有效性')).toEqual(['有效', '失效', '—']);
    expect(await cells('申请号')).toEqual(['202119900001.9', '202119900002.7', '—']);
    expect(await cells(/^申请人/)).toEqual([
      '苏州示例新材料有限公司示例 AND 合作（常熟）研究院',
      '苏州示例新材料有限公司示例 AND 合作（常熟）研究院（与基准相同）',
      '—',
    ]);
    expect(await cells('IPC 分类号')).toEqual([
      'H01M50/409H01M10/0525',
      'H01M50/409H01M4/13（基准没有）',
      '—',
    ]);
    expect(document.title).toContain('专利对比');
  });

  it('keeps an abstract quiet that is that of the base, as every other cell', async () => {
    RECORDS.set('T4', { ...THIRD, id: 'T4', abstract: '本发明公开了一种固态电池隔膜。' });
    serveRecords();
    await renderPortal(addressOf('T1', 'T3', 'T4'));
    await waitFor(async () => expect(await cells('摘要')).toHaveLength(3));
    const head = within(await table()).getByRole('rowheader', { name: '摘要' });
    await waitFor(() =>
      expect(
        within(head.closest('tr') as HTMLElement)
          .getAllByRole('cell')
          .map((cell) => cell.dataset.equal),
      ).toEqual([undefined, 'true', undefined]),
    );
  });

  it('says once what none of them has, and each title leads to its record', async () => {
    RECORDS.set('S2', { ...SPARSE, id: 'S2', title: '吲唑衍生物' });
    serveRecords();
    await renderPortal(addressOf('S1', 'S2'));
    const said = await within(await table()).findByText(/^各件都没有：/);
    expect(said).toHaveTextContent(/^各件都没有：主图、类型、有效性、申请号、.*、摘要、权利要求$/);
    expect(await rowNames()).toEqual(['号码和日期', '公开（公告）号 相同']);
    const link = within(await table()).getByRole('link', { name: /吲唑衍生物/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('id=S2'));
  });

  it('marks the words in which claims that correspond differ', async () => {
    serveRecords();
    await renderPortal(addressOf('T1', 'T2'));
    const head = await screen.findByRole('rowheader', { name: '权利要求 1' });
    const [first, second] = within(head.closest('tr') as HTMLElement).getAllByRole('cell');
    expect(first?.querySelector('ins, del')).toBeNull();
    expect(second?.querySelector('del')).toHaveTextContent('仅基准有：涂');
    expect(second?.querySelector('ins')).toHaveTextContent('仅此件有：粘结');
    // The base has a method that the other does not claim.
    expect(await cells('权利要求 4')).toEqual([
      expect.stringContaining('一种隔膜的制备方法'),
      '没有对应的权利要求',
    ]);
  });

  it('shows the dependent claims when asked', async () => {
    serveRecords();
    const { user } = await renderPortal(addressOf('T1', 'T2'));
    const button = await screen.findByRole('button', { name: '显示从属权利要求（共 3 项）' });
    expect(screen.queryByText(/含有橡胶/)).not.toBeInTheDocument();
    await user.click(button);
    expect(await cells('权利要求 2')).toEqual([
      expect.stringContaining('陶瓷'),
      expect.stringContaining('橡胶'),
    ]);
  });

  it('shows the differences alone, which the address keeps', async () => {
    serveRecords();
    const { user, address } = await renderPortal(addressOf('T1', 'T2'));
    await table();
    expect(await rowNames()).toContain('申请日 相同');
    // As many as there are rows that say so.
    const same = (await rowNames()).filter((name) => name.endsWith(' 相同')).length;
    expect(within(await table()).getByText(`${same} 项相同`)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
    expect((await rowNames()).filter((name) => name.includes('相同'))).toEqual([]);
    expect(await rowNames()).toEqual(expect.arrayContaining(['IPC 分类号', '权利要求 1']));
    // What the heads say is no row.
    expect((await heads()).join()).toMatch(/有效.*失效/);
    for (const told of ['名称', '类型', '有效性', '申请号']) {
      expect((await rowNames()).join('，')).not.toContain(told);
    }
    const kept = address();
    cleanup();
    await renderPortal(kept);
    expect(await screen.findByRole('checkbox', { name: '只看不同' })).toBeChecked();
    expect(await rowNames()).not.toContain('申请日 相同');
  });

  it('compares four; another base and one fewer load nothing again', async () => {
    const asked = serveRecords();
    const { user, address } = await renderPortal(addressOf('T1', 'T2', 'T3', 'S1'));
    await waitFor(async () => expect((await heads()).join()).toContain(SPARSE.title));
    const before = asked().length;
    await user.click(screen.getByRole('button', { name: `设为基准：${LIKE.title}` }));
    expect((await heads())[0]).toContain('ZL 202119900002.7');
    expect((await heads())[0]).toContain('基准');
    expect(screen.getByText(/以 ZL 202119900002\.7 为基准/)).toBeVisible();
    expect(address()).toContain('compare=T2&compare=T1&compare=T3&compare=S1');
    const head = screen.getByRole('rowheader', { name: '权利要求 1' });
    const [, second] = within(head.closest('tr') as HTMLElement).getAllByRole('cell');
    expect(second?.querySelector('del')).toHaveTextContent('仅基准有：粘结');

    for (const name of [SPARSE.title, LIKE.title]) {
      await user.click(screen.getByRole('button', { name: `移出：${name}` }));
    }
    expect(await heads()).toHaveLength(2);
    // Two is the least.
    expect(screen.queryByRole('button', { name: /^移出/ })).not.toBeInTheDocument();
    expect(asked()).toHaveLength(before);
  });

  it('shows what there is when one of the patents cannot be had', async () => {
    let broken = true;
    serveRecords((id) =>
      id === 'T2' && broken ? HttpResponse.json({ code: 50000, msg: '系统繁忙' }) : undefined,
    );
    const { user } = await renderPortal(addressOf('T1', 'T2', 'gone'));
    expect(await screen.findByText('没有加载成功。系统繁忙')).toBeVisible();
    expect(await screen.findByText('没有这件专利，可能已被合并或移除。')).toBeVisible();
    expect(await cells('权利要求数')).toEqual(['4 项', '', '']);
    broken = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(async () => expect(await cells('权利要求数')).toEqual(['4 项', '2 项', '']));
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });

  it('has neither numbers nor a table when none of the patents is there', async () => {
    serveRecords();
    await renderPortal(addressOf('gone', 'gone-too'));
    expect(await screen.findByRole('heading', { name: '没有找到这 2 件专利' })).toBeVisible();
    expect(screen.queryByText(/项不同/)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
    expect(screen.getByRole('link', { name: '返回结果' })).toBeVisible();
  });

  it('goes home as a table', async () => {
    const downloads = catchDownloads();
    serveRecords();
    const { user } = await renderPortal(addressOf('T1', 'T2'));
    await table();
    await waitFor(() => expect(screen.getByRole('button', { name: '下载对比表' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '下载对比表' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(await screen.findByText(`已保存：${downloads[0]?.name}`)).toBeVisible();
    const files = unzipSync(
      new Uint8Array((await downloads[0]?.content.arrayBuffer()) as ArrayBuffer),
    );
    const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).toContain('ZL 202119900002.7');
    for (const told of ['名称', '类型', '有效性', '申请号']) expect(xml).toContain(told);
    expect(xml).toContain('1. 一种固态电池隔膜，其特征在于，包括基膜和粘结层。');
  });

  it('says when the table could not be made', async () => {
    serveRecords();
    const { user } = await renderPortal(addressOf('T1', 'T2'));
    await table();
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no room');
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '下载对比表' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '下载对比表' }));
    expect(await screen.findByText(/^文件没有生成/)).toHaveRole('alert');
    expect(screen.queryByText(/^已保存/)).not.toBeInTheDocument();
  });
});

describe('from the result to the comparison', () => {
  const box = (place: number) =>
    screen.getByRole('checkbox', { name: new RegExp(`^选择第 ${place} 件：`) });
  const compare = () => screen.getByRole('button', { name: '对比' });

  it('takes two to four chosen patents, says why not otherwise, and leads back to the list', async () => {
    const { user, address, back } = await renderPortal(patentResultLink({ q: '电池', page: 2 }));
    await screen.findByText(/^共/);
    await settled();
    await user.click(box(11));
    expect(compare()).toHaveAccessibleDescription('至少选择 2 件才能对比');
    await user.click(compare());
    expect(address()).not.toContain('compare');
    for (const place of [12, 13, 14, 15]) await user.click(box(place));
    expect(compare()).toHaveAccessibleDescription('一次最多对比 4 件');
    await user.click(box(15));
    await user.click(compare());
    expect(await screen.findByRole('heading', { level: 1, name: '专利对比' })).toHaveFocus();
    expect(await heads()).toHaveLength(4);
    await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
    await user.click(screen.getByRole('link', { name: '返回结果' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ q: '电池', page: 2 }));
    await settled();
    expect(screen.getByText(/^已选/)).toHaveTextContent('已选 4 件');

    await user.click(compare());
    await screen.findByRole('heading', { level: 1, name: '专利对比' });
    await back();
    expect(await screen.findByRole('heading', { level: 1, name: '检索结果' })).toBeVisible();
  });
});
