import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { nameHits } from '@/features/enterprise/search/nameHits';
import { enterpriseSearchLink } from '../../../src/links/enterprise';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { enterpriseThat, FIND_CALL, patentsBehind } from './support';

const rows = async () =>
  within(await screen.findByRole('list', { name: '检索到的企业' })).findAllByRole('article');

async function search(q: string) {
  const portal = await renderPortal(enterpriseSearchLink());
  await rows();
  await portal.user.clear(screen.getByLabelText(/^检索企业/));
  await portal.user.type(screen.getByLabelText(/^检索企业/), `${q}{Enter}`);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '结果列表' })).toHaveAttribute('aria-busy', 'false'),
  );
  return portal;
}

const renamed = enterpriseThat(({ registered }) => registered.formerNames.length > 0);
const bracketed = enterpriseThat(({ registered }) => registered.enterpriseName.includes('（'));

describe('the search for enterprises', () => {
  it('lists those with most patents before anything is asked, and each number opens its list', async () => {
    await renderPortal(enterpriseSearchLink());
    const [first] = await rows();
    if (!first) throw new Error('no row');
    const patents = within(first).getByRole('link', { name: /的专利，[\d,]+ 件$/ });
    const count = Number(/([\d,]+) 件$/.exec(patents.getAttribute('aria-label') ?? '')?.[1]);
    expect(count).toBeGreaterThan(10);
    expect(patentsBehind(patents.getAttribute('href') ?? '')).toBe(count);
    // By what the service orders when it is not told, nobody says; nor with words.
    expect(screen.getByRole('combobox', { name: '排序' })).toHaveDisplayValue('默认顺序');
  });

  it.each([
    ['a former name', renamed.formerNames[0] ?? '', /曾用名“.+”匹配/],
    ['a credit code', renamed.uscc ?? '', /统一社会信用代码匹配/],
    ['an abbreviation', renamed.abbreviations[0] ?? '', /简称/],
  ])('finds by %s and says so', async (_, q, reason) => {
    const { address } = await search(q);
    const [row] = await rows();
    expect(row).toHaveAccessibleName(new RegExp(renamed.enterpriseName));
    expect(row).toHaveTextContent(reason);
    expect(screen.getByRole('combobox', { name: '排序' })).toHaveDisplayValue('默认顺序');
    expect(new URL(address(), 'http://x').searchParams.get('q')).toBe(q);
  });

  it('takes no notice of brackets and width', async () => {
    await search(bracketed.enterpriseName.replace('（', '(').replace('）', ')'));
    const [row] = await rows();
    expect(row).toHaveAccessibleName(new RegExp(bracketed.enterpriseName));
  });

  it('says what is wrong with a credit code and with too short a word, and asks nothing', async () => {
    const wrong = `${renamed.uscc?.slice(0, 17)}${renamed.uscc?.endsWith('0') ? '1' : '0'}`;
    const { user } = await search(wrong);
    expect(screen.getByRole('alert')).toHaveTextContent(/校验/);
    expect(screen.getByRole('heading', { name: '请改正后再检索' })).toBeVisible();
    const asked = (await callsSeen()).filter(({ path }) => path === FIND_CALL).length;
    const box = screen.getByLabelText(/^检索企业/);
    await user.clear(box);
    await user.type(box, '甲{Enter}');
    expect(await screen.findByText(/至少输入 2 个字/)).toBeVisible();
    expect((await callsSeen()).filter(({ path }) => path === FIND_CALL)).toHaveLength(asked);
  });

  it('says of numbers beside filters only where it has such', async () => {
    const { goTo } = await renderPortal(enterpriseSearchLink());
    await rows();
    const list = () => screen.getByRole('region', { name: '结果列表' });
    expect(list()).toHaveTextContent(/总数和各筛选值的数量.*来源：/);
    backEnd.use(
      http.post(`*${FIND_CALL}`, () =>
        HttpResponse.json({
          code: 0,
          data: {
            content: [{ enterpriseName: '甲公司' }],
            totalElements: 1,
            facets: [{ name: 'region', values: [], missing: 1, other: 0 }],
          },
        }),
      ),
    );
    await goTo(enterpriseSearchLink({ q: '甲公司' }));
    await waitFor(() => expect(list()).toHaveTextContent(/总数是查询时的家数。来源：/));
    expect(list()).not.toHaveTextContent('各筛选值');
  });

  it('says what to try when nothing is found', async () => {
    await search('没有这样的企业');
    expect(await screen.findByRole('heading', { name: '没有找到企业' })).toBeVisible();
    expect(screen.getByRole('link', { name: /直接检索/ })).toBeVisible();
  });

  it('says on the spot when it failed, and asks again', async () => {
    await failNext(FIND_CALL, { status: 500 });
    const { user } = await renderPortal(enterpriseSearchLink({ q: '公司' }));
    expect(await screen.findByRole('heading', { name: '检索没有成功' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect((await rows()).length).toBeGreaterThan(0);
  });

  it('is narrowed by facets and the number of patents, all of it in the address', async () => {
    const { user, address } = await renderPortal(enterpriseSearchLink());
    await rows();
    const facets = within(screen.getByRole('region', { name: '筛选' }));
    const [first] = await facets.findAllByRole('checkbox');
    if (!first) throw new Error('no facet');
    await user.click(first);
    await waitFor(() => expect(address()).toMatch(/[?&](?:region|industry)=/));
    await user.selectOptions(screen.getByLabelText('专利数'), '专利 10 件以上');
    await waitFor(() => expect(address()).toContain('least=10'));
    const chosen = await screen.findByRole('list', { name: '已选筛选条件' });
    expect(within(chosen).getByText(/专利数：10 件以上/)).toBeVisible();
  });

  it('is taken home as a table, with where it came from', async () => {
    const saved = catchDownloads();
    const { user } = await renderPortal(enterpriseSearchLink({ q: '集团', least: '10' }));
    const shown = await rows();
    await user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导出检索结果' }));
    await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
    await user.click(dialog.getByRole('radio', { name: /^本页/ }));
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [file] = saved;
    expect(file?.name).toMatch(/^企业检索结果.*\.csv$/);
    const lines = ((await file?.content.text()) ?? '').trim().split('\r\n');
    expect(lines[0]).toContain('企业名称,统一社会信用代码');
    expect(lines).toHaveLength(shown.length + 1);
  });

  it('compares two to five that were chosen', async () => {
    const { user, address } = await renderPortal(enterpriseSearchLink());
    const [first, second] = await rows();
    for (const row of [first, second]) {
      if (row) await user.click(within(row).getByRole('checkbox'));
    }
    await user.click(screen.getByRole('button', { name: '对比' }));
    const table = await screen.findByRole('table', { name: /各列为一家企业/ });
    expect(new URL(address(), 'http://x').searchParams.getAll('compare')).toHaveLength(2);
    const total = await within(table).findAllByRole('link', { name: /，专利总数 [\d,]+ 件$/ });
    expect(total).toHaveLength(2);
    for (const link of total) {
      const count = Number(/([\d,]+) 件$/.exec(link.getAttribute('aria-label') ?? '')?.[1]);
      expect(patentsBehind(link.getAttribute('href') ?? '')).toBe(count);
    }
    await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
    expect(address()).toContain('differing=1');
    await user.click(screen.getByRole('button', { name: /为基准/ }));
    expect(screen.getByText(/，以 .+公司 为基准$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '返回结果' }));
    expect((await rows()).length).toBeGreaterThan(1);
  });
});

it('what was searched is found in a name whatever its brackets, spaces and width', () => {
  expect(nameHits('示例（苏州）有限公司', '例苏州')).toEqual([{ from: 1, to: 5 }]);
  expect(nameHits('ＡＢ示例', 'ab')).toEqual([{ from: 0, to: 2 }]);
  expect(nameHits('示例', '')).toEqual([]);
  expect(nameHits('示例', '别的')).toEqual([]);
});
