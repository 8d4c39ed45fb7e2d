import { screen, waitFor, within } from '@testing-library/react';
import { patentDetailLink, patentResultLink } from '../../../src/links/patent';
import { failNext } from '../../support/faults';
import { BATTERY, chosenFilters, facet, findsOne, open, settled, total } from './resultSupport';
import { lastSearch, listSearches, SEARCH_CALL, searches, smartBox, titles } from './searchSupport';

describe('a result', () => {
  it('asks once, for the expression, the page and the facets of its address', async () => {
    await open(
      patentResultLink({
        q: '锂离子电池 H01M',
        include: { patentType: ['UTILITY', 'DESIGN'] },
        exclude: { validity: ['INVALID'] },
        sort: '-filingDate',
        page: 2,
        size: 20,
      }),
    );
    await total();
    expect(await listSearches()).toEqual([
      {
        expression: '锂离子电池 AND IC=H01M',
        filters: {
          patentType: { include: ['UTILITY', 'DESIGN'] },
          validity: { exclude: ['INVALID'] },
        },
        sort: '-filingDate',
        page: 1,
        size: 20,
        facets: ['patentType', 'validity', 'filingYear', 'applicant', 'ipcClass'],
        facetSize: 30,
      },
    ]);
    expect(screen.getByLabelText('排序')).toHaveDisplayValue('申请日从新到旧');
    expect(screen.getByLabelText('每页')).toHaveDisplayValue('20 条');
    expect(smartBox()).toHaveValue('锂离子电池 H01M');
    expect(chosenFilters()).toBe('专利类型：实用新型专利类型：外观设计有效性不是失效清除全部');
  });

  it('ignores what nobody can choose in an address', async () => {
    await open(`${BATTERY}&f.colour=red&sort=price&page=-3&size=7`);
    await total();
    const { filters, sort, page, size } = await lastSearch();
    expect({ filters, sort, page, size }).toEqual({
      filters: {},
      sort: 'relevance',
      page: 0,
      size: 10,
    });
    expect(chosenFilters()).toBe('');
  });

  it('shows ten rows with the hits marked, each leading to its record and back to this list', async () => {
    await open();
    await total();
    expect(titles()).toHaveLength(10);
    const [row] = screen.getAllByRole('article');
    expect(row?.querySelectorAll('mark').length).toBeGreaterThan(0);
    for (const mark of row?.querySelectorAll('mark') ?? []) {
      expect(mark).toHaveTextContent('锂离子电池');
    }
    const link = within(row as HTMLElement).getByRole('link');
    const id = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('id') ?? '';
    expect(link).toHaveAttribute('href', patentDetailLink(id, BATTERY.split('?')[1]));
  });

  it('names what is not known once, and invents nothing', async () => {
    // A facet of one value would not be there.
    const values = [{ value: 'VALID', count: 1 }];
    findsOne({}, [{ name: 'validity', values, missing: 1, other: 0 }]);
    await open();
    await total();
    const row = screen.getByRole('article', { name: /^1\s*只有名称的记录$/ });
    const said = screen.getByText(
      '本页记录都没有：有效性、类型、申请号、公开号、申请日、公开日、分类号、申请人、发明人、摘要',
    );
    const list = screen.getByRole('list', { name: '检索到的专利' });
    expect(list.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(row).not.toHaveTextContent(/无数据|—/);
    expect(within(await facet('有效性')).getByRole('checkbox', { name: /未知\s*1/ })).toBeVisible();
  });

  it('points at a wrong check digit when the number is not found', async () => {
    await open(patentResultLink({ q: '202199900001.1' }));
    expect(await screen.findByText(/校验位应为 \d，请核对/)).toBeVisible();
  });
});

describe('the query above the result', () => {
  it('a corrected reading searches at once and keeps the filters', async () => {
    const { user, address } = await open(
      patentResultLink({ q: '2023 传感器', include: { validity: ['VALID'] }, page: 2 }),
    );
    await total();
    await user.selectOptions(
      screen.getByLabelText('“2023”识别为'),
      '关键词（名称、摘要、权利要求）',
    );
    expect(address()).toBe(
      patentResultLink({ q: '2023 传感器', as: ['text'], include: { validity: ['VALID'] } }),
    );
    // It finds nothing, so that searches for what could be dropped may have followed.
    await waitFor(async () =>
      expect((await searches()).map(({ expression }) => expression)).toContain('2023 AND 传感器'),
    );
  });

  it('a new query keeps type, validity and years, order and size, and drops the other filters', async () => {
    const kept = {
      include: { validity: ['VALID'] },
      exclude: { patentType: ['DESIGN'] },
      years: '2015-',
      sort: 'filingDate',
      size: 20,
    } as const;
    const { user, address } = await open(
      patentResultLink({
        ...kept,
        q: '锂离子电池',
        include: { ...kept.include, ipcClass: ['H01M'] },
      }),
    );
    await total();
    await user.clear(smartBox());
    await user.type(smartBox(), '传感器{Enter}');
    expect(address()).toBe(patentResultLink({ q: '传感器', ...kept }));
  });

  it('follows the back button', async () => {
    const { user, back } = await open();
    await total();
    await user.clear(smartBox());
    await user.type(smartBox(), '传感器{Enter}');
    await settled();
    await back();
    expect(smartBox()).toHaveValue('锂离子电池');
  });

  it('becomes an expression that finds the same', async () => {
    const { user, address } = await open(patentResultLink({ q: '锂离子电池 2023' }));
    const found = (await total()).textContent;
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(screen.getByRole('link', { name: '改为检索式' }));
    expect(await screen.findByLabelText('检索式')).toHaveValue(
      '锂离子电池 AND (PD=2023 OR AD=2023)',
    );
    await settled();
    expect((await total()).textContent).toBe(found);
    expect(address()).toContain('mode=expr');
  });

  it('that is the same again asks again, without one more step back', async () => {
    const { user } = await open();
    await total();
    const steps = window.history.length;
    await user.click(screen.getByRole('button', { name: '检索' }));
    await waitFor(async () => expect(await listSearches()).toHaveLength(2));
    expect(window.history.length).toBe(steps);
  });
});

describe('a search that fails', () => {
  it('says so on the spot and finds after a retry', async () => {
    await failNext(SEARCH_CALL, { status: 500 });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: '检索没有成功' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '筛选' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: '排序' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await total();
    // The facets follow the rows in slices.
    expect(await screen.findByRole('region', { name: '筛选' })).toBeVisible();
    expect(titles()).toHaveLength(10);
  });

  it('shows what the service says about the expression at the query', async () => {
    const msg = '第 4 个字符：服务不认识这个写法';
    await failNext(SEARCH_CALL, {
      body: JSON.stringify({ code: 30001, data: { code: 'E', from: 3, to: 5 }, msg }),
    });
    await open(patentResultLink({ mode: 'expr', q: 'TI=电池' }));
    expect(await screen.findByRole('heading', { name: '这个检索式无法执行' })).toBeVisible();
    expect(screen.getByLabelText('检索式')).toHaveAccessibleDescription(new RegExp(msg));
    expect(screen.getByRole('region', { name: '结果列表' })).not.toHaveTextContent(msg);
  });

  it('keeps the rows of the last page in sight, dimmed, while the next is on its way', async () => {
    const { user } = await open();
    await total();
    const before = titles();
    await failNext(SEARCH_CALL, { delayMs: 400 });
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(screen.getByRole('region', { name: '结果列表' })).toHaveAttribute('aria-busy', 'true');
    expect(titles()).toEqual(before);
    await settled();
    expect(titles()).not.toEqual(before);
  });

  it('never lets a late answer overwrite a newer one', async () => {
    const { user } = await open();
    await total();
    await failNext(SEARCH_CALL, { delayMs: 600 });
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await user.click(screen.getByRole('button', { name: '第 3 页' }));
    await settled();
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(/^21/);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(/^21/);
  });
});
