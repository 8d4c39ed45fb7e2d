import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { patentResultLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { smartBox } from './searchSupport';

async function open(address: string) {
  const portal = await renderPortal(address);
  await screen.findByText(/^共/);
  return portal;
}

describe('what is typed on the result page and not yet sent', () => {
  it('stays while view and filters change, and is there on the way back', async () => {
    const { user, address, back } = await open(patentResultLink({ q: '电池' }));
    await user.type(smartBox(), ' 隔膜');
    await user.click(screen.getByRole('radio', { name: '表格' }));
    await waitFor(() => expect(address()).toContain('view=table'));
    expect(smartBox()).toHaveValue('电池 隔膜');
    const type = await screen.findByRole('group', { name: '专利类型' });
    await user.click(within(type).getAllByRole('checkbox')[0] as HTMLElement);
    await waitFor(() => expect(address()).toContain('f.patentType'));
    expect(smartBox()).toHaveValue('电池 隔膜');
    await back();
    expect(smartBox()).toHaveValue('电池 隔膜');
  });

  it('is gone with another query, and back is the query that was sent', async () => {
    const { user, address, back } = await open(patentResultLink({ q: '电池' }));
    await user.type(smartBox(), ' 隔膜');
    await user.click(screen.getByRole('radio', { name: '表格' }));
    await user.type(smartBox(), '{Enter}');
    await waitFor(() =>
      expect(address()).toBe(patentResultLink({ q: '电池 隔膜', view: 'table' })),
    );
    await back();
    expect(smartBox()).toHaveValue('电池');
    await back();
    expect(smartBox()).toHaveValue('电池');
  });

  it('stays as an expression, too', async () => {
    const { user, address } = await open(patentResultLink({ mode: 'expr', q: 'TI=电池' }));
    await user.type(screen.getByLabelText('检索式'), ' AND');
    fireEvent.change(screen.getByLabelText('排序'), { target: { value: '-filingDate' } });
    await waitFor(() => expect(address()).toContain('sort='));
    expect(screen.getByLabelText('检索式')).toHaveValue('TI=电池 AND');
  });
});
