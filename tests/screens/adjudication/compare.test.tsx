import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import { shownCaseNumber } from '../../../src/domain/adjudication/citation';
import { adjudicationListLink, readAdjudicationList } from '../../../src/links/adjudication';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';

const { documents } = getAdjudicationStore();
const COMPARED = documents.filter(({ awardAmount }) => awardAmount).slice(0, 5);
const ids = COMPARED.map(({ id }) => id);

const table = () => screen.findByRole('table', { name: /各列为一篇裁判文书/ });
/** The cells of a row. */
async function cells(name: RegExp): Promise<HTMLElement[]> {
  const head = await within(await table()).findByRole('rowheader', { name });
  return within(head.closest('tr') as HTMLElement).getAllByRole('cell');
}

describe('documents compared', () => {
  it('stand side by side, five at once', async () => {
    await renderPortal(adjudicationListLink({ compare: ids }));
    for (const row of [/^案由/, /^涉案权利/, /^裁判依据/, /^裁判结果/, /^判赔金额/, /^关键段落/]) {
      expect(await cells(row)).toHaveLength(5);
    }
    const heads = within(await table()).getAllByRole('columnheader');
    COMPARED.forEach(({ caseNumber }, index) => {
      expect(heads[index]).toHaveTextContent(shownCaseNumber(caseNumber ?? ''));
    });
  });

  it('that do not exist are neither counted nor compared', async () => {
    await renderPortal(adjudicationListLink({ compare: ['none-1', 'none-2'] }));
    expect(await screen.findByRole('heading', { name: '没有找到这 2 篇裁判文书' })).toBeVisible();
    expect(screen.queryByText(/项不同/)).toBeNull();
    expect(screen.queryByText(/^共/)).toBeNull();
    expect(screen.getByRole('link', { name: /返回结果/ })).toBeVisible();
  });

  it('show what differs alone when asked, and keep that in the address', async () => {
    const portal = await renderPortal(adjudicationListLink({ compare: ids.slice(0, 2) }));
    await cells(/^案由/);
    await portal.user.click(screen.getByRole('checkbox', { name: '只看不同' }));
    expect(readAdjudicationList(portal.address().split('?')[1] ?? '').differing).toBe(true);
    await waitFor(async () =>
      expect(within(await table()).queryByRole('rowheader', { name: /相同$/ })).toBeNull(),
    );
  });

  it('have a paragraph picked of each, which stands in the address and in the file', async () => {
    const downloads = catchDownloads();
    const portal = await renderPortal(adjudicationListLink({ compare: ids.slice(0, 2) }));
    const [first] = await cells(/^关键段落/);
    const choice = within(first as HTMLElement).getByRole('combobox');
    const option = within(choice).getAllByRole('option', { name: /本院认为/ })[0];
    await portal.user.selectOptions(choice, option as HTMLElement);
    const { picked } = readAdjudicationList(`?${portal.address().split('?')[1]}`);
    expect(picked[ids[0] ?? '']).toMatch(/^p\d+$/);
    expect(within(first as HTMLElement).getByRole('link', { name: /第 \d+ 段/ })).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '下载对比表' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const parts = unzipSync(new Uint8Array((await downloads[0]?.content.arrayBuffer()) ?? []));
    const sheet = Object.entries(parts)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, part]) => strFromU8(part))
      .join('');
    for (const words of ['关键段落', '本院认为', '判赔金额', COMPARED[1]?.cause ?? '']) {
      expect(sheet).toContain(words);
    }
  });

  it('say which of them does not exist', async () => {
    await renderPortal(adjudicationListLink({ compare: [ids[0] ?? '', 'none'] }));
    expect(await screen.findByText(/没有这篇裁判文书/)).toBeVisible();
  });
});
