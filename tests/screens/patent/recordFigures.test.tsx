import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { patentDetailLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { drawings, FULL, serve } from './recordFixtures';

async function open(record = FULL) {
  const reads = serve(record);
  const portal = await renderPortal(patentDetailLink(record.id));
  await screen.findByRole('heading', { name: record.title });
  return { ...portal, reads };
}

const strip = () => within(screen.getByRole('region', { name: '附图' }));

function pictures(): HTMLImageElement[] {
  return Array.from(strip().getAllByRole('listitem'), (item) => {
    const picture = item.querySelector('img');
    if (!picture) throw new Error('no picture');
    return picture;
  });
}

describe('drawings whose addresses have expired', () => {
  it('are fetched anew once for all of them, and then shown', async () => {
    let version = 1;
    const reads = serve(() => ({ ...FULL, drawings: drawings(version) }));
    await renderPortal(patentDetailLink(FULL.id));
    await screen.findByRole('heading', { name: FULL.title });
    version = 2;
    for (const picture of pictures()) fireEvent.error(picture);
    await waitFor(() =>
      expect(pictures().map((one) => one.src)).toEqual([
        expect.stringMatching(/1\.svg\?v=2&thumb=1$/),
        expect.stringMatching(/2\.svg\?v=2&thumb=1$/),
      ]),
    );
    expect(reads()).toBe(2);
  });

  it('give way to a placeholder when the new address fails too', async () => {
    const { reads } = await open();
    const [first] = pictures();
    fireEvent.error(first as HTMLImageElement);
    expect(strip().getByText(/正在重新获取附图/)).toBeVisible();
    await waitFor(() => expect(pictures()).toHaveLength(2));
    fireEvent.error(pictures()[0] as HTMLImageElement);
    expect(await strip().findByText(/附图暂时无法显示/)).toBeVisible();
    expect(reads()).toBe(2);
  });
});

it('the drawing of the abstract stays beside the text where the screen has room', async () => {
  const narrow = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    narrow(query.includes('1440px') ? '(min-width: 1px)' : query),
  );
  const { user } = await open();
  const beside = document.querySelector<HTMLElement>('.recordFigure');
  await user.click(within(beside as HTMLElement).getByRole('button', { name: /^打开图1/ }));
  await screen.findByRole('dialog', { name: /^附图：图1/ });
});

describe('the viewer', () => {
  it('shows one figure after another by keyboard and gives the focus back', async () => {
    const { user, address } = await open();
    const opener = strip().getByRole('button', { name: '图2：制备流程图' });
    await user.click(opener);
    const viewer = await screen.findByRole('dialog', { name: '附图：图2：制备流程图' });
    expect(viewer).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(viewer).toHaveAccessibleName('附图：图1：隔膜的结构示意图');
    await user.keyboard('{ArrowLeft}');
    expect(viewer).toHaveAccessibleName('附图：图1：隔膜的结构示意图');
    await user.keyboard('{End}');
    expect(viewer).toHaveAccessibleName('附图：图2：制备流程图');
    expect(address()).toBe(patentDetailLink(FULL.id));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('keeps the focus inside, zooms in steps and turns', async () => {
    const { user } = await open();
    await user.click(strip().getByRole('button', { name: '图1：隔膜的结构示意图' }));
    const viewer = within(await screen.findByRole('dialog'));
    const tool = (name: string) => viewer.getByRole('button', { name });
    tool('图2：制备流程图').focus();
    await user.tab();
    expect(tool('上一幅')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tool('图2：制备流程图')).toHaveFocus();

    expect(tool('缩小')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('+');
    expect(viewer.getByText('放大到 150%')).toBeVisible();
    expect(tool('缩小')).toHaveAttribute('aria-disabled', 'false');
    await user.keyboard('0');
    expect(tool('缩小')).toHaveAttribute('aria-disabled', 'true');

    await user.click(tool('旋转'));
    expect(viewer.getByText('旋转 90°')).toBeVisible();
    await user.keyboard('rrr');
    expect(viewer.queryByText(/^旋转 \d/)).not.toBeInTheDocument();
  });

  it('opens from a figure named in the text', async () => {
    const { user } = await open();
    const description = within(screen.getByRole('region', { name: '说明书' }));
    const [mention] = description.getAllByRole('button', { name: '图2' });
    await user.click(mention as HTMLElement);
    expect(await screen.findByRole('dialog', { name: '附图：图2：制备流程图' })).toBeVisible();
  });

  it('shows the views of a design', async () => {
    const { drawings: _, description: __, ...rest } = FULL;
    const { user } = await open({
      ...rest,
      patentType: 'DESIGN',
      designViews: [{ no: 1, kind: '立体图', url: '/test.svg', thumbUrl: '/test.svg' }],
    });
    await user.click(strip().getByRole('button', { name: '立体图' }));
    expect(await screen.findByRole('dialog', { name: '附图：立体图' })).toBeVisible();
  });
});

describe('reference numerals', () => {
  const marked = () =>
    Array.from(document.querySelectorAll('.numeral[data-marked]'), (use) => use.textContent);
  const panel = () => screen.findByRole('complementary', { name: '附图标记 12' });

  it('pointing at one marks its uses everywhere and lists the figures that carry it', async () => {
    const { user } = await open();
    const [use] = screen.getAllByText('涂层12');
    await user.hover(use as HTMLElement);
    expect(await panel()).toHaveTextContent('12 涂层说明书 3 处，权利要求 1、2见 图1、图2');
    expect(marked()).toEqual(['涂层12', '涂层', '涂层（12）', '涂层12', '涂层12']);
    await user.unhover(use as HTMLElement);
    await user.hover(screen.getByRole('heading', { name: '摘要' }));
    expect(marked()).toEqual([]);
  });

  it('choosing one by keyboard keeps it, leads from use to use, and opens its figures', async () => {
    const { user } = await open();
    await user.click(screen.getByText(/^附图标记/));
    const entry = screen.getByRole('button', { name: '12 涂层' });
    entry.focus();
    await waitFor(() => expect(marked()).toHaveLength(5));
    await user.keyboard('{Enter}');
    const tools = within(await panel());
    await user.click(tools.getByRole('button', { name: '下一处' }));
    expect(screen.getAllByText('涂层12')[0]).toHaveFocus();
    expect(tools.getByText('1 / 5')).toBeVisible();
    await user.click(tools.getByRole('button', { name: '下一处' }));
    expect(tools.getByText('2 / 5')).toBeVisible();
    await user.click(tools.getByRole('button', { name: '打开图2' }));
    expect(await screen.findByRole('dialog', { name: '附图：图2：制备流程图' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(tools.getByRole('button', { name: '取消标记' }));
    expect(marked()).toEqual([]);
  });

  it('are read from the text when the record does not list them', async () => {
    const { numerals: _, ...description } = FULL.description ?? { sections: [] };
    await open({ ...FULL, description });
    expect(screen.getAllByText('涂层12')).not.toHaveLength(0);
  });
});
