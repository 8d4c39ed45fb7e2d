import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import type { Adjudication } from '../../../mock/adjudication/types';
import { shownCaseNumber } from '../../../src/domain/adjudication/citation';
import { adjudicationListLink, readAdjudicationDetail } from '../../../src/links/adjudication';
import { backEnd } from '../../support/backEnd';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { onWideScreen } from '../../support/screens';

const FIND = '*/data-service/api/front/adjudication/find';
const FIND_ONE = '/data-service/api/front/adjudication/findOne';
const { documents } = getAdjudicationStore();

/** A judgment about a patent with everything that a look at it shows. */
const WHOLE = documents.find(
  ({ relatedRights, citedLaws, procedure, caseType, awardAmount }) =>
    procedure === 'FIRST' &&
    caseType === 'CIVIL' &&
    awardAmount &&
    citedLaws.length > 0 &&
    relatedRights.some(({ patentId }) => patentId),
) as Adjudication;

const askedFor = async () =>
  (await callsSeen()).filter(({ path }) => path === FIND_ONE).map(({ query }) => query.id);
const looked = () => screen.findByRole('region', { name: /^阅读：/ });
const rows = async () =>
  within(await screen.findByRole('list', { name: '检索到的裁判文书' })).getAllByRole('article');
const part = (inside: HTMLElement, name: string) => within(inside).findByRole('region', { name });
const stateOf = (link: HTMLElement) =>
  readAdjudicationDetail(new URL(link.getAttribute('href') ?? '', 'http://localhost').search);

/** The list and the record of one document, with other fields. */
function serve(change: Partial<Adjudication>): Adjudication {
  const document = { ...WHOLE, id: 'looked', chain: [], ...change };
  const { sections: _, ...row } = document;
  const page = { content: [{ ...row, hits: [], hitCount: 0 }], totalElements: 1, facets: [] };
  backEnd.use(
    http.get(FIND, () => HttpResponse.json({ code: 0, data: { ...page, number: 0, size: 20 } })),
    http.get(`*${FIND_ONE}`, () => HttpResponse.json({ code: 0, data: document })),
  );
  return document;
}

describe('a look at a document beside the list', () => {
  it('is not there on a narrower screen, and nothing is asked for it', async () => {
    await renderPortal(adjudicationListLink({ q: '侵害' }));
    expect(await rows()).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: /^阅读：/ })).toBeNull();
    expect(await askedFor()).toEqual([]);
  });

  it('shows the first row, then the one that has the focus, and does not count as read', async () => {
    onWideScreen();
    const portal = await renderPortal(adjudicationListLink({ q: '侵害' }));
    const [first, second] = await rows();
    const titleOf = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .getByRole('heading')
        .querySelector('a')?.textContent ?? '';
    expect(await looked()).toHaveAccessibleName(`阅读：${titleOf(first)}`);
    const link = within(second as HTMLElement).getAllByRole('link')[0] as HTMLElement;
    act(() => link.focus());
    await waitFor(async () =>
      expect(await looked()).toHaveAccessibleName(`阅读：${titleOf(second)}`),
    );
    const pane = await looked();
    const open = within(pane).getByRole('link', { name: '打开全文' });
    expect(stateOf(open)).toMatchObject({ id: stateOf(link).id, from: stateOf(link).from });
    expect(await within(pane).findByRole('heading', { name: '裁判主文' })).toBeVisible();
    expect((await askedFor()).at(-1)).toBe(stateOf(link).id);
    expect(within(pane).getAllByText('侵害', { selector: 'mark' })).not.toHaveLength(0);
    expect(Object.keys(localStorage).filter((key) => /^iprVisited/.test(key))).toEqual([]);
    expect(portal.address()).toBe(adjudicationListLink({ q: '侵害' }));
  });

  it('tells what came of the case, and what the record says', async () => {
    const [law = { name: '' }] = WHOLE.citedLaws;
    serve({ gist: '要旨一句。', citedLaws: [{ ...law, lawId: 'L001-3' }] });
    onWideScreen();
    await renderPortal(adjudicationListLink());
    const pane = await looked();
    const facts = within(pane).getByRole('table', { name: '案件信息' });
    expect(facts).toHaveTextContent(shownCaseNumber(WHOLE.caseNumber ?? ''));
    for (const fact of [WHOLE.court, WHOLE.judgmentDate, WHOLE.cause, '一审']) {
      expect(facts).toHaveTextContent(fact ?? '');
    }
    expect(facts).toHaveTextContent(/金额判赔/);
    expect(await part(pane, '裁判要旨')).toHaveTextContent('要旨一句。');
    const disposition = await part(pane, '裁判主文');
    const whole = within(disposition).getByRole('link', { name: '在全文中看裁判主文' });
    expect(stateOf(whole)).toMatchObject({ id: 'looked', at: expect.stringMatching(/^p\d+$/) });
    expect(await part(pane, '本院认为')).toBeVisible();
    const [right] = WHOLE.relatedRights;
    expect(await part(pane, '涉案权利')).toHaveTextContent(right?.number ?? '');
    const laws = await part(pane, '依据的法条');
    expect(laws).toHaveTextContent(`《${law.name}》${law.article ?? ''}`);
    expect(within(laws).getAllByRole('link')).not.toHaveLength(0);
  });

  it('begins with the points in dispute, and says so', async () => {
    serve({
      sections: [
        {
          key: 'REASONING',
          html: '<p>本院认为，法律适用如下。</p><p>本案的争议焦点是是否侵权。</p><p>构成侵权。</p>',
        },
      ],
    });
    onWideScreen();
    await renderPortal(adjudicationListLink());
    const reasons = await part(await looked(), '本院认为');
    expect(reasons).toHaveTextContent('从争议焦点开始');
    expect(reasons).toHaveTextContent('本案的争议焦点是是否侵权。构成侵权。');
    expect(reasons).not.toHaveTextContent('法律适用如下');
    const all = within(reasons).getByRole('link', { name: '本院认为全文（共 3 段）' });
    expect(stateOf(all)).toMatchObject({ at: 'p1' });
  });

  it('masks persons wherever they stand', async () => {
    const party = { role: '被告', name: '欧阳明德', kind: 'PERSON' as const };
    serve({
      title: '甲公司与欧阳明德侵害商标权纠纷一审民事判决书',
      parties: [{ role: '原告', name: '甲公司', kind: 'ORGANISATION' as const }, party],
      gist: '欧阳明德的行为构成侵权。',
      sections: [
        { key: 'REASONING', html: '<p>本院认为，欧阳明德<b>欧阳</b>明德构成侵权。</p>' },
        { key: 'DISPOSITION', html: '<p>一、被告欧阳明德赔偿原告甲公司五万元。</p>' },
      ],
    });
    onWideScreen();
    await renderPortal(adjudicationListLink({ q: '欧阳明德' }));
    const pane = await looked();
    expect(await part(pane, '裁判主文')).toHaveTextContent(/一、被告欧.*赔偿原告甲公司五万元。/);
    expect(pane).not.toHaveTextContent('明德');
    expect(pane).toHaveTextContent(/原告：甲公司；被告：欧/);
  });

  it('says what it lacks, and claims no sum and no text that is not there', async () => {
    serve({
      caseNumber: null,
      court: null,
      courtLevel: null,
      judgmentDate: null,
      procedure: null,
      cause: null,
      causes: [],
      parties: [],
      result: null,
      claimAmount: null,
      awardAmount: null,
      leading: null,
      gist: null,
      citedLaws: [{ name: '示例国专利法', lawId: 'law-1' }],
      relatedRights: [],
      sections: [],
    });
    onWideScreen();
    await renderPortal(adjudicationListLink());
    const pane = await looked();
    expect(
      within(pane).getByText('无数据：结果、案号、法院、裁判日期、审理程序、案由、当事人'),
    ).toBeVisible();
    expect(await within(pane).findByText('没有收录正文')).toBeVisible();
    expect(pane).not.toHaveTextContent(/金额|判赔/);
    expect(await part(pane, '依据的法条')).toHaveTextContent(
      '《示例国专利法》（裁判日期不详，显示现行文本）',
    );
    expect(within(pane).queryByRole('region', { name: '涉案权利' })).toBeNull();
  });

  it('keeps what the row says when the record does not come, and asks again', async () => {
    onWideScreen();
    await failNext(FIND_ONE, { status: 500 });
    const portal = await renderPortal(adjudicationListLink({ q: '侵害' }));
    const pane = await looked();
    expect(await within(pane).findByRole('heading', { name: '记录没有加载成功' })).toBeVisible();
    expect(within(pane).getByRole('table', { name: '案件信息' })).toBeVisible();
    await portal.user.click(within(pane).getByRole('button', { name: /重试|重新/ }));
    expect(await part(pane, '裁判主文')).toBeVisible();
  });
});
