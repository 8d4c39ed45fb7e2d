import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { patentResultLink } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { findsOne } from './resultSupport';
import { SEARCH_CALL, searches } from './searchSupport';

const ADDRESS = patentResultLink({ q: '装置' });

const facet = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });

async function open(address = ADDRESS) {
  const portal = await renderPortal(address);
  await screen.findByText(/^共/);
  const openFacet = async (name: string) =>
    portal.user.click(within(await facet(name)).getByRole('button', { name }));
  return { ...portal, openFacet };
}

/** The facets asked for, call by call. */
const asked = async () => (await searches()).map(({ facets }) => facets ?? []);

const boxes = (group: HTMLElement) => within(group).getAllByRole('checkbox');

describe('the facets of a result', () => {
  it('are at least fourteen, of which five are open', async () => {
    await open();
    await facet('专利类型');
    const heads = within(screen.getByRole('region', { name: '筛选' }))
      .getAllByRole('group')
      .map((group) => {
        const button = within(group).getAllByRole('button')[0];
        return [group.textContent?.slice(0, 4), button?.getAttribute('aria-expanded')];
      });
    expect(heads.length).toBeGreaterThanOrEqual(14);
    expect(heads.slice(0, 5).map(([, expanded]) => expanded)).toEqual(Array(5).fill('true'));
    expect(heads.slice(5).every(([, expanded]) => expanded === 'false')).toBe(true);
    expect(await asked()).toEqual([
      ['patentType', 'validity', 'filingYear', 'applicant', 'ipcClass'],
    ]);
  });

  it.each([
    ['申请人类型', /^企业\s*\d/],
    ['申请人省份或国家', /^江苏\s*\d/],
    ['IPC 部', /^\(H\)电学\s*\d/],
    ['运营与争议', /^转让\s*\d/],
    ['战略性新兴产业', /^新能源产业\s*\d/],
    ['最新法律状态', /^授权\s*\d/],
  ])('%s is counted when it is opened, in words', async (name, value) => {
    const { openFacet } = await open();
    await openFacet(name);
    expect(
      await within(await facet(name)).findByRole('checkbox', { name: value }),
    ).toBeInTheDocument();
    expect(await asked()).toHaveLength(2);
  });

  it('have what is not known last, however much it is, and in sight', async () => {
    const counted = (values: [string, number][]) =>
      values.map(([value, count]) => ({ value, count }));
    const years = counted(Array.from({ length: 8 }, (_, index) => [`${2025 - index}`, 9]));
    const validity = counted([
      ['VALID', 7],
      ['PENDING', 3],
    ]);
    findsOne({}, [
      { name: 'validity', values: validity, missing: 9, other: 0 },
      { name: 'filingYear', values: years, missing: 2, other: 0 },
    ]);
    await open();
    const labels = async (name: string) =>
      boxes(await facet(name)).map((box) => box.closest('label')?.textContent);
    expect(await labels('有效性')).toEqual(['有效7', '审中3', '未知9']);
    expect((await labels('申请年')).at(-1)).toBe('未知2');
  });

  it('that turn out to have one value say so in place of a choice', async () => {
    findsOne({}, [
      { name: 'province', values: [{ value: '江苏', count: 1 }], missing: 0, other: 0 },
    ]);
    const { openFacet } = await open();
    await openFacet('申请人省份或国家');
    const group = within(await facet('申请人省份或国家'));
    expect(await group.findByText('只有一个值：江苏')).toBeVisible();
    expect(group.queryByRole('checkbox')).toBeNull();
  });

  it('are asked for once: closing, opening and choosing in it ask for nothing more', async () => {
    const { user, openFacet, address } = await open();
    await openFacet('发明人');
    const first = (await within(await facet('发明人')).findAllByRole('checkbox'))[0] as HTMLElement;
    await openFacet('发明人');
    expect(within(await facet('发明人')).queryByRole('checkbox')).toBeNull();
    await openFacet('发明人');
    expect(boxes(await facet('发明人')).length).toBeGreaterThan(0);
    await user.click(first.isConnected ? first : (boxes(await facet('发明人'))[0] as HTMLElement));
    await waitFor(() => expect(address()).toContain('f.inventor='));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '结果列表' })).toHaveAttribute(
        'aria-busy',
        'false',
      ),
    );
    expect((await asked()).filter((facets) => facets.includes('inventor'))).toHaveLength(1);
    expect(boxes(await facet('发明人'))[0]).toBeChecked();
  });

  it('are counted anew when another facet narrows the result, and keep their place till then', async () => {
    const { user, openFacet } = await open();
    await openFacet('代理机构');
    const count = async () => boxes(await facet('代理机构'))[0]?.closest('li')?.textContent;
    await within(await facet('代理机构')).findAllByRole('checkbox');
    const before = await count();
    await failNext(SEARCH_CALL, { delayMs: 300 });
    await user.click(within(await facet('专利类型')).getByRole('checkbox', { name: /实用新型/ }));
    expect(await count()).toBe(before);
    await waitFor(async () => expect(await count()).not.toBe(before));
  });

  it('stay open in this browser, and say when closed that something is chosen', async () => {
    localStorage.setItem('iprFacets.patent', JSON.stringify({ agency: true, validity: false }));
    await open(patentResultLink({ q: '装置', include: { validity: ['VALID', 'INVALID'] } }));
    expect(await within(await facet('代理机构')).findAllByRole('checkbox')).not.toHaveLength(0);
    const validity = await facet('有效性');
    expect(within(validity).queryByRole('checkbox')).toBeNull();
    expect(validity).toHaveTextContent('已选 2');
  });

  it('work by keyboard alone', async () => {
    const { user, address } = await open();
    const head = within(await facet('申请人类型')).getByRole('button', { name: '申请人类型' });
    head.focus();
    await user.keyboard('{Enter}');
    const [first] = await within(await facet('申请人类型')).findAllByRole('checkbox');
    await user.tab();
    expect(first).toHaveFocus();
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName(/^排除申请人类型/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('x.applicantType='));
  });

  it('find a value among many, and say what is not listed', async () => {
    const { user, openFacet } = await open();
    await openFacet('发明人');
    const group = await facet('发明人');
    await user.click(await within(group).findByRole('button', { name: '更多发明人' }));
    expect(boxes(group).length).toBeGreaterThanOrEqual(100);
    expect(group).toHaveTextContent(/其余取值共 [\d,]+ 件，未逐一列出/);
    const name = boxes(group)[40]?.closest('label')?.querySelector('span')?.textContent ?? '';
    await user.type(within(group).getByRole('searchbox', { name: '在发明人中查找' }), name);
    expect(boxes(group)[0]).toHaveAccessibleName(new RegExp(`^${name}`));
    expect(boxes(group).length).toBeLessThan(10);
    await user.type(within(group).getByRole('searchbox'), '龘');
    expect(within(group).queryByRole('checkbox')).toBeNull();
    expect(within(group).getByRole('status')).toHaveTextContent(`中没有“${name}龘”`);
  });

  it('that cannot be counted say so, and nothing else does; a retry counts them', async () => {
    const { user, openFacet } = await open();
    await failNext(SEARCH_CALL, { status: 500 });
    await openFacet('授权年');
    const group = await facet('授权年');
    expect(await within(group).findByRole('alert')).toHaveTextContent('服务暂时不可用（500）');
    expect(document.querySelector('.ant-message')).toBeNull();
    await user.click(within(group).getByRole('button', { name: '重试' }));
    expect(await within(group).findAllByRole('checkbox')).not.toHaveLength(0);
  });

  it('of an empty result are only those that narrow it', async () => {
    await renderPortal(
      patentResultLink({ q: '龘龘', include: { agency: ['某某代理'], validity: ['VALID'] } }),
    );
    await screen.findByRole('heading', { name: '没有找到符合条件的专利' });
    const groups = within(screen.getByRole('region', { name: '筛选' })).getAllByRole('group');
    expect(groups.map((group) => group.textContent?.slice(0, 4))).toEqual(['有效性有', '代理机构']);
    expect(groups[1]).toHaveTextContent('已选 1');
  });

  it('that a service does not know stay empty', async () => {
    const { openFacet } = await open();
    backEnd.use(
      http.post(`*${SEARCH_CALL}`, () =>
        HttpResponse.json({
          code: 0,
          msg: null,
          data: { content: [], totalElements: 0, number: 0, size: 1, facets: [] },
        }),
      ),
    );
    await openFacet('战略性新兴产业');
    expect(await screen.findByText('没有可选的值')).toBeVisible();
  });
});

it('a search that is not answered says so once, in the place of its rows', async () => {
  await failNext(SEARCH_CALL, { status: 500 });
  await renderPortal(ADDRESS);
  expect(await screen.findByRole('heading', { name: '检索没有成功' })).toBeVisible();
  expect(screen.getAllByText(/服务暂时不可用（500）/)).toHaveLength(1);
});
