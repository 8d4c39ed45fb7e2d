import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { respond } from '../../../mock/bridge';
import { readSubject, subjectLink } from '../../../src/links/landing';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';

const SLOW = { timeout: 20_000 };
const NODE_CALL = '/nav-service/api/front/node/findOne';
const SUBJECT_CALL = '/nav-service/api/front/subject/findOne';

interface Node {
  id: string;
  name: string;
  total: number;
  cityTotal: number | null;
  growth: number | null;
  known: Record<string, number>;
  children: Node[];
}

it('calls nothing blank where addresses are not known, and no rate of three patents a growth', async () => {
  backEnd.use(
    http.get(`*${NODE_CALL}`, async ({ request }) => {
      type Answer = {
        data: { node: Node; indicators: { filingTrend: { year: number; count: number }[] } };
      };
      const body = (await (await respond(request.clone())).json()) as Answer;
      const { node, indicators } = body.data;
      // A back end that takes what it does not know for none, and counts three patents.
      node.cityTotal = 0;
      node.known = { ...node.known, address: 3 };
      node.growth = 300;
      indicators.filingTrend = indicators.filingTrend.map((one) => ({
        ...one,
        count: one.year === 2020 ? 1 : one.year === 2023 ? 4 : 0,
        city: 0,
      }));
      return HttpResponse.json(body);
    }),
  );
  await renderPortal(subjectLink({ subject: 'S1', node: 'n3-1' }));
  const panel = await screen.findByRole('region', { name: '动力电池液冷模组' }, SLOW);
  // No dash stands among the figures that are known: the others are named with what they lack.
  const untold = (await within(panel).findByText(/^\d+ 项无法统计$/, undefined, SLOW))
    .parentElement;
  expect(untold).toHaveTextContent(/常熟专利：[^。]*地址已知 3 \/ 共 61。/);
  expect(untold).toHaveTextContent(/常熟地位：不判断：地址已知 3 \/ 共 61，不到 10 件/);
  expect(untold).toHaveTextContent(/增长：[^。]*较此前三年（\d 件）[^。]*不到 10 件不算/);
  expect(within(panel).queryByText('增长', { selector: 'dt' })).toBeNull();
  const trend = await within(panel).findByRole('figure', { name: '申请趋势' }, SLOW);
  // Nobody knows which are of the city: they are not told apart.
  await waitFor(() => expect(trend).not.toHaveTextContent('常熟'), SLOW);
});

it('says once what is known of all patents, and why a position is not told', async () => {
  backEnd.use(
    http.get(`*${NODE_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: { node: Node } };
      const { node } = body.data;
      node.known = Object.fromEntries(
        ['address', 'filing', 'validity', 'applicants', 'operations'].map((key) => [key, 61]),
      );
      node.cityTotal = null;
      return HttpResponse.json(body);
    }),
  );
  await renderPortal(subjectLink({ subject: 'S1', node: 'n3-1' }));
  const panel = await screen.findByRole('region', { name: '动力电池液冷模组' }, SLOW);
  await waitFor(
    () => expect(panel.textContent?.match(/没有写明的各项均已知 61 \/ 共 61/g)).toHaveLength(1),
    SLOW,
  );
  const valid = within(panel).getByText('有效', { selector: 'dt' }).nextElementSibling;
  expect(valid).not.toHaveTextContent('已知');
  const untold = within(panel).getByText(/^\d+ 项无法统计$/).parentElement;
  expect(untold).toHaveTextContent(/常熟地位：不判断：本市有几件不详/);
});

it('tells no year without filings, no first branch and nobody new where filing days are not known', async () => {
  backEnd.use(
    http.get(`*${NODE_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: { node: Node } };
      const { node } = body.data;
      node.known = { ...node.known, filing: 3 };
      return HttpResponse.json(body);
    }),
  );
  await renderPortal(subjectLink({ subject: 'S1', node: 'n3-1' }));
  const panel = await screen.findByRole('region', { name: '动力电池液冷模组' }, SLOW);
  const matrix = await within(panel).findByRole('figure', { name: '技术矩阵' }, SLOW);
  expect(matrix).toHaveTextContent('数据不足（仅 4% 有申请日），不作比较');
  expect(matrix).not.toHaveTextContent(/最多，|没有申请/);
  expect(within(matrix).getAllByRole('img', { name: / — 件/ }).length).toBeGreaterThan(0);
  for (const figure of [matrix, within(panel).getByRole('figure', { name: '申请趋势' })]) {
    expect(figure).toHaveTextContent(/申请日已知 3 \/ 共 61。来源/);
    const cells = [...figure.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(cells).not.toContain('0');
  }
  const entrants = within(panel).getByRole('heading', { name: '新进入者' });
  expect(entrants.nextElementSibling).toHaveTextContent('数据不足（仅 4% 有申请日），不作比较');
  expect(within(panel).queryByRole('table', { name: '新进入的申请人' })).toBeNull();
});

it('filters a chain by who holds its patents, marks them, and says the next step', async () => {
  backEnd.use(
    http.get(`*${SUBJECT_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: { chain: Node[] } };
      const [first, second, third] = body.data.chain[0]?.children ?? [];
      const bare = (node: Node | undefined, change: Partial<Node>) =>
        node && Object.assign(node, { children: [], ...change });
      bare(first, { name: '市外环节', total: 20, cityTotal: 0, known: { address: 20 } });
      bare(second, { name: '无人环节', total: 0, cityTotal: 0, known: { address: 0 } });
      bare(third, { name: '不详环节', total: 20, cityTotal: 0, known: { address: 1 } });
      return HttpResponse.json(body);
    }),
  );
  const { user, address } = await renderPortal(subjectLink({ subject: 'S1' }));
  const filters = await screen.findByRole('radiogroup', { name: '按本市专利筛选环节' }, SLOW);
  await user.click(within(filters).getByRole('radio', { name: /^其中只有市外持有 / }));
  expect(readSubject(address().split('?')[1] ?? '').hold).toBe('outside');
  const outside = await screen.findByRole('table', { name: /^只有市外持有的环节和下一步/ }, SLOW);
  const row = within(outside).getByRole('row', { name: /^市外环节/ });
  expect(within(row).getByRole('link', { name: '看“市外环节”的持有人' })).toBeVisible();
  expect(within(row).getByRole('link', { name: '为“市外环节”找可许可的权利' })).toHaveAttribute(
    'href',
    expect.stringContaining('direction=SUPPLY'),
  );
  expect(within(row).getByRole('link', { name: '为“市外环节”发布需求' })).toHaveAttribute(
    'href',
    expect.stringContaining('/operation/publish'),
  );
  expect(within(outside).queryByRole('row', { name: /^(无人|不详)环节/ })).not.toBeInTheDocument();
  expect(screen.getByText(/另有 \d+ 个环节地址已知的太少/)).toBeVisible();
  await user.click(within(filters).getByRole('radio', { name: /^没有检索到常熟专利 / }));
  const none = await screen.findByRole(
    'table',
    { name: /^没有检索到常熟专利的环节和下一步/ },
    SLOW,
  );
  expect(within(none).getByRole('row', { name: /^无人环节/ })).toBeVisible();
  expect(within(none).getByRole('row', { name: /^市外环节/ })).toBeVisible();
  // Not by colour alone.
  const drawn = screen.getByRole('group', { name: /^产业链图/ });
  expect(within(drawn).getByRole('link', { name: /^市外环节.*只有市外持有/ })).toHaveTextContent(
    '市外',
  );
});

it('says once in a word that a branch has no patents and once what it means, without zeros and without growth that nobody knows', async () => {
  backEnd.use(
    http.get(`*${SUBJECT_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: { chain: Node[] } };
      const empty = (node: Node): Node => ({
        ...node,
        total: 0,
        cityTotal: 0,
        children: node.children.map(empty),
      });
      const grown = (node: Node): Node => ({
        ...node,
        growth: null,
        children: node.children.map(grown),
      });
      const { data } = body;
      data.chain = data.chain.map((root, index) => grown(index === 0 ? empty(root) : root));
      return HttpResponse.json(body);
    }),
  );
  const { user } = await renderPortal(subjectLink({ subject: 'S1' }));
  const drawn = await screen.findByRole('group', { name: /^产业链图/ }, SLOW);
  const [root, below] = within(drawn).getAllByRole('link');
  expect(root).toHaveAccessibleName(/没有检索到专利/);
  const said = (link: HTMLElement | undefined) =>
    link?.querySelector('[aria-hidden]:last-child')?.textContent ?? '';
  expect(said(root)).toBe('无');
  expect(said(below)).not.toMatch(/无|没有|0/);
  const legend = screen.getByRole('list', { name: '图例' });
  expect(legend).toHaveTextContent('无：没有检索到专利，其下没有数字的环节同样没有');
  expect(drawn).not.toHaveTextContent(/0／0|增长/);
  await user.click(screen.getByRole('button', { name: '统计口径：产业链' }));
  expect(screen.getByText(/各环节都算不出增长/)).toBeVisible();
  // Six tools at most; the rest is a press away.
  expect(screen.queryByRole('group', { name: '缩放' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '产业链的更多操作' }));
  expect(screen.getByRole('group', { name: '缩放' })).toBeVisible();
});

it.each([
  [0, '第 1 级环节相加 0 件，全部 7 件中另有至少 7 件没有归入环节：不属于，或分类号不够细'],
  [9, /第 1 级环节相加 \d+ 件，多于全部 7 件：一件专利可属于几个环节/],
  [null, undefined],
])(
  'says why the first level does not add up to the whole: %s patents in each node',
  async (each, said) => {
    backEnd.use(
      http.get(`*${SUBJECT_CALL}`, async ({ request }) => {
        const body = (await (await respond(request.clone())).json()) as {
          data: { patentTotal: number; chain: object[] };
        };
        body.data.patentTotal = 7;
        body.data.chain = body.data.chain.map((root) => ({ ...root, total: each }));
        return HttpResponse.json(body);
      }),
    );
    await renderPortal(subjectLink({ subject: 'S1' }));
    const legend = await screen.findByRole('list', { name: '图例' }, SLOW);
    if (said) expect(within(legend).getByText(said)).toBeVisible();
    else expect(legend).not.toHaveTextContent('相加');
  },
);
