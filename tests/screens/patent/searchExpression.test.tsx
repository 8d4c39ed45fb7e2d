import { fireEvent, screen, waitFor } from '@testing-library/react';
import { patentResultLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { searches } from './searchSupport';

const box = () => screen.getByLabelText<HTMLTextAreaElement>('检索式');
const type = (value: string) => fireEvent.change(box(), { target: { value } });

async function openResult(q: string) {
  const portal = await renderPortal(patentResultLink({ mode: 'expr', q }));
  await screen.findByLabelText('检索式');
  return portal;
}

describe('the expression above its result', () => {
  it('that is wrong is shown with its error, and nothing is asked', async () => {
    await openResult('TL=电池');
    expect(await screen.findByRole('heading', { name: '这个检索式无法执行' })).toBeVisible();
    expect(box()).toHaveValue('TL=电池');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/未知字段“TL”，您是不是要输入“TI”/);
    expect(await searches()).toEqual([]);
  });

  it('marks the wrong part beside the message, and goes there', async () => {
    const { user } = await openResult('TI=电池');
    type('TI=电池 AND OR 隔膜');
    expect(await screen.findByText('OR', { selector: 'mark' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '定位到此处' }));
    expect(box()).toHaveFocus();
    expect([box().selectionStart, box().selectionEnd]).toEqual([10, 12]);
    box().setSelectionRange(0, 0);
    fireEvent.keyDown(box(), { key: 'F8' });
    expect([box().selectionStart, box().selectionEnd]).toEqual([10, 12]);
  });

  it('is put into words; many numbers are counted', async () => {
    const { user, goTo } = await openResult('TI=电池 NOT PT=外观设计');
    const meaning = await screen.findByRole('button', {
      name: '理解为：发明名称 含“电池” 并且排除 专利类型 为外观设计',
    });
    await user.click(meaning);
    expect(meaning).toHaveAttribute('aria-expanded', 'true');
    const numbers = 'PN=(CN199000001A OR CN199000002A OR CN199000003A OR CN199000004A)';
    await goTo(patentResultLink({ mode: 'expr', q: numbers }));
    expect(await screen.findByRole('button', { name: /^理解为（4 个号码）：公开/ })).toBeVisible();
  });

  it('is repaired with one click', async () => {
    const { user } = await openResult('TI=电池');
    type('TI=(电池');
    await user.click(await screen.findByRole('button', { name: '在末尾补上右括号' }));
    expect(box()).toHaveValue('TI=(电池)');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box().selectionStart).toBe(7);
  });

  it('is sent by Enter and keeps its lines with Shift+Enter', async () => {
    const { user, address } = await openResult('TI=电池');
    await user.clear(box());
    await user.type(box(), 'TI=隔膜{Shift>}{Enter}{/Shift}AND AB=电池');
    expect(box()).toHaveValue('TI=隔膜\nAND AB=电池');
    await user.type(box(), '{Enter}');
    await waitFor(() =>
      expect(address()).toBe(patentResultLink({ mode: 'expr', q: 'TI=隔膜\nAND AB=电池' })),
    );
  });
});
