import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import { adjudicationDetailLink } from '../../../src/links/adjudication';
import { patentDetailLink } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { callsSeen } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { FULL, serve } from './recordFixtures';

const FIND = '*/data-service/api/front/adjudication/find';
const { documents } = getAdjudicationStore();
const DISPUTED =
  documents.flatMap(({ relatedRights }) => relatedRights).find(({ patentId }) => patentId)
    ?.patentId ?? '';

const section = async () =>
  (await screen.findByRole('heading', { name: '相关裁判' })).closest('section') as HTMLElement;

describe('judgments on the record of a patent', () => {
  it('are those that name it, each a link to itself', async () => {
    const naming = documents.filter(({ relatedRights }) =>
      relatedRights.some(({ patentId }) => patentId === DISPUTED),
    );
    await renderPortal(patentDetailLink(DISPUTED));
    const table = within(await section()).getByRole('table', { name: '相关裁判' });
    const shown = within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(shown).toHaveLength(Math.min(5, naming.length));
    const addresses = naming.map(({ id }) => adjudicationDetailLink(id));
    expect(shown.filter((address) => !addresses.includes(address ?? ''))).toEqual([]);
    const rail = screen.getByRole('navigation', { name: '专利各部分' });
    expect(within(rail).getByRole('link', { name: `相关裁判 ${naming.length}` })).toBeVisible();
  });

  it('name every charge', async () => {
    const [criminal] = documents.filter(({ caseType }) => caseType === 'CRIMINAL');
    const row = { ...criminal, cause: '假冒专利罪', causes: ['假冒专利罪', '侵犯商业秘密罪'] };
    backEnd.use(
      http.get(FIND, () =>
        HttpResponse.json({ code: 0, msg: null, data: { content: [row], totalElements: 1 } }),
      ),
    );
    await renderPortal(patentDetailLink(DISPUTED));
    expect(await section()).toHaveTextContent('假冒专利罪、侵犯商业秘密罪');
  });

  it('have no place on a record that none names', async () => {
    serve(FULL);
    await renderPortal(patentDetailLink(FULL.id));
    await screen.findByRole('heading', { name: FULL.title });
    await waitFor(async () =>
      expect((await callsSeen()).some(({ path }) => path.endsWith('adjudication/find'))).toBe(true),
    );
    expect(screen.queryByRole('heading', { name: '相关裁判' })).not.toBeInTheDocument();
  });

  it('can fail without the record, and come on retry', async () => {
    backEnd.use(
      http.get(FIND, () => HttpResponse.json({ code: 50000, msg: '系统繁忙' }), { once: true }),
    );
    const portal = await renderPortal(patentDetailLink(DISPUTED));
    expect(await screen.findByText('相关裁判没有加载成功')).toBeVisible();
    await portal.user.click(within(await section()).getByRole('button', { name: '重试' }));
    expect(await within(await section()).findByRole('table', { name: '相关裁判' })).toBeVisible();
  });
});
