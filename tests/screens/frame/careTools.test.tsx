import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

const root = document.documentElement;
const variable = (name: string) => root.style.getPropertyValue(name);
const press = (code: string, shiftKey = false, target: Element = document.body) =>
  fireEvent.keyDown(target, { code, altKey: true, shiftKey });

async function inCareMode() {
  const portal = await renderPortal('/404');
  await portal.user.click(await screen.findByRole('button', { name: '适老化' }));
  await portal.user.click(await screen.findByRole('button', { name: '显示设置' }));
  return portal;
}

describe('the tools of the care mode', () => {
  it('stand in the second landmark, behind the skip link and the switch', async () => {
    const { user } = await inCareMode();
    const regions = screen.getAllByRole('region').slice(0, 2);
    expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
      '无障碍',
      '辅助工具',
    ]);
    (document.activeElement as HTMLElement | null)?.blur();
    for (let stop = 0; stop < 3; stop += 1) await user.tab();
    expect(screen.getByRole('button', { name: '朗读全文' })).toHaveFocus();
  });

  it('say what they are of, and leave the filled button to the page', async () => {
    await inCareMode();
    const own = screen
      .getAllByRole('region')
      .slice(0, 2)
      .flatMap((region) => within(region).getAllByRole('button'))
      .filter((one) => one.classList.contains('ant-btn'));
    expect(own.map((one) => one.textContent)).toEqual([
      '适老化',
      '朗读全文',
      '从此处读',
      '显示设置',
      '适老版说明',
    ]);
    for (const one of own) expect(one).toHaveClass('ant-btn-text');
  });

  it('keep what was chosen in this browser, and put it away with the mode', async () => {
    const { user } = await inCareMode();
    await user.click(screen.getByRole('button', { name: '150%' }));
    await user.click(screen.getByRole('button', { name: '黑底黄字' }));
    await user.click(screen.getByRole('button', { name: '纯文本' }));
    await waitFor(() => expect(variable('--ipr-surface')).toBe('#000000'));
    cleanup();
    const again = await renderPortal('/404');
    await waitFor(() => expect(variable('--ipr-text')).toBe('#ffff00'));
    expect(variable('--ipr-size')).toBe('27px');
    expect(root.dataset).toMatchObject({ plain: 'true', stacked: 'true', contrast: 'black' });
    await again.user.click(screen.getByRole('button', { name: '适老化' }));
    expect(variable('--ipr-size')).toBe('14px');
    expect(variable('--ipr-surface')).toBe('#ffffff');
    expect(screen.queryByRole('region', { name: '辅助工具' })).toBeNull();
  });

  it('go back to their defaults', async () => {
    const { user } = await inCareMode();
    await user.click(screen.getByRole('button', { name: '大光标' }));
    await user.click(screen.getByRole('button', { name: '加宽间距' }));
    expect(variable('--ipr-leading')).toBe('2');
    await user.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(root.dataset).toMatchObject({ cursor: 'false', spacing: 'false', care: 'true' });
    expect(localStorage.getItem('iprCareChoices')).toBeNull();
  });

  it.each(['"x"', '[1]', '{"zoom":9,"contrast":"red","guide":1}'])(
    'bear a stored value that is broken: %s',
    async (text) => {
      localStorage.setItem('iprCareMode', 'true');
      localStorage.setItem('iprCareChoices', text);
      await renderPortal('/404');
      await screen.findByRole('button', { name: '朗读全文' });
      expect(root.dataset).toMatchObject({ zoom: '1', contrast: 'none', guide: 'false' });
    },
  );
});

describe('the keys of every page', () => {
  it('magnify and change colours, with the toolbar to take it back; Shift+Alt+Q resets', async () => {
    await renderPortal('/404');
    press('ArrowUp', true);
    await waitFor(() => expect(variable('--ipr-size')).toBe('18px'));
    expect(await screen.findByRole('button', { name: '收起' })).toBeInTheDocument();
    press('KeyH', true);
    await waitFor(() => expect(root.dataset.contrast).toBe('black'));
    press('KeyQ', true);
    await waitFor(() => expect(variable('--ipr-size')).toBe('14px'));
    expect(root.dataset.contrast).toBe('none');
  });

  it('open the statement with all keys, and lead to the content', async () => {
    const { user } = await renderPortal('/404');
    await screen.findByText('您访问的页面不存在或已删除', { selector: 'h1' });
    press('Digit0');
    const dialog = await screen.findByRole('dialog', { name: '无障碍说明' });
    expect(within(dialog).getAllByRole('row')).toHaveLength(12);
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    press('Digit2');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'main-content'));
  });

  it('lead home and to the search box, and are off while typing', async () => {
    const portal = await renderPortal('/404');
    const field = document.createElement('textarea');
    document.body.append(field);
    press('Digit1', false, field);
    field.remove();
    await Promise.resolve();
    expect(portal.address()).toBe('/404');
    press('Digit1');
    await waitFor(() => expect(portal.address()).toBe('/changshu/nav/subjectDetail'));
    const box = await screen.findByRole('button', { name: '检索' });
    press('Digit3');
    await waitFor(() => expect(box.closest('form')?.contains(document.activeElement)).toBe(true));
  });
});
