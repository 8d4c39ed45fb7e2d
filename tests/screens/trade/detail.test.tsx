import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProcesses } from '../../../mock/process/store';
import { searchListings } from '../../../mock/transaction/search';
import { allListings } from '../../../mock/transaction/store';
import type { ListingStatus, StoredListing } from '../../../mock/transaction/types';
import { listingLink } from '../../../src/links/transaction';
import { catchDownloads } from '../../support/downloads';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const CONTACT = '/data-service/api/authFront/patentTransaction/contact';
const ONE = '/data-service/api/front/findOnePatentTransaction';

/** A listing of the mock that meets a condition. */
function listingThat(meets: (listing: StoredListing) => boolean): StoredListing {
  const found = allListings().find(meets);
  if (!found) throw new Error('The mock has no such listing');
  return found;
}

const another = (status: ListingStatus, direction = 'SUPPLY') =>
  listingThat(
    (one) => one.ownerId === null && one.status === status && one.formData.direction === direction,
  );

const own = (status: ListingStatus) =>
  listingThat((one) => one.ownerId === 'U1002' && one.status === status);

/** Opens a listing and waits for its title. */
async function open({ id, formData }: StoredListing, account: 'person' | 'enterprise' = 'person') {
  const portal = await renderPortal(listingLink(id), { account });
  await screen.findByRole('heading', { level: 1, name: String(formData.title) });
  return portal;
}

const section = (name: string | RegExp) => screen.getByRole('region', { name });

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
    expect(await screen.findByText('专利已失效：')).toBeVisible();
    expect(within(section('专利')).getByText('专利已失效')).toBeVisible();
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

describe('tools of a listing', () => {
  it('reckon an open licence by the way of paying and draft its statement', async () => {
    const listing = listingThat(
      ({ ownerId, status, formData }) =>
        ownerId === 'U1002' &&
        status === 'PUBLISHED' &&
        (formData.transactionTypeIds as string[]).includes('6'),
    );
    const { user } = await open(listing);
    const licence = section('开放许可测算');
    expect(licence).toHaveTextContent('许可使用费 5 万元，一次总付');
    // Above stands the same price of a year, by the time that the licence lasts.
    const yearly = /平均每年 ([\d.]+) 万元/.exec(licence.textContent ?? '')?.[1];
    expect(screen.getByText(/^按许可期限折算/)).toHaveTextContent(`，约 ${yearly} 万元/年`);
    await user.selectOptions(within(licence).getByRole('combobox', { name: '支付方式' }), [
      'INSTALMENT',
    ]);
    expect(licence).toHaveTextContent('按年分期支付');
    // What is paid of a turnover that nobody has named is not known.
    await user.selectOptions(within(licence).getByRole('combobox', { name: '支付方式' }), [
      'ENTRY_ROYALTY',
    ]);
    const firstYear = () => within(licence).getAllByRole('row')[1];
    expect(firstYear()).toHaveTextContent(/5—5＋提成$/);
    expect(within(licence).getAllByRole('row')[2]).toHaveTextContent(/0—提成$/);
    // The sentence says the same.
    expect(licence).toHaveTextContent(/共计 5 万元＋提成，平均每年 [\d.]+ 万元＋提成。/);
    await user.clear(within(licence).getByLabelText('入门费（万元）'));
    expect(licence).toHaveTextContent(/共计 — 万元，平均每年 — 万元。/);
    expect(licence).toHaveTextContent('没有填写提成比例，提成没有计入。');
    await user.type(within(licence).getByLabelText('入门费（万元）'), '5');
    await user.type(within(licence).getByLabelText('提成比例（%）'), '6');
    await user.type(within(licence).getByLabelText(/^预计每年/), '100');
    expect(firstYear()).toHaveTextContent(/5611$/);
    await user.clear(within(licence).getByLabelText('入门费（万元）'));
    expect(firstYear()).toHaveTextContent(/—66＋入门费$/);
    expect(within(licence).getAllByRole('row')[2]).toHaveTextContent(/066$/);
    expect(licence).toHaveTextContent(/共计 [\d.]+ 万元＋入门费，/);
    await user.type(within(licence).getByLabelText('入门费（万元）'), '5');
    await user.click(within(licence).getByRole('button', { name: '生成开放许可声明草稿' }));
    const draft = await screen.findByRole('dialog', { name: /开放许可声明/ });
    expect(draft).toHaveTextContent('ZL 202119900018.4');
    expect(within(draft).getByRole('button', { name: '打印' })).toBeVisible();
  });

  it('keep the progress of a deal in the address and in this browser', async () => {
    const listing = another('PUBLISHED');
    const portal = await open(listing);
    const deal = () => section('成交办理清单');
    await portal.user.click(within(deal()).getByRole('textbox', { name: '合同签订（生效）日' }));
    await portal.user.paste('2026-11-20');
    const [first] = within(deal()).getAllByRole('checkbox');
    if (first) await portal.user.click(first);
    await waitFor(() => expect(deal()).toHaveTextContent('已勾选 1 项'));
    expect(deal()).toHaveTextContent(/期限 2026-\d{2}-\d{2}/);
    expect(portal.address()).toMatch(/deal=\d+-20261120-/);
    const files = catchDownloads();
    await portal.user.click(within(deal()).getByRole('button', { name: '下载期限日历（.ics）' }));
    const name = `成交办理-${listing.id.replace('ZLJY', 'JY')}.ics`;
    expect(files.map((file) => file.name)).toEqual([name]);
    expect(await within(deal()).findByText(`已保存：${name}`)).toBeVisible();
    await portal.goTo('/changshu/operation/search');
    await portal.goTo(listingLink(listing.id));
    await waitFor(() => expect(deal()).toHaveTextContent('已勾选 1 项'));
    expect(portal.address()).toContain('deal=');
  });
});

describe('one’s own listing', () => {
  it('with a deal has no days left, and is not offered to be watched or compared', async () => {
    await open(own('DEALT'), 'enterprise');
    // What was reached stands for what was asked; nothing is offered any more.
    expect(section('要点')).toHaveTextContent(/^成交价12.5 万元原报价 30 万元成交方式普通许可/);
    expect(section('要点')).not.toHaveTextContent(/信息有效期/);
    expect(section('联系方式')).toHaveTextContent('联系方式不再对其他用户公开');
    expect(within(section('联系方式')).queryByRole('link', { name: '修改联系方式' })).toBeNull();
    const similar = section('相似的信息');
    expect(await within(similar).findByRole('heading', { name: '相似的供给' })).toBeVisible();
    expect(within(similar).queryByRole('heading', { name: /^匹配的/ })).toBeNull();
    expect(section('要点')).not.toHaveTextContent(/剩 \d+ 天|到期|已过期/);
    expect(screen.queryByRole('button', { name: /^(关注|加入对比)/ })).toBeNull();
    // Its facts say it; no notice does so besides.
    expect(section('我的发布')).toHaveTextContent('已登记成交：');
    expect(screen.queryByText(/不再接受联系/)).toBeNull();
    // What was registered is the way and the month; nothing says that a step is done or not.
    const deal = section('成交办理清单');
    expect(deal).toHaveTextContent(/已勾选 0 项，.*登记的成交月份是 \d{4}-\d{2}，没有登记是哪一天/);
    expect(deal).not.toHaveTextContent('已完成');
  });

  it('that came back shows the reasons, each with its place in the form', async () => {
    await open(own('RETURNED'), 'enterprise');
    // First under the head; what the office says is not said again in other words.
    expect(section('我的发布').compareDocumentPosition(section('要点'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.queryByText('请修改后重新提交。')).toBeNull();
    // It was never published: no days run, and it is not weighed against others.
    expect(section('要点')).toHaveTextContent(/发布后有效至\d{4}-\d{2}-\d{2}/);
    expect(section('要点')).not.toHaveTextContent(/剩 \d+ 天/);
    expect(screen.queryByRole('button', { name: /^加入对比/ })).toBeNull();
    expect(section('联系方式')).toHaveTextContent('还没有发布');
    const mine = section('我的发布');
    const reason = within(mine).getByRole('link', { name: '简介' });
    expect(reason.getAttribute('href')).toMatch(/operation\/publish\?.*at=summary/);
    expect(mine).toHaveTextContent('请写明催化剂的使用条件和主要性能数据。');
    expect(within(mine).getByRole('link', { name: '修改并重新提交' })).toBeVisible();
    expect(within(mine).queryByRole('button', { name: '下架' })).toBeNull();
    const [first, second] = within(mine).getAllByText(/^审核$/);
    expect(first).toBeVisible();
    expect(first).toHaveTextContent(/^审核$/);
    expect(second).toHaveTextContent(/^审核（第 2 轮）$/);
  });

  it('is taken off with a reason', async () => {
    const listing = own('PUBLISHED');
    const { user } = await open(listing, 'enterprise');
    await user.click(within(section('我的发布')).getByRole('button', { name: '下架' }));
    const dialog = await screen.findByRole('dialog', { name: '下架这条信息' });
    await user.click(within(dialog).getByRole('button', { name: '下架' }));
    expect(await within(dialog).findByText('请填写下架原因')).toBeVisible();
    await user.click(within(dialog).getByRole('textbox', { name: /下架原因/ }));
    await user.paste('改为合作实施。');
    await user.click(within(dialog).getByRole('button', { name: '下架' }));
    expect(await screen.findByText('已下架，不再展示。')).toBeVisible();
    expect(getProcesses().applications.get(listing.id)?.status).toBe('OFFLINE');
    await waitFor(() => expect(section('我的发布')).toHaveTextContent('下架原因：改为合作实施。'));
  });

  it('is registered as dealt, once, with sum and buyer for its publisher', async () => {
    const listing = own('PUBLISHED');
    const { user } = await open(listing, 'enterprise');
    await user.click(within(section('我的发布')).getByRole('button', { name: '登记成交' }));
    const dialog = await screen.findByRole('dialog', { name: '登记成交' });
    const amount = within(dialog).getByRole('textbox', { name: /成交金额/ });
    await user.click(amount);
    await user.paste('二十');
    await user.click(within(dialog).getByRole('button', { name: '登记成交' }));
    expect(await within(dialog).findByText(/成交金额应为数字/)).toBeVisible();
    await user.clear(amount);
    await user.paste('20');
    await user.click(within(dialog).getByRole('button', { name: '登记成交' }));
    expect(await screen.findByText('成交已登记，感谢反馈。')).toBeVisible();
    await waitFor(() => expect(section('我的发布')).toHaveTextContent('20 万元'));
    const sent = (await callsSeen()).filter(({ path }) => path.endsWith('/deal'));
    expect(sent).toHaveLength(1);
  });
});
