import { screen, waitFor, within } from '@testing-library/react';
import { priceInWords } from '../../../src/domain/transaction/price';
import { readTransactionSearch, transactionSearchLink } from '../../../src/links/transaction';
import { catchDownloads } from '../../support/downloads';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { onPhone } from '../../support/screens';
import { asked, FIND_CALL, listings, listingThat, rowsShown } from './searchSupport';

const stateOf = (address: string) => readTransactionSearch(address.split('?')[1] ?? '');

describe('the search over supply and demand', () => {
  it('asks the service for what the address says, to the letter', async () => {
    const { industryTypes } = listingThat({ direction: 'SUPPLY', priceMin: 1, priceMax: 500 });
    const industry = industryTypes[0]?.id ?? '';
    await renderPortal(
      transactionSearchLink({
        q: '技术',
        direction: 'SUPPLY',
        include: { industry: [industry], type: ['1', '3'] },
        exclude: { validity: ['INVALID'] },
        price: '1-500',
        termLeft: '2',
        from: '2020-01-01',
        sort: 'price',
        page: 1,
        size: 20,
      }),
    );
    await rowsShown();
    const [first] = await asked();
    const { facets, facetSize, ...query } = first?.queryData ?? {};
    expect(query).toEqual({
      q: '技术',
      direction: 'SUPPLY',
      $industry_in: industry,
      $type_in: '1,3',
      $validity_notIn: 'INVALID',
      priceMin: 1,
      priceMax: 500,
      termLeft: 2,
      publishFrom: '2020-01-01',
      sort: 'price',
    });
    expect(facets).toContain('direction');
    expect(facetSize).toBeGreaterThan(0);
    expect(first).toMatchObject({ page: '0', size: '20' });
  });

  it('is narrowed by direction, facets and a price of one’s own, all of it in the address', async () => {
    const { user, address } = await renderPortal(transactionSearchLink());
    await rowsShown();
    const sides = within(screen.getByRole('navigation', { name: '供需类型' }));
    const supplies = listings({ direction: 'SUPPLY' }).length;
    await user.click(sides.getByRole('link', { name: `供给 ${supplies}` }));
    expect(stateOf(address()).direction).toBe('SUPPLY');
    // The other side keeps its count.
    const demands = listings({ direction: 'DEMAND' }).length;
    expect(await sides.findByRole('link', { name: `需求 ${demands}` })).toBeVisible();

    const facets = within(screen.getByRole('region', { name: '筛选' }));
    const [exclude] = await facets.findAllByRole('button', { name: /^排除行业/ });
    if (exclude) await user.click(exclude);
    await waitFor(() => expect(stateOf(address()).exclude.industry).toHaveLength(1));
    await user.click(facets.getByRole('button', { name: '价格' }));
    await user.type(facets.getByLabelText('最低（万元）'), '１０');
    await user.type(facets.getByLabelText('最高（万元）'), '5{Enter}');
    expect(await facets.findByText('不能低于 10 万元')).toBeVisible();
    // What stood there when the field was left stays.
    expect(stateOf(address()).price).toBe('10-');
    await user.type(facets.getByLabelText('最高（万元）'), '0{Enter}');
    await waitFor(() => expect(stateOf(address()).price).toBe('10-50'));
    const chips = within(await screen.findByRole('list', { name: '已选筛选条件' }));
    expect(chips.getByText('价格：10～50 万元')).toBeVisible();
    expect(await rowsShown()).not.toHaveLength(0);
    await user.click(chips.getByRole('button', { name: '取消筛选：价格：10～50 万元' }));
    await waitFor(() => expect(stateOf(address()).price).toBe(''));
  });

  it('flags a lapsed patent, says the price, and shows the same as a table', async () => {
    const lapsed = listingThat({ direction: 'SUPPLY', $validity_in: 'INVALID' });
    const { user, address } = await renderPortal(
      transactionSearchLink({ q: lapsed.transactionNo }),
    );
    const [card] = await rowsShown();
    // Beside the side it is on, and nothing that has ended is new.
    const lapse = within(card as HTMLElement).getByText('专利已失效');
    expect(lapse.closest('.ant-tag')).not.toBeNull();
    expect(within(card as HTMLElement).queryByText('新')).toBeNull();
    // Nothing fits a right that has ended: there is no way to an empty list.
    expect(await within(card as HTMLElement).findByText('暂无匹配的需求')).toBeVisible();
    expect(within(card as HTMLElement).queryByRole('link', { name: /匹配的/ })).toBeNull();
    expect(card).toHaveTextContent(priceInWords(lapsed));
    expect(card).toHaveTextContent(lapsed.patents[0]?.applicationNumber ?? 'none');
    await user.click(screen.getByRole('radio', { name: '表格' }));
    expect(stateOf(address()).view).toBe('table');
    const heads = await screen.findAllByRole('rowheader');
    const row = heads.find((head) => head.textContent?.startsWith(lapsed.title))?.closest('tr');
    expect(row).toHaveTextContent('专利已失效');
    expect(row).toHaveTextContent(`原期限到 ${lapsed.expiryDate ?? 'none'}`);
    // Each fact has its own name, also where the columns are a list.
    expect(row).toHaveTextContent(`发布 ${lapsed.publishTime?.slice(0, 10)}`);
    expect(row).toHaveTextContent(`有效期至 ${lapsed.validUntil}`);
    // A day stands in one line with what it is.
    expect(within(row as HTMLElement).getByText(`有效期至 ${lapsed.validUntil}`)).toHaveClass(
      'ipr-nowrap',
    );
    expect(row).toHaveTextContent(/方式 \S/);
  });

  it('tells the end of the information from the end of the patent', async () => {
    const offer = listingThat(
      { direction: 'SUPPLY' },
      ({ expiryDate, patents, patentCount }) =>
        Boolean(expiryDate) && patentCount === 1 && patents[0]?.validity === 'VALID',
    );
    await renderPortal(transactionSearchLink({ q: offer.transactionNo }));
    const [card] = await rowsShown();
    expect(card).toHaveTextContent(`信息有效期至 ${offer.validUntil}`);
    expect(card).toHaveTextContent(`专利到期 ${offer.expiryDate}`);
  });

  it('draws no column of a table of which none of its listings has a value', async () => {
    await renderPortal(transactionSearchLink({ direction: 'DEMAND', view: 'table' }));
    const table = await screen.findByRole('table');
    const names = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(names).toContain('标题、权利人或发布单位、行业');
    for (const name of ['供需', '专利']) expect(names).not.toContain(name);
    expect(screen.getByText('本页记录都没有以下内容，没有列出这些列：专利')).toBeVisible();
  });

  it('names the condition that leaves it empty and leads on without it', async () => {
    const { user, address } = await renderPortal(
      transactionSearchLink({ direction: 'DEMAND', termLeft: '5' }),
    );
    expect(
      await screen.findByRole('heading', { name: '没有找到符合条件的供需信息' }),
    ).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /去掉“剩余年限：5 年以上”后有/ }));
    expect(stateOf(address())).toMatchObject({ direction: 'DEMAND', termLeft: '' });
    expect(await rowsShown()).not.toHaveLength(0);
  });

  it('says on the spot when it failed, keeps the words, and asks again', async () => {
    await failNext(FIND_CALL, { status: 500 });
    const { user } = await renderPortal(transactionSearchLink({ q: '技术' }));
    expect(await screen.findByRole('heading', { name: '检索没有成功' })).toBeVisible();
    expect(screen.getByLabelText(/^检索供给和需求/)).toHaveValue('技术');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await rowsShown()).not.toHaveLength(0);
  });

  it('has the ways to one’s own behind ⋯ on a telephone', async () => {
    onPhone();
    const { user } = await renderPortal(transactionSearchLink());
    await rowsShown();
    const fold = screen.getByRole('link', { name: '我的供需' }).closest('[data-open]');
    expect(fold).toHaveAttribute('data-open', 'false');
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    expect(fold).toHaveAttribute('data-open', 'true');
  });

  it('leads to publishing and to one’s own, and is taken home as a table', async () => {
    const saved = catchDownloads();
    const { user } = await renderPortal(transactionSearchLink());
    const shown = await rowsShown();
    // Called as in the menu, and leading there too.
    const ways = screen.getAllByRole('link', { name: '发布交易信息' });
    expect(ways).toHaveLength(2);
    for (const way of ways) {
      expect(way).toHaveAttribute('href', expect.stringContaining('/operation/publish'));
    }
    expect(screen.getByRole('link', { name: '我的供需' })).toHaveAttribute(
      'href',
      expect.stringContaining('/operation/publish#own'),
    );
    await user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导出检索结果' }));
    await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
    await user.click(dialog.getByRole('radio', { name: /^本页/ }));
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = ((await saved[0]?.content.text()) ?? '').trim().split('\r\n');
    expect(lines[0]).toContain('编号,供需,标题');
    expect(lines).toHaveLength(shown.length + 1);
  });
});
