import { cleanup, screen, within } from '@testing-library/react';
import { patentResultLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { settled } from './searchSupport';

const BATTERY = patentResultLink({ q: '锂离子电池' });

async function open(address = BATTERY) {
  const portal = await renderPortal(address);
  await screen.findByText(/^共/);
  await settled();
  return portal;
}

const bar = () => screen.queryByRole('region', { name: '已选专利' });
const rowBox = (place: number) =>
  screen.getByRole('checkbox', { name: new RegExp(`^选择第 ${place} 件：`) });
const pageBox = () => screen.getByRole('checkbox', { name: '选择本页' });

describe('a selection in the result', () => {
  it('grows over pages, says so, and survives a reload', async () => {
    const { user } = await open();
    expect(bar()).toBeNull();
    await user.click(rowBox(2));
    expect(bar()).toHaveTextContent('已选 1 件');
    expect(bar()).not.toHaveTextContent('不在本页');
    expect(pageBox()).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await settled();
    await user.click(pageBox());
    expect(rowBox(20)).toBeChecked();
    expect(within(bar() as HTMLElement).getByRole('status')).toHaveTextContent(
      '已选 11 件，其中 1 件不在本页',
    );
    cleanup();
    await open();
    expect(rowBox(2)).toBeChecked();
    expect(rowBox(1)).not.toBeChecked();
    expect(bar()).toHaveTextContent('已选 11 件，其中 10 件不在本页');
  });

  it('belongs to its question: another order keeps it, another query has its own', async () => {
    const { user, goTo, back } = await open();
    await user.click(rowBox(1));
    await user.selectOptions(screen.getByLabelText('排序'), '申请日从旧到新');
    await settled();
    expect(bar()).toHaveTextContent('已选 1 件');
    await goTo(patentResultLink({ q: '传感器' }));
    await settled();
    expect(bar()).toBeNull();
    await back();
    await settled();
    expect(bar()).toHaveTextContent('已选 1 件');
  });

  it('is taken back row by row, page by page, or at once', async () => {
    const { user } = await open();
    await user.click(pageBox());
    await user.click(rowBox(3));
    expect(bar()).toHaveTextContent('已选 9 件');
    await user.click(pageBox());
    await user.click(pageBox());
    expect(bar()).toBeNull();
    await user.click(rowBox(4));
    await user.click(screen.getByRole('button', { name: '清除选择' }));
    expect(bar()).toBeNull();
    expect(rowBox(4)).not.toBeChecked();
  });

  it('stops at the limit and says so', async () => {
    const { user } = await open();
    await user.click(rowBox(1));
    const kept = Object.entries(sessionStorage).find(([key]) => key.startsWith('iprSelection.'));
    const others = Array.from({ length: 998 }, (_, index) => `other-${index}`);
    sessionStorage.setItem(kept?.[0] ?? '', JSON.stringify(others));
    cleanup();
    await open();
    await user.click(pageBox());
    expect(rowBox(2)).toBeChecked();
    expect(rowBox(3)).not.toBeChecked();
    expect(bar()).toHaveTextContent('已选 1,000 件，其中 998 件不在本页；已到一次可选的上限');
    await user.click(rowBox(4));
    expect(rowBox(4)).not.toBeChecked();
  });
});
