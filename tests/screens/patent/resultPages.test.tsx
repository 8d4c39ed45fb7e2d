import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { patentResultLink } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { expectRequestMatches } from '../../support/contract';
import { BATTERY, chosenFilters, facet, open, settled, total } from './resultSupport';
import { listSearches, SEARCH_CALL, titles } from './searchSupport';

describe('facets', () => {
  it('include by checkbox and exclude by button; chips take both back', async () => {
    const { user, address } = await open();
    await user.click(within(await facet('专利类型')).getByRole('checkbox', { name: /实用新型/ }));
    expect(address()).toBe(
      patentResultLink({ q: '锂离子电池', include: { patentType: ['UTILITY'] } }),
    );
    await settled();
    await user.click(screen.getByRole('button', { name: '排除有效性“失效”' }));
    expect(address()).toBe(
      patentResultLink({
        q: '锂离子电池',
        include: { patentType: ['UTILITY'] },
        exclude: { validity: ['INVALID'] },
      }),
    );
    await settled();
    expect(screen.getByRole('button', { name: '排除有效性“失效”' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const row of screen.getAllByRole('article')) {
      expect(row).toHaveTextContent('实用新型');
      expect(row).not.toHaveTextContent('失效');
    }
    await user.click(screen.getByRole('button', { name: '取消筛选：有效性不是失效' }));
    expect(chosenFilters()).toBe('专利类型：实用新型清除全部');
    await user.click(screen.getByRole('button', { name: '清除全部' }));
    expect(address()).toBe(BATTERY);
  });

  it('turn an included value into an excluded one, never both', async () => {
    const { user, address } = await open(
      patentResultLink({ q: '锂离子电池', include: { patentType: ['UTILITY'] } }),
    );
    await facet('专利类型');
    await user.click(screen.getByRole('button', { name: '排除专利类型“实用新型”' }));
    expect(address()).toBe(
      patentResultLink({ q: '锂离子电池', exclude: { patentType: ['UTILITY'] } }),
    );
  });

  it('name classes as (number)title and count every value', async () => {
    await open();
    const classes = await facet('IPC 大类');
    expect(
      await within(classes).findByRole('checkbox', { name: /^\(H01\)电气元件\s*\d+$/ }),
    ).toBeVisible();
  });

  it('show more on request, and keep a chosen value in sight', async () => {
    const { user } = await open();
    const years = await facet('申请年');
    expect(within(years).getAllByRole('checkbox')).toHaveLength(5);
    await user.click(within(years).getByRole('button', { name: '更多申请年' }));
    const all = within(years).getAllByRole('checkbox');
    expect(all.length).toBeGreaterThan(10);
    const [rare] = all.slice(-1);
    await user.click(rare as HTMLElement);
    await settled();
    await user.click(within(await facet('申请年')).getByRole('button', { name: '收起申请年' }));
    const left = within(await facet('申请年')).getAllByRole('checkbox');
    expect(left).toHaveLength(6);
    expect(left[5]).toBeChecked();
  });

  it('show a value of the address that the service does not list', async () => {
    await open(patentResultLink({ q: '锂离子电池', include: { applicant: ['谁也不认识的公司'] } }));
    const box = await screen.findByRole('checkbox', { name: /谁也不认识的公司\s*—/ });
    expect(box).toBeChecked();
  });

  it('are not asked for again when only the page changes', async () => {
    const { user } = await open();
    await total();
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await settled();
    const [first, second] = await listSearches();
    expect(first?.facets).toHaveLength(5);
    expect(second?.facets).toBeUndefined();
    expect(await facet('专利类型')).toBeVisible();
  });
});

describe('pages and order', () => {
  it('lead on, name the rows, and start anew when the order changes', async () => {
    const { user, address, back } = await open();
    await total();
    const firstPage = titles();
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(address()).toBe(`${BATTERY}&page=2`);
    await settled();
    expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(/^11/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('排序'), '申请日从旧到新');
    expect(address()).toBe(`${BATTERY}&sort=filingDate`);
    await settled();
    await user.selectOptions(screen.getByLabelText('每页'), '50 条');
    await settled();
    expect(titles()).toHaveLength(50);
    await back();
    await back();
    await back();
    await settled();
    expect(titles()).toEqual(firstPage);
  });

  it.each([
    ['锂离子电池', '相关度'],
    ['AY>=1990', '默认顺序'],
  ])('call only an order by words relevance: %s, %s', async (q, order) => {
    await open(patentResultLink({ q, mode: /=/.test(q) ? 'expr' : 'smart' }));
    await total();
    expect(screen.getByLabelText('排序')).toHaveDisplayValue(order);
  });

  it('say how far one can page, and go no further', async () => {
    let asked: number | undefined;
    backEnd.use(
      http.post(`*${SEARCH_CALL}`, async ({ request }) => {
        await expectRequestMatches(request.clone());
        const { page, size } = (await request.json()) as { page: number; size: number };
        if (size !== 1) asked = page;
        const data = { content: [], totalElements: 24_000, number: page, size, facets: [] };
        return HttpResponse.json({ code: 0, data, msg: null });
      }),
    );
    const { user, address } = await open(`${BATTERY}&page=9999&size=100`);
    expect(await screen.findByText(/可翻阅前 10,000 件，请用筛选缩小范围/)).toBeVisible();
    expect(asked).toBe(99);
    expect(screen.getByRole('button', { name: '第 100 页' })).toBeVisible();
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '转到最后一页' }));
    expect(address()).toBe(`${BATTERY}&page=100&size=100`);
  });

  it('jump to a page by its number', async () => {
    const { user, address } = await open();
    await total();
    const last = Math.ceil(Number(/\d+/.exec((await total()).textContent ?? '')?.[0]) / 10);
    await user.type(screen.getByLabelText('跳至'), `${last}{Enter}`);
    expect(address()).toBe(`${BATTERY}&page=${last}`);
    expect(screen.getByLabelText('跳至')).toHaveValue('');
  });

  it.each(['2.5', 'abc', '0', '9999', ' '])(
    'are told where a number is none: %j',
    async (typed) => {
      const { user, address } = await open();
      const last = Math.ceil(Number(/\d+/.exec((await total()).textContent ?? '')?.[0]) / 10);
      const field = screen.getByLabelText('跳至');
      await user.type(field, `${typed}{Enter}`);
      expect(screen.getByRole('alert')).toHaveTextContent(`没有跳转，请输入 1 到 ${last} 的整数。`);
      expect(field).toHaveValue(typed);
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(/没有跳转/);
      expect(address()).toBe(BATTERY);
      await user.clear(field);
      expect(screen.queryByRole('alert')).toBeNull();
      await user.type(field, '２{Enter}');
      expect(address()).toBe(`${BATTERY}&page=2`);
    },
  );
});

describe('coming back', () => {
  it('from a record shows the list as it was, with the place and the link that was left', async () => {
    const scrolled: number[] = [];
    vi.spyOn(window, 'scrollTo').mockImplementation((...given: unknown[]) => {
      scrolled.push(Number(given[1]));
    });
    const { user, back } = await open(`${BATTERY}&page=2`);
    await total();
    vi.stubGlobal('scrollY', 640);
    window.dispatchEvent(new Event('scroll'));
    const link = screen.getAllByRole('article')[6]?.querySelector('a') as HTMLAnchorElement;
    const name = link.textContent ?? '';
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole('heading', { name: '检索结果' })).toBeNull());
    vi.stubGlobal('scrollY', 0);
    scrolled.length = 0;
    await back();
    await total();
    expect(await listSearches()).toHaveLength(2);
    await waitFor(() => expect(scrolled).toEqual([640]));
    expect(document.activeElement).toHaveTextContent(name);
  });

  it('by a reload restores the same screen', async () => {
    const address = patentResultLink({
      q: '锂离子电池',
      exclude: { patentType: ['UTILITY'] },
      sort: 'publicationDate',
      page: 2,
    });
    await open(address);
    await total();
    const before = titles();
    cleanup();
    await open(address);
    await total();
    expect(titles()).toEqual(before);
  });
});
