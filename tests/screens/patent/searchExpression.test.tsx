import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { patentResultLink, patentSearchLink } from '../../../src/links';
import { renderPortal } from '../../support/renderPortal';
import { lastSearch, searches } from './searchSupport';

const PAGE = patentSearchLink({ mode: 'expr' });

async function open(address = PAGE) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '专利检索' });
  return portal;
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('检索式');
const type = (value: string) => fireEvent.change(box(), { target: { value } });

describe('an expression', () => {
  it('is searched in its normal spelling and stands in the address as typed', async () => {
    const { user, address } = await open();
    type('名称＝（电池 and 隔膜）');
    expect(await screen.findByText('TI=(电池 AND 隔膜)', { selector: 'p > code' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '检索' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: '名称＝（电池 and 隔膜）' }));
    await waitFor(async () => expect((await lastSearch()).expression).toBe('TI=(电池 AND 隔膜)'));
  });

  it('with an error is not sent: message, the wrong part marked, the caret there', async () => {
    const { user, address } = await open();
    type('TI=电池 AND OR 隔膜');
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(box()).toHaveAccessibleDescription(/第 11 个字符：连续出现了两个运算符“AND”和“OR”/);
    expect(box()).toBeInvalid();
    expect(box()).toHaveFocus();
    expect([box().selectionStart, box().selectionEnd]).toEqual([10, 12]);
    expect(screen.getByText('OR', { selector: 'mark' })).toBeVisible();
    expect(address()).toBe(PAGE);
    box().setSelectionRange(0, 0);
    await user.click(screen.getByRole('button', { name: '定位到此处' }));
    expect([box().selectionStart, box().selectionEnd]).toEqual([10, 12]);
  });

  it('shows an error on the way, but calls nothing invalid before it is sent', async () => {
    await open();
    type('TI=(电池');
    expect(await screen.findByText(/左括号没有配对的右括号/)).toBeVisible();
    expect(box()).toBeValid();
  });

  it('says that nothing was typed, and that a set of the history is not there', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '检索' }));
    expect(box()).toHaveAccessibleDescription('请输入检索式。');
    type('#1 AND 电池');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^第 1 个字符/));
  });

  it('warns of a word without a field, and is searched all the same', async () => {
    const { user, address } = await open();
    type('TI=电池 AND 隔膜');
    expect(
      await screen.findByText('“隔膜”未限定字段，将按默认字段（名称、摘要、权利要求）检索'),
    ).toBeVisible();
    await user.type(box(), '{Enter}');
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: 'TI=电池 AND 隔膜' }));
  });

  it('keeps its lines with Shift+Enter', async () => {
    const { user, address } = await open();
    await user.type(box(), 'TI=电池{Shift>}{Enter}{/Shift}AND TI=隔膜');
    expect(box()).toHaveValue('TI=电池\nAND TI=隔膜');
    expect(address()).toBe(PAGE);
  });

  it('of an address that is wrong is shown with its error, and nothing is asked', async () => {
    await renderPortal(patentResultLink({ mode: 'expr', q: 'TL=电池' }));
    expect(await screen.findByRole('heading', { name: '这个检索式无法执行' })).toBeVisible();
    expect(box()).toHaveValue('TL=电池');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/未知字段“TL”，您是不是要输入“TI”/);
    expect(await searches()).toEqual([]);
  });
});

describe('the help of the expression', () => {
  it('names all forty fields and puts one into the box where the caret is', async () => {
    const { user } = await open();
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(41);
    type('TI=电池 AND 隔膜');
    box().setSelectionRange(10, 10);
    await user.click(screen.getByRole('button', { name: '插入字段 AB' }));
    expect(box()).toHaveValue('TI=电池 AND AB=隔膜');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box().selectionStart).toBe(13);
  });

  it('has examples that run', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'TI,AB=(电池 5W 隔膜)' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect((await screen.findByText(/^共/)).textContent).toMatch(/[1-9]\d* 件/);
  });
});
