import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keepNumberSet } from '../../../src/components/search/numberSets';
import { patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { type Portal, renderPortal } from '../../support/renderPortal';
import { withoutStorage } from '../../support/withoutStorage';
import { box, EXPRESSION_PAGE, editor, openEditor, text, type } from './expressionSupport';
import { fileDownloaded, openShelf, rows, search } from './historySupport';
import { listSearches, searches, smartBox } from './searchSupport';

const expression = (q: string) => patentResultLink({ mode: 'expr', q });

/** Makes two searches and gives their hits. */
async function searchTwice() {
  const portal = await renderPortal(expression('TI=电池'));
  const hits = [await search(portal), await search(portal, expression('TI=隔膜'))];
  return { portal, hits };
}

/** Opens the page for expressions and waits for its editor. */
async function goToEditor({ goTo }: Portal) {
  await goTo(EXPRESSION_PAGE);
  await screen.findByRole('heading', { level: 1, name: '专利检索' });
  await waitFor(editor);
}

describe('the search history', () => {
  it('has each answered search once, with its words, scope and hits', async () => {
    const portal = await renderPortal(expression('TI=电池'));
    const first = await search(portal);
    const narrowed = { q: 'H01M', include: { validity: ['VALID'] }, years: '2015-' };
    const second = await search(portal, patentResultLink(narrowed));
    await search(portal, patentResultLink({ ...narrowed, page: 2, sort: '-filingDate' }));
    await search(portal, expression('TI=电池'));
    const shelf = await openShelf(portal, '检索历史');
    expect(rows(shelf)).toEqual([
      ['#1', 'TI=电池发明名称 含“电池”', first],
      ['#2', 'H01MIPC 分类号 属于 H01M有效性：有效；申请年：2015 年起', second],
    ]);
  });

  it('has no search that was refused, none of all patents, and none of another user', async () => {
    const portal = await renderPortal(expression('TI=(电池'));
    await screen.findByRole('heading', { name: '这个检索式无法执行' });
    await search(portal, patentResultLink({}));
    await search(portal, expression('TI=电池'));
    cleanup();
    await renderPortal(patentSearchLink(), { account: 'enterprise' });
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    // What is empty has no switch of its own.
    expect(screen.getByRole('button', { name: '导入已存检索' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^检索历史/ })).toBeNull();
    cleanup();
    const again = await renderPortal(patentSearchLink());
    expect(rows(await openShelf(again, '检索历史')).map(([number]) => number)).toEqual(['#1']);
  });

  it('is taken into an expression by number, and the address has the queries themselves', async () => {
    const { portal } = await searchTwice();
    await goToEditor(portal);
    type('#1 AND #2');
    expect(await screen.findByText('理解为：检索历史第 1 条 并且 检索历史第 2 条')).toBeVisible();
    expect(box()).toHaveAccessibleDescription(/#1 ?发明名称 含“电池”.*#2 ?发明名称 含“隔膜”/);
    await portal.user.click(screen.getByRole('button', { name: '检索' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(portal.address()).toBe(expression('TI=电池 AND TI=隔膜'));
    await waitFor(async () =>
      expect((await searches()).at(-1)?.expression).toBe('TI=电池 AND TI=隔膜'),
    );
    await portal.back();
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    expect(portal.address()).toBe(patentSearchLink({ mode: 'expr', q: 'TI=电池 AND TI=隔膜' }));
    await waitFor(() => expect(text()).toBe('#1 AND #2'));
  });

  it('is known above the result too', async () => {
    const { portal } = await searchTwice();
    const above = screen.getByLabelText('检索式');
    await portal.user.clear(above);
    await portal.user.type(above, '#1 NOT #2{Enter}');
    await waitFor(() => expect(portal.address()).toBe(expression('TI=电池 NOT TI=隔膜')));
  });

  it('is proposed in the editor after #', async () => {
    const { portal } = await searchTwice();
    await goToEditor(portal);
    type('TI=极片 AND #');
    expect(await screen.findByRole('option', { name: /#2.*TI=隔膜/ })).toBeVisible();
    fireEvent.mouseDown(screen.getByRole('option', { name: /#1.*TI=电池/ }));
    await waitFor(() => expect(text()).toBe('TI=极片 AND #1'));
  });

  it('means nothing in an address: the page says so and asks nothing', async () => {
    await renderPortal(expression('#7 AND TI=电池'));
    expect(await screen.findByRole('heading', { name: '这个检索式无法执行' })).toBeVisible();
    expect(
      screen.getByText(/“#7”是检索历史的编号，只在当时那台电脑的浏览器里有意义/),
    ).toBeVisible();
    cleanup();
    const portal = await renderPortal(patentSearchLink());
    await portal.user.type(smartBox(), '#7 AND TI=电池{Enter}');
    expect(smartBox()).toHaveAccessibleDescription(/只在表达式检索里有意义/);
    expect(await listSearches()).toEqual([]);
  });

  it('combines what is ticked, in that order, and puts it into the box', async () => {
    const { portal } = await searchTwice();
    const { user } = portal;
    const shelf = await openShelf(portal, '检索历史');
    await user.click(within(shelf).getByRole('checkbox', { name: '选择 #2' }));
    await user.click(within(shelf).getByRole('checkbox', { name: '选择 #1' }));
    await user.click(within(shelf).getByRole('radio', { name: /^NOT/ }));
    expect(within(shelf).getByText('#2 NOT #1')).toBeVisible();
    await user.click(within(shelf).getByRole('button', { name: '放入检索式' }));
    expect(await within(shelf).findByText('检索式框里现在是 #2 NOT #1。')).toBeVisible();
    expect(portal.address()).toBe(patentSearchLink({ mode: 'expr', q: 'TI=隔膜 NOT TI=电池' }));
    await waitFor(() => expect(text()).toBe('#2 NOT #1'));
    await user.click(screen.getByRole('button', { name: '检索' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(portal.address()).toBe(expression('TI=隔膜 NOT TI=电池'));
  });

  it('runs a search again with its scope, and opens it in its face', async () => {
    const scope = { include: { validity: ['VALID'] }, years: '2015-' };
    const portal = await renderPortal(patentResultLink({ q: 'H01M', as: ['text'], ...scope }));
    await search(portal);
    const shelf = await openShelf(portal, '检索历史');
    expect(within(shelf).getByRole('link', { name: '编辑 #1' })).toHaveAttribute(
      'href',
      patentSearchLink({ q: 'H01M', as: ['text'], ...scope }),
    );
    await portal.user.click(within(shelf).getByRole('link', { name: '再次检索 #1' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(portal.address()).toBe(patentResultLink({ q: 'H01M', as: ['text'], ...scope }));
  });

  it('names the list of numbers of a search, which no combination can hold', async () => {
    const portal = await renderPortal(patentSearchLink());
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    const user = (await (await fetch('/api/getCurrent', { credentials: 'include' })).json()).data;
    const kept = keepNumberSet(user.id, { name: '竞品', numbers: ['202119900001.9'] });
    if (!kept.ok) throw new Error(kept.message);
    const set = kept.set.id;
    const hits = await search(portal, patentResultLink({ set }));
    await search(portal, patentResultLink({ mode: 'expr', q: 'TI=电池', set }));
    const shelf = await openShelf(portal, '检索历史');
    expect(rows(shelf)[1]).toEqual([
      '#1',
      '全部专利号单：竞品（1 个号码）这条检索没有检索式，不能组合',
      hits,
    ]);
    expect(rows(shelf)[0]?.[1]).toContain('组合时不含范围中的号单');
    expect(within(shelf).getByRole('checkbox', { name: '选择 #1' })).toBeDisabled();
    expect(within(shelf).getByRole('link', { name: '编辑 #1' })).toHaveAttribute(
      'href',
      patentSearchLink({ face: 'batch', set }),
    );
  });

  it('forgets one or all, and takes it back by the same key', async () => {
    const { portal } = await searchTwice();
    const { user } = portal;
    const shelf = await openShelf(portal, '检索历史');
    await user.click(within(shelf).getByRole('button', { name: '删除 #1' }));
    expect(rows(shelf).map(([number]) => number)).toEqual(['#2']);
    expect(within(shelf).getByRole('button', { name: '撤销' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows(shelf).map(([number]) => number)).toEqual(['#2', '#1']);
    await user.click(within(shelf).getByRole('button', { name: '清除全部历史' }));
    expect(within(shelf).getByText(/还没有检索历史/)).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('电池');
    await user.keyboard('{Enter}');
    expect(rows(shelf).map(([number]) => number)).toEqual(['#2', '#1']);
  });

  it('follows another tab', async () => {
    const { portal } = await searchTwice();
    const shelf = await openShelf(portal, '检索历史');
    const key = Object.keys(localStorage).find((name) => name.startsWith('iprSearchHistory.'));
    const stored = JSON.parse(localStorage.getItem(key ?? '') ?? '');
    stored.searches = stored.searches.slice(1);
    localStorage.setItem(key ?? '', JSON.stringify(stored));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: key ?? '' })));
    expect(rows(shelf).map(([number]) => number)).toEqual(['#1']);
  });

  it('is exported as CSV without formulas and as JSON', async () => {
    const portal = await renderPortal(expression('@SUM'));
    await search(portal);
    const shelf = await openShelf(portal, '检索历史');
    const csv = await fileDownloaded(() =>
      portal.user.click(within(shelf).getByRole('button', { name: '导出 CSV' })),
    );
    expect(csv.name).toMatch(/^检索历史-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.text).toContain('编号,检索式,含义,范围,命中（件）,时间,结果地址');
    expect(csv.text).toMatch(/^1,'@SUM,名称、摘要或权利要求 含“@SUM”,,0,/m);
    expect(csv.text).toContain(`http://localhost:8000/ipr-front${expression('@SUM')}`);
    const json = await fileDownloaded(() =>
      portal.user.click(within(shelf).getByRole('button', { name: '导出 JSON' })),
    );
    expect(JSON.parse(json.text)).toMatchObject({
      type: 'ipr-search-history',
      searches: [{ number: 1, mode: 'expr', q: '@SUM', hits: 0 }],
    });
  });

  it('says that nothing is kept where the browser forbids it; searching goes on', async () => {
    await withoutStorage(async () => {
      const portal = await renderPortal(expression('TI=电池'));
      await search(portal);
      await openShelf(portal, '检索历史');
      expect(await screen.findByText(/浏览器没有允许保存/)).toBeVisible();
      cleanup();
    });
    await openEditor();
    expect(screen.getByRole('button', { name: '检索历史' })).toBeVisible();
  });
});
