import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import { adjudicationDetailLink, adjudicationListLink } from '../../../src/links/adjudication';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';

const FIND = '*/data-service/api/front/adjudication/find';
const SLOW = { timeout: 20_000 };
const { documents } = getAdjudicationStore();

function documentThat(meets: (one: (typeof documents)[number]) => boolean) {
  const found = documents.find(meets);
  if (!found) throw new Error('The mock has no such document');
  return found;
}

/** The only row of a list that is answered with a document. */
async function rowOf(row: object) {
  backEnd.use(
    http.get(FIND, () =>
      HttpResponse.json({
        code: 0,
        msg: null,
        data: { content: [{ ...row, hits: [] }], totalElements: 1, cap: 200, facets: [] },
      }),
    ),
  );
  await renderPortal(adjudicationListLink());
  const list = await screen.findByRole('list', { name: '检索到的裁判文书' }, SLOW);
  return within(list).getByRole('article');
}

describe('a second instance', () => {
  it('that dismissed the appeal says so, and who awarded the sum', async () => {
    const upheld = documentThat(
      ({ appealResult, awardedBy, awardAmount }) =>
        appealResult === 'UPHELD' && awardedBy === 'FIRST' && Boolean(awardAmount),
    );
    const row = await rowOf(upheld);
    expect(row).toHaveTextContent('结果 驳回上诉，维持原判');
    expect(row).toHaveTextContent('（一审判定，二审维持）');
  });

  it('that changed the judgment says so on its page', async () => {
    const changed = documentThat(({ appealResult }) => appealResult === 'CHANGED');
    await renderPortal(adjudicationDetailLink(changed.id));
    expect((await screen.findAllByText(/^改判/, undefined, SLOW))[0]).toBeVisible();
  });

  it('of which nobody tells what was dismissed says that', async () => {
    const row = await rowOf({
      ...documentThat(({ procedure }) => procedure === 'SECOND'),
      result: 'REJECT',
      appealResult: undefined,
    });
    expect(row).toHaveTextContent('驳回（未载明是上诉还是诉讼请求）');
  });
});

it('a case of several charges names them all', async () => {
  const row = await rowOf({
    ...documentThat(({ caseType }) => caseType === 'CRIMINAL'),
    cause: '假冒注册商标罪',
    causes: ['假冒注册商标罪', '侵犯著作权罪'],
  });
  expect(row).toHaveTextContent('假冒注册商标罪、侵犯著作权罪');
});

it('an example without number, court and day tells what it teaches in place of dashes', async () => {
  const row = await rowOf({
    ...documentThat(({ leading }) => leading === 'TYPICAL'),
    caseNumber: null,
    court: null,
    judgmentDate: null,
    gist: '店铺应当对客服的行为负责',
  });
  expect(row).toHaveTextContent('裁判要旨：店铺应当对客服的行为负责');
  expect(screen.getByText(/^本页记录都没有：案号、法院、裁判日期/)).toBeVisible();
  expect(row).not.toHaveTextContent(/案号 —|法院 —/);
});

it('a paragraph or a day of an address that nobody can use is said', async () => {
  const { goTo } = await renderPortal(
    adjudicationDetailLink(documents[0]?.id ?? '', { at: 'p9999' }),
  );
  expect(await screen.findByText(/^网址中的位置“p9999”无效/, undefined, SLOW)).toBeVisible();
  await goTo(`${adjudicationListLink()}?from=2024-02-31`);
  expect(await screen.findByText('网址中的日期“2024-02-31”无效，没有按它筛选。')).toBeVisible();
});
