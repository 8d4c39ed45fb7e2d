import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { onTestFinished, vi } from 'vitest';
import { landscapeLink, setQuery } from '../../../src/links/landscape';
import { BATTERY, holds, LANDSCAPE, linkIn, open, picture } from './landscapeSupport';

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
