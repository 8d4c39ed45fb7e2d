import { screen, within } from '@testing-library/react';
import { PATENT_VIEWS, type PatentView, patentResultLink } from '../../../src/links/patent';
import { findsOne, open, settled, total } from './resultSupport';

const TITLE = '只有名称的记录';

/** The text of the only row of a view. */
async function rowOf(view: PatentView, state: Parameters<typeof patentResultLink>[0]) {
  await open(patentResultLink({ ...state, view }));
  await total();
  await settled();
  if (view === 'table') return (await screen.findByRole('row', { name: /只有名称/ })).textContent;
  const list = await screen.findByRole('list', { name: '检索到的专利' });
  return within(list).getByText(TITLE).closest('li')?.textContent;
}

describe('the classes of a row', () => {
  it.each(['list', 'table'] as const)('are all it has, without a main one (%s)', async (view) => {
    findsOne({ ipcs: ['C08J5/22', 'H01M50/409', 'B32B27/08', 'B32B27/32'] });
    const text = await rowOf(view, { q: 'C08J' });
    expect(text).toContain('C08J5/22');
    expect(text).not.toContain('IPC —');
  });

  it.each(['list', 'table', 'split'] as const)('name the one asked for (%s)', async (view) => {
    findsOne({ mainIpc: 'C08J5/22', ipcs: ['C08J5/22', 'B32B27/08', 'H01M50/409'] });
    await rowOf(view, { q: 'H01M' });
    expect(screen.getAllByText('C08J5/22；H01M50/409')[0]).toBeVisible();
  });

  it('are those of a design where it has no others', async () => {
    findsOne({ locs: ['13-02'] });
    expect(await rowOf('list', { q: '电池' })).toContain('LOC 13-02');
  });
});

it.each([
  ...(['list', 'split', 'image'] as const).map(
    (view) => [view, /有效.*按申请日推算，期限已于 2020-05-06 届满/] as const,
  ),
  ['table', /有效期限已届满/] as const,
])('says of a right in force that its term is over (%s)', async (view, said) => {
  const dates = { filingDate: '2010-05-06', grantDate: '2011-01-05' };
  findsOne({ validity: 'VALID', patentType: 'UTILITY', ...dates });
  const text = await rowOf(view, { q: '电池' });
  expect(text).toMatch(said);
});

describe('the number of a row', () => {
  it.each(PATENT_VIEWS)('is that of the publication where there is no other (%s)', async (view) => {
    findsOne({ publicationNumber: 'CN199000009A' });
    expect(await rowOf(view, { q: '电池' })).toContain('公开号 CN199000009A');
  });

  it.each(PATENT_VIEWS)('is that of the grant where there is no other (%s)', async (view) => {
    findsOne({ grantNumber: 'CN199000009B' });
    expect(await rowOf(view, { q: '电池' })).toContain('公告号 CN199000009B');
  });

  const BOTH = {
    patentType: 'INVENTION_GRANT',
    publicationNumber: 'CN199000009A',
    publicationDate: '2021-03-02',
    grantNumber: 'CN199000009B',
    grantDate: '2023-05-09',
  } as const;

  it('is that of the grant of an invention, with its day', async () => {
    findsOne(BOTH);
    const text = await rowOf('list', { q: '电池' });
    expect(text).toContain('公告号 CN199000009B');
    expect(text).toContain('公告日 2023-05-09');
    expect(text).not.toContain('CN199000009A');
  });

  it('is that of the publication where it is asked for', async () => {
    findsOne(BOTH);
    expect(await rowOf('list', { q: 'PN=CN199000009A' })).toContain('公开号 CN199000009A');
  });

  it('stands beside the day that the list goes by or asks for', async () => {
    findsOne(BOTH);
    const sorted = await rowOf('list', { q: '电池', sort: '-publicationDate' });
    expect(sorted).toContain('公开日 2021-03-02');
    expect(sorted).not.toContain('2023-05-09');
  });
});

describe('what the reading pane lacks', () => {
  const lacking = () => screen.queryByText(/^无数据：/)?.textContent ?? '';

  it.each(['UTILITY', 'DESIGN'] as const)(
    'is no grant beside its announcement (%s)',
    async (patentType) => {
      findsOne({
        patentType,
        publicationNumber: 'CN219000009U',
        publicationDate: '2023-05-09',
        filingDate: '2022-11-08',
        mainIpc: null,
        ipcs: [],
        locs: [],
      });
      // A day alone could be any.
      expect(await rowOf('split', { q: '电池' })).toContain('申请日 2022-11-08');
      const pane = within(screen.getByRole('region', { name: /^阅读/ }));
      expect(pane.getByText('CN219000009U')).toBeVisible();
      // By the name that the record has for it.
      expect(pane.getByRole('table', { name: '著录信息' })).toHaveTextContent(
        '授权公告号CN219000009U授权公告日2023-05-09',
      );
      expect(lacking()).toContain(patentType === 'DESIGN' ? 'LOC' : 'IPC');
      expect(lacking()).not.toMatch(/公告/);
    },
  );

  it('is the designer of a design', async () => {
    findsOne({ patentType: 'DESIGN' });
    await rowOf('split', { q: '电池' });
    expect(lacking()).toContain('设计人');
    expect(lacking()).not.toContain('发明人');
  });

  it('is no grant of an application that has none', async () => {
    findsOne({ patentType: 'INVENTION_PUB', publicationNumber: 'CN199000009A' });
    await rowOf('split', { q: '电池' });
    expect(lacking()).not.toContain('授权');
    expect(lacking()).toContain('公开日');
  });

  it('is the grant of an invention that was granted', async () => {
    findsOne({ patentType: 'INVENTION_GRANT', publicationNumber: 'CN199000009A' });
    await rowOf('split', { q: '电池' });
    expect(lacking()).toContain('授权公告号');
  });
});

describe('a ranking by citations', () => {
  it.each(['list', 'image', 'split'] as const)('says how many there are (%s)', async (view) => {
    findsOne({ citedBy: 12 });
    expect(await rowOf(view, { q: '电池', sort: '-citedBy' })).toContain('被引 12 次');
  });

  it.each(['list', 'image', 'split'] as const)('says that nobody knows (%s)', async (view) => {
    findsOne();
    expect(await rowOf(view, { q: '电池', sort: '-citedBy' })).toContain('被引 —');
  });

  it('has its column in the table, also where the reader did not choose it', async () => {
    findsOne({ citedBy: 12 });
    await rowOf('table', { q: '电池', sort: '-citedBy' });
    expect(screen.getByRole('columnheader', { name: /被引/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('cell', { name: '12' })).toBeVisible();
  });

  it('is not spoken of in another order', async () => {
    findsOne({ citedBy: 12 });
    expect(await rowOf('list', { q: '电池' })).not.toContain('被引');
  });
});
