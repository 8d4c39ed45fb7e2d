import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { patentResultLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { settled, smartBox } from './searchSupport';

const BATTERY = patentResultLink({ q: '锂离子电池' });

async function open(address = BATTERY) {
  const portal = await renderPortal(address);
  await screen.findByText(/^共/);
  await settled();
  return portal;
}

const row = (place: number) => {
  const found = screen.getAllByRole('article')[place - 1];
  if (!found) throw new Error(`there is no row ${place}`);
  return found;
};
const link = (place: number) => within(row(place)).getByRole('link');
const rating = (place: number) => within(row(place)).getByRole('combobox', { name: /^相关度评分/ });
const readButton = (place: number) => within(row(place)).queryByRole('button', { name: /^已读/ });

describe('shortcuts of the result', () => {
  it('go through the rows, choose, rate and open them, and come back to the place', async () => {
    const { user, address, back } = await open();
    await user.keyboard('j');
    expect(link(1)).toHaveFocus();
    await user.keyboard('jj');
    expect(link(3)).toHaveFocus();
    await user.keyboard('k');
    expect(link(2)).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByRole('region', { name: '已选专利' })).toHaveTextContent('已选 1 件');
    await user.keyboard('4');
    expect(rating(2)).toHaveDisplayValue('4 ★★★★');
    expect(screen.getByText('第 2 件已评 4 分')).toBeInTheDocument();
    await user.keyboard('0');
    expect(rating(2)).toHaveDisplayValue('☆ 评分');
    await user.keyboard('x');
    expect(screen.queryByRole('region', { name: '已选专利' })).toBeNull();
    await user.keyboard('o');
    expect(address()).toMatch(/\/detail\?/);
    await screen.findByRole('link', { name: '返回结果' });
    await back();
    await settled();
    await waitFor(() => expect(link(2)).toHaveFocus());
    expect(readButton(2)).toBeVisible();
    await user.keyboard('u');
    expect(readButton(2)).toBeNull();
    await user.keyboard('j');
    expect(link(3)).toHaveFocus();
  });

  it('rate and go on with Shift, and go back to the view before', async () => {
    const { user, address } = await open();
    await user.keyboard('j{Shift>}%{/Shift}');
    expect(rating(1)).toHaveDisplayValue('5 ★★★★★');
    expect(link(2)).toHaveFocus();
    expect(screen.getByText('第 1 件已评 5 分')).toBeInTheDocument();
    await user.keyboard('{Shift>}@{/Shift}');
    expect(rating(2)).toHaveDisplayValue('2 ★★');
    expect(link(3)).toHaveFocus();
    await user.keyboard('{Shift>}V{/Shift}');
    expect(address()).toBe(patentResultLink({ q: '锂离子电池', view: 'split' }));
  });

  it('say where the page ends', async () => {
    const { user } = await open();
    await user.keyboard('jk');
    expect(screen.getByText('已是第一件')).toBeInTheDocument();
    expect(link(1)).toHaveFocus();
  });

  it('go on with the next page behind the last row, and back', async () => {
    const { user, address } = await open();
    const total = Number(/^共 (\d+) 件/.exec(screen.getByText(/^共/).textContent ?? '')?.[1]);
    expect(total).toBeGreaterThan(10);
    const tenth = link(10).textContent;
    link(10).focus();
    await user.keyboard('jj');
    expect(address()).toBe(patentResultLink({ q: '锂离子电池', page: 2 }));
    expect(await screen.findByText('已到第 2 页')).toBeInTheDocument();
    expect(link(1)).toHaveFocus();
    expect(row(1)).toHaveTextContent(/^11/);
    await user.keyboard('k');
    expect(await screen.findByText('已到第 1 页')).toBeInTheDocument();
    expect(address()).toBe(BATTERY);
    expect(link(10)).toHaveFocus();
    expect(link(10)).toHaveTextContent(tenth ?? '');
  });

  it('are not taken while something is typed, with a modifier, or with a dialog open', async () => {
    const { user, address } = await open();
    await user.click(smartBox());
    await user.keyboard('jxv5?');
    expect(smartBox()).toHaveValue('锂离子电池jxv5?');
    expect(smartBox()).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(BATTERY);
    link(1).focus();
    await user.keyboard('{Control>}j{/Control}{Alt>}v{/Alt}{Meta>}x{/Meta}');
    expect(link(1)).toHaveFocus();
    expect(address()).toBe(BATTERY);
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: '快捷键' });
    await user.keyboard('jv');
    expect(address()).toBe(BATTERY);
    expect(help).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link(1)).toHaveFocus();
    await user.keyboard('v');
    expect(address()).toBe(patentResultLink({ q: '锂离子电池', view: 'table' }));
  });

  it('can be switched off, and stay off', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /看快捷键/ }));
    await user.click(await screen.findByRole('checkbox', { name: '使用单键快捷键' }));
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await user.keyboard('j');
    expect(link(1)).not.toHaveFocus();
    cleanup();
    const again = await open();
    await again.user.keyboard('j?');
    expect(link(1)).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await again.user.click(screen.getByRole('button', { name: '快捷键已关闭' }));
    await again.user.click(await screen.findByRole('checkbox', { name: '使用单键快捷键' }));
    await again.user.keyboard('{Escape}');
    await again.user.keyboard('j');
    expect(link(1)).toHaveFocus();
  });

  it('read one row after the other in the split view', async () => {
    const { user, address } = await open(`${BATTERY}&view=split`);
    await screen.findByRole('region', { name: /^阅读/ });
    const read = () => new URL(address(), 'http://x').searchParams.get('sel');
    await user.keyboard('j');
    await waitFor(() => expect(read()).toBeTruthy());
    const first = read();
    await user.keyboard('j');
    await waitFor(() => expect(read()).not.toBe(first));
    // The first record may still be on screen when the second one comes.
    await waitFor(() => expect(screen.getByRole('heading', { name: '权利要求 1' })).toBeVisible());
    const list = screen.getByRole('list', { name: '检索到的专利' });
    expect(await within(list).findAllByRole('button', { name: /^已读/ })).not.toHaveLength(0);
  });
});

describe('marks', () => {
  it('are kept for the next visit, shown in every view, and can all be removed', async () => {
    const { user } = await open();
    await user.selectOptions(rating(3), '5 ★★★★★');
    cleanup();
    const again = await open(`${BATTERY}&view=table`);
    const third = (await screen.findAllByRole('row'))[3] as HTMLElement;
    expect(within(third).getByRole('combobox')).toHaveDisplayValue('5 ★★★★★');
    await again.user.keyboard('?');
    await again.user.click(await screen.findByRole('button', { name: '清除全部评分和已读' }));
    expect(screen.getByText('已清除全部评分和已读')).toBeVisible();
    expect(within(third).getByRole('combobox', { hidden: true })).toHaveDisplayValue('☆ 评分');
  });

  it('belong to the account', async () => {
    const { user } = await open();
    await user.selectOptions(rating(1), '2 ★★');
    cleanup();
    await renderPortal(BATTERY, { account: 'enterprise' });
    await screen.findByText(/^共/);
    await settled();
    expect(rating(1)).toHaveDisplayValue('☆ 评分');
  });

  it('say when a record has been read, and take it back', async () => {
    const { user, back } = await open();
    await user.click(link(1));
    await screen.findByRole('link', { name: '返回结果' });
    await back();
    await settled();
    await user.click(readButton(1) as HTMLElement);
    expect(readButton(1)).toBeNull();
  });
});
