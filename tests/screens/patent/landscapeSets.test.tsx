import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { absoluteAddress } from '../../../src/address';
import { readQuery } from '../../../src/components/search/readQuery';
import { gridNumbers } from '../../../src/features/patent/landscape/CellGrid';
import { jointsOf } from '../../../src/features/patent/landscape/pictures';
import { landscapeLink, readLandscape, setQuery } from '../../../src/links/landscape';
import { nodeResultLink } from '../../../src/links/navigation';
import { readPatentResult } from '../../../src/links/patent';
import type { Facet } from '../../../src/services/cnipr';
import { backEnd } from '../../support/backEnd';
import { BATTERY, holds, LANDSCAPE, open, patent, picture, SET } from './landscapeSupport';

/** Each set of its own size: 电池 with two patents filed together, 丙 with eight of twenty. */
const TOGETHER = Array.from({ length: 20 }, (_, id) =>
  patent(300 + id, { applicants: [{ name: '丙公司' }, ...(id < 8 ? [{ name: '丁大学' }] : [])] }),
);
const OTHER_SET = { name: '丙', query: setQuery({ mode: 'expr', q: 'PA="丙公司"' }) };
const SIDE_BY_SIDE = landscapeLink(BATTERY, { name: '电池', sets: [OTHER_SET] });

/** The colour in which a set is marked where the sets are listed. */
function markOf(name: string) {
  const row = screen.getByDisplayValue(name).closest('li');
  return row?.querySelector<HTMLElement>('[aria-hidden]')?.style.getPropertyValue('--ipr-set');
}

/** The colour of a column of a table. */
const columnOf = async (figure: string | RegExp, name: string) =>
  within(await picture(figure))
    .getByRole('columnheader', { name })
    .style.getPropertyValue('--ipr-set');

describe('the colour and the scale of sets', () => {
  it('is that of their mark in every picture, also against another set', async () => {
    holds();
    await open(SIDE_BY_SIDE);
    const own = await columnOf('申请人来自哪里', '电池');
    const other = await columnOf('申请人来自哪里', '丙');
    expect(own).not.toBe(other);
    expect([markOf('电池'), markOf('丙')]).toEqual([own, other]);
    expect(await columnOf(/^“电池”的空白/, '丙')).toBe(other);
  });

  it('stand beside subclasses that bear the title of their class as such', async () => {
    holds();
    await open(SIDE_BY_SIDE);
    expect(
      within(await picture('技术分布（IPC 小类）')).getByRole('rowheader', {
        name: /^H01M\s*（H01 电气元件）$/,
      }),
    ).toBeVisible();
  });

  it('does not shift behind a set without patents, which has none', async () => {
    holds({ rows: [], facets: [], total: 0 });
    await open(SIDE_BY_SIDE);
    expect(await columnOf('申请人来自哪里', '丙')).toBe(markOf('丙'));
    expect(markOf('丙')).toBeTruthy();
    expect(markOf('电池')).toBe('');
  });

  it('is one scale for all matrices of who files with whom', async () => {
    holds(SET, { now: false }, TOGETHER);
    await open(SIDE_BY_SIDE);
    const sizeIn = async (figure: string, name: RegExp) =>
      within(await picture(figure))
        .getAllByRole('link', { name })[0]
        ?.querySelector<HTMLElement>('[aria-hidden]')
        ?.style.getPropertyValue('--ipr-cell');
    expect(await sizeIn('共同申请：丙', /丁大学.*：8 件/)).toBe('1.000');
    expect(await sizeIn('共同申请：电池', /乙大学.*：2 件/)).toBe('0.500');
  });
});

describe('a set that is taken away', () => {
  it('is said to be gone, with the keyboard on the way to take that back', async () => {
    holds();
    const { user } = await open(SIDE_BY_SIDE);
    await user.click(await screen.findByRole('button', { name: '去掉：丙' }));
    expect(screen.queryByDisplayValue('丙')).toBeNull();
    expect(await screen.findByText('已去掉“丙”。')).toBeVisible();
    expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByDisplayValue('丙')).toBeVisible();
    expect(screen.getByText('已撤销。')).toHaveFocus();
  });
});

describe('the shares of years', () => {
  const years = (values: Record<string, number>): Facet => ({
    name: 'filingYear',
    values: Object.entries(values).map(([value, count]) => ({ value, count })),
    missing: 0,
    other: 0,
  });
  const share = () => picture('占全库同年申请的比例');

  it('are drawn where the years are known, with the coverage of both', async () => {
    holds();
    await open();
    const found = await share();
    expect(found).toHaveTextContent('占比 2023 年 4.0%，2024 年 8.0%');
    expect(found).toHaveTextContent('申请日已知 12 / 共 12；全库的申请日已知 200 / 共 200');
  });

  it('are not drawn of a set of which too few years are known', async () => {
    holds({ ...SET, facets: [years({ '2023': 1, '2024': 2 })] });
    await open();
    const found = await share();
    expect(found).toHaveTextContent('数据不足（仅 25% 有申请日），不作比较');
    expect(within(found).queryByRole('cell')).toBeNull();
    // The numbers themselves are shown, with how far they reach in sight.
    expect(await picture('历年申请量')).toHaveTextContent('2024');
    expect(screen.getAllByText('申请日已知 3 / 共 12。')[0]).toBeVisible();
  });

  it('are no lines where too few years are known: which, from how many on, and the numbers', async () => {
    holds({ ...SET, facets: [years({ '2023': 1, '2024': 2 })] });
    await open(SIDE_BY_SIDE);
    const found = await picture('历年申请量');
    expect(found).toHaveTextContent('数据不足（“电池”的专利仅 25% 有申请日），不作比较');
    expect(found).toHaveTextContent('电池：已知满 10 条且占 80% 以上才画走势线');
    expect(within(found).getByRole('button', { name: '表格：历年申请量' })).toBeVisible();
  });

  it('are numbers alone, after what can be drawn, where no line can be', async () => {
    const few = [years({ '2024': 3 })];
    holds({ ...SET, facets: [...few, ...SET.facets.slice(1)] });
    await open(
      landscapeLink(BATTERY, {
        name: '甲',
        sets: [{ name: '乙', query: setQuery({ q: '隔膜' }) }],
      }),
    );
    const found = await picture('历年申请量');
    expect(within(found).getByRole('row', { name: /2024/ })).toHaveTextContent('33');
    expect(within(found).queryByRole('button', { name: '表格：历年申请量' })).toBeNull();
    const drawn = await picture('申请人来自哪里');
    expect(drawn.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are not drawn where too few years of all patents are known', async () => {
    holds(SET, { now: false }, undefined, { facets: [years({ '2024': 90 })], total: 2000 });
    await open();
    const found = await share();
    expect(found).toHaveTextContent('数据不足（全库仅 4% 有申请日），不作比较');
    expect(within(found).queryByRole('cell')).toBeNull();
  });
});

describe('sets that are given late or long', () => {
  it('join those that stand there then: a name given meanwhile stays', async () => {
    holds();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    backEnd.use(
      http.get('*/nav-service/*', async () => {
        await asked;
      }),
    );
    const { user, address } = await open();
    await picture('申请人来自哪里');
    await user.selectOptions(screen.getByLabelText('对照的是'), '产业链环节或网址');
    await user.click(screen.getByLabelText('对照的内容'));
    await user.paste(absoluteAddress(nodeResultLink({ subject: 'S1', node: 'n3-1' })));
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    const name = screen.getByLabelText('第 1 组的名称');
    await user.clear(name);
    await user.type(name, '改了名{Enter}');
    await waitFor(() => expect(address()).toBe(landscapeLink(BATTERY, { name: '改了名' })));
    answer();
    const state = () => readLandscape(address().split('?')[1] ?? '');
    await waitFor(() => expect(state().sets).toHaveLength(1));
    expect(state().name).toBe('改了名');
  });

  it.each([
    ['TI=电池', /^这一组和“.+”相同，没有再加/],
    ['ti = 电池', /^这一组和“.+”相同，没有再加/],
    ['(隔膜', /^括号或引号没有成对/],
    ['隔膜）', /^括号或引号没有成对/],
    ['“隔膜', /^括号或引号没有成对/],
  ])('are not added, and the field says why: %s', async (typed, why) => {
    holds();
    const { user, address } = await open();
    const field = screen.getByLabelText('对照的内容');
    await user.click(field);
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((one) => why.test(one.textContent ?? ''))).toBe(
        true,
      ),
    );
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(address()).toBe(LANDSCAPE);
  });

  it('are called a list of numbers where they are one, not all patents', async () => {
    holds();
    const { user } = await open();
    await picture('申请人来自哪里');
    await user.selectOptions(screen.getByLabelText('对照的是'), '号码');
    await user.click(screen.getByLabelText('对照的内容'));
    const numbers = Array.from({ length: 60 }, (_, id) => `CN1199${String(10_000 + id)}A`);
    await user.paste(numbers.join('\n'));
    await user.click(screen.getByRole('button', { name: '加一组对照' }));
    await screen.findByDisplayValue('号单 60 个号码');
    expect(screen.getByRole('link', { name: '号单' })).toBeVisible();
    expect(screen.queryByText(/全部专利/)).toBeNull();
  });
});

describe('who files with whom', () => {
  it('is listed and saved with every pair', async () => {
    const rows = Array.from({ length: 30 }, (_, id) =>
      patent(id, { applicants: [{ name: '甲公司' }, { name: `乙${id}大学` }] }),
    );
    holds({ ...SET, rows, total: 30 });
    const { user } = await open();
    const list = await screen.findByRole(
      'list',
      { name: '一起申请的：TI=电池' },
      { timeout: 30_000 },
    );
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: '再列一些' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(30);
    const state = readPatentResult(setQuery(BATTERY));
    const data = { total: 30, facets: [], rows, day: '2026-11-26', dataDate: '2026-11-26' };
    const sets = [{ name: '', place: 0, state, read: readQuery(state), data }];
    const [joint] = jointsOf(sets);
    // Reads every record: once, whoever asks.
    expect(jointsOf(sets)[0]).toBe(joint);
    expect(joint && gridNumbers(joint.grid).rows).toHaveLength(30);
  });
});

describe('years of which applications are still to be published', () => {
  const lagging = async () =>
    within(await picture('历年申请量'))
      .findAllByRole('link')
      .then((marks) => marks.map((mark) => /公开滞后/.test(mark.getAttribute('aria-label') ?? '')));

  it('follow the day of the data, or that of the answer where it is not told', async () => {
    holds({ ...SET, dataDate: '2025-06-17' });
    const { goTo } = await open();
    expect(await lagging()).toEqual([true, true]);
    holds();
    await goTo('/404');
    await goTo(LANDSCAPE);
    await waitFor(async () => expect(await lagging()).toEqual([false, false]));
  });
});
