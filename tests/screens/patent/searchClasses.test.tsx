import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { lastSearch } from './searchSupport';

const CLASSES = '/cnipr-service/api/front/classification/find';

async function open(q = '') {
  const portal = await renderPortal(patentSearchLink({ face: 'class', mode: 'expr', q }));
  await screen.findByRole('treeitem', { name: /^A / });
  return portal;
}

const node = (code: string) => screen.findByRole('treeitem', { name: new RegExp(`^${code} `) });
const shown = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent ?? '');

/** The codes chosen, with what each finds. */
function chosen(): string[] {
  const list = screen.queryByRole('list', { name: '已选分类' });
  if (!list) return [];
  return within(list)
    .getAllByRole('listitem')
    .map((item) => {
      const code = within(item).getAllByRole('button')[0]?.textContent;
      return `${code} ${/含下位类|仅此组|仅此小类/.exec(item.textContent ?? '')?.[0]}`;
    });
}

describe('the tree of a classification', () => {
  it('is worked with the keys of a tree', async () => {
    const { user } = await open();
    (await node('A')).focus();
    await user.keyboard('{End}');
    expect(await node('H')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await node('H01')).toBeVisible();
    expect(await node('H')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(await node('H01')).toHaveFocus();
    expect(await node('H01')).toHaveAttribute('aria-level', '2');
    expect(await node('H01')).toHaveAttribute('aria-posinset', '1');
    expect(await node('H01')).toHaveAttribute('aria-setsize', '7');
    await user.keyboard('{ArrowDown} ');
    expect(await node('H02')).toHaveAttribute('aria-selected', 'true');
    expect(chosen()).toEqual(['H02 含下位类']);
    await user.keyboard(' ');
    expect(chosen()).toEqual([]);
    await user.keyboard('{ArrowLeft}');
    expect(await node('H')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /^H01 / })).toBeNull();
    await user.keyboard('{Home}');
    expect(await node('A')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await node('A')).toHaveFocus();
  });

  it('begins at the class that the query names, marked, without taking the focus', async () => {
    await open('TI=电池 AND IC=H01M10/42');
    const line = await node('H01M10/42');
    expect(line).toHaveAttribute('aria-selected', 'true');
    expect(line).toHaveAttribute('tabindex', '0');
    expect(line).not.toHaveFocus();
    for (const code of ['H', 'H01', 'H01M', 'H01M10/00']) {
      expect(await node(code)).toHaveAttribute('aria-expanded', 'true');
    }
  });

  it('goes to the class whose code is typed, and lets Tab reach one line alone', async () => {
    const { user } = await open();
    (await node('A')).focus();
    await user.keyboard('h{Enter}');
    await node('H01');
    await user.keyboard('h04');
    expect(await node('H04')).toHaveFocus();
    const reachable = screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);
    expect(reachable).toEqual([await node('H04')]);
  });

  it('asks for a level when it is opened, and for each only once', async () => {
    const { user } = await open();
    await user.click(await node('H'));
    await node('H01');
    await user.click(await node('H'));
    await user.click(await node('H'));
    await node('H01');
    const asked = (await callsSeen()).filter(({ path }) => path === CLASSES);
    expect(asked.map(({ query }) => query)).toEqual([
      { scheme: 'IPC' },
      { scheme: 'IPC', parent: 'H' },
    ]);
  });

  it('says so while a level loads', async () => {
    const { user } = await open();
    await failNext(CLASSES, { delayMs: 300 });
    await user.click(await node('H'));
    const waiting = await screen.findByRole('treeitem', { name: '正在加载 H 的下位类…' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(await node('H01')).toBeVisible();
    expect(waiting).not.toBeInTheDocument();
  });

  it('offers to load a level again that did not come', async () => {
    const { user } = await open();
    await failNext(CLASSES, { body: { code: 50000, data: null, msg: '分类服务暂不可用' } });
    (await node('H')).focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('treeitem', { name: /^H 的下位类没有加载成功/ });
    expect(await screen.findByText('分类服务暂不可用')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await node('H01')).toBeVisible();
    expect(await node('H')).toHaveFocus();
  });

  it('offers to load the table again when nothing came', async () => {
    await failNext(CLASSES, { body: { code: 50000, data: null, msg: '分类服务暂不可用' } });
    const { user } = await renderPortal(patentSearchLink({ face: 'class' }));
    await screen.findByRole('heading', { name: '分类表加载失败' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await node('A')).toBeVisible();
  });

  it('shows a class that patents have and the table lacks as missing; it can be chosen', async () => {
    const { user } = await open();
    await user.click(await node('H'));
    await user.click(await node('H01'));
    const hole = await node('H01L');
    expect(hole).toHaveTextContent('该类不在所用分类表中');
    expect(hole).not.toHaveAttribute('aria-expanded');
    await user.click(hole);
    expect(chosen()).toEqual(['H01L 含下位类']);
  });

  it('keeps its open branches and the classification over a reload', async () => {
    const { user } = await open();
    await user.click(await node('H'));
    await node('H01');
    cleanup();
    await open();
    expect(await node('H01')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /洛迦诺分类/ }));
    expect(await node('14')).toBeVisible();
    cleanup();
    await renderPortal(patentSearchLink({ face: 'class' }));
    expect(await node('14')).toBeVisible();
  });
});

describe('the search in a classification', () => {
  it('finds by words, shows the way to each hit and goes to it in the tree', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('查分类'), '电通信');
    const list = await screen.findByRole('list', { name: '找到的分类' });
    const hit = within(list).getByRole('checkbox', { name: /^H04 +电通信 ?技术/ });
    expect(hit.closest('li')).toHaveTextContent('H 电学');
    await user.click(hit);
    expect(chosen()).toEqual(['H04 含下位类']);
    await user.click(within(list).getByRole('button', { name: '在分类树中显示 H04' }));
    await waitFor(async () => expect(await node('H04')).toHaveFocus());
    expect(await node('H04')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('查分类')).toHaveValue('');
  });

  it('says how many there are when it shows 50, and what to do when there are none', async () => {
    const { user } = await open();
    const box = screen.getByLabelText('查分类');
    await user.type(box, 'H01');
    expect(await screen.findByText(/^找到 [\d,]+ 个分类，这里是前 50 个/)).toBeVisible();
    await user.clear(box);
    await user.type(box, '龙龙龙');
    expect(await screen.findByRole('heading', { name: '没有找到“龙龙龙”' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await node('A')).toBeVisible();
  });
});

describe('the chosen classes', () => {
  it('are all taken away at once, and the focus stays where they were', async () => {
    const { user } = await open('IC=(H01 OR H02)');
    await user.click(screen.getByRole('button', { name: '全部去掉' }));
    expect(chosen()).toEqual([]);
    expect(screen.getByText(/^还没有选择/)).toHaveFocus();
  });

  it('of both classifications become one search, in the order they were chosen', async () => {
    const { user, address } = await open();
    await user.type(screen.getByLabelText('查分类'), 'H01M10/0525');
    await user.click(await screen.findByRole('checkbox', { name: /H01M10\/0525/ }));
    await user.clear(screen.getByLabelText('查分类'));
    await user.type(screen.getByLabelText('查分类'), 'H01M4/00');
    await user.click(await screen.findByRole('checkbox', { name: /H01M4\/00/ }));
    await user.clear(screen.getByLabelText('查分类'));
    await user.click(screen.getByRole('radio', { name: /洛迦诺分类/ }));
    (await node('14')).focus();
    await user.keyboard(' ');
    expect(chosen()).toEqual(['H01M10/0525 仅此组', 'H01M4/00 含下位类', '14 含下位类']);
    const q = 'IC=(H01M10/0525 OR H01M4/+) OR LOC=14';
    expect(screen.getByText(q)).toBeVisible();
    expect(screen.getByText(/理解为：IPC 分类号 属于 H01M10\/0525或H01M4\/\+/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '检索' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ mode: 'expr', q }));
    await waitFor(async () => expect((await lastSearch()).expression).toBe(q));
  });

  it('are added to the query of the address by AND, OR or NOT, or searched alone', async () => {
    const { user } = await open('TI=电池 OR TI=电芯');
    (await node('H')).focus();
    await user.keyboard(' ');
    expect(screen.getByText('(TI=电池 OR TI=电芯) AND IC=H')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /满足其一/ }));
    expect(screen.getByText('TI=电池 OR TI=电芯 OR IC=H')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /排除所选分类/ }));
    expect(screen.getByText('(TI=电池 OR TI=电芯) NOT IC=H')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '只按所选分类' }));
    expect(screen.getByText('IC=H')).toBeVisible();
  });

  it('are read from a query that ends with them, looked up, and taken away one by one', async () => {
    const { user } = await open('TI=电池 NOT IC=(H01 OR H01L)');
    expect(chosen()).toEqual(['H01 含下位类', 'H01L 含下位类']);
    expect(screen.getByRole('radio', { name: /排除所选分类/ })).toBeChecked();
    await waitFor(() =>
      expect(screen.getByRole('list', { name: '已选分类' })).toHaveTextContent('电气元件'),
    );
    expect(await screen.findByText('该类不在所用分类表中')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '去掉 H01L' }));
    expect(screen.getByText('TI=电池 NOT IC=H01')).toBeVisible();
    expect(screen.getByRole('button', { name: '去掉 H01' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'H01' }));
    await waitFor(async () => expect(await node('H01')).toHaveFocus());
  });

  it('have each its title as soon as it is there, and are looked up once', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    backEnd.use(
      // Without an answer of its own the handler leaves the call to the mock.
      http.get(`*${CLASSES}`, async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q');
        if (q) asked.push(q);
        if (q === 'H02') return HttpResponse.json({ code: 50000, data: null, msg: '暂不可用' });
        return q === 'H01L' ? held.then(() => undefined) : undefined;
      }),
    );
    await open('IC=(H01 OR H02 OR H01L)');
    await waitFor(() =>
      expect(screen.getByRole('list', { name: '已选分类' })).toHaveTextContent('电气元件'),
    );
    expect(screen.queryByText('该类不在所用分类表中')).toBeNull();
    release();
    expect(await screen.findByText('该类不在所用分类表中')).toBeVisible();
    expect(asked.sort()).toEqual(['H01', 'H01L', 'H02']);
  });

  it('go along to the other faces and come back as they were', async () => {
    const { user } = await open('TI=电池');
    (await node('H')).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('link', { name: '表达式检索' }));
    expect(await screen.findByLabelText('检索式')).toHaveValue('TI=电池 AND IC=H');
    await user.click(screen.getByRole('link', { name: '分类检索' }));
    await node('A');
    expect(chosen()).toEqual(['H 含下位类']);
    expect(screen.getByText('TI=电池 AND IC=H')).toBeVisible();
  });

  it('are asked for when there is nothing to search', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(screen.getByText('请先选择至少一个分类。')).toBeVisible();
    expect(address()).toContain('mode=class');
    expect(shown()).toHaveLength(8);
  });

  it('wait for a query that has an error, and lead to where it can be mended', async () => {
    const { user, address } = await open('TI=(电池');
    (await node('H')).focus();
    await user.keyboard(' ');
    expect(screen.getByText(/左括号没有配对的右括号/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(address()).toContain('mode=class');
    await user.click(screen.getByRole('link', { name: '到表达式检索中修改' }));
    expect(await screen.findByLabelText('检索式')).toHaveValue('TI=(电池');
  });
});
