import { screen, waitFor, within } from '@testing-library/react';
import { patentDetailLink, patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { open, total } from './resultSupport';
import { chips, lastSearch, smartBox, titles, withoutEditor } from './searchSupport';

describe('words in traditional characters', () => {
  it('find what is written in simplified ones, and the page says so', async () => {
    const { user, address } = await open(patentResultLink({ q: '鋰離子電池 H01M' }));
    await total();
    expect((await lastSearch()).expression).toBe('(鋰離子電池 OR 锂离子电池) AND IC=H01M');
    expect(titles().length).toBeGreaterThan(0);
    expect(smartBox()).toHaveValue('鋰離子電池 H01M');
    expect(chips()[0]).toContain('含简体“锂离子电池”');
    expect(await screen.findByText(/^已同时按简体“锂离子电池”检索。/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '只按输入的繁体检索' }));
    await waitFor(async () =>
      expect((await lastSearch()).expression).toBe('"鋰離子電池" AND IC=H01M'),
    );
    expect(address()).toBe(patentResultLink({ q: '"鋰離子電池" H01M' }));
    expect(screen.queryByText(/^已同时按简体/)).toBeNull();
  });

  it('of an applicant stay an applicant, also as typed', async () => {
    const { user } = await open(patentResultLink({ q: '臺灣電池股份有限公司' }));
    await waitFor(async () =>
      expect((await lastSearch()).expression).toBe(
        'PA=(臺灣電池股份有限公司 OR 台湾电池股份有限公司)',
      ),
    );
    await user.click(await screen.findByRole('link', { name: '只按输入的繁体检索' }));
    await waitFor(async () =>
      expect((await lastSearch()).expression).toBe('PA="臺灣電池股份有限公司"'),
    );
  });

  it('go along into the history as they were typed', async () => {
    const { user, address } = await renderPortal(patentSearchLink());
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    await user.type(smartBox(), '隔離膜{Enter}');
    await waitFor(() => expect(address()).toBe(patentResultLink({ q: '隔離膜' })));
    await total();
    expect((await lastSearch()).expression).toBe('隔離膜 OR 隔离膜');
    const kept = Object.values(localStorage).join('\n');
    expect(kept).toContain('"q":"隔離膜"');
    expect(kept).not.toContain('"q":"隔离膜"');
  });

  it('mark the hits of a record that was opened from such a list', async () => {
    await open(patentResultLink({ q: '鋰離子電池' }));
    await total();
    const link = within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('link');
    const target = link.getAttribute('href') ?? '';
    expect(target).toBe(
      patentDetailLink(
        new URL(target, 'http://x').searchParams.get('id') ?? '',
        patentResultLink({ q: '鋰離子電池' }).split('?')[1],
      ),
    );
    expect(screen.getAllByText('锂离子电池', { selector: 'mark' })[0]).toBeVisible();
  });

  it('of an expression are offered in simplified ones, and never changed unasked', async () => {
    withoutEditor();
    const { user } = await renderPortal(patentSearchLink({ mode: 'expr', q: 'TI=電池' }));
    const box = await screen.findByLabelText('检索式');
    expect(box).toHaveValue('TI=電池');
    await user.click(await screen.findByRole('button', { name: '改为简体' }));
    // The editor may have taken the place of the field meanwhile.
    expect(await screen.findByText('理解为：发明名称 含“电池”')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '改为简体' })).toBeNull());
  });

  it('that are none are read without a wait', async () => {
    await open(patentResultLink({ q: '电池 隔膜' }));
    await total();
    expect((await lastSearch()).expression).toBe('电池 AND 隔膜');
    expect(screen.queryByText(/^已同时按简体/)).toBeNull();
  });
});
