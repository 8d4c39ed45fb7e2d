import { screen, waitFor, within } from '@testing-library/react';
import { patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { lastSearch } from './searchSupport';

const NARROWED = {
  include: { applicantType: ['ENTERPRISE'] },
  years: '2015-2024',
} as const;

async function open(address: string) {
  const portal = await renderPortal(address);
  await screen.findByText(/^共/);
  await portal.user.click(more());
  return portal;
}

const more = () => screen.getByRole('button', { name: '更多操作' });

const area = () => screen.getByLabelText('在结果中检索');
const field = () => within(area()).getByRole('textbox');
const press = (name: string) => within(area()).getByRole('button', { name });

describe('search within results', () => {
  it('stands behind ⋯ with the expression, and stays open in the tab once it was opened', async () => {
    const address = patentResultLink({ q: '装置' });
    const { user, goTo, back } = await renderPortal(address);
    await screen.findByText(/^共/);
    const tools = () => area().closest('[data-open]');
    expect(tools()).toHaveAttribute('data-open', 'false');
    expect(area().closest('.ipr-result-bar')).toBeNull();
    await user.click(more());
    expect(tools()).toHaveAttribute('data-open', 'true');
    expect(tools()).toContainElement(screen.getByRole('link', { name: '改为检索式' }));
    await goTo(patentSearchLink());
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    await back();
    await screen.findByText(/^共/);
    expect(tools()).toHaveAttribute('data-open', 'true');
    await user.click(more());
    expect(tools()).toHaveAttribute('data-open', 'false');
  });

  it('narrows by Enter, keeps filters and years, and shows the whole query', async () => {
    const { user, address } = await open(
      patentResultLink({ q: '锂离子电池', size: 20, ...NARROWED }),
    );
    await user.type(field(), '2023 传感器{Enter}');
    const q = '锂离子电池 AND (PD=2023 OR AD=2023) AND 传感器';
    expect(address()).toBe(patentResultLink({ mode: 'expr', q, size: 20, ...NARROWED }));
    expect(await screen.findByLabelText('检索式')).toHaveValue(q);
    await waitFor(async () => expect((await lastSearch()).expression).toContain('传感器'));
  });

  it('takes another condition at once: the keyboard stays in the field', async () => {
    const { user, address } = await open(patentResultLink({ q: '装置' }));
    await user.type(field(), '控制{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('');
    await user.keyboard('检测{Enter}');
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: '装置 AND 控制 AND 检测' }));
  });

  it('keeps what is typed when the page is left and come back to', async () => {
    const { user, goTo, back } = await open(patentResultLink({ q: '装置' }));
    await user.type(field(), '控制 2023');
    await goTo(patentSearchLink());
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    await back();
    await screen.findByText(/^共/);
    expect(field()).toHaveValue('控制 2023');
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(field()).toHaveValue(''));
    await back();
    expect(field()).toHaveValue('');
  });

  it('excludes what meets all that is typed', async () => {
    const { user, address } = await open(
      patentResultLink({ mode: 'expr', q: 'TI=装置 OR TI=方法', ...NARROWED }),
    );
    await user.type(field(), '电池 H01M');
    await user.click(press('从结果中排除'));
    expect(address()).toBe(
      patentResultLink({
        mode: 'expr',
        q: '(TI=装置 OR TI=方法) NOT (电池 AND IC=H01M)',
        ...NARROWED,
      }),
    );
  });

  it('begins anew without filters and years', async () => {
    const { user, address } = await open(
      patentResultLink({ mode: 'expr', q: 'TI=装置', size: 20, ...NARROWED }),
    );
    await user.type(field(), '传感器');
    await user.click(press('重新检索'));
    expect(address()).toBe(patentResultLink({ q: '传感器', size: 20 }));
    expect(press('重新检索')).toHaveFocus();
  });

  it.each([
    ['装置', '', '在结果中检索', '请输入要检索的内容。'],
    ['装置', 'TI=(电池', '在结果中检索', /左括号没有配对的右括号.*请加引号/],
    ['', '电池', '从结果中排除', '现在没有检索词，无从排除；请先在结果中检索。'],
    [`"${'池'.repeat(1995)}"`, '电池', '在结果中检索', /合起来超过 2,000 个字符/],
  ])('says at the field what is wrong and loses nothing (%#)', async (q, text, button, message) => {
    const before = patentResultLink({ mode: 'expr', q });
    const { user, address } = await renderPortal(before);
    await user.click(await screen.findByRole('button', { name: '更多操作' }));
    if (text) await user.type(field(), text.replaceAll('[', '[['));
    await user.click(press(button));
    expect(field()).toHaveAccessibleDescription(message);
    expect(field()).toHaveValue(text);
    expect(field()).toHaveFocus();
    expect(address()).toBe(before);
    await user.type(field(), '甲');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('cannot narrow a query that has an error, but begin anew', async () => {
    const { user, address } = await renderPortal(patentResultLink({ mode: 'expr', q: 'TI=(电池' }));
    await screen.findByRole('heading', { name: '这个检索式无法执行' });
    await user.click(more());
    await user.type(field(), '电池{Enter}');
    expect(field()).toHaveAccessibleDescription(/上面的检索条件有误/);
    await user.click(press('重新检索'));
    expect(address()).toBe(patentResultLink({ q: '电池' }));
  });
});
