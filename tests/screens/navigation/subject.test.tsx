import { screen, waitFor, within } from '@testing-library/react';
import { getPatentStore } from '../../../mock/data/patentStore';
import { findHits } from '../../../mock/search/hits';
import { landingLink, readSubject, subjectLink } from '../../../src/links/landing';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const SLOW = { timeout: 20_000 };
const NODE_CALL = '/nav-service/api/front/node/findOne';
const SUBJECT_CALL = '/nav-service/api/front/subject/findOne';
const NAME = '新能源汽车动力电池';

const heading = (level: number, name: string | RegExp) =>
  screen.findByRole('heading', { level, name }, SLOW);
const chain = () => screen.findByRole('group', { name: /^产业链图/ }, SLOW);
const stateOf = (address: string) => readSubject(address.split('?')[1] ?? '');

/** How many patents the search finds for the list that a link leads to. */
function patentsBehind(link: HTMLElement): number {
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  const result = findHits(getPatentStore(), searchParams.get('q') ?? '');
  if (!result.ok) throw new Error(result.error.message);
  return result.hits.records.length;
}

describe('a navigation subject', () => {
  it('opens from the list as its whole chain, and a node by keys alone, with an address of its own', async () => {
    const { user, address, back } = await renderPortal(landingLink({}));
    await user.click(await screen.findByRole('link', { name: NAME }, SLOW));
    await heading(1, NAME);
    expect(document.title).toContain(NAME);
    const drawn = async () => Array.from((await chain()).querySelectorAll('a'));
    // What lies deeper than the second level is folded at first.
    expect((await drawn()).every(({ dataset }) => Number(dataset.level) <= 2)).toBe(true);
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    const nodes = await drawn();
    expect(nodes).toHaveLength(150);
    expect(nodes.filter((node) => node.tabIndex === 0)).toEqual([nodes[0]]);
    nodes[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName(/^预锂化技术\s*上游，第 3 级，全部 7 件/);
    await user.keyboard('{ArrowLeft}{Enter}');
    await heading(2, '硅碳负极材料');
    expect(stateOf(address())).toEqual({
      subject: 'S1',
      node: 'n1-1',
      view: '',
      q: '',
      hold: '',
      market: '',
    });
    await back();
    expect(stateOf(address()).node).toBe('');
  });

  it('shows for a node figures, charts and matrix that each open exactly their patents', async () => {
    await renderPortal(subjectLink({ subject: 'S1', node: 'n3-1' }));
    const panel = await screen.findByRole('region', { name: '动力电池液冷模组' }, SLOW);
    await waitFor(() => expect(within(panel).getAllByRole('figure')).toHaveLength(6), SLOW);
    // What it comes to stands above the chain already; the way to its patents has one name and place.
    expect(screen.getByText('已选“动力电池液冷模组”：全部 61 件，常熟 41 件。')).toBeVisible();
    expect(screen.queryByRole('link', { name: '看专利' })).toBeNull();
    expect(screen.getAllByRole('link', { name: '查看这个环节的专利清单' })).toHaveLength(1);
    // A figure is a number, and what it means a word beside it.
    const quotient = within(panel).getByText('常熟区位商').nextElementSibling;
    expect(quotient?.querySelector('strong')).toHaveTextContent(/^[\d.]+$/);
    expect(quotient).toHaveTextContent(/(优势|均势|劣势)/);
    expect(within(panel).getAllByRole('columnheader', { name: '所在地' })).toHaveLength(2);
    const figure = within(panel).getByRole('link', { name: /^全部专利 61 件/ });
    expect(patentsBehind(figure)).toBe(61);
    const cells = within(within(panel).getByRole('group', { name: /^技术矩阵/ })).getAllByRole(
      'link',
    );
    for (const cell of cells) expect(patentsBehind(cell)).toBe(Number(cell.textContent));
    expect(within(panel).getByText(/区位商＝/)).toBeVisible();
    expect(within(panel).getByRole('link', { name: /专利供给/ })).toHaveAttribute(
      'href',
      expect.stringContaining('direction=SUPPLY'),
    );
    expect(within(panel).getByRole('table', { name: '这个环节的企业' })).toBeVisible();
    expect(screen.getByText(/按 GB\/T 39551\.3—2020/)).toBeVisible();
    expect(
      screen.getByRole('link', { name: /^下载“新能源汽车动力电池：导航结论摘要”/ }),
    ).toBeVisible();
  });

  it('is walked in its matrix by arrow keys, with one stop for Tab', async () => {
    const { user } = await renderPortal(subjectLink({ subject: 'S1', node: 'n3-1' }));
    const matrix = await screen.findByRole('group', { name: /^技术矩阵/ }, SLOW);
    const stops = Array.from(matrix.querySelectorAll<HTMLElement>('[data-cell]')).filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('防热蔓延技术，2025 年 1 件，公开滞后');
  });

  it('reads as a tree that opens, is searched, and keeps the view in the address', async () => {
    const { user, address } = await renderPortal(subjectLink({ subject: 'S1' }));
    await chain();
    await user.click(screen.getByRole('radio', { name: '目录' }));
    const tree = await screen.findByRole('tree', { name: '产业链目录' });
    expect(within(tree).queryByRole('treeitem', { name: /^均温技术/ })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: /^在产业链中查找/ }), '定向泄压');
    expect(screen.getByText(/^找到 \d+ 个环节/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAccessibleName(/^定向泄压/);
    await user.keyboard('{Enter}');
    expect(stateOf(address())).toMatchObject({
      view: 'outline',
      node: expect.stringMatching(/^n/),
    });
  });

  it('says of a failure what it was, and loads again', async () => {
    await failNext(NODE_CALL, { status: 500 });
    const { user } = await renderPortal(subjectLink({ subject: 'S6', node: 'n1' }));
    await screen.findByText('指标没有加载成功', undefined, SLOW);
    expect(await chain()).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: /^全部专利 57 件/ }, SLOW)).toBeVisible();
  });

  it.each([
    ['none', '', '没有找到这个专题'],
    ['S1', 'none', '没有这个环节'],
  ])(
    'says of subject %s, node %s that there is none, and the way on',
    async (subject, node, name) => {
      await renderPortal(subjectLink({ subject, node }));
      expect(await screen.findByRole('heading', { name }, SLOW)).toBeVisible();
      const way = within(screen.getByRole('navigation', { name: '当前位置' }));
      expect(way.getByRole('link', { name: '导航首页' })).toBeVisible();
    },
  );

  it('that did not load is asked for again', async () => {
    await failNext(SUBJECT_CALL, { status: 500 });
    const { user } = await renderPortal(subjectLink({ subject: 'S6' }));
    await heading(1, '这个专题没有加载成功');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await heading(1, '微创与居家医疗器械');
  });
});
