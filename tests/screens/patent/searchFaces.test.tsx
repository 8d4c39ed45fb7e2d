import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { chips, smartBox, withoutEditor } from './searchSupport';

async function open(address = patentSearchLink()) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '专利检索' });
  return portal;
}

const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: '检索方式' })).getByRole('link', { name });

/** The text of the box for an expression, plain field or editor. */
const expressionText = () => {
  const box = screen.getByLabelText('检索式');
  return box instanceof HTMLTextAreaElement ? box.value : box.textContent;
};

const value = (number: number) =>
  within(screen.getByRole('group', { name: `条件 ${number}` })).getByRole('textbox', {
    name: '内容',
  });

describe('what is typed goes along to another kind of search', () => {
  it('from the smart box to the expression; back it is as it was typed, readings included', async () => {
    const { user, address } = await open();
    await user.type(smartBox(), '2023 传感器');
    await user.selectOptions(
      screen.getByLabelText('“2023”识别为'),
      '关键词（名称、摘要、权利要求）',
    );
    await user.click(tab('表达式检索'));
    await waitFor(() => expect(expressionText()).toBe('2023 AND 传感器'));
    expect(address()).toBe(patentSearchLink({ mode: 'expr', q: '2023 AND 传感器' }));
    await user.click(tab('智能检索'));
    await waitFor(() => expect(smartBox()).toHaveValue('2023 传感器'));
    expect(address()).toBe(patentSearchLink({ q: '2023 传感器', as: ['text'] }));
  });

  it('but not in the address when it is a whole book: it waits in its box', async () => {
    const book = '一种隔膜，包括涂层；\n'.repeat(300);
    const { user, address } = await open();
    fireEvent.change(smartBox(), { target: { value: book } });
    expect(await screen.findByText(/^现有 3,300 个字符，最多检索 2,000 个/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '发明授权' }));
    expect(address()).not.toContain('q=');
    expect(smartBox()).toHaveValue(book);
    await user.click(tab('表达式检索'));
    await waitFor(() => expect(expressionText()).toBe(''));
    await user.click(tab('智能检索'));
    await waitFor(() => expect(smartBox()).toHaveValue(book));
    expect(address()).not.toContain('q=');
  });

  it.each(['表达式检索', '表单检索'])(
    'with the remark on a wrong check digit, in the %s',
    async (face) => {
      const { user } = await open();
      await user.type(smartBox(), '2021199000489 电池');
      await user.click(tab(face));
      await screen.findByText(/^理解为：申请号 为 202119900048 并且/);
      const remark = '“2021199000489”校验位应为 5';
      expect(screen.getByText(remark)).toBeVisible();
      if (face === '表单检索') await user.clear(value(1));
      else fireEvent.change(screen.getByLabelText('检索式'), { target: { value: '电池' } });
      await waitFor(() => expect(screen.queryByText(remark)).not.toBeInTheDocument());
    },
  );

  it('from the smart box to the form and back', async () => {
    const { user, address } = await open();
    await user.type(smartBox(), '固态电池 H01M');
    await user.click(tab('表单检索'));
    await screen.findByRole('group', { name: '条件 2' });
    expect(value(1)).toHaveValue('固态电池');
    expect(value(2)).toHaveValue('H01M');
    expect(address()).toBe(
      patentSearchLink({ face: 'form', mode: 'expr', q: '固态电池 AND IC=H01M' }),
    );
    await user.click(tab('智能检索'));
    await waitFor(() => expect(smartBox()).toHaveValue('固态电池 H01M'));
  });

  it('over all three and with a change in the form', async () => {
    const { user } = await open();
    await user.type(smartBox(), '固态电池 H01M');
    await user.click(tab('表达式检索'));
    await screen.findByLabelText('检索式');
    await user.click(tab('表单检索'));
    await screen.findByRole('group', { name: '条件 2' });
    await user.type(value(1), ' 隔膜');
    await user.click(tab('表达式检索'));
    await waitFor(() => expect(expressionText()).toBe('固态电池 AND 隔膜 AND IC=H01M'));
    await user.click(tab('智能检索'));
    await waitFor(() => expect(smartBox()).toHaveValue('固态电池 AND 隔膜 AND IC=H01M'));
    await waitFor(() => expect(chips()).toEqual(['检索式 固态电池 AND 隔膜 AND IC=H01M']));
  });

  it('from the expression to the form, and back as it was typed', async () => {
    withoutEditor();
    const { user } = await open(patentSearchLink({ mode: 'expr' }));
    fireEvent.change(await screen.findByLabelText('检索式'), {
      target: { value: '名称＝电池\nand 申请日>=2020' },
    });
    await user.click(tab('表单检索'));
    await screen.findByRole('group', { name: '条件 2' });
    expect(value(1)).toHaveValue('电池');
    await user.click(tab('表达式检索'));
    await waitFor(() => expect(screen.getByLabelText('检索式')).toBeVisible());
    expect(expressionText()).toMatch(/^名称＝电池\n?and 申请日>=2020$/);
  });

  it('from the form to the expression and back, empty and wrong rows included', async () => {
    const { user } = await open(patentSearchLink({ face: 'form' }));
    await screen.findByRole('group', { name: '条件 4' });
    await user.type(value(1), '电池');
    await user.type(value(4), 'X1');
    await user.click(tab('表达式检索'));
    await waitFor(() => expect(expressionText()).toBe('TAC=电池 AND IC=X1'));
    await user.click(tab('表单检索'));
    await screen.findByRole('group', { name: '条件 4' });
    expect(value(1)).toHaveValue('电池');
    expect(value(2)).toHaveValue('');
    expect(value(4)).toHaveValue('X1');
  });

  it('an expression with an error keeps its text in every one of them', async () => {
    withoutEditor();
    const q = 'TI=(电池';
    const { user } = await open(patentSearchLink({ mode: 'expr' }));
    fireEvent.change(await screen.findByLabelText('检索式'), { target: { value: q } });
    await user.click(tab('表单检索'));
    expect(await screen.findByText(/左括号没有配对的右括号/)).toBeVisible();
    expect(screen.getByText(q)).toBeVisible();
    await user.click(tab('智能检索'));
    await waitFor(() => expect(smartBox()).toHaveValue(q));
    await user.click(tab('表达式检索'));
    await waitFor(() => expect(expressionText()).toBe(q));
  });

  it.each([
    ['2023', 'TAC=2023'],
    ['H01M', 'TAC=H01M'],
    ['电池 5W 隔膜', 'TAC=(电池 5W 隔膜)'],
    ['固态电池', '固态电池'],
    ['"2023"', '"2023"'],
  ])('the expression %s means the same in the smart box', async (q, smart) => {
    const { user } = await open(patentSearchLink({ mode: 'expr', q }));
    await user.click(tab('智能检索'));
    await waitFor(() => expect(smartBox()).toHaveValue(smart));
  });

  it('past searches named in the smart box, by a link where it says that it does not know them', async () => {
    const scope = { include: { validity: ['VALID'] } };
    const { user, address } = await open(patentSearchLink(scope));
    await user.type(smartBox(), '#1 AND #99{Enter}');
    expect(smartBox()).toHaveAccessibleDescription(/检索历史的编号.*带到表达式检索/);
    await user.click(screen.getByRole('link', { name: '带到表达式检索' }));
    await waitFor(() => expect(expressionText()).toBe('#1 AND #99'));
    expect(address()).toBe(patentSearchLink({ ...scope, mode: 'expr', q: '#1 AND #99' }));
  });

  it('and is not there again in an empty search once it has been sent', async () => {
    const { user, goTo } = await open();
    await user.type(smartBox(), '固态电池');
    await user.click(tab('表单检索'));
    await screen.findByRole('group', { name: '条件 1' });
    await user.type(value(1), ' 隔膜{Enter}');
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    await goTo(patentSearchLink());
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    expect(smartBox()).toHaveValue('');
  });

  it('and back from the result comes to what was sent', async () => {
    const { user, address, back } = await open();
    await user.type(smartBox(), '固态电池{Enter}');
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ q: '固态电池' }));
    await back();
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    expect(smartBox()).toHaveValue('固态电池');
  });
});

describe('the scope of the search', () => {
  const scope = () => screen.getByText('范围：');

  it('is one line that unfolds; it stands in the address and goes to the result', async () => {
    const { user, address } = await open();
    expect(scope()).toHaveTextContent('范围：全部');
    await user.type(smartBox(), '电池');
    await user.click(scope());
    await user.click(screen.getByRole('checkbox', { name: '发明授权' }));
    await user.click(screen.getByRole('checkbox', { name: '有效' }));
    await user.type(screen.getByRole('textbox', { name: '申请年从' }), '2015');
    await user.type(screen.getByRole('textbox', { name: '申请年至' }), '２０２４');
    expect(scope()).toHaveTextContent('范围：发明授权、有效、2015–2024 年申请');
    const within = {
      include: { patentType: ['INVENTION_GRANT'], validity: ['VALID'] },
      years: '2015-2024',
    };
    expect(address()).toBe(patentSearchLink({ q: '电池', ...within }));
    expect(smartBox()).toHaveValue('电池');
    await user.type(smartBox(), ' 隔膜');
    await user.click(tab('表达式检索'));
    expect(address()).toBe(patentSearchLink({ mode: 'expr', q: '电池 AND 隔膜', ...within }));
    await user.click(await screen.findByRole('button', { name: '检索' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: '电池 AND 隔膜', ...within }));
  });

  it('takes no year that is none, and says so; one click lifts every limit', async () => {
    const { user, address } = await open(
      patentSearchLink({ include: { validity: ['INVALID'] }, years: '2015-' }),
    );
    expect(scope()).toHaveTextContent('范围：失效、2015 年起申请');
    await user.click(scope());
    const to = screen.getByRole('textbox', { name: '申请年至' });
    await user.type(to, '201');
    expect(to).toHaveAccessibleDescription('请填写四位年份，如 2015。');
    await user.type(to, '4');
    expect(to).toHaveAccessibleDescription('起始年份晚于结束年份，按 2014–2015 检索。');
    expect(to).toHaveValue('2014');
    expect(address()).toBe(
      patentSearchLink({ include: { validity: ['INVALID'] }, years: '2014-2015' }),
    );
    await user.click(screen.getByRole('button', { name: '不限范围' }));
    expect(address()).toBe(patentSearchLink());
    expect(scope()).toHaveTextContent('范围：全部');
  });

  it('goes with what is filled into the form', async () => {
    const { user } = await open(patentSearchLink({ face: 'form' }));
    await screen.findByRole('group', { name: '条件 4' });
    await user.type(value(2), '大学');
    await user.click(scope());
    await user.click(screen.getByRole('checkbox', { name: '审中' }));
    expect(value(2)).toHaveValue('大学');
    expect(screen.getAllByRole('group', { name: /^条件 \d+$/ })).toHaveLength(4);
  });
});
