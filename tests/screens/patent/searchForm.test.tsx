import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { lastSearch, searches } from './searchSupport';

const FORM_PAGE = patentSearchLink({ face: 'form' });

const rows = () => screen.findAllByRole('group', { name: /^条件 \d+$/ });

/** A row by its number, from 1. */
async function row(number: number) {
  const group = await screen.findByRole('group', { name: `条件 ${number}` });
  const part = within(group);
  return {
    ...part,
    joiner: () => part.getByRole('combobox', { name: '与前面条件的关系' }),
    field: () => part.getByRole('combobox', { name: '字段' }),
    relation: () => part.getByRole('combobox', { name: '关系' }),
    value: () => part.getByRole('textbox', { name: '内容' }),
    end: (name: '从' | '至') => part.getByRole('textbox', { name }),
  };
}

async function open(address = FORM_PAGE) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '专利检索' });
  await rows();
  return portal;
}

const search = () => screen.getByRole('button', { name: '检索' });
const expression = () => screen.getByText('检索式：').querySelector('code')?.textContent;

describe('the form', () => {
  it('begins with the usual fields; what is filled in is told in words and searched by Enter', async () => {
    const { user, address, back } = await open();
    expect(await rows()).toHaveLength(4);
    await user.type((await row(1)).value(), '固态电池 隔膜');
    await user.type((await row(3)).end('从'), '2020');
    await user.type((await row(4)).value(), 'H01M');
    expect(screen.getByText(/^理解为：/)).toHaveTextContent(
      '名称、摘要或权利要求 含“固态电池”和“隔膜” 并且 申请日 不早于 2020-01-01 并且 IPC 分类号 属于 H01M',
    );
    const q = 'TAC=(固态电池 AND 隔膜) AND AD>=2020 AND IC=H01M';
    expect(expression()).toBe(q);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(address()).toBe(patentResultLink({ mode: 'expr', q }));
    await waitFor(async () => expect((await lastSearch()).expression).toBe(q));
    await back();
    expect((await row(1)).value()).toHaveValue('固态电池 隔膜');
    expect(await rows()).toHaveLength(4);
  });

  it('joins rows by AND, OR and NOT, and says how OR divides them', async () => {
    const { user } = await open();
    await user.type((await row(1)).value(), '电池');
    await user.type((await row(2)).value(), '大学');
    await user.selectOptions((await row(2)).joiner(), '排除');
    await user.click(screen.getByRole('button', { name: /添加条件/ }));
    const added = await row(5);
    expect(added.field()).toHaveFocus();
    await user.selectOptions(added.field(), '专利类型');
    await user.click((await row(5)).getByRole('checkbox', { name: '实用新型' }));
    await user.click((await row(5)).getByRole('checkbox', { name: '发明授权' }));
    await user.selectOptions((await row(5)).joiner(), '或者');
    expect(expression()).toBe('TAC=电池 NOT PA=大学 OR PT=(发明授权 OR 实用新型)');
    expect(screen.getByText(/“或者”把条件分成几组/)).toBeVisible();
  });

  it('offers the relations of the field, and keeps what was typed when they change', async () => {
    const { user } = await open();
    const first = await row(1);
    await user.type(first.value(), '固态 电池');
    await user.selectOptions(first.relation(), '含词组');
    expect(expression()).toBe('TAC="固态 电池"');
    await user.selectOptions(first.relation(), '不含任一词');
    expect(expression()).toBe('TAC!=(固态 OR 电池)');
    await user.selectOptions(first.field(), '申请年');
    expect((await row(1)).end('从')).toHaveValue('固态 电池');
    expect(within((await row(1)).relation()).getByRole('option', { name: '晚于' })).toBeVisible();
    await user.selectOptions((await row(1)).field(), '发明名称');
    expect((await row(1)).value()).toHaveValue('固态 电池');
  });

  it('says at the row what is wrong, quietly until it is sent, and goes there', async () => {
    const { user, address } = await open();
    const date = await row(3);
    await user.type(date.end('从'), '20201301');
    expect(await screen.findByText('日期“20201301”不存在')).toBeVisible();
    expect(date.end('从')).toHaveAttribute('aria-invalid', 'false');
    await user.type(date.end('至'), '2021');
    await user.click(search());
    expect(date.end('至')).toBeValid();
    expect(date.end('从')).toHaveFocus();
    expect(date.end('从')).toBeInvalid();
    expect(date.end('从')).toHaveAccessibleDescription('日期“20201301”不存在');
    expect(address()).toBe(FORM_PAGE);
    expect(await searches()).toEqual([]);
  });

  it('says what is missing when nothing was filled in', async () => {
    const { user } = await open();
    await user.click(search());
    expect(screen.getByText('请至少填写一个条件。')).toBeVisible();
    expect((await row(1)).value()).toHaveFocus();
  });

  it('moves and removes rows and keeps the focus at hand; an exclusion cannot be the first', async () => {
    const { user } = await open(
      patentSearchLink({ face: 'form', mode: 'expr', q: 'TI=甲 AND AB=乙 NOT PA=丙' }),
    );
    await user.click(screen.getByRole('button', { name: '上移条件 2' }));
    expect(expression()).toBe('AB=乙 AND TI=甲 NOT PA=丙');
    expect(screen.getByRole('button', { name: '下移条件 1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '下移条件 2' }));
    expect(expression()).toBe('AB=乙 NOT PA=丙 AND TI=甲');
    expect(screen.getByRole('button', { name: '上移条件 2' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '移除条件 1' }));
    expect(screen.getByRole('button', { name: '移除条件 1' })).toHaveFocus();
    await user.click(search());
    expect(screen.getByText(/前面还没有条件，无从排除/)).toBeVisible();
    await user.selectOptions((await row(1)).joiner(), '并且');
    expect(expression()).toBe('PA=丙 AND TI=甲');
  });

  it('keeps in its place what it cannot show, until it is removed', async () => {
    const q = 'TI=(电池 5W 隔膜) AND PA=大学';
    const { user } = await open(patentSearchLink({ face: 'form', mode: 'expr', q }));
    const first = await row(1);
    expect(
      first.getByText(
        '表单无法显示的部分已保留：发明名称 含“电池”与“隔膜”（按此顺序，间隔不超过 5 个字）',
      ),
    ).toBeVisible();
    expect(first.getByRole('link', { name: '用表达式修改' })).toHaveAttribute(
      'href',
      patentSearchLink({ mode: 'expr', q }),
    );
    await user.type((await row(2)).value(), ' 研究院');
    expect(expression()).toBe('TI=(电池 5W 隔膜) AND PA=(大学 AND 研究院)');
    await user.click(screen.getByRole('button', { name: '移除条件 1' }));
    expect(expression()).toBe('PA=(大学 AND 研究院)');
  });

  it('keeps what is filled in, right or wrong, over a reload', async () => {
    const first = await open();
    await first.user.type((await row(1)).value(), '未发出的');
    await first.user.type((await row(3)).end('至'), '2020年13月');
    cleanup();
    await open();
    expect((await row(1)).value()).toHaveValue('未发出的');
    expect((await row(3)).end('至')).toHaveValue('2020年13月');
  });

  it('that cannot show an expression with an error says why and keeps the text', async () => {
    const q = 'TI=(电池';
    const portal = await renderPortal(patentSearchLink({ face: 'form', mode: 'expr', q }));
    expect(await screen.findByText(/第 4 个字符：左括号没有配对的右括号/)).toBeVisible();
    expect(screen.getByText(q)).toBeVisible();
    expect(screen.getByRole('link', { name: '回到表达式修改' })).toHaveAttribute(
      'href',
      patentSearchLink({ mode: 'expr', q }),
    );
    await portal.user.click(screen.getByRole('button', { name: '放弃它，从空白表单开始' }));
    expect(await rows()).toHaveLength(4);
  });
});
