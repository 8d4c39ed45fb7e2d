import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { lawDetailLink, lawListLink, readLawDetail } from '../../../src/links/law';
import type { LawRow } from '../../../src/services/data/law';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import {
  FIND_LAWS,
  lawSearches,
  openList,
  row,
  rows,
  settled,
  titleOf,
  total,
} from './listSupport';

const link = (place: number) =>
  within(within(row(place)).getByRole('heading', { level: 2 })).getByRole('link');
const readLink = (element: HTMLElement) =>
  readLawDetail(new URL(element.getAttribute('href') ?? '', 'http://localhost').search);

describe('a row of the list of laws', () => {
  it('has title, status, level, authority, number and both days', async () => {
    await openList({ q: '示例国专利法', include: { timeliness: ['IN_FORCE'] } });
    expect(titleOf(row(1))).toBe('示例国专利法');
    expect(row(1)).toHaveTextContent(
      /现行有效法律示例国立法会文号 示例国主席令第.+号公布 \d{4}-\d{2}-\d{2}施行 \d{4}-\d{2}-\d{2}共 3 个版本，可对照/,
    );
    expect(within(row(1)).getByText('示例国专利法').closest('mark')).not.toBeNull();
  });

  it('shows the words in their articles, and leads to each', async () => {
    await openList({ q: '专利 侵权', scope: 'full' });
    const hits = within(row(1)).getByRole('list', { name: '正文中的命中' });
    const items = within(hits).getAllByRole('listitem');
    expect(items.length).toBeGreaterThan(0);
    for (const item of items.slice(0, 3)) {
      const words = Array.from(item.querySelectorAll('mark'), ({ textContent }) => textContent);
      expect(words.join()).toContain('侵权');
      expect(words.join()).toContain('专利');
    }
    const first = within(items[0] as HTMLElement).getByRole('link');
    expect(first.textContent).toMatch(/^第.+条$/);
    expect(readLink(first)).toMatchObject({
      from: 'q=%E4%B8%93%E5%88%A9+%E4%BE%B5%E6%9D%83&scope=full',
    });
    expect(readLink(first).at).toMatch(/^\d+(-\d+)?$/);
  });

  it('says when only the entry of a catalogue is known, and what is not known', async () => {
    const bare: LawRow = {
      id: 'C1',
      title: '<b>目录</b>中的条例',
      category: 'LOCAL_REG',
      topic: [],
      authority: [],
      region: null,
      docNumber: null,
      promulgationDate: null,
      effectiveDate: null,
      invalidDate: null,
      timeliness: null,
      versionCount: 1,
      hasText: false,
      titleRanges: [],
      hits: [],
      hitCount: 0,
    };
    backEnd.use(
      http.get(`*${FIND_LAWS}`, () =>
        HttpResponse.json({
          code: 0,
          msg: '',
          data: {
            content: [bare, { ...bare, id: 'other', docNumber: '示例令第 1 号' }],
            totalElements: 2,
            number: 0,
            size: 10,
            facets: [],
          },
        }),
      ),
    );
    await openList();
    expect(titleOf(row(1))).toBe('<b>目录</b>中的条例');
    expect(row(1)).toHaveTextContent(/不能确定地方性法规只有目录信息，没有正文$/);
    // What only some of them lack is left out of those, without a sentence.
    expect(screen.getByText('本页记录都没有：制定机关、公布日期、施行日期')).toBeVisible();
    expect(row(2)).toHaveTextContent('文号 示例令第 1 号');
  });
});

describe('the list of laws', () => {
  it('asks for words where and how it is told, from the box', async () => {
    const { user, address } = await openList();
    const box = screen.getByRole('textbox', { name: /^检索法律法规/ });
    await user.type(box, '  商标　 使用 {Enter}');
    await waitFor(() => expect(address()).toBe(lawListLink({ q: '商标 使用' })));
    await settled();
    const inTitles = total();
    await user.selectOptions(screen.getByRole('combobox', { name: '查找位置' }), '标题和全文');
    await waitFor(() => expect(total()).toBeGreaterThan(inTitles));
    const fuzzy = total();
    await user.selectOptions(screen.getByRole('combobox', { name: '匹配' }), '精确：与输入一致');
    await waitFor(() => expect(address()).toContain('match=exact'));
    const exact = { keyword: '商标 使用', scope: 'full', match: 'exact' };
    await waitFor(async () =>
      expect(await lawSearches()).toContainEqual(expect.objectContaining(exact)),
    );
    expect(fuzzy).toBeGreaterThan(0);
  });

  it('orders by relevance only where there are words', async () => {
    const { goTo } = await openList();
    const orders = () =>
      within(screen.getByRole('combobox', { name: '排序' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(orders()).toHaveLength(4);
    expect(screen.getByRole('combobox', { name: '排序' })).toHaveDisplayValue('公布日期从新到旧');
    const days = rows().map((one) => /公布 (\S{10})/.exec(one.textContent ?? '')?.[1]);
    expect(days).toEqual([...days].sort().reverse());
    await goTo(lawListLink({ q: '专利' }));
    await settled();
    expect(orders()[0]).toBe('相关度');
  });

  it('turns pages in the address and keeps the facets it has', async () => {
    const { user, address, back } = await openList();
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await settled();
    expect(address()).toBe(lawListLink({ page: 2 }));
    expect((await lawSearches()).at(-1)).toMatchObject({ page: 1, size: 10 });
    expect((await lawSearches()).at(-1)).not.toHaveProperty('facets');
    expect(screen.getByRole('checkbox', { name: /^现行有效/ })).toBeInTheDocument();
    await back();
    await settled();
    expect(address()).toBe(lawListLink());
  });

  it('goes by keys: rows, choice, citation, opening, the next page', async () => {
    const { user, address } = await openList({ q: '专利' });
    await user.keyboard('jjk');
    expect(link(1)).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByRole('region', { name: '已选法律法规' })).toHaveTextContent('已选 1 篇');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.keyboard('c');
    await waitFor(() =>
      expect(write).toHaveBeenCalledWith(expect.stringMatching(/^《.+》（.+）$/)),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^已复制：《/),
      ),
    );
    await user.keyboard('j'.repeat(10));
    await waitFor(() => expect(address()).toContain('page=2'));
    await settled();
    await waitFor(() => expect(link(1)).toHaveFocus());
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: '快捷键' }));
    expect(help.getByText('复制引用：名称和文号')).toBeVisible();
    await user.keyboard('{Escape}');
    const { id, from } = readLink(link(1));
    await user.keyboard('o');
    await waitFor(() => expect(address()).toBe(lawDetailLink({ id, from })));
  });

  it('gives the citations of the chosen laws to the clipboard, those of other pages too', async () => {
    const { user } = await openList({ q: '专利', size: 10 });
    expect(screen.queryByRole('button', { name: '复制引用' })).toBeNull();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(row(2)).getByRole('checkbox'));
    const bar = within(screen.getByRole('region', { name: '已选法律法规' }));
    const cite = () => user.click(bar.getByRole('button', { name: '复制引用' }));
    const first = titleOf(row(2));
    await cite();
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    expect(write.mock.lastCall?.[0]).toMatch(new RegExp(`^《${first}》（.+）$`));
    expect(await bar.findByText(/^已复制：《/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await settled();
    const second = titleOf(row(1));
    await user.click(within(row(1)).getByRole('checkbox'));
    // What was said of one law is not left standing beside two.
    expect(bar.queryByText(/^已复制/)).toBeNull();
    await cite();
    expect(await bar.findByText('已复制 2 篇的引用')).toBeVisible();
    const lines = write.mock.lastCall?.[0].split('\r\n') ?? [];
    expect(lines.map((line) => /^《(.+?)》/.exec(line)?.[1])).toEqual([first, second]);
  });

  it('says that nothing was copied when the laws of other pages do not come', async () => {
    const { user } = await openList({ q: '专利', size: 10 });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(row(1)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await settled();
    await failNext(FIND_LAWS, { status: 500, times: 2 });
    const bar = within(screen.getByRole('region', { name: '已选法律法规' }));
    await user.click(bar.getByRole('button', { name: '复制引用' }));
    expect(await bar.findByText(/什么也没有复制，请再试一次$/)).toBeVisible();
    expect(write).not.toHaveBeenCalled();
  });

  it('keeps a choice over pages', async () => {
    const { user } = await openList({ q: '专利' });
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await settled();
    expect(screen.getByRole('region', { name: '已选法律法规' })).toHaveTextContent(
      '已选 10 篇，其中 10 篇不在本页',
    );
  });
});

describe('a list of laws without rows', () => {
  const NOTHING = '没有找到符合条件的法律法规';

  it('says where else the words stand, with how many', async () => {
    const { user, address } = await renderPortal(lawListLink({ q: '诉讼时效' }));
    await screen.findByRole('heading', { name: NOTHING });
    const way = await screen.findByRole('link', { name: /^在全文中检索，有 \d+ 篇$/ });
    const count = Number(/\d+/.exec(way.textContent ?? '')?.[0]);
    await user.click(way);
    expect(address()).toBe(lawListLink({ q: '诉讼时效', scope: 'full' }));
    await waitFor(() => expect(total()).toBe(count));
  });

  it('names the condition that empties it', async () => {
    const { user, address } = await renderPortal(
      lawListLink({ q: '商标', include: { category: ['LAW'] }, pFrom: '2099-01-01' }),
    );
    await screen.findByRole('heading', { name: NOTHING });
    const way = await screen.findByRole('link', { name: /^去掉“公布日期：2099-01-01 起”后有/ });
    await user.click(way);
    expect(address()).toBe(lawListLink({ q: '商标', include: { category: ['LAW'] } }));
    await waitFor(() => expect(total()).toBeGreaterThan(0));
  });

  it('that cannot be asked for says so; a retry asks again', async () => {
    const { user, goTo } = await openList();
    await failNext(FIND_LAWS, { status: 500 });
    await goTo(lawListLink({ q: '专利' }));
    expect(await screen.findByRole('heading', { name: '检索没有成功' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^检索法律法规/ })).toHaveValue('专利');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await settled();
    expect(rows().length).toBeGreaterThan(0);
  });

  it('shows grey rows while it is asked for, and tells of a page beyond the last', async () => {
    // Longer than a busy machine takes to look.
    await failNext(FIND_LAWS, { delayMs: 2000 });
    const { user, address } = await renderPortal(lawListLink({ page: 99 }));
    expect(await screen.findByRole('status', { name: '正在检索' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: '第 99 页没有内容' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '转到最后一页' }));
    expect(address()).toMatch(/page=\d$/);
    await settled();
    expect(rows().length).toBeGreaterThan(0);
  });
});
