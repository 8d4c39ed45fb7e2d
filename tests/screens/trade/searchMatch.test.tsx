import { screen, waitFor, within } from '@testing-library/react';
import { matchReasons, speaksFor } from '../../../src/domain/transaction/matching';
import { pricePerYearInWords } from '../../../src/domain/transaction/price';
import { readTransactionSearch, transactionSearchLink } from '../../../src/links/transaction';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { FIND_CALL, listings, listingThat, rowsShown } from './searchSupport';

const stateOf = (address: string) => readTransactionSearch(address.split('?')[1] ?? '');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A demand and the offer that fits it best, with the reasons that the rules give. */
function pair() {
  const demand = listingThat({ direction: 'DEMAND' });
  const [industry] = demand.industryTypes;
  const best = listings({ direction: 'SUPPLY', $industry_in: industry?.id ?? '' })
    .map((offer) => ({ offer, reasons: matchReasons(demand, offer) }))
    .sort((a, b) => b.reasons.length - a.reasons.length)[0];
  if (!best) throw new Error('The mock has no pair');
  return { demand, ...best };
}

describe('matches', () => {
  it('of a demand are offers with their reasons, counted on the card, and back again', async () => {
    const { demand, offer, reasons } = pair();
    const { user, address, back } = await renderPortal(
      transactionSearchLink({ q: demand.transactionNo }),
    );
    await rowsShown();
    const link = await screen.findByRole('link', { name: /匹配的供给\s*（\d+）$/ });
    const count = Number(/（(\d+)）/.exec(link.textContent ?? '')?.[1]);
    await user.click(link);
    expect(stateOf(address()).match).toBe(demand.id);
    const offers = await dialog('匹配的供给');
    const found = await offers.findByRole('list', { name: '匹配的供给' });
    expect(within(found).getAllByRole('heading', { level: 3 })).toHaveLength(count);
    expect(offers.getByRole('status')).toHaveTextContent(`其中 ${count} 条`);
    const item = within(found).getByRole('link', { name: offer.title }).closest('li');
    for (const { text } of reasons) expect(item).toHaveTextContent(text);
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stateOf(address()).match).toBe('');
  });

  it('of an offer are demands, also where the address opens them', async () => {
    const { demand, offer, reasons } = pair();
    const { user, address } = await renderPortal(
      transactionSearchLink({ q: offer.transactionNo, match: offer.id }),
    );
    const demands = await dialog('匹配的需求');
    const item = (await demands.findByRole('link', { name: demand.title })).closest('li');
    for (const { text } of reasons) expect(item).toHaveTextContent(text);
    // The heading of the dialog says the side of all.
    expect(within(item as HTMLElement).queryByText('需求')).toBeNull();
    await user.click(demands.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(stateOf(address()).match).toBe(''));
  });

  it('set what speaks against one apart from what speaks for it', async () => {
    const demands = listings({ direction: 'DEMAND' });
    const dear = demands
      .flatMap((demand) => {
        const industry = demand.industryTypes[0]?.id ?? '';
        return listings({ direction: 'SUPPLY', $industry_in: industry }).map((offer) => ({
          demand,
          offer,
          reasons: matchReasons(demand, offer),
        }));
      })
      .find(
        ({ reasons, offer }) =>
          reasons.filter(speaksFor).length > 1 &&
          reasons.some(({ text }) => text.includes('高于预算')) &&
          offer.patents.every(({ validity }) => validity !== 'INVALID'),
      );
    if (!dear) throw new Error('The mock has no offer above a budget');
    const { demand, offer, reasons } = dear;
    await renderPortal(transactionSearchLink({ q: demand.transactionNo, match: demand.id }));
    const offers = await dialog('匹配的供给');
    const item = (await offers.findByRole('link', { name: offer.title })).closest('li');
    const lists = within(item as HTMLElement);
    const against = reasons.filter((reason) => !speaksFor(reason)).map(({ text }) => text);
    expect(lists.getByRole('list', { name: '须注意之处' })).toHaveTextContent(
      `注意：${against.join('；')}`,
    );
    const agreed = lists.getByRole('list', { name: '相合之处' }).textContent;
    // A sign that never begins a line stands between them.
    const speaking = reasons.filter(speaksFor).map(({ text }) => text);
    expect(agreed).toBe(speaking.join('；'));
  });

  it('leave out what cannot give a way that is asked for, which stands behind them', async () => {
    const pairs = listings({ direction: 'DEMAND' }).flatMap((demand) =>
      listings({ direction: 'SUPPLY', $industry_in: demand.industryTypes[0]?.id ?? '' }).map(
        (offer) => ({ demand, offer, reasons: matchReasons(demand, offer) }),
      ),
    );
    const unmet = pairs.find(
      ({ offer, reasons }) =>
        reasons.filter(speaksFor).length > 1 &&
        reasons.some(({ text }) => text.includes('开放许可不能满足')) &&
        offer.patents.every(({ validity }) => validity !== 'INVALID'),
    );
    if (!unmet) throw new Error('The mock has no open licence beside a demand for more');
    const { demand, offer } = unmet;
    await renderPortal(transactionSearchLink({ q: demand.transactionNo, match: demand.id }));
    const offers = await dialog('匹配的供给');
    const apart = within(await offers.findByRole('region', { name: '交易方式不能满足' }));
    expect(apart.getByRole('link', { name: offer.title })).toBeVisible();
    const count = apart.getAllByRole('heading', { level: 4 }).length;
    expect(offers.getByRole('status')).toHaveTextContent(
      `另有 ${count} 条交易方式不能满足，列在最后`,
    );
    const matched = offers.queryByRole('list', { name: '匹配的供给' });
    expect(matched?.textContent ?? '').not.toContain('不能满足');
  });

  it('of an offer whose patent has lapsed are none, and it says why', async () => {
    const lapsed = listingThat({ direction: 'SUPPLY', $validity_in: 'INVALID' }, (row) =>
      row.patents.every(({ validity }) => validity === 'INVALID'),
    );
    await renderPortal(transactionSearchLink({ q: lapsed.transactionNo, match: lapsed.id }));
    const demands = await dialog('匹配的需求');
    expect(await demands.findByText(/专利已失效，不再比对/)).toBeVisible();
    expect(demands.queryByRole('list', { name: '匹配的需求' })).not.toBeInTheDocument();
  });

  it('that cannot be had say so, and what does not exist is no listing', async () => {
    const { transactionNo } = listingThat({ direction: 'DEMAND' });
    const { user } = await renderPortal(transactionSearchLink({ q: transactionNo, match: 'none' }));
    expect(await (await dialog('匹配的供需')).findByText(/没有这条供需信息/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await rowsShown();
    const link = await screen.findByRole('link', { name: /匹配的供给（/ });
    await failNext(FIND_CALL, { status: 500 });
    await user.click(link);
    const failed = await dialog('匹配的供需');
    await user.click(await failed.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('dialog', { name: /^匹配的(供给|需求)$/ })).toBeVisible();
  });
});

it('two to four listings stand side by side with the price of a remaining year', async () => {
  const priced = listings({ direction: 'SUPPLY', priceMin: 1, priceMax: 500 }).filter(
    ({ priceMode, expiryDate }) => priceMode === 'FIXED' && expiryDate !== null,
  );
  const [one, other] = priced;
  if (!one || !other) throw new Error('The mock has no priced offers');
  const { user, address } = await renderPortal(
    transactionSearchLink({ compare: [one.id, other.id] }),
  );
  const table = await screen.findByRole('table', { name: /各列为一条供需信息/ });
  const head = await within(table).findByRole('rowheader', { name: /^每剩余一年的价格/ });
  const cells = within(head.closest('tr') as HTMLElement).getAllByRole('cell');
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  [one, other].forEach((row, index) => {
    const words = pricePerYearInWords(row, row.expiryDate, today) ?? 'none';
    expect(cells[index]).toHaveTextContent(words);
  });
  await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
  expect(address()).toContain('differing=1');
  expect(screen.getByRole('link', { name: '返回结果' })).toHaveAttribute(
    'href',
    expect.stringMatching(/operation\/search$/),
  );
});
