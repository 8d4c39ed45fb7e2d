import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { patentDetailLink, patentResultLink } from '@/links/patent';
import type { PatentRecord } from '../../../mock/contract';
import { foldNearDuplicates } from '../../../src/domain/nearDuplicates';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { FULL, serve } from './recordFixtures';
import { SEARCH_CALL } from './searchSupport';

const ROW = {
  id: 'a',
  title: '一种阻尼环',
  patentType: 'INVENTION_PUB' as string | null,
  applicationNumber: null,
  publicationNumber: null,
  grantNumber: null,
  abstract: null,
  filingDate: '2021-01-04' as string | null,
  publicationDate: null,
  grantDate: null,
  mainIpc: null,
  ipcs: [],
  locs: [],
  applicants: [{ name: '示例（苏州）公司' }],
  inventors: [],
  validity: null,
  latestLegalStatus: null,
  thumbUrl: null,
  citedBy: null,
};

function findsRows(rows: readonly Partial<typeof ROW>[]) {
  backEnd.use(
    http.post(`*${SEARCH_CALL}`, () => {
      const content = rows.map((row, at) => ({ ...ROW, id: `p${at}`, ...row }));
      const data = { content, totalElements: rows.length, number: 0, size: 10, facets: [] };
      return HttpResponse.json({ code: 0, msg: null, data });
    }),
  );
}

// Loaded when the page asks for it, which takes longer here than a test waits.
beforeAll(async () => {
  await import('@/features/patent/result/AboveRows');
  await import('@/features/patent/result/folded/FoldedList');
});

describe('near duplicates', () => {
  it('share title, applicants and filing day; what is not known and designs are never folded', () => {
    const { title, ...rest } = ROW;
    const spelled = { ...rest, title: '一种 阻尼环', applicants: [{ name: '示例(苏州)公司' }] };
    const sizes = (rows: (typeof ROW)[]) =>
      foldNearDuplicates(rows, (row) => row).map(({ others }) => others.length);
    expect(sizes([ROW, { ...ROW, title: '别的' }, spelled])).toEqual([1, 0]);
    for (const unlike of [
      { filingDate: null },
      { applicants: [] },
      { title: '' },
      { patentType: 'DESIGN' },
    ]) {
      expect(
        sizes([
          { ...ROW, ...unlike },
          { ...ROW, ...unlike },
        ]),
      ).toEqual([0, 0]);
    }
    expect(title).toBe('一种阻尼环');
  });

  it('are folded on demand, on this page alone, and counts stay', async () => {
    findsRows([{}, { title: '别的' }, { patentType: 'UTILITY' }]);
    const { user, address } = await renderPortal(patentResultLink({ q: '某词' }));
    expect(await screen.findByText(/本页有 1 件与排在前面的/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '合并同族' }));
    expect(address()).toBe(patentResultLink({ q: '某词', fold: true }));
    expect(await screen.findByText(/只在本页内合并，件数和导出不变/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getByText(/^共/)).toHaveTextContent('3');
    await user.click(screen.getByRole('button', { name: '另有 1 件近似专利（展开）' }));
    expect(
      screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent),
    ).toEqual(['1一种阻尼环', '3一种阻尼环', '2别的']);
    await user.click(screen.getByRole('button', { name: '不再合并' }));
    expect(address()).toBe(patentResultLink({ q: '某词' }));
  });

  it.each([
    ['the same', ['F1', 'F1'], /^同族号 F1。$/],
    ['different ones', ['F1', 'F2'], /同族号不同：F1、F2。$/],
    ['one of them', ['F1', undefined], /^同族号 F1，1 件没有收录同族号。$/],
    ['none', [undefined, undefined], /^没有收录同族号，按名称、申请人和申请日相同合并/],
  ])('tell the numbers of their families when unfolded: %s', async (_, numbers, told) => {
    findsRows([{}, { patentType: 'UTILITY' }]);
    backEnd.use(
      http.get('*/api/front/patent/findOne', ({ request }) => {
        const id = new URL(request.url).searchParams.get('id') ?? '';
        const familyId = numbers[Number(id.slice(1))];
        const family = { simple: [], extended: [], ...(familyId && { familyId }) };
        return HttpResponse.json({ code: 0, msg: null, data: { id, title: ROW.title, family } });
      }),
    );
    const { user } = await renderPortal(patentResultLink({ q: '某词', fold: true }));
    await user.click(await screen.findByRole('button', { name: '另有 1 件近似专利（展开）' }));
    expect(await screen.findByText(told)).toBeVisible();
    // What was told once stands there when they are folded again.
    await user.click(screen.getByRole('button', { name: '另有 1 件近似专利（收起）' }));
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('offer to ask again for numbers that nobody answered', async () => {
    findsRows([{}, { patentType: 'UTILITY' }]);
    backEnd.use(
      http.get('*/api/front/patent/findOne', () => HttpResponse.json(null, { status: 503 })),
    );
    const { user } = await renderPortal(patentResultLink({ q: '某词', fold: true }));
    await user.click(await screen.findByRole('button', { name: '另有 1 件近似专利（展开）' }));
    const failed = await screen.findByText('同族号没有查到。', undefined, { timeout: 20_000 });
    expect(within(failed).getByRole('button', { name: '重试' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  }, 40_000);

  it('offer nothing where a page has none', async () => {
    findsRows([{}, { title: '别的' }]);
    await renderPortal(patentResultLink({ q: '某词' }));
    await screen.findByRole('region', { name: '同义词' });
    expect(screen.queryByRole('region', { name: '合并同族' })).toBeNull();
  });
});

describe('more like this', () => {
  it('opens the result with the query in the box, where it can be changed', async () => {
    serve(FULL);
    const { user, address } = await renderPortal(patentDetailLink(FULL.id));
    const link = await screen.findByRole('link', { name: '找相似' });
    await user.click(link);
    const q = 'TAC=(固态电池隔膜) AND IC=(H01M50/+ OR H01M10/+) NOT AN=202119900001.9';
    expect(address()).toBe(
      patentResultLink({ mode: 'expr', q: q.replace(/TAC=\((.*?)\)/, 'TAC=$1') }),
    );
    expect(await screen.findByRole('button', { name: /^理解为：/ })).toBeVisible();
  });

  it('says so where neither a word nor a class is known', async () => {
    const bare: PatentRecord = { id: FULL.id, title: '一种方法' };
    serve(bare);
    await renderPortal(patentDetailLink(bare.id));
    const button = await screen.findByTitle('这件专利没有可用的名称和分类号，无法找相似');
    expect(button).toHaveTextContent('找相似');
    expect(button).toBeDisabled();
    expect(screen.queryByRole('link', { name: '找相似' })).toBeNull();
  });
});
