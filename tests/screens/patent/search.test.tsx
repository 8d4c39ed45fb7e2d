import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { findsOne } from './resultSupport';
import { chips, lastSearch, listSearches, smartBox } from './searchSupport';

async function open(address = patentSearchLink()) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '专利检索' });
  return portal;
}

describe('what the smart box recognises', () => {
  it.each([
    ['202119900001.9', ['申请号 202119900001.9']],
    ['CN202119900001.8', ['申请号 CN202119900001.8 校验位应为 9']],
    ['CN199000001A', ['公开（公告）号 CN199000001A']],
    ['PCT/CN2021/990001', ['国际号 PCT/CN2021/990001']],
    ['2021 年 3 月', ['申请日或公开日 2021 年 3 月']],
    ['A61K 31/00', ['IPC 分类号 A61K 31/00']],
    ['示例新材料有限公司', ['申请人 示例新材料有限公司']],
    ['固态电池', ['名称/摘要/权利要求 含 固态电池']],
    [
      '固态电池 H01M，2023',
      ['名称/摘要/权利要求 含 固态电池', 'IPC 分类号 H01M', '申请日或公开日 2023'],
    ],
    ['TI=电池 AND IC=H01M', ['检索式 TI=电池 AND IC=H01M']],
  ])('%s', async (typed, expected) => {
    await open();
    fireEvent.change(smartBox(), { target: { value: typed } });
    await waitFor(() => expect(chips()).toEqual(expected));
  });

  it('can be corrected before searching, and the correction is what is searched', async () => {
    const { user, address } = await open();
    await user.type(smartBox(), '2023 传感器');
    await user.selectOptions(
      screen.getByLabelText('“2023”识别为'),
      '关键词（名称、摘要、权利要求）',
    );
    expect(chips()[0]).toBe('名称/摘要/权利要求 含 2023');
    await user.click(screen.getByRole('button', { name: '检索' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ q: '2023 传感器', as: ['text'] }));
    await waitFor(async () => expect((await lastSearch()).expression).toBe('2023 AND 传感器'));
  });

  it('can be removed, and the other parts keep their corrected reading', async () => {
    const { user } = await open();
    await user.type(smartBox(), '固态 A61K 2023');
    await user.selectOptions(
      screen.getByLabelText('“2023”识别为'),
      '关键词（名称、摘要、权利要求）',
    );
    await user.click(screen.getByRole('button', { name: '移除“A61K”' }));
    expect(smartBox()).toHaveValue('固态，2023');
    expect(smartBox()).toHaveFocus();
    await waitFor(() =>
      expect(chips()).toEqual(['名称/摘要/权利要求 含 固态', '名称/摘要/权利要求 含 2023']),
    );
  });
});

describe('sending a query', () => {
  it('goes to the result by Enter', async () => {
    const { user, address } = await open();
    await user.type(smartBox(), '固态电池{Enter}');
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ q: '固态电池' }));
  });

  it('waits while an input method is composing', async () => {
    const { address } = await open();
    const box = smartBox();
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: 'gu tai' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(chips()).toEqual([]);
    expect(address()).toBe(patentSearchLink());
    fireEvent.change(box, { target: { value: '固态' } });
    fireEvent.compositionEnd(box);
    await waitFor(() => expect(chips()).toEqual(['名称/摘要/权利要求 含 固态']));
  });

  it('says what is missing when nothing was typed', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(smartBox()).toHaveAccessibleDescription('请输入要检索的内容。');
    expect(smartBox()).toBeInvalid();
    expect(smartBox()).toHaveFocus();
    expect(address()).toBe(patentSearchLink());
  });

  it('refuses a pasted page of text with its measure, and throws nothing away', async () => {
    const { user, address } = await open();
    const pasted = '电池\n'.repeat(3000);
    fireEvent.change(smartBox(), { target: { value: pasted } });
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(smartBox()).toHaveAccessibleDescription(
      '现有 9,000 个字符，最多检索 2,000 个，请删去 7,000 个。输入的内容没有丢失。',
    );
    expect(smartBox()).toHaveValue(pasted);
    expect(address()).toBe(patentSearchLink());
  });

  it('says when there are more parts than one expression can hold', async () => {
    const { user, address } = await open();
    const words = Array.from({ length: 600 }, (_, index) => `词${index}`)
      .join('，')
      .slice(0, 1990);
    fireEvent.change(smartBox(), { target: { value: words } });
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(smartBox()).toHaveAccessibleDescription(/条件过多/);
    expect(address()).toBe(patentSearchLink());
  });

  it('leaves control characters out and keeps the lines of a pasted column', async () => {
    const { user, address } = await open();
    fireEvent.change(smartBox(), { target: { value: ' 202119900001.9\u0000\n202119900049.X\t' } });
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(address()).toBe(patentResultLink({ q: '202119900001.9 \n202119900049.X' }));
    await waitFor(async () =>
      expect((await lastSearch()).expression).toBe('AN=202119900001.9 OR AN=202119900049.X'),
    );
  });
});

describe('the search page', () => {
  it('offers three examples that find something', async () => {
    const { user, goTo } = await open();
    const names = screen.getByText('试一试：').querySelectorAll('a');
    expect(names).toHaveLength(3);
    for (const { textContent: name } of names) {
      await user.click(await screen.findByRole('link', { name: name ?? '' }));
      expect((await screen.findByText(/^共/)).textContent).toMatch(/[1-9]\d* 件/);
      await goTo(patentSearchLink());
    }
  });

  it('keeps an unsent query over a reload, and forgets it once it is sent', async () => {
    const first = await open();
    await first.user.type(smartBox(), '未发出的');
    cleanup();
    const second = await open();
    expect(smartBox()).toHaveValue('未发出的');
    await second.user.type(smartBox(), '{Enter}');
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    await second.goTo(patentSearchLink());
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    expect(smartBox()).toHaveValue('');
  });

  it('opens with the query of its address and carries it to the expression', async () => {
    const { user, address } = await open(patentSearchLink({ q: '固态电池 H01M' }));
    expect(smartBox()).toHaveValue('固态电池 H01M');
    await user.click(screen.getByRole('link', { name: '表达式检索' }));
    expect(await screen.findByLabelText('检索式')).toHaveValue('固态电池 AND IC=H01M');
    expect(address()).toBe(patentSearchLink({ mode: 'expr', q: '固态电池 AND IC=H01M' }));
  });

  it('an unknown mode is the smart box', async () => {
    await open(`${patentSearchLink()}?mode=nonsense&q=H01M`);
    expect(smartBox()).toHaveValue('H01M');
  });

  it('asks the patent service for no list, and says what it holds', async () => {
    await open(patentSearchLink({ q: '固态电池' }));
    const held = screen.getByRole('region', { name: '收录的专利' });
    await waitFor(() =>
      expect(held).toHaveTextContent(/共收录 [\d,]+ 件专利，最近公开 \d{4}-\d\d-\d\d/),
    );
    expect(held).toHaveTextContent(/发明授权[\d,]+/);
    expect(await listSearches()).toEqual([]);
  });

  it('says of how many held patents nobody knows what they are', async () => {
    findsOne({}, [
      { name: 'patentType', values: [{ value: 'DESIGN', count: 1 }], missing: 1200, other: 0 },
      { name: 'validity', values: [{ value: 'VALID', count: 1 }], missing: 0, other: 0 },
    ]);
    await open();
    const held = screen.getByRole('region', { name: '收录的专利' });
    await waitFor(() => expect(held).toHaveTextContent('件专利（类型不详 1,200 件），最近公开'));
  });

  it('counts none as valid, pending or ended where the status of too few is known', async () => {
    findsOne({}, [
      { name: 'patentType', values: [{ value: 'DESIGN', count: 1 }], missing: 0, other: 0 },
      { name: 'validity', values: [{ value: 'VALID', count: 15 }], missing: 23_619, other: 0 },
    ]);
    await open();
    const held = screen.getByRole('region', { name: '收录的专利' });
    await waitFor(() => expect(held).toHaveTextContent('有效性不详 23,619 件'));
    expect(within(held).getByText('外观设计')).toBeVisible();
    for (const status of ['有效', '审中', '失效']) {
      expect(within(held).queryByText(status)).toBeNull();
    }
  });

  it('keeps no room for searches before the first one', async () => {
    await open();
    expect(screen.getByText(/检索过的条件以后列在这一页，只保存在这个浏览器里/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^(最近检索|保存的检索)$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /（0）/ })).toBeNull();
    // A file brings saved searches.
    expect(screen.getByRole('button', { name: '导入已存检索' })).toBeVisible();
  });
});
