import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { forgetTargets } from '../../../src/components/citation/targetCache';
import { lawDetailLink } from '../../../src/links/law';
import { patentDetailLink } from '../../../src/links/patent';
import type { LawCitation, ResolvedLaw } from '../../../src/services/data/law';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { FULL, serve } from './recordFixtures';

function lawOf({ article }: LawCitation): ResolvedLaw {
  return {
    id: 'PL',
    title: '中华人民共和国专利法',
    timeliness: 'IN_FORCE',
    docNumber: '主席令第五十五号',
    effectiveDate: '2021-06-01',
    article: article ? { key: article, label: `第${article}条`, text: '条文' } : null,
  };
}

it('leads from a legal event to the article of the law it rests on', async () => {
  forgetTargets();
  serve(FULL);
  backEnd.use(
    http.post('*/data-service/api/front/law/resolve', async ({ request }) => {
      const { citations } = (await request.json()) as { citations: LawCitation[] };
      return HttpResponse.json({ code: 0, msg: '', data: { resolved: citations.map(lawOf) } });
    }),
  );
  await renderPortal(patentDetailLink(FULL.id));
  const events = await screen.findByRole('region', { name: '法律状态' });
  const link = await within(events).findByRole('link', { name: '《专利法》第三十九条' });
  expect(link).toHaveAttribute('href', lawDetailLink({ id: 'PL', at: '39' }));
});
