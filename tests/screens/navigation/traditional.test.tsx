import { screen, waitFor } from '@testing-library/react';
import { adjudicationListLink } from '../../../src/links/adjudication';
import { enterpriseSearchLink } from '../../../src/links/enterprise';
import { lawListLink, lawSearchLink } from '../../../src/links/law';
import { transactionSearchLink } from '../../../src/links/transaction';
import { renderPortal } from '../../support/renderPortal';

describe('traditional characters in a search for words', () => {
  it.each([
    ['laws', lawListLink, '專利法', '专利法'],
    ['judgments', adjudicationListLink, '發明專利', '发明专利'],
    ['enterprises', enterpriseSearchLink, '電子', '电子'],
    ['listings', transactionSearchLink, '電池', '电池'],
  ])('of %s are offered as simplified ones', async (_, linkTo, typed, simplified) => {
    const { user, address } = await renderPortal(linkTo({ q: typed }));
    await user.click(await screen.findByRole('button', { name: `改按“${simplified}”检索` }));
    await waitFor(() => expect(address()).toBe(linkTo({ q: simplified })));
    expect(screen.queryByText(/含有繁体字/)).toBeNull();
    expect(screen.getAllByRole('textbox')[0]).toHaveValue(simplified);
  });

  it('are offered before they are sent, and simplified ones are left alone', async () => {
    const { user } = await renderPortal(lawSearchLink());
    const box = await screen.findByRole('textbox', { name: /^检索法律法规/ });
    await user.type(box, '专利');
    expect(screen.queryByText(/含有繁体字/)).toBeNull();
    await user.type(box, ' 條');
    expect(await screen.findByRole('button', { name: '改按“专利 条”检索' })).toBeVisible();
  });
});
