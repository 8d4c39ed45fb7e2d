import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { onTestFinished, vi } from 'vitest';
import { absoluteAddress } from '../../../src/address';
import { landscapeLink, readLandscape, setQuery } from '../../../src/links/landscape';
import { nodeResultLink } from '../../../src/links/navigation';
import { patentResultLink, readPatentResult } from '../../../src/links/patent';
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

  it('are added by numbers, a column of them, with what is none named', async () => {
    holds();
    const { user, address } = await open();
    await picture('申请人来自哪里');
    await user.selectOptions(screen.getByLabelText('对照的是'), '号码');
    const field = screen.getByLabelText('对照的内容');
    expect(field).toHaveAccessibleDescription(/一行一个/);
    expect(field).toHaveAttribute('rows', '5');
    await user.click(field);
    await user.paste('202119900001.9\n202119900002.8');
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    expect(await screen.findByText(/^第 2 行的“202119900002\.8”/)).toBeVisible();
    expect(address()).toBe(LANDSCAPE);
    await user.clear(field);
    await user.paste('202119900001.9\nCN119900002A');
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    await waitFor(() => expect(address()).not.toBe(LANDSCAPE));
    const [set] = readLandscape(address().split('?')[1] ?? '').sets;
    expect(set?.name).toBe('号单 2 个号码');
    expect(readPatentResult(set?.query ?? '').q).toBe('AN=202119900001.9 OR PN=CN119900002A');
  });

  it('are added by numbers, and lines without one are named and stay to be mended', async () => {
    holds();
    const { user, address } = await open();
    await picture('申请人来自哪里');
    await user.selectOptions(screen.getByLabelText('对照的是'), '号码');
    const pasted = '申请号\n202119900001.9\n第二件还没有查到\nCN119900002A';
    await user.click(screen.getByLabelText('对照的内容'));
    await user.paste(pasted);
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    expect(await screen.findByText(/^已按 2 个号码加了一组；第 1、3 行没有认出号码/)).toBeVisible();
    await waitFor(() => expect(address()).not.toBe(LANDSCAPE));
    expect(screen.getByLabelText('对照的内容')).toHaveValue(pasted);
    expect(readLandscape(address().split('?')[1] ?? '').sets[0]?.name).toBe('号单 2 个号码');
    // A text that was taken whole makes room for the next one.
    await user.clear(screen.getByLabelText('对照的内容'));
    await user.paste('202119900001.9');
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    await waitFor(() => expect(screen.getByLabelText('对照的内容')).toHaveValue(''));
    expect(screen.queryByText(/没有认出号码/)).toBeNull();
  });

  it('are added by more numbers than a query has room for, where a query is typed', async () => {
    holds();
    const { user, address } = await open();
    await picture('申请人来自哪里');
    const numbers = Array.from({ length: 120 }, (_, at) => `CN${119910000 + at}A`);
    await user.click(screen.getByLabelText('对照的内容'));
    await user.paste(numbers.join(' '));
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    await waitFor(() => expect(address()).not.toBe(LANDSCAPE));
    expect(readLandscape(address().split('?')[1] ?? '').sets[0]?.name).toBe('号单 120 个号码');
  });

  it('are added by the address of a node, or of a list; another one is refused', async () => {
    holds();
    const { user, address } = await open();
    await picture('申请人来自哪里');
    const give = async (given: string) => {
      await user.selectOptions(screen.getByLabelText('对照的是'), '产业链环节或网址');
      await user.clear(screen.getByLabelText('对照的内容'));
      await user.click(screen.getByLabelText('对照的内容'));
      await user.paste(given);
      await user.click(screen.getByRole('button', { name: '加一组对照' }));
    };
    const sets = () => readLandscape(address().split('?')[1] ?? '').sets;
    await give('https://example.com/');
    expect(await screen.findByText(/^这不是检索结果/)).toBeVisible();
    await give(absoluteAddress(nodeResultLink({ subject: 'S1', node: 'n3-1' })));
    await waitFor(() => expect(sets()).toHaveLength(1));
    expect(readPatentResult(sets()[0]?.query ?? '').q).toContain('H01M');
    await give(absoluteAddress(patentResultLink({ q: '丙公司' })));
    await waitFor(() => expect(sets()[1]?.query).toBe(setQuery({ q: '丙公司' })));
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
    // Beside the matrix, which needs the whole line, it would leave half of its own empty.
    const growth = () => within(paper).getByRole('region', { name: '历年申请量' });
    expect(growth()).toHaveAttribute('data-width', 'all');
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

  it('keeps all that is pasted, counts it, and is made once what is too long was shortened', async () => {
    holds();
    const charts = [{ block: 'life', words: '' }] as const;
    const { user } = await open(
      landscapeLink(BATTERY, { report: { title: '', introduction: '', charts } }),
    );
    const print = await screen.findByRole(
      'button',
      { name: '打印或存为 PDF' },
      { timeout: 30_000 },
    );
    const introduction = screen.getByRole('textbox', { name: '导言' });
    const comment = screen.getByRole('textbox', { name: '有效专利的剩余年限的说明文字' });
    const title = screen.getByRole('textbox', { name: '报告标题' });
    for (const [field, length, max] of [
      [title, 61, 60],
      [introduction, 1003, 1000],
      [comment, 602, 600],
    ] as const) {
      await user.click(field);
      await user.paste('电'.repeat(length));
      expect(field).toHaveValue('电'.repeat(length));
      expect(field).toHaveAccessibleDescription(`字数 ${length}/${max}，超出 ${length - max} 个字`);
      expect(field).toBeInvalid();
    }
    expect(print).toBeDisabled();
    expect(
      screen.getByText(
        /^报告标题、导言、有效专利的剩余年限的说明文字超出了字数，内容都还在；缩短后/,
      ),
    ).toBeVisible();
    for (const field of [title, introduction, comment]) {
      await user.clear(field);
      await user.paste('电池');
    }
    expect(print).toBeEnabled();
    expect(screen.queryByText(/超出/)).toBeNull();
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
