import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../mock/accounts';
import { shownApplication } from '../../../mock/process/shown';
import { getProcesses } from '../../../mock/process/store';
import { searchListings } from '../../../mock/transaction/search';
import { wholeOf } from '../../../mock/transaction/shown';
import { allListings } from '../../../mock/transaction/store';
import type { StoredListing } from '../../../mock/transaction/types';
import { seenMatches } from '../../../src/components/transaction/seenMatches';
import { listingLink, transactionSearchLink } from '../../../src/links/transaction';
import { callsSeen } from '../../support/faults';
import { answerWhatever, answerWith } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { rowsShown } from './searchSupport';

const FIND = '/findPatentTransaction';
const ONE = '/findOnePatentTransaction';
const REQUESTS = '/findWfApply';

/** Id of the demo account. */
const PERSON = 'U1003';

const ENTERPRISE = demoAccounts().get('enterprise');

/** Listings as a back end tells them that does not say whose they are. */
const rows = () =>
  searchListings({}, undefined, 0, 500).content.map(({ ownerId: _, ...row }) => row);

const published = (meets: (listing: StoredListing) => boolean) => {
  const found = allListings().find((one) => one.status === 'PUBLISHED' && meets(one));
  if (!found) throw new Error('The mock has no such listing');
  const { ownerId: _, ...listing } = wholeOf(found, undefined, undefined);
  return listing;
};

const ownListing = () => published(({ ownerId }) => ownerId === 'U1002');

/** The request that published a listing, as the enterprise reads it. */
function requestOf(id: string, more: object = {}) {
  const application = getProcesses().applications.get(id);
  if (!application || !ENTERPRISE) throw new Error('The mock has no such request');
  return { ...shownApplication(getProcesses(), application, ENTERPRISE), ...more };
}

const open = (id: string) => renderPortal(listingLink(id), { account: 'enterprise' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => screen.queryByRole('region', { name });

describe('a listing that does not tell whose it is', () => {
  it('is the user’s where its request names the account', async () => {
    const listing = ownListing();
    answerWith(ONE, listing);
    await open(listing.id);
    await title(listing.title);
    expect(
      within(section('我的发布') as HTMLElement).getByRole('button', { name: '下架' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: '举报这条信息' })).toBeNull();
  });

  it('is not where the answered requests are others’ or of other listings', async () => {
    const listing = ownListing();
    answerWith(ONE, listing);
    answerWhatever(REQUESTS, [
      requestOf(listing.id, { id: 'ZLJY-20260101-000077' }),
      requestOf(listing.id, { applicantId: 'U1' }),
    ]);
    await open(listing.id);
    await title(listing.title);
    expect(section('我的发布')).toBeNull();
    expect(section('办理情况')).toBeNull();
    expect(screen.getByRole('button', { name: '举报这条信息' })).toBeVisible();
  });

  it('is said to be unclear where the request does not tell either', async () => {
    const listing = ownListing();
    answerWith(ONE, listing);
    answerWhatever(REQUESTS, [requestOf(listing.id, { applicantId: undefined })]);
    await open(listing.id);
    await title(listing.title);
    expect(section('我的发布')).toBeNull();
    expect(section('办理情况')).toHaveTextContent('无法确认是您发布的');
  });

  it('bears no mark in the list', async () => {
    answerWhatever(FIND, rows());
    await renderPortal(transactionSearchLink(), { account: 'enterprise' });
    await rowsShown();
    expect(screen.queryByText('我发布的')).toBeNull();
  });
});

describe('the listing of an address', () => {
  it('is not another one', async () => {
    answerWith(ONE, ownListing());
    await open('ZLJY-20200101-000001');
    expect(await title('没有找到这条供需信息')).toBeVisible();
  });

  it('without an id is the one that was asked for', async () => {
    const { id, ...listing } = published(({ ownerId }) => ownerId === null);
    answerWith(ONE, listing);
    const { user } = await open(id);
    await title(listing.title);
    await user.click(screen.getByRole('button', { name: '查看联系方式' }));
    await waitFor(async () => {
      const asked = (await callsSeen()).find(({ path }) => path.endsWith('/contact'));
      expect(asked?.query).toEqual({ id });
    });
  });
});

describe('matches of a back end that knows no conditions', () => {
  it('are those of the listing asked for, of the other side and the same industry', async () => {
    const all = rows();
    const demand = all.filter(({ direction }) => direction === 'DEMAND').at(-1);
    answerWhatever(FIND, all);
    await renderPortal(transactionSearchLink({ match: demand?.id ?? '' }), { account: 'person' });
    const dialog = await screen.findByRole('dialog', { name: '匹配的供给' });
    expect(await within(dialog).findByRole('link', { name: demand?.title ?? '' })).toBeVisible();
    const industries = demand?.industryTypes.map(({ id }) => id) ?? [];
    const looked = all
      .slice(0, 100)
      .filter(
        (one) =>
          one.direction === 'SUPPLY' && one.industryTypes.some(({ id }) => industries.includes(id)),
      );
    const said = within(dialog).getByRole('status');
    expect(said).toHaveTextContent(`行业的 ${looked.length} 条供给`);
    expect(said).not.toHaveTextContent('共');
  });

  it('count as seen: the listing may be the user’s', async () => {
    const { id } = published(({ ownerId }) => ownerId === PERSON);
    answerWhatever(FIND, rows());
    await renderPortal(transactionSearchLink({ match: id }), { account: 'person' });
    const shown = await screen.findByRole('list', { name: /^匹配的(供给|需求)$/ });
    const many = within(shown).getAllByRole('heading', { level: 3 }).length;
    await waitFor(() => expect(seenMatches(PERSON, id)).toHaveLength(many));
  });

  it('are none where the listing is not among what is answered', async () => {
    answerWhatever(FIND, rows());
    await renderPortal(transactionSearchLink({ match: 'ZLJY-20200101-000001' }));
    expect(await screen.findByText(/^没有这条供需/)).toBeVisible();
  });
});

it('matches of another’s listing are not kept as seen', async () => {
  const { id } = published(({ ownerId }) => ownerId === PERSON);
  await renderPortal(transactionSearchLink({ match: id }), { account: 'enterprise' });
  await screen.findByRole('list', { name: /^匹配的(供给|需求)$/ });
  expect(seenMatches('U1002', id)).toEqual([]);
});
