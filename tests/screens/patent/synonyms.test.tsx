import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { patentResultLink } from '@/links/patent';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { findsOne } from './resultSupport';
import { SEARCH_CALL } from './searchSupport';

/** Every search finds as many as its expression is in this table; the one row says nothing. */
function finds(totals: Record<string, number>, asked: string[] = []) {
  backEnd.use(
    http.post(`*${SEARCH_CALL}`, async ({ request }) => {
      const { expression, size } = (await request.json()) as { expression: string; size: number };
      asked.push(`${expression} ${size}`);
      const totalElements = totals[expression];
      if (totalElements === undefined) return HttpResponse.json({ code: 1, msg: '统计失败' });
      return HttpResponse.json({
        code: 0,
        msg: null,
        data: { content: [], totalElements, number: 0, size, facets: [] },
      });
    }),
  );
  return asked;
}

const line = () => screen.findByRole('region', { name: '同义词' });

// Loaded when the page asks for it, which takes longer here than a test waits.
beforeAll(async () => {
  await import('@/features/patent/result/AboveRows');
});

describe('other words for a query', () => {
  it('are offered with what each adds, and one press puts it into the box', async () => {
    finds({ 隔膜: 0, '隔膜 OR 隔离膜': 123, '隔膜 OR separator': 0 });
    const { user, address } = await renderPortal(patentResultLink({ q: '隔膜' }));
    const offered = await within(await line()).findByRole('link', { name: '隔离膜 +123' });
    await waitFor(() => expect(screen.getByText('separator 没有更多')).toBeVisible());
    expect(address()).toBe(patentResultLink({ q: '隔膜' }));
    await user.click(offered);
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: '隔膜 OR 隔离膜' }));
    expect(await screen.findByRole('list', { name: '一并检索的词' })).toHaveTextContent('隔离膜');
    await user.click(screen.getByRole('button', { name: '不再一并检索“隔离膜”' }));
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: '隔膜' }));
  });

  it('in Chinese are offered for an English one', async () => {
    finds({ '"fuel cell"': 3, '"fuel cell" OR 燃料电池': 10 });
    await renderPortal(patentResultLink({ mode: 'expr', q: '"fuel cell"' }));
    expect(await screen.findByRole('link', { name: '燃料电池 +7' })).toBeVisible();
  });

  it('can be added where nobody could count them', async () => {
    finds({ 'TI=马达': 3 });
    const { user, address } = await renderPortal(patentResultLink({ mode: 'expr', q: 'TI=马达' }));
    await user.click(await screen.findByRole('link', { name: '电动机 件数未知' }));
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: 'TI=(马达 OR 电动机)' }));
  });

  it('that texts give in brackets are offered as well, and counts come after the result', async () => {
    findsOne({ title: '一种阻尼环（damping ring）' });
    await renderPortal(patentResultLink({ q: '阻尼环' }));
    expect(await screen.findByText('damping ring 没有更多')).toBeVisible();
  });

  it('that the classification lists beside it are asked for when wanted', async () => {
    finds({ 阻尼环: 2, '阻尼环 OR 减振环': 6 });
    let asked = 0;
    backEnd.use(
      http.get('*/classification/find', ({ request }) => {
        if (new URL(request.url).searchParams.get('q') !== '阻尼环') return undefined;
        asked += 1;
        if (asked === 1) return HttpResponse.json({ code: 1, msg: '分类表正忙' });
        const row = {
          code: 'F16F',
          level: 'subclass',
          title: '减振环；阻尼环',
          hasChildren: false,
        };
        const data = { content: [row], totalElements: 1, number: 0, size: 50 };
        return HttpResponse.json({ code: 0, msg: null, data });
      }),
    );
    const { user } = await renderPortal(patentResultLink({ q: '阻尼环' }));
    expect(await line()).toHaveTextContent('词表中没有这些词的同义词');
    expect(asked).toBe(0);
    await user.click(screen.getByRole('button', { name: '查分类表用词' }));
    // The button goes with what it asks for; the focus stays with what is said.
    expect(await screen.findByText(/分类表没有查到：.*检索结果没有变/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '查分类表用词' }));
    expect(await screen.findByRole('link', { name: '减振环 +4' })).toBeVisible();
    expect(screen.getByText('分类表中并列的词：')).toHaveFocus();
  });

  it('are not offered for numbers and names', async () => {
    const asked = finds({ 'PA=轴承': 4 });
    await renderPortal(patentResultLink({ mode: 'expr', q: 'PA=轴承' }));
    await screen.findByText(/^共/);
    expect(screen.queryByRole('region', { name: '同义词' })).toBeNull();
    expect(asked.filter((one) => one.endsWith(' 1'))).toEqual([]);
  });
});
