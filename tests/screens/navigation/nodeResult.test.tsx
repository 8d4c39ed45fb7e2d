import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { respond } from '../../../mock/bridge';
import { nodeResultLink, readNodeResult } from '../../../src/links/navigation';
import { readPatentSearch } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const SLOW = { timeout: 20_000 };
const NODE_CALL = '/nav-service/api/front/node/findOne';
const QUERY = /IC=\(H01M OR B60L\)/;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, SLOW);
const rows = () => screen.findByRole('list', { name: '本环节的专利' }, SLOW);

describe('the patents of a node', () => {
  it('are listed by its query, which can be changed in the patent search', async () => {
    const { user, address } = await renderPortal(nodeResultLink({ subject: 'S1', node: 'n3-1' }));
    await heading('动力电池液冷模组：专利');
    expect(within(await rows()).getAllByRole('article')).toHaveLength(10);
    expect(screen.getByText('61', { selector: 'strong' })).toBeVisible();
    const way = screen.getByRole('navigation', { name: '当前位置' });
    expect(
      within(way)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '专利导航',
      '导航首页',
      '新能源汽车动力电池',
      '电芯与模组',
      '动力电池液冷模组',
      '环节专利',
    ]);
    const query = screen.getByText(QUERY);
    // The heading comes first, and a long query is folded after it.
    expect(query).not.toBeVisible();
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.compareDocumentPosition(query) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(screen.getByText(/^检索式（\d+ 个字符）$/));
    expect(query).toBeVisible();
    const change = screen.getByRole('link', { name: '在专利检索中修改' });
    const { face, q } = readPatentSearch((change.getAttribute('href') ?? '').split('?')[1] ?? '');
    expect(face).toBe('expr');
    expect(q).toMatch(QUERY);
    await user.click(screen.getByRole('button', { name: '只看常熟' }));
    expect(await screen.findByText('41', { selector: 'strong' }, SLOW)).toBeVisible();
    expect(readNodeResult(address().split('?')[1] ?? '').city).toBe(true);
  });

  it('are narrowed by facets that stand in the address', async () => {
    const { user, address } = await renderPortal(nodeResultLink({ subject: 'S1', node: 'n3-1' }));
    await rows();
    await user.click(await screen.findByRole('checkbox', { name: /^实用新型/ }, SLOW));
    expect(await screen.findByText('40', { selector: 'strong' }, SLOW)).toBeVisible();
    expect(readNodeResult(address().split('?')[1] ?? '').include).toEqual({
      patentType: ['UTILITY'],
    });
  });

  it('are read one after the other, and the record leads back to them', async () => {
    const place = { subject: 'S1', node: 'n3-1', city: true, page: 2 };
    const { user, address } = await renderPortal(nodeResultLink(place));
    const [first] = within(await rows()).getAllByRole('article');
    if (!first) throw new Error('no rows');
    await user.click(within(first).getByRole('link'));
    const back = await screen.findByRole('link', { name: '返回结果' }, SLOW);
    expect(readNodeResult((back.getAttribute('href') ?? '').split('?')[1] ?? '')).toMatchObject(
      place,
    );
    expect(back).toHaveAttribute('href', expect.stringContaining('/nav/resultDetail?'));
    expect(await screen.findByText('第 11 / 41 件', undefined, SLOW)).toBeVisible();
    await user.click(back);
    await rows();
    expect(readNodeResult(address().split('?')[1] ?? '')).toMatchObject(place);
  });

  it('come with trend, applicants and conclusions', async () => {
    await renderPortal(nodeResultLink({ subject: 'S1', node: 'n3-1', view: 'analysis' }));
    expect(await screen.findByRole('figure', { name: '申请趋势' }, SLOW)).toBeVisible();
    expect(screen.getByRole('figure', { name: '主要申请人' })).toBeVisible();
    expect(screen.getByText('区域定位')).toBeVisible();
  });

  it('say once that nothing can be counted', async () => {
    backEnd.use(
      http.get(`*${NODE_CALL}`, async ({ request }) => {
        type Detail = { node: { total: number }; conclusions: []; indicators: object };
        const body = (await (await respond(request.clone())).json()) as { data: Detail };
        const { data } = body;
        data.node.total = 0;
        data.conclusions = [];
        for (const [name, value] of Object.entries(data.indicators)) {
          if (Array.isArray(value)) Object.assign(data.indicators, { [name]: [] });
        }
        return HttpResponse.json(body);
      }),
    );
    await renderPortal(nodeResultLink({ subject: 'S1', node: 'n3-1', view: 'analysis' }));
    expect(await screen.findByRole('heading', { name: '没有可以统计的数据' }, SLOW)).toBeVisible();
    expect(screen.getAllByText(/没有可以统计的数据/)).toHaveLength(1);
    expect(screen.getByText(/检索式没有检索到专利。/)).toBeVisible();
    expect(screen.getByRole('link', { name: '在专利检索中修改检索式' })).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('heading', { name: '本环节的结论' })).toBeNull();
  });

  it('say when they could not be loaded, when there is no such node, and when none is named', async () => {
    await failNext(NODE_CALL, { status: 500 });
    const { user, goTo } = await renderPortal(nodeResultLink({ subject: 'S1', node: 'n1' }));
    await heading('这个环节没有加载成功');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await heading('电极与电解质材料：专利');
    await goTo(nodeResultLink({ subject: 'S1', node: 'none' }));
    await heading('没有找到这个环节');
    await goTo(nodeResultLink({}));
    await heading('还没有选定环节');
  });
});
