import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import { respond } from '../../../mock/bridge';
import {
  adjudicationListLink,
  adjudicationSearchLink,
  readAdjudicationList,
  readAdjudicationSearch,
} from '../../../src/links/adjudication';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';

const FIND = '*/data-service/api/front/adjudication/find';
const { documents } = getAdjudicationStore();

const box = () => screen.findByRole('textbox', { name: /^检索裁判文书/ });
const way = (count: number) => screen.findByRole('link', { name: `查看符合条件的 ${count} 篇` });
const searchOf = (address: string) => new URL(address, 'http://localhost').search;

describe('the search for documents', () => {
  it('offers everything that narrows, each value with its count', async () => {
    await renderPortal(adjudicationSearchLink());
    expect(await screen.findByRole('heading', { name: '裁判文书检索', level: 1 })).toBeVisible();
    expect(await way(documents.length)).toBeVisible();
    for (const name of [
      '权利类型',
      '案由',
      '裁判结果',
      '裁判年份',
      '审理法院',
      '法院级别',
      '指导与典型',
      '案件类型',
      '文书类型',
      '审判程序',
      '裁判日期',
      '判赔金额',
      '涉案权利号',
      '当事人名称',
    ]) {
      expect(screen.getByRole('group', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    const criminal = documents.filter(({ caseType }) => caseType === 'CRIMINAL').length;
    const types = screen.getByRole('group', { name: /^案件类型/ });
    expect(
      within(types).getByRole('checkbox', { name: new RegExp(`刑事.*${criminal}`) }),
    ).toBeVisible();
  });

  it('says that nothing has all that is chosen, beside what can be taken away', async () => {
    const portal = await renderPortal(
      adjudicationSearchLink({ include: { caseType: ['CRIMINAL'] }, least: '9000000000' }),
    );
    expect(await screen.findByText(/^没有同时符合这些条件的裁判文书/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^查看符合条件的/ })).toBeNull();
    // Numbers of which none is known say nothing.
    expect(screen.queryByRole('region', { name: '收录的裁判文书' })).toBeNull();
    await portal.user.click(screen.getByRole('button', { name: /^取消筛选：判赔金额/ }));
    expect(
      await way(documents.filter(({ caseType }) => caseType === 'CRIMINAL').length),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: '收录的裁判文书' })).toBeVisible();
  });

  it('keeps what is chosen in the address and counts it at once', async () => {
    const portal = await renderPortal(adjudicationSearchLink());
    await way(documents.length);
    const types = screen.getByRole('group', { name: /^案件类型/ });
    await portal.user.click(within(types).getByRole('checkbox', { name: /行政机关/ }));
    const agency = documents.filter(({ caseType }) => caseType === 'ADMIN_AGENCY').length;
    expect(await way(agency)).toBeVisible();
    expect(readAdjudicationSearch(searchOf(portal.address())).include).toEqual({
      caseType: ['ADMIN_AGENCY'],
    });
  });

  it('sends words, their part and all that narrows, and comes back to them', async () => {
    const portal = await renderPortal(
      adjudicationSearchLink({ include: { rightKind: ['PATENT'] }, from: '2020-01-01' }),
    );
    await portal.user.selectOptions(await screen.findByLabelText('查找位置'), '本院认为');
    await portal.user.click(screen.getByRole('checkbox', { name: '指导性、典型案例优先' }));
    await portal.user.type(await box(), '侵权{Enter}');
    await screen.findByRole('heading', { name: '裁判文书检索结果', level: 1 });
    // A search is remembered once it has its answer.
    await screen.findByText(/^共 篇/);
    const asked = {
      q: '侵权',
      part: 'REASONING',
      include: { rightKind: ['PATENT'] },
      from: '2020-01-01',
      leadingFirst: true,
    };
    expect(readAdjudicationList(searchOf(portal.address()))).toMatchObject(asked);
    await portal.back();
    expect(await box()).toHaveValue('侵权');
    expect(readAdjudicationSearch(searchOf(portal.address()))).toMatchObject(asked);
    expect(await screen.findByRole('heading', { name: '最近检索' })).toBeVisible();
    expect(
      screen.getByRole('link', {
        name: /^侵权（本院认为），权利类型：专利，裁判日期：2020-01-01 起/,
      }),
    ).toBeVisible();
  });

  it('finds a case by its number in any spelling', async () => {
    const wanted = documents.find(({ caseNumber }) => caseNumber?.startsWith('（2024）'));
    const typed = (wanted?.caseNumber ?? '').replace('（', '(').replace('）', ')');
    await renderPortal(adjudicationListLink({ q: typed, part: 'CASE_NUMBER' }));
    const [first] = await screen.findAllByRole('link', { name: wanted?.title ?? '' });
    expect(first).toBeVisible();
  });

  it('shows the newest guiding and typical cases', async () => {
    await renderPortal(adjudicationSearchLink());
    const cases = await screen.findByRole('region', { name: '指导性案例和典型案例' });
    expect(await within(cases).findAllByRole('listitem')).toHaveLength(10);
    const leading = documents.filter((document) => document.leading).length;
    expect(within(cases).getByRole('link', { name: `查看全部 ${leading} 篇` })).toBeVisible();
  });

  it('names no number or day that a case does not have, and no right without documents', async () => {
    backEnd.use(
      http.get(FIND, async ({ request }) => {
        type Page = {
          content: { caseNumber: null; judgmentDate: null }[];
          facets: { name: string; values: { value: string; count: number }[] }[];
        };
        const body = (await (await respond(request.clone())).json()) as { data: Page };
        for (const row of body.data.content)
          Object.assign(row, { caseNumber: null, judgmentDate: null });
        for (const facet of body.data.facets ?? []) {
          if (facet.name === 'rightKind') {
            facet.values = facet.values.filter(({ value }) => value === 'TRADEMARK');
          }
        }
        return HttpResponse.json(body);
      }),
    );
    await renderPortal(adjudicationSearchLink());
    const cases = await screen.findByRole('region', { name: '指导性案例和典型案例' });
    expect(await within(cases).findAllByRole('listitem')).toHaveLength(10);
    expect(cases).not.toHaveTextContent('—');
    const held = screen.getByRole('region', { name: '收录的裁判文书' });
    await waitFor(() => expect(held).toHaveTextContent(/^商标[\d,]+ ?篇$/));
  });

  it('says that nothing could be counted, and counts on retry', async () => {
    backEnd.use(http.get(FIND, () => HttpResponse.json({ code: 50000, msg: '系统繁忙' })));
    const portal = await renderPortal(adjudicationSearchLink());
    expect(await screen.findByRole('heading', { name: '没有统计成功' })).toBeVisible();
    backEnd.resetHandlers();
    const failed = screen.getByText('没有统计成功').closest('[role="alert"]');
    await portal.user.click(within(failed as HTMLElement).getByRole('button', { name: '重试' }));
    expect(await way(documents.length)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('没有统计成功')).not.toBeInTheDocument());
  });
});
