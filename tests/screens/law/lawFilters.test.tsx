import { screen, waitFor, within } from '@testing-library/react';
import { lawListLink } from '../../../src/links/law';
import { renderPortal } from '../../support/renderPortal';
import {
  facet,
  lawSearches,
  openList,
  openPart,
  rows,
  settled,
  titleOf,
  total,
} from './listSupport';

/** The count beside the box of a value. */
const countOf = (box: Element | undefined) =>
  Number(box?.closest('label')?.lastElementChild?.textContent?.replace(/\D/g, ''));

describe('the list of laws is narrowed by kind, status, issuer, region, days and as-of date', () => {
  it.each([
    ['效力级别', /^司法解释/, '司法解释', 'category=JUDICIAL'],
    ['时效性', /^已废止/, '已废止', 'timeliness=REPEALED'],
    ['制定机关', /^示例国立法会/, '示例国立法会', 'authority='],
    ['适用地区', /^澄湖市/, undefined, 'region='],
    ['主题', /^商标/, undefined, 'topic=TRADEMARK'],
  ])('%s: the rows have it, as many as its count said', async (name, value, word, written) => {
    const { user, address } = await openList({ size: 100 });
    const before = total();
    const box = within(await facet(name)).getByRole('checkbox', { name: value });
    const count = countOf(box);
    await user.click(box);
    await waitFor(() => expect(total()).toBe(count));
    expect(count).toBeLessThan(before);
    expect(address()).toContain(written);
    expect(rows()).toHaveLength(count);
    if (word) for (const row of rows()) expect(row).toHaveTextContent(word);
    expect(screen.getByRole('list', { name: '已选筛选条件' })).toHaveTextContent(`${name}：`);
  });

  it('excluded values leave, and come back with their chip', async () => {
    const { user, address } = await openList({ size: 100 });
    const before = total();
    await user.click(screen.getByRole('button', { name: '排除时效性“已被修改”' }));
    await waitFor(() => expect(total()).toBeLessThan(before));
    expect(address()).toContain('x.timeliness=AMENDED');
    for (const row of rows()) expect(row).not.toHaveTextContent('已被修改');
    await user.click(screen.getByRole('button', { name: '取消筛选：时效性不是已被修改' }));
    await waitFor(() => expect(total()).toBe(before));
  });

  it.each([
    ['公布日期', '公布', 'pFrom', 'pTo'],
    ['施行日期', '施行', 'eFrom', 'eTo'],
  ])('%s: a range with both ends', async (name, fact, from, to) => {
    const { user, address } = await openList({ size: 100 });
    const part = await openPart(user, name);
    await user.type(within(part).getByLabelText(`${name}从`), '2019年1月1日{Enter}');
    await waitFor(() => expect(address()).toContain(`${from}=2019-01-01`));
    await user.type(within(await facet(name)).getByLabelText(`${name}至`), '20211231');
    await user.tab();
    await waitFor(() => expect(address()).toContain(`${to}=2021-12-31`));
    await settled();
    expect(rows().length).toBeGreaterThan(1);
    for (const row of rows()) {
      const day = new RegExp(`${fact} (\\d{4}-\\d{2}-\\d{2})`).exec(row.textContent ?? '')?.[1];
      expect(day && day >= '2019-01-01' && day <= '2021-12-31').toBe(true);
    }
    expect(screen.getByText(/2019-01-01 至 2021-12-31/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^取消筛选：(公布|施行)日期/ }));
    await waitFor(() => expect(address()).not.toContain('2019-01-01'));
  });

  it('a day that is none changes nothing, ends in the wrong order count in the right one; both are said at their place', async () => {
    const { user, address } = await openList();
    const before = address();
    const part = await openPart(user, '公布日期');
    await user.type(within(part).getByLabelText('公布日期从'), '2019-02-30{Enter}');
    expect(within(part).getByText('请写成 2026-03-15 或 20260315')).toBeVisible();
    expect(address()).toBe(before);
    await user.clear(within(part).getByLabelText('公布日期从'));
    await user.type(within(part).getByLabelText('公布日期从'), '2020-01-01{Enter}');
    await waitFor(() => expect(address()).toContain('pFrom=2020-01-01'));
    await user.type(within(part).getByLabelText('公布日期至'), '2019-01-01{Enter}');
    const said = '早于 2020-01-01，按 2019-01-01 至 2020-01-01 筛选';
    expect(await within(part).findByText(said)).toBeVisible();
    expect(within(part).getByLabelText('公布日期至')).toHaveValue('2019-01-01');
    expect(address()).toContain('pFrom=2019-01-01&pTo=2020-01-01');
  });

  it('as of a day: one version of each law, opened on that day', async () => {
    const { user, address } = await openList({ q: '示例国专利法', size: 100 });
    const named = () => rows().filter((row) => titleOf(row) === '示例国专利法');
    expect(named().length).toBeGreaterThan(1);
    // The year of each tells them apart; a row that stands alone needs none.
    for (const row of named()) {
      const year = row.textContent?.match(/公布 (\d{4})-/)?.[1];
      expect(
        within(row).getByRole('link', { name: new RegExp(`（${year} 年公布）$`) }),
      ).toBeVisible();
    }
    const part = await openPart(user, '某日有效的版本');
    await user.type(within(part).getByLabelText('在这一天有效'), '2010-07-01{Enter}');
    await waitFor(() => expect(address()).toContain('asOf=2010-07-01'));
    await settled();
    expect(named()).toHaveLength(1);
    expect(named()[0]).toHaveTextContent('施行 2010-06-01');
    const link = within(named()[0] as HTMLElement).getByRole('link', { name: '示例国专利法' });
    expect(link.getAttribute('href')).toContain('asOf=2010-07-01');
  });

  it('law of the whole country is told apart from local law', async () => {
    const { user, address } = await openList({ size: 100 });
    await user.click(
      within(await facet('适用地区')).getByRole('checkbox', { name: /^全国或未注明/ }),
    );
    await waitFor(() => expect(address()).toMatch(/region=(&|$)/));
    await settled();
    for (const row of rows()) expect(row).not.toHaveTextContent('澄湖市人民');
  });

  it('facets count anew with every filter, except the chosen one itself', async () => {
    const { user } = await openList();
    const count = async (name: string, value: RegExp) =>
      countOf(within(await facet(name)).getByRole('checkbox', { name: value }));
    const [law, judicial] = [
      await count('效力级别', /^法律/),
      await count('效力级别', /^司法解释/),
    ];
    const inForce = await count('时效性', /^现行有效/);
    await user.click(within(await facet('效力级别')).getByRole('checkbox', { name: /^法律/ }));
    await waitFor(() => expect(total()).toBe(law));
    expect(await count('效力级别', /^司法解释/)).toBe(judicial);
    expect(await count('时效性', /^现行有效/)).toBeLessThan(inForce);
  });

  it('years are counted when they are opened, and only then', async () => {
    const { user } = await openList();
    const asked = async () => (await lawSearches()).map(({ facets }) => facets);
    expect(await asked()).toEqual([['timeliness', 'category', 'topic', 'authority', 'region']]);
    const part = await openPart(user, '公布年份');
    const [newest] = await within(part).findAllByRole('checkbox');
    expect((await asked()).at(-1)).toEqual(['promulgationYear']);
    const count = countOf(newest);
    await user.click(newest as HTMLElement);
    await waitFor(() => expect(total()).toBe(count));
  });

  it('a shared address brings all of it back', async () => {
    const state = {
      q: '专利',
      scope: 'full',
      match: 'exact',
      include: { timeliness: ['IN_FORCE'], category: ['LAW', 'ADMIN_REG'] },
      exclude: { topic: ['GI'] },
      pFrom: '2001-01-01',
      eTo: '2025-12-31',
      sort: '-effectiveDate',
      size: 20,
    } as const;
    await renderPortal(lawListLink(state));
    await settled();
    expect(screen.getByRole('textbox', { name: /^检索法律法规/ })).toHaveValue('专利');
    expect(screen.getByRole('combobox', { name: '查找位置' })).toHaveDisplayValue('标题和全文');
    expect(screen.getByRole('combobox', { name: '匹配' })).toHaveDisplayValue(/^精确/);
    expect(screen.getByRole('combobox', { name: '排序' })).toHaveDisplayValue('施行日期从新到旧');
    expect(screen.getByRole('combobox', { name: '每页' })).toHaveDisplayValue('20 条');
    expect(screen.getByRole('checkbox', { name: /^现行有效/ })).toBeChecked();
    expect(screen.getByLabelText('公布日期从')).toHaveValue('2001-01-01');
    expect(screen.getByLabelText('施行日期至')).toHaveValue('2025-12-31');
    const chips = screen.getByRole('list', { name: '已选筛选条件' });
    expect(
      within(chips)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace('×', '')),
    ).toEqual([
      '公布日期：2001-01-01 起',
      '施行日期：2025-12-31 及以前',
      '时效性：现行有效',
      '效力级别：法律',
      '效力级别：行政法规',
      '主题不是地理标志',
      '清除全部',
    ]);
    const days = rows().map((row) => /施行 (\S{10})/.exec(row.textContent ?? '')?.[1]);
    expect(days).toEqual([...days].sort().reverse());
  });
});
