import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { readNumberSets } from '../../../src/components/search/numberSets';
import { applicationNumberCheckDigit } from '../../../src/domain/numbers/applicationNumber';
import {
  patentDetailLink,
  patentResultLink,
  patentSearchLink,
  readPatentResult,
} from '../../../src/links/patent';
import type { SearchResult } from '../../../src/services/cnipr';
import { logIn, renderPortal } from '../../support/renderPortal';
import { lastSearch, SEARCH_CALL, searches, settled, titles } from './searchSupport';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const BATCH = patentSearchLink({ face: 'batch' });

async function open(address = BATCH, account: 'person' | 'enterprise' = 'person') {
  const portal = await renderPortal(address, { account });
  await screen.findByRole('textbox', { name: '号码' });
  return portal;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '号码' });
/** Pastes in place of all there is. */
const paste = (text: string) => fireEvent.change(box(), { target: { value: text } });
const counts = (text: RegExp) =>
  screen.findByText((_, element) => {
    return element?.tagName === 'P' && text.test(element.textContent ?? '');
  });
const send = (name: string) => screen.findByRole('button', { name });

/** Numbers of the first patents there are: publication and application numbers by turns. */
async function knownNumbers(count: number): Promise<string[]> {
  await logIn('person');
  const answer = await fetch(SEARCH_CALL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expression: '', page: 0, size: count }),
  });
  const { data } = (await answer.json()) as { data: SearchResult };
  return data.content.map(({ applicationNumber, publicationNumber }, index) => {
    return (index % 2 ? applicationNumber : publicationNumber) ?? '';
  });
}

const BODY = '202119900001';
const CHECK = applicationNumberCheckDigit(BODY);
const WRONG = `${BODY}.${CHECK === '1' ? '2' : '1'}`;

describe('a pasted list', () => {
  it('begins with the spellings that are recognised, which give way to what is said of the numbers', async () => {
    await open();
    const kinds = screen.getByRole('heading', { name: '可以识别的写法' });
    expect(kinds.parentElement).toHaveTextContent(/申请号、专利号.*公开（公告）号.*国际申请号/);
    expect(kinds.parentElement).not.toHaveTextContent('关键词');
    paste('CN199000001A');
    expect(await counts(/识别出 1 个号码/)).toBeVisible();
    expect(kinds).not.toBeInTheDocument();
  });

  it('is recognised, counted, and its bad lines explained and corrected', async () => {
    const portal = await open();
    paste(`申请号\tＣＮ１９９０００００１Ａ\nCN199000001A\n${WRONG}\n你好\n20211990000`);
    expect(
      await counts(
        /识别出 1 个号码；重复 1，有误 2（可更正 1），没有号码的行 1（第 4 行，检索时略过）/,
      ),
    ).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(`3${WRONG}校验位`);
    expect(rows[1]).toHaveTextContent('位数不对');

    await portal.user.click(
      screen.getByRole('button', { name: `把第 3 行的 ${WRONG} 更正为 ${BODY}.${CHECK}` }),
    );
    expect(box().value).toContain(`\n${BODY}.${CHECK}\n`);
    expect(await counts(/识别出 2 个号码；重复 1，有误 1，/)).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '撤销' }));
    expect(box().value).toContain(`\n${WRONG}\n`);
  });

  it('corrects all lines at once, and shows where a bad one stands', async () => {
    const portal = await open();
    paste(`第一 ${WRONG}\n第二 ${WRONG}`);
    await portal.user.click(await screen.findByRole('button', { name: '到第 2 行' }));
    expect(box()).toHaveFocus();
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe(WRONG);
    await portal.user.click(screen.getByRole('button', { name: '全部更正（2）' }));
    expect(box()).toHaveValue(`第一 ${BODY}.${CHECK}\n第二 ${BODY}.${CHECK}`);
    expect(await counts(/识别出 1 个号码；重复 1/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(box()).toHaveFocus();
  });

  it('tells which lines hold no number, and shows where they stand', async () => {
    const portal = await open();
    paste('请查以下专利\nCN199000001A\n  谢谢！');
    await portal.user.click(await screen.findByText('没有号码的行（2），检索时略过'));
    expect(screen.getByText('请查以下专利', { selector: 'li *' })).toBeVisible();
    expect(screen.getByText('谢谢！', { selector: 'li *' })).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '到第 3 行' }));
    expect(box()).toHaveFocus();
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe('谢谢！');
  });

  it('survives a reload, and leaving the page', async () => {
    const portal = await open();
    paste(`${WRONG}\n随便写的`);
    await counts(/有误 1/);
    await portal.goTo(patentSearchLink());
    cleanup();
    await open();
    expect(box()).toHaveValue(`${WRONG}\n随便写的`);
  });

  it('is taken from a CSV file of a Chinese spreadsheet program; other files are refused', async () => {
    const portal = await open();
    paste('CN199000001A');
    const gbk = new Uint8Array([0xb5, 0xe7, 0xb3, 0xd8, 0x2c]);
    const number = new TextEncoder().encode(`${BODY}.${CHECK}`);
    const picker = screen.getByLabelText('号码文件');
    await portal.user.upload(picker, new File([gbk, number], '号码.csv', { type: 'text/csv' }));
    await waitFor(() => expect(box()).toHaveValue(`CN199000001A\n电池,${BODY}.${CHECK}`));
    fireEvent.change(picker, { target: { files: [new File(['x'], '号码.xlsx')] } });
    expect(await screen.findByText(/不能直接读取表格文件“号码.xlsx”/)).toBeVisible();
    expect(box()).toHaveValue(`CN199000001A\n电池,${BODY}.${CHECK}`);
  });

  it('is refused, and kept, when it is too long or holds no number', async () => {
    const portal = await open();
    await portal.user.click(await send('检索'));
    expect(screen.getByText('请粘贴或输入号码。')).toBeVisible();
    expect(box()).toHaveFocus();
    const long = 'x\n'.repeat(20_000);
    paste(long);
    expect(await screen.findByText(/一次最多识别 20,000 行，现在有 20,001 行/)).toBeVisible();
    expect(box()).toHaveValue(long);
    expect(await searches()).toEqual([]);
  });
});

describe('up to 50 numbers', () => {
  it('stand in the address, together with the query brought along', async () => {
    const [first = '', second = ''] = await knownNumbers(2);
    const portal = await open(patentSearchLink({ face: 'batch', q: 'PT=发明公开' }));
    paste(`${first} ${second}`);
    expect(screen.getByText('PT=发明公开')).toBeVisible();
    await portal.user.click(await send('检索 2 个号码'));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    const state = readPatentResult(portal.address().split('?')[1] ?? '');
    expect(state).toMatchObject({ mode: 'expr', set: '' });
    expect(state.q).toBe(`PT=发明公开 AND (AN=${second} OR PN=${first})`);
    expect(readNumberSets('1')).toEqual([]);

    await portal.back();
    await waitFor(() => expect(box()).toHaveValue(`${first} ${second}`));
    await portal.user.click(screen.getByRole('button', { name: '不限' }));
    expect(screen.queryByText('PT=发明公开')).toBeNull();
    await portal.user.click(await send('检索 2 个号码'));
    expect(await counts(/^共 2 件/)).toBeVisible();
    expect((await lastSearch()).expression).toBe(`AN=${second} OR PN=${first}`);
    expect(await screen.findByText('2 个号码，找到 2，未找到 0')).toBeVisible();
  });
});

describe('more than 50 numbers', () => {
  async function search60(more: string[] = []) {
    const numbers = await knownNumbers(60);
    const portal = await open();
    paste([...numbers, ...more].join('\n'));
    await portal.user.type(await screen.findByLabelText('号单名称'), '竞争对手');
    expect(screen.getByText(/链接分享给他人时号单不会一起带去/)).toBeVisible();
    await portal.user.click(await send(`检索 ${60 + more.length} 个号码`));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(await counts(/^共 60 件/)).toBeVisible();
    return { portal, numbers };
  }

  it('are kept on the device, named in the address, and searched again after a reload', async () => {
    const { portal, numbers } = await search60();
    const { set, q } = readPatentResult(portal.address().split('?')[1] ?? '');
    expect([q, set]).toEqual(['', expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(await lastSearch()).toMatchObject({ expression: '', numbers });
    expect(screen.getByText('号单：竞争对手（60 个号码）')).toBeVisible();
    const shown = titles();

    const address = portal.address();
    cleanup();
    await renderPortal(address);
    await screen.findByText('号单：竞争对手（60 个号码）');
    await screen.findByRole('list', { name: '检索到的专利' });
    expect(titles()).toEqual(shown);
    expect((await lastSearch()).numbers).toEqual(numbers);
  });

  it('are asked for by every page, and by the neighbours of a record', async () => {
    const { portal, numbers } = await search60();
    await portal.user.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(async () => expect(await lastSearch()).toMatchObject({ page: 1, numbers }));
    await settled();
    const [row] = await screen.findAllByRole('article');
    const link =
      within(row as HTMLElement)
        .getAllByRole('link')[0]
        ?.getAttribute('href') ?? '';
    const id = new URL(link, 'http://x').searchParams.get('id') ?? '';
    await portal.goTo(patentDetailLink(id, portal.address().split('?')[1]));
    expect(await screen.findByText('第 11 / 60 件')).toBeVisible();
    expect((await lastSearch()).numbers).toEqual(numbers);
  });

  it('tell which of them no patent bears', async () => {
    const { portal } = await search60(['CN199999998A', 'WO2021/999999']);
    expect(await screen.findByText('62 个号码，找到 60，未找到 2')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '查看' }));
    const missing = await screen.findByRole('textbox', { name: '未找到的号码' });
    expect(missing).toHaveValue('CN199999998A\nWO2021/999999');
  });

  it('leave with the chip, and with all filters', async () => {
    const { portal } = await search60();
    await portal.goTo(`${portal.address()}&years=2015-2024`);
    expect(await screen.findByText('申请年：2015–2024')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: /^取消筛选：申请年/ }));
    await waitFor(() => expect(portal.address()).not.toContain('years'));
    expect(portal.address()).toContain('set=');
    await portal.user.click(screen.getByRole('button', { name: '清除全部' }));
    await waitFor(() => expect(portal.address()).not.toContain('set='));
    await waitFor(async () => expect(await lastSearch()).not.toHaveProperty('numbers'));
  });

  it('are not on another device: nothing is searched, and the ways on are said', async () => {
    const address = patentResultLink({ mode: 'expr', q: 'TI=电池', set: '0123456789abcdef' });
    const portal = await renderPortal(address);
    expect(
      await screen.findByRole('heading', { name: '这份号单保存在另一台设备上' }),
    ).toBeVisible();
    expect(await searches()).toEqual([]);
    expect(screen.getByText('号单：不在这台设备上')).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: '重新粘贴号码' }));
    expect(await screen.findByRole('textbox', { name: '号码' })).toHaveValue('');
    expect(screen.getByText('TI=电池')).toBeVisible();
  });

  it('are not lost when the browser has no room for them', async () => {
    const numbers = await knownNumbers(60);
    const portal = await open();
    paste(numbers.join('\n'));
    const button = await send('检索 60 个号码');
    const storage = window.localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    try {
      await portal.user.click(button);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(screen.getByText(/浏览器没有允许保存，号单没有保存/)).toBeVisible();
    expect(box()).toHaveValue(numbers.join('\n'));
    expect(portal.address()).toBe(BATCH);
  });

  it('are said to be searched in other faces, and let go there', async () => {
    const { portal } = await search60();
    const { set } = readPatentResult(portal.address().split('?')[1] ?? '');
    await portal.goTo(patentSearchLink({ q: '电池', set }));
    expect(await screen.findByText(/只在号单“竞争对手”（60 个号码）中检索/)).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '不限号单' }));
    await waitFor(() => expect(portal.address()).toBe(patentSearchLink({ q: '电池' })));
    expect(screen.queryByText(/只在号单/)).toBeNull();
  });

  it('belong to the user who kept them', async () => {
    const { portal } = await search60();
    const address = portal.address();
    cleanup();
    await renderPortal(address, { account: 'enterprise' });
    expect(
      await screen.findByRole('heading', { name: '这份号单保存在另一台设备上' }),
    ).toBeVisible();
  });

  it('are changed, removed and brought back on the search page', async () => {
    const { portal, numbers } = await search60();
    const { set } = readPatentResult(portal.address().split('?')[1] ?? '');
    await portal.user.click(screen.getByRole('link', { name: '修改号单' }));
    await waitFor(() => expect(box()).toHaveValue(numbers.join('\n')));
    await portal.user.click(screen.getByRole('button', { name: '删除号单“竞争对手”' }));
    expect(screen.getByRole('button', { name: '恢复' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: '竞争对手' })).toBeNull();
    await portal.user.click(screen.getByRole('button', { name: '恢复' }));
    expect(await screen.findByRole('link', { name: '竞争对手' })).toHaveAttribute(
      'href',
      expect.stringContaining(`set=${set}`),
    );
    // Unchanged, it is the same list; changed, it is another.
    await portal.user.click(await send('检索 60 个号码'));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(portal.address()).toContain(set);
    await portal.user.click(await screen.findByRole('link', { name: '修改号单' }));
    await waitFor(() => expect(box()).toHaveValue(numbers.join('\n')));
    paste(numbers.slice(1).join('\n'));
    await portal.user.click(await send('检索 59 个号码'));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(portal.address()).not.toContain(set);
    expect(portal.address()).toContain('set=');
  });
});
