import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { catchDownloads, type Download } from '../../support/downloads';
import { openList, row, titleOf, total } from './listSupport';

/** Texts of a sheet, row by row. */
async function sheet(download: Download | undefined, number: number): Promise<string[][]> {
  if (!download) throw new Error('nothing was downloaded');
  const files = unzipSync(new Uint8Array(await download.content.arrayBuffer()));
  const xml = strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array());
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<(?:t|v)[^>]*>([^<]*)</g)].map(([, text = '']) => text),
  );
}

describe('the export of laws', () => {
  it('takes the chosen ones of several pages in the order of choice, with their source', async () => {
    const downloads = catchDownloads();
    const { user } = await openList({ q: '专利', include: { timeliness: ['IN_FORCE'] }, size: 10 });
    await user.click(within(row(3)).getByRole('checkbox'));
    await user.click(within(row(1)).getByRole('checkbox'));
    const chosen = [titleOf(row(3)), titleOf(row(1))];
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: '导出检索结果' }));
    expect(dialog.getByRole('radio', { name: '选中的 2 篇' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await dialog.findByText(/^已导出 2 篇/);
    const [head, ...table] = await sheet(downloads[0], 1);
    expect(head).toEqual([
      '名称',
      '文号',
      '时效性',
      '效力级别',
      '制定机关',
      '公布日期',
      '施行日期',
      '详情网址',
    ]);
    expect(table.map(([title]) => title)).toEqual(chosen);
    const source = new Map((await sheet(downloads[0], 2)).map(([name, value]) => [name, value]));
    expect(source.get('检索式')).toBe('专利');
    expect(source.get('筛选条件')).toBe('时效性：现行有效');
    expect(source.get('导出数量（篇）')).toBe('2');
    expect(source.get('结果地址')).toContain('/changshu/searching/law/list?q=');
  });

  it('writes all of them as CSV, and as references', async () => {
    const downloads = catchDownloads();
    const { user } = await openList({ q: '商标' });
    const all = total();
    await user.click(screen.getAllByRole('button', { name: '导出' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: '导出检索结果' }));
    await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await dialog.findByText(new RegExp(`^已导出 ${all} 篇`));
    const csv = await downloads[0]?.content.text();
    expect(csv?.trim().split('\r\n')).toHaveLength(all + 1);
    await user.click(dialog.getByRole('radio', { name: /^参考文献/ }));
    await user.click(dialog.getByRole('button', { name: '再次导出' }));
    await waitFor(() => expect(downloads).toHaveLength(2));
    const lines = (await downloads[1]?.content.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(all);
    for (const line of lines) expect(line).toMatch(/\[Z\/OL\]\. .*\/law\/detail\?id=/);
  });

  it('of the versions of a day says the day in rows and references, and what is not held', async () => {
    const downloads = catchDownloads();
    const { user } = await openList({ q: '专利法', asOf: '2015-06-01' });
    const all = total();
    await user.click(screen.getAllByRole('button', { name: '导出' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: '导出检索结果' }));
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await dialog.findByText(new RegExp(`^已导出 ${all} 篇`));
    const [head = [], ...table] = await sheet(downloads[0], 1);
    expect(head.slice(2, 4)).toEqual(['2015-06-01 的时效性', '今天的时效性']);
    for (const row of table) expect(row[2]).toMatch(/^(现行有效|不能确定（.+）)$/);
    const source = new Map((await sheet(downloads[0], 2)).map(([name, value]) => [name, value]));
    expect(source.get('没有收录的')).toContain('不表示当时没有这部法规');
    await user.click(dialog.getByRole('radio', { name: /^参考文献/ }));
    await user.click(dialog.getByRole('button', { name: '再次导出' }));
    await waitFor(() => expect(downloads).toHaveLength(2));
    const lines = (await downloads[1]?.content.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(all);
    for (const line of lines) expect(line).toMatch(/，2015-06-01 (有效|是否有效不能确定.*)）/);
  });
});
