import { redo, undo } from '@codemirror/commands';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import {
  box,
  caret,
  EXPRESSION_PAGE,
  editor,
  openEditor,
  select,
  text,
  type,
} from './expressionSupport';
import { lastSearch, SEARCH_CALL, searches } from './searchSupport';

describe('an expression', () => {
  it('is told in words, searched in its normal spelling, and stands in the address as typed', async () => {
    const { user, address } = await openEditor();
    type('名称＝（电池 and 隔膜）');
    expect(await screen.findByText('理解为：发明名称 含“电池”和“隔膜”')).toBeVisible();
    expect(screen.getByText('TI=(电池 AND 隔膜)', { selector: 'p > code' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '检索' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: '名称＝（电池 and 隔膜）' }));
    await waitFor(async () => expect((await lastSearch()).expression).toBe('TI=(电池 AND 隔膜)'));
  });

  it('with an error is not sent: message, the wrong part marked, the caret there', async () => {
    const { user, address } = await openEditor();
    type('TI=电池 AND OR 隔膜');
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(box()).toHaveAccessibleDescription(/第 11 个字符：连续出现了两个运算符“AND”和“OR”/);
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(box()).toHaveFocus();
    expect(caret()).toBe(10);
    expect(within(box()).getByText('OR')).toBeVisible();
    expect(address()).toBe(EXPRESSION_PAGE);
    select(0);
    await user.click(screen.getByRole('button', { name: '定位到此处' }));
    expect(caret()).toBe(10);
    select(0);
    fireEvent.keyDown(box(), { key: 'F8' });
    expect(caret()).toBe(10);
    expect(await searches()).toEqual([]);
  });

  it('shows an error on the way, but calls nothing invalid before it is sent', async () => {
    await openEditor();
    type('TI=(电池');
    expect(await screen.findByText(/左括号没有配对的右括号/)).toBeVisible();
    expect(box()).toHaveAttribute('aria-invalid', 'false');
  });

  it('says that nothing was typed, and that a set of the history is not there', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(box()).toHaveAccessibleDescription('请输入检索式。');
    type('#1 AND 电池');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^第 1 个字符/));
  });

  it('warns of words without a field, and is searched with Ctrl+Enter all the same', async () => {
    const { address } = await openEditor();
    type('TI=电池 AND 隔膜');
    expect(
      await screen.findByText('“隔膜”未限定字段，将按默认字段（名称、摘要、权利要求）检索'),
    ).toBeVisible();
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: 'TI=电池 AND 隔膜' }));
  });

  it('grows by a line with Enter and leaves Tab to the browser', async () => {
    const { address } = await openEditor();
    type('TI=电池');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(text()).toBe('TI=电池\n');
    expect(fireEvent.keyDown(box(), { key: 'Tab' })).toBe(true);
    expect(text()).toBe('TI=电池\n');
    expect(address()).toBe(EXPRESSION_PAGE);
  });

  it('of an address is in the editor when it takes over', async () => {
    await openEditor(patentSearchLink({ mode: 'expr', q: 'TL=电池' }));
    expect(text()).toBe('TL=电池');
    expect(box()).toHaveAccessibleDescription(/未知字段“TL”，您是不是要输入“TI”/);
  });
});

const REPAIRS = [
  ['TI=(电池 AND 隔膜', '在末尾补上右括号', 'TI=(电池 AND 隔膜)'],
  ['TI=电池)', '删除多余的右括号', 'TI=电池'],
  ['TI="锂电池', '在末尾补上右引号', 'TI="锂电池"'],
  ['TI=电池 AND', '删除“AND”', 'TI=电池'],
  ['TI=电池 AND OR TI=隔膜', '保留“AND”', 'TI=电池 AND TI=隔膜'],
  ['TI=电池 TI=隔膜', '补上 AND', 'TI=电池 AND TI=隔膜'],
  ['TL=电池', '改为“TI”（发明名称）', 'TI=电池'],
  ['AD=(20221231 to 20200101)', '交换起止', 'AD=(20200101 to 20221231)'],
  ['IC=HO1M10/0525', '改为 H01M10/0525', 'IC=H01M10/0525'],
  ['PT=新型', '改为“实用新型”', 'PT=实用新型'],
  ['PA=(华为 + 中兴)', '改为 OR', 'PA=(华为 OR 中兴)'],
  ['AP=常熟公司', '改为检索申请人', 'PA=常熟公司'],
] as const;

describe('one click', () => {
  it('repairs twelve kinds of error, and undo takes it back', async () => {
    const { user } = await openEditor();
    for (const [wrong, button, right] of REPAIRS) {
      type(wrong);
      await user.click(await screen.findByRole('button', { name: button }));
      expect(text()).toBe(right);
      await waitFor(() => expect(box()).toHaveFocus());
      expect(await screen.findByText(/^理解为：/)).toBeVisible();
      act(() => void undo(editor()));
      expect(text()).toBe(wrong);
      act(() => void redo(editor()));
      expect(text()).toBe(right);
    }
  });
});

describe('completion', () => {
  const offered = async () =>
    within(await screen.findByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent);

  it('offers fields by Chinese name, then the values of the one chosen', async () => {
    await openEditor();
    type('TI=电池 AND 专利类');
    expect(await offered()).toEqual(['PT专利类型、发明类型']);
    // The editor takes no choice in the first moments, in which Enter was meant for the text.
    await new Promise((resolve) => setTimeout(resolve, 100));
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(text()).toBe('TI=电池 AND PT=');
    await waitFor(async () =>
      expect(await offered()).toEqual(['发明公开', '发明授权', '实用新型', '外观设计']),
    );
  });

  it('offers the operators that suit the field', async () => {
    await openEditor();
    type('TI=(电池 3');
    expect(await offered()).toEqual([
      '3W按此顺序，相隔不超过 3 个字',
      '3D不分先后，相隔不超过 3 个字',
    ]);
  });

  it('offers the applicants that have what is typed, with their numbers', async () => {
    await openEditor();
    type('PA=示例');
    const names = await offered();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/示例.*\d+ 件$/);
    const asked = (await searches()).filter(({ facets }) => facets?.includes('applicant'));
    expect(asked).toEqual([
      { expression: 'PA=示例', page: 0, size: 1, facets: ['applicant'], facetSize: 20 },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(text()).toMatch(/^PA="[^"]*示例[^"]*"$/);
  });

  it('offers names that were searched before when the service counts none', async () => {
    const { goTo } = await renderPortal(
      patentResultLink({ mode: 'expr', q: 'PA="华为技术有限公司"' }),
    );
    await screen.findByRole('heading', { name: '没有找到符合条件的专利' });
    backEnd.use(http.post(`*${SEARCH_CALL}`, () => new HttpResponse(null, { status: 404 })));
    await goTo(EXPRESSION_PAGE);
    await waitFor(editor);
    type('PA=华为');
    expect(await offered()).toEqual(['华为技术有限公司检索过']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['500', () => new HttpResponse('<html>', { status: 500 })],
    ['a code', () => HttpResponse.json({ code: 50001, data: null, msg: '统计服务繁忙' })],
    ['a cut line', () => HttpResponse.error()],
  ])('of names that fails (%s) says nothing, and the search goes on', async (_, failed) => {
    const { user, address } = await openEditor();
    const asked: unknown[] = [];
    backEnd.use(
      http.post(`*${SEARCH_CALL}`, async ({ request }) => {
        const { facets } = (await request.clone().json()) as { facets?: string[] };
        if (!facets?.includes('applicant') || facets.length > 1) return undefined;
        asked.push(facets);
        return failed();
      }),
    );
    type('PA=华为');
    await waitFor(() => expect(asked).toHaveLength(1));
    // Long enough for a notice to come.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(document.querySelector('.ant-message-notice, .ant-notification-notice')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByText(/繁忙|失败|没有成功|出错|异常/)).toBeNull();
    expect(box()).toHaveAttribute('aria-invalid', 'false');
    expect(text()).toBe('PA=华为');
    await user.click(screen.getByRole('button', { name: '检索' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: 'PA=华为' }));
    await waitFor(async () => expect((await lastSearch()).expression).toBe('PA=华为'));
  });

  it('offers classes by their title', async () => {
    await openEditor();
    type('IC=H0');
    expect((await offered())[0]).toMatch(/^H01/);
  });
});

describe('the help of the expression', () => {
  it('names all forty fields and puts one into the box where the caret is', async () => {
    const { user } = await openEditor();
    expect(screen.getAllByRole('button', { name: /^插入字段 / })).toHaveLength(40);
    type('TI=电池 AND 隔膜');
    select(10);
    await user.click(screen.getByRole('button', { name: '插入字段 AB' }));
    expect(text()).toBe('TI=电池 AND AB=隔膜');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(caret()).toBe(13);
  });

  it('puts an operator and a whole example into the box', async () => {
    const { user } = await openEditor();
    type('TI=(电池');
    await user.click(screen.getByRole('button', { name: '插入 5W' }));
    expect(text()).toBe('TI=(电池 5W ');
    await user.click(screen.getByRole('tab', { name: '例子' }));
    await user.click(screen.getByRole('button', { name: '填入 ICLM=(电池 S 隔膜)' }));
    expect(text()).toBe('ICLM=(电池 S 隔膜)');
  });

  it('is a row of tabs for the keyboard, the fields first', async () => {
    const { user } = await openEditor();
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect(screen.getByRole('tabpanel', { name: '字段' })).toBeVisible();
    await user.click(tab('字段'));
    await user.keyboard('{ArrowRight}');
    expect(tab('例子')).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: '例子' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '插入字段 AB' })).not.toBeInTheDocument();
    await user.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: '规则' })).toHaveTextContent(/结合次序由紧到松/);
  });

  it('has examples that run', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('tab', { name: '例子' }));
    await user.click(screen.getByRole('link', { name: 'TI,AB=(电池 5W 隔膜)' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect((await screen.findByText(/^共/)).textContent).toMatch(/[1-9]\d* 件/);
  });
});
