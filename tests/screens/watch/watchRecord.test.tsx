import { screen, waitFor, within } from '@testing-library/react';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import { allListings } from '../../../mock/transaction/store';
import { readWatched, watch } from '../../../src/components/watch/watched';
import { adjudicationDetailLink } from '../../../src/links/adjudication';
import { enterpriseLink } from '../../../src/links/enterprise';
import { subjectLink } from '../../../src/links/landing';
import { lawDetailLink } from '../../../src/links/law';
import { nodeResultLink } from '../../../src/links/navigation';
import { patentDetailLink } from '../../../src/links/patent';
import { listingLink } from '../../../src/links/transaction';
import { renderPortal } from '../../support/renderPortal';
import { byPatents } from '../enterprise/support';
import { FULL, SPARSE, serve } from '../patent/recordFixtures';

/** Id of the demo account `person`. */
const OWNER = 'U1003';

const JUDGMENT = getAdjudicationStore().documents[0]?.id ?? '';
const ENTERPRISE = byPatents()[0]?.registered.enterpriseName ?? '';
const listing = () =>
  allListings().find((one) => one.ownerId === null && one.status === 'PUBLISHED')?.id ?? '';

const DAY = 86_400_000;

const button = (name: string) =>
  screen.findByRole('button', { name, pressed: name.startsWith('已') }, { timeout: 15_000 });

const known = () => readWatched(OWNER)[0]?.seen.known;

describe('the page of a record', () => {
  // First of all: what watches is not loaded yet.
  it('is watched by a press before the page has nothing else to do', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    serve(FULL);
    const { user } = await renderPortal(patentDetailLink(FULL.id));
    await user.click(await screen.findByRole('button', { name: '关注' }));
    expect(await button('已关注')).toHaveFocus();
    expect(readWatched(OWNER)).toHaveLength(1);
  });

  it('is watched with one key, says where, and no longer with another', async () => {
    serve(FULL);
    const { user } = await renderPortal(patentDetailLink(FULL.id));
    await user.click(await button('关注'));
    const off = await button('已关注');
    expect(off).toHaveFocus();
    const said = await screen.findByText(/已关注，只保存在这台设备的浏览器里/);
    expect(within(said).getByRole('link', { name: '我的关注' })).toHaveAttribute(
      'href',
      expect.stringContaining('watched=1'),
    );
    expect(known()).toMatchObject({
      status: 'VALID',
      owners: ['常熟示例电池有限公司'],
      events: 4,
      lastEvent: '2024-03-01',
      feesPaid: expect.any(Array),
      termEnd: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await user.click(off);
    await button('关注');
    expect(await screen.findByText('不再关注。')).toBeVisible();
    expect(readWatched(OWNER)).toEqual([]);
  });

  it('stays watched after a double click', async () => {
    serve(FULL);
    const { user } = await renderPortal(patentDetailLink(FULL.id));
    await user.dblClick(await button('关注'));
    await button('已关注');
    expect(readWatched(OWNER)).toHaveLength(1);
  });

  it('says once what is different since the last look, and looks', async () => {
    serve(FULL);
    const at = Date.UTC(2026, 10, 1, 4) - DAY;
    watch(OWNER, {
      kind: 'patent',
      id: FULL.id,
      title: '旧名称',
      since: at,
      seen: { at, known: { status: 'PENDING', events: 4, lastEvent: '2024-03-01' } },
    });
    const portal = await renderPortal(patentDetailLink(FULL.id));
    const lead = await screen.findByText(
      /^自 2026-10-31 您上次查看以来：$/,
      {},
      { timeout: 30_000 },
    );
    const region = within(lead.parentElement as HTMLElement);
    expect(region.getByText('法律状态：审中 → 有效').tagName).toBe('STRONG');
    // What was not known before is told and not called a change.
    expect(region.getByText(/^当前权利人：此前不详，现在已知/).tagName).toBe('LI');
    expect(region.queryByText(/法律事件/)).toBeNull();
    await waitFor(() => expect(known()?.status).toBe('VALID'));
    expect(readWatched(OWNER)[0]?.title).toBe(FULL.title);
    await portal.goTo('/changshu/searching/patent');
    await portal.goTo(patentDetailLink(FULL.id));
    await button('已关注');
    expect(screen.queryByText(/您上次查看以来/)).toBeNull();
  });

  it('is silent where the record tells nothing this time, and keeps what was known', async () => {
    serve(SPARSE);
    const seen = { at: 1, known: { status: 'VALID', owners: ['甲公司'] } };
    watch(OWNER, { kind: 'patent', id: SPARSE.id, title: '示例', since: 1, seen });
    await renderPortal(patentDetailLink(SPARSE.id));
    await button('已关注');
    await waitFor(() => expect(readWatched(OWNER)[0]?.seen.at).toBeGreaterThan(1));
    expect(screen.queryByText(/您上次查看以来/)).toBeNull();
    expect(known()?.owners).toEqual(['甲公司']);
  });

  it('has its family watched apart, and offers a visitor nothing', async () => {
    serve(FULL);
    const { user } = await renderPortal(patentDetailLink(FULL.id));
    await user.click(await button('关注这个同族'));
    await button('已关注这个同族');
    expect(readWatched(OWNER).map(({ kind }) => kind)).toEqual(['family']);
    expect(await button('关注')).toBeEnabled();
  });
});

describe('other records', () => {
  // Of a law the judgments that cite it are counted besides, which its record does not tell.
  it.each([
    [
      'law',
      lawDetailLink({ id: 'L001-3' }),
      '',
      ['status', 'versions', 'lastVersion', 'judgments'],
    ],
    ['judgment', adjudicationDetailLink(JUDGMENT), '', ['chain']],
    ['listing', listingLink(listing()), '', ['status', 'price', 'published', 'validUntil']],
    [
      'enterprise',
      enterpriseLink(ENTERPRISE),
      '',
      ['status', 'patents', 'trademarks', 'dishonesty'],
    ],
    ['node', subjectLink({ subject: 'S1', node: 'n3-1' }), '这个环节', ['patents', 'cityPatents']],
  ])(
    'of kind %s are watched with what is known of them',
    async (kind, address, what, facts) => {
      const { user } = await renderPortal(address);
      await user.click(await button(`关注${what}`));
      await button(`已关注${what}`);
      expect(readWatched(OWNER).map((one) => one.kind)).toEqual([kind]);
      await waitFor(() => {
        for (const name of facts) expect(known()?.[name], name).not.toBeUndefined();
      });
      expect(Object.values(known() ?? {}).some((value) => value !== null)).toBe(true);
    },
    40_000,
  );

  it('of a node are the same on the page of its patents', async () => {
    const node = { subject: 'S1', node: 'n3-1' };
    const { user, goTo } = await renderPortal(nodeResultLink(node));
    await user.click(await button('关注这个环节'));
    await button('已关注这个环节');
    await goTo(subjectLink(node));
    expect(await button('已关注这个环节')).toBeVisible();
  }, 40_000);
});
