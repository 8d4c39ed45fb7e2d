import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProcesses } from '../../../mock/process/store';
import { searchListings } from '../../../mock/transaction/search';
import { wholeOf } from '../../../mock/transaction/shown';
import type { ListingStatus } from '../../../mock/transaction/types';
import { listingLink } from '../../../src/links/transaction';
import { failNext } from '../../support/faults';
import { answerWith } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { another, listingThat, open, own, section } from './detailSupport';

const CONTACT = '/data-service/api/authFront/patentTransaction/contact';
const ONE = '/data-service/api/front/findOnePatentTransaction';

describe('a listing of somebody else', () => {
  it('shows the patents as their records have them now, with links, source and time', async () => {
    const listing = another('PUBLISHED');
    await open(listing);
    const [patent] = listing.formData.patents as { title: string; applicationNumber: string }[];
    const table = within(section('专利')).getByRole('table', { name: '所列专利' });
    const link = within(table).getByRole('link', { name: patent?.title ?? '' });
    expect(link.getAttribute('href')).toContain('/searching/patent/detail?id=');
    expect(table).toHaveTextContent(patent?.applicationNumber ?? '?');
    expect(section('专利')).toHaveTextContent(/状态查询时间 \d{4}-\d{2}-\d{2}.*来源：/);
  });

  it('says that who publishes it is not the holder only where both are known and differ', async () => {
    // The demo enterprise offers patents whose records name others.
    const portal = await open(own('PUBLISHED'));
    const words = /发布单位“苏州示例新材料有限公司”不是权利人，来源未说明依据/;
    expect(section('专利')).toHaveTextContent(words);
    const same = listingThat(
      ({ ownerId, status, formData, publisher }) =>
        ownerId === null &&
        status === 'PUBLISHED' &&
        formData.showPublisher === true &&
        (formData.patents as { owners: string }[]).every(({ owners }) => owners === publisher.name),
    );
    await portal.goTo(listingLink(same.id));
    await screen.findByRole('heading', { level: 1, name: String(same.formData.title) });
    expect(section('专利')).not.toHaveTextContent('来源未说明依据');
    const { id, formData } = own('PUBLISHED');
    const answers = { ...formData, showPublisher: false } as typeof formData;
    Object.assign(getProcesses().applications.get(id) ?? {}, { formData: answers });
    await portal.goTo(listingLink(id));
    await screen.findByRole('heading', { level: 1, name: String(formData.title) });
    expect(section('专利')).not.toHaveTextContent('来源未说明依据');
  });

  it('says that a status which no record bears out is its publisher’s own', async () => {
    const listing = listingThat(
      ({ ownerId, status, formData }) =>
        ownerId === null &&
        status === 'PUBLISHED' &&
        formData.direction === 'SUPPLY' &&
        (formData.patents as unknown[]).length === 1,
    );
    const [patent] = listing.formData.patents as Record<string, unknown>[];
    Object.assign(patent ?? {}, { applicationNumber: '202119999999.0', validity: 'VALID' });
    await open(listing);
    const table = within(section('专利')).getByRole('table', { name: '所列专利' });
    const word = within(table).getByText('发布人填写：有效');
    expect(word).toHaveClass('ant-tag');
    expect(table.querySelector('.ipr-status')).toBeNull();
    expect(section('要点')).toHaveTextContent('专利有效1 / 1 件发布人填写');
  });

  it('has its figure and what can be done beside the text, the price once', async () => {
    const listing = listingThat(
      ({ ownerId, status, formData }) =>
        ownerId === null &&
        status === 'PUBLISHED' &&
        formData.direction === 'SUPPLY' &&
        formData.priceMode === 'FIXED' &&
        (formData.patents as unknown[]).length === 1,
    );
    const { user } = await open(listing);
    const side = section('要点');
    expect(side).toHaveTextContent('交易方式');
    const price = within(side).getByText(/^[\d.,]+ 万元$/).textContent ?? '?';
    // Neither the head nor the facts say it again.
    const head = screen.getByRole('heading', { level: 1 }).closest('.ipr-sticky-head');
    expect(head).toHaveTextContent('供给');
    expect(head).not.toHaveTextContent('万元');
    expect(section('价格和条件').querySelector('dl')).not.toHaveTextContent(price);
    const ways = screen.getByRole('navigation', { name: '这件专利可以办理的业务' });
    expect(within(ways).getByRole('link', { name: /^价值评价/ })).toBeVisible();
    // The listing is not the record: that is one of the ways on.
    expect(within(ways).getByRole('link', { name: '专利详情' })).toHaveAttribute(
      'href',
      expect.stringContaining('/patent/'),
    );
    await user.click(within(side).getByRole('button', { name: /^加入对比：/ }));
    expect(within(side).getByRole('button', { name: /^移出对比：/, pressed: true })).toBeVisible();
  });

  it('of several patents says what can be done with the one that is chosen', async () => {
    const listing = listingThat(
      ({ ownerId, status, formData }) =>
        ownerId === null &&
        status === 'PUBLISHED' &&
        formData.direction === 'SUPPLY' &&
        (formData.patents as unknown[]).length > 1,
    );
    const { user } = await open(listing);
    const [first, second] = listing.formData.patents as {
      title: string;
      applicationNumber: string;
    }[];
    const ways = section('所列专利可以办理的业务');
    const value = () => within(ways).getByRole('link', { name: /^价值评价/ });
    expect(value().getAttribute('href')).toContain(first?.applicationNumber);
    const choice = within(ways).getByRole('combobox', { name: '要办理的专利' });
    await user.selectOptions(choice, second?.title ?? '?');
    expect(value().getAttribute('href')).toContain(second?.applicationNumber);
  });

  it('of a demand leads to what fits it and to an answer', async () => {
    const listing = listingThat(
      ({ ownerId, status, formData }) =>
        ownerId === null && status === 'PUBLISHED' && formData.direction === 'DEMAND',
    );
    await open(listing);
    const ways = screen.getByRole('navigation', { name: '可以办理' });
    expect(within(ways).getByRole('link', { name: '查看匹配的供给' })).toHaveAttribute(
      'href',
      expect.stringContaining(`match=${listing.id}`),
    );
    expect(within(ways).getByRole('link', { name: '发布可以供给的专利' })).toBeVisible();
  });

  it('calls what is paid at the entrance so, and names no price of a year for it', async () => {
    await open(
      listingThat(
        ({ ownerId, status, formData }) =>
          ownerId === null &&
          status === 'PUBLISHED' &&
          formData.priceMode === 'FIXED' &&
          String(formData.payMethods) === 'ENTRY_ROYALTY',
      ),
    );
    expect(section('要点')).toHaveTextContent(/入门费.*万元.*另付提成/);
    expect(section('要点')).not.toHaveTextContent(/价格|剩余期限/);
    // Nor a price that is all there is to pay.
    expect(section('价格和条件')).toHaveTextContent('支付方式入门费加提成');
    expect(section('价格和条件')).not.toHaveTextContent('一口价');
  });

  it('says nothing of what is in force where no status is known', async () => {
    const listing = listingThat(
      ({ ownerId, status, formData }) =>
        ownerId === null && status === 'PUBLISHED' && formData.direction === 'SUPPLY',
    );
    const whole = wholeOf(listing, undefined, undefined);
    answerWith(ONE, {
      ...whole,
      patents: whole.patents.map((patent) => ({ ...patent, validity: null })),
    });
    await open(listing);
    expect(section('要点')).toHaveTextContent(/专利有效\s*不详/);
  });

  it('names who gives an open licence to everybody', async () => {
    await open(
      listingThat(
        ({ ownerId, status, formData }) =>
          ownerId === null && status === 'PUBLISHED' && String(formData.transactionTypeIds) === '6',
      ),
    );
    expect(section('价格和条件')).not.toHaveTextContent('未公开');
  });

  it('masks the contact until it is asked for, and says that this is counted', async () => {
    const listing = listingThat(
      (one) =>
        one.ownerId === null && one.status === 'PUBLISHED' && 'contactMobile' in one.formData,
    );
    const mobile = String(listing.formData.contactMobile);
    const { user } = await open(listing);
    const contact = section('联系方式');
    // The way there has the name of what is done there.
    expect(screen.getByRole('link', { name: '查看联系方式' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#contact$/),
    );
    expect(contact).toHaveTextContent(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    expect(contact).toHaveTextContent('会计入查看次数');
    await failNext(CONTACT, { status: 500, times: 1 });
    await user.click(within(contact).getByRole('button', { name: '查看联系方式' }));
    expect(await within(contact).findByRole('alert')).toBeVisible();
    await user.click(within(contact).getByRole('button', { name: '查看联系方式' }));
    expect(await within(contact).findByRole('link', { name: mobile })).toHaveAttribute(
      'href',
      `tel:${mobile}`,
    );
    expect(contact).toHaveTextContent(`${listing.contacts + 1} 位用户查看过`);
  });

  it('names what is like it and what fits it, with reasons', async () => {
    await open(another('PUBLISHED'));
    const similar = section('相似和匹配');
    const reasons = await within(similar).findAllByRole('list', { name: '相合之处' });
    expect(reasons[0]).toHaveTextContent(/行业同为|IPC|都提到/);
  });

  it('leads on through the list it was opened from, and back to it', async () => {
    const [first, second] = searchListings({ direction: 'DEMAND' }, undefined, 0, 2).content;
    const from = 'direction=DEMAND';
    const portal = await renderPortal(listingLink(first?.id ?? '', { from }), {
      account: 'person',
    });
    const next = await screen.findByRole('link', { name: /下一条/ });
    await portal.user.click(next);
    await screen.findByRole('heading', { level: 1, name: second?.title ?? '' });
    expect(screen.getByRole('link', { name: /返回结果/ })).toHaveAttribute(
      'href',
      expect.stringContaining('direction=DEMAND'),
    );
  });

  it('flags a patent that has lapsed since', async () => {
    const { id } = listingThat(
      (one) =>
        one.status === 'PUBLISHED' &&
        ((one.formData.patents ?? []) as { validity: string }[]).some(
          ({ validity }) => validity === 'INVALID',
        ),
    );
    await renderPortal(listingLink(id), { account: 'person' });
    const said = (await screen.findByText('专利已失效：')).parentElement;
    // With what says so and its day.
    expect(said).toHaveTextContent(/（\S+，\d{4}-\d{2}-\d{2} 专利权\S+）$/);
    expect(within(section('专利')).getByText('专利已失效')).toBeVisible();
    expect(within(section('专利')).getByText('原期限')).toBeVisible();
    expect(within(section('专利')).queryByText(/^剩 /)).toBeNull();
  });

  it('is reported with a reason and words, once, under a number', async () => {
    const { user } = await open(another('PUBLISHED'));
    await user.click(screen.getByRole('button', { name: '举报这条信息' }));
    const dialog = await screen.findByRole('dialog', { name: '举报这条信息' });
    await user.click(within(dialog).getByRole('radio', { name: '内容虚假或误导' }));
    const words = within(dialog).getByRole('textbox', { name: /情况说明/ });
    await user.click(words);
    await user.paste('标价与所附合同明显不符，请核实。');
    await user.click(within(dialog).getByRole('button', { name: '提交举报' }));
    expect(await within(dialog).findByText(/JYJB-\d{8}-\d{6}/)).toBeVisible();
  });

  it('that is over says so, keeps its facts and hides its contact', async () => {
    const over = (status: ListingStatus) =>
      listingThat((one) => one.ownerId === null && one.status === status);
    const portal = await open(over('OFFLINE'));
    for (const [status, words] of [
      ['OFFLINE', /已将这条信息下架/],
      ['EXPIRED', /有效期到 .*已经过期/],
      ['DEALT', /已成交（\d{4}-\d{2}，/],
    ] as const) {
      await portal.goTo(listingLink(over(status).id));
      expect(await screen.findByText(words)).toBeVisible();
      const contact = section('联系方式');
      expect(contact).toHaveTextContent('联系方式不再公开');
      expect(within(contact).queryByRole('button', { name: '查看联系方式' })).toBeNull();
    }
    // Of somebody else's deal the sum is not known.
    expect(section('要点')).toHaveTextContent(/^状态已成交原(报价|入门费|预算) .*成交方式/);
  });

  it('that is not there, or hidden, or did not load says what to do', async () => {
    const portal = await renderPortal(listingLink('ZLJY-20200101-000001'), { account: 'person' });
    expect(await screen.findByRole('heading', { name: '没有找到这条供需信息' })).toBeVisible();
    await portal.goTo(listingLink(own('BLOCKED').id));
    expect(await screen.findByRole('heading', { name: '这条信息已被屏蔽' })).toBeVisible();
    const listing = another('PUBLISHED', 'DEMAND');
    await failNext(ONE, { status: 500, times: 1 });
    await portal.goTo(listingLink(listing.id));
    expect(await screen.findByRole('heading', { name: '这条供需信息没有加载成功' })).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('heading', { level: 1, name: String(listing.formData.title) });
    expect(section('需求内容')).toHaveTextContent('待解决问题');
  });
});
