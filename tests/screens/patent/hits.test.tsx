import { cleanup, screen, within } from '@testing-library/react';
import { patentDetailLink, patentResultLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { FULL, serve } from './recordFixtures';
import { settled } from './searchSupport';

/** The words marked below an element with the place of their colour, e.g. `1隔膜`. */
function marked(element: HTMLElement): string[] {
  const marks = Array.from(element.querySelectorAll('mark'));
  return marks.map((mark) => `${mark.dataset.group ?? 0}${mark.textContent}`);
}

const RESULT = { mode: 'smart', q: '电池，隔膜，2021年', as: [] } as const;

describe('words found in the result', () => {
  it.each(['list', 'table', 'image', 'split'] as const)(
    'have the colour of their reading in the view %s',
    async (view) => {
      await renderPortal(patentResultLink({ q: '隔膜，电池', view }));
      await screen.findByText(/^共/);
      await settled();
      const readings = screen.getByRole('list', { name: '识别结果' });
      expect(marked(readings)).toEqual(['0隔膜', '1电池']);
      await screen.findAllByRole('checkbox', { name: /^选择第/ });
      const [link] = await screen.findAllByRole('link', { name: /(隔膜.*电池|电池.*隔膜)/ });
      if (!link) throw new Error('no title has both');
      expect(marked(link)).toEqual(expect.arrayContaining(['0隔膜', '1电池']));
    },
  );

  it('are listed with their colours beside an expression, alternatives as one', async () => {
    const q = 'TI=(电池 OR 电芯) AND AB=隔膜 NOT 电容';
    await renderPortal(patentResultLink({ mode: 'expr', q }));
    await screen.findByText(/^共/);
    const legend = screen.getByRole('list', { name: '检索词的颜色' });
    expect(marked(legend)).toEqual(['0电池、电芯', '1隔膜']);
    cleanup();
    await renderPortal(patentResultLink({ mode: 'expr', q: 'TI=电池' }));
    await screen.findByText(/^共/);
    expect(screen.queryByRole('list', { name: '检索词的颜色' })).toBeNull();
  });
});

describe('words found in a record', () => {
  beforeEach(() => serve(FULL));

  async function open(from: string | undefined) {
    const portal = await renderPortal(patentDetailLink(FULL.id, from));
    await screen.findByRole('heading', { name: '著录信息' });
    return portal;
  }
  const part = (name: string) => marked(screen.getByRole('region', { name }));
  const from = (q: string) => patentResultLink({ mode: 'expr', q }).split('?')[1];

  it('are marked in the fields the query looks in, numerals included', async () => {
    await open(from('TI=(固态 AND 隔膜) AND CLMS=涂层 AND DESC=基膜'));
    expect(marked(screen.getByRole('heading', { level: 1 }))).toEqual([]);
    expect(part('摘要')).toEqual([]);
    expect(part('权利要求')).toEqual(['2涂层', '2涂层']);
    expect(part('说明书')).toEqual(['3基膜']);
    expect(marked(screen.getByRole('list', { name: '检索词的颜色' }))).toHaveLength(4);
  });

  it('are not marked when somebody does not want it, now and later', async () => {
    const list = patentResultLink(RESULT).split('?')[1];
    const { user } = await open(list);
    expect(part('摘要')).toEqual(['0电池', '1隔膜']);
    const mark = screen.getByRole('checkbox', { name: '标出检索词' });
    // With what stays in sight, not before the first words of the record.
    expect(mark.closest('.ipr-sticky-head')).not.toBeNull();
    await user.click(mark);
    expect(part('摘要')).toEqual([]);
    cleanup();
    const again = await open(list);
    expect(part('摘要')).toEqual([]);
    await again.user.click(screen.getByRole('checkbox', { name: '标出检索词' }));
    expect(part('摘要')).toEqual(['0电池', '1隔膜']);
  });

  it('are nothing to choose about without a list, or when it looks for no words', async () => {
    await open(undefined);
    expect(screen.queryByRole('checkbox', { name: '标出检索词' })).toBeNull();
    cleanup();
    await open(from('AY=2021'));
    expect(within(document.body).queryByRole('checkbox', { name: '标出检索词' })).toBeNull();
  });
});
