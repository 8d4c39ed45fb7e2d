import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProcesses } from '../../../mock/process/store';
import { listingLink } from '../../../src/links/transaction';
import { catchDownloads } from '../../support/downloads';
import { callsSeen } from '../../support/faults';
import { another, listingThat, open, own, section } from './detailSupport';

describe('an open licence of a utility model or design', () => {
  const kindsOf = (formData: { patents?: unknown }) =>
    ((formData.patents ?? []) as { patentKind: string }[]).map(({ patentKind }) => patentKind);
  const isOpen = (formData: { transactionTypeIds?: unknown }) =>
    ((formData.transactionTypeIds ?? []) as string[]).includes('6');
  const FACT = /专利权评价报告\s*(\S+?)（专利法第五十条要求提供）/;

  it('says whether it has its evaluation report, where that is known', async () => {
    const invented = listingThat(
      ({ ownerId, status, formData }) =>
        ownerId === null &&
        status === 'PUBLISHED' &&
        isOpen(formData) &&
        kindsOf(formData).some((kind) => kind === 'UTILITY' || kind === 'DESIGN'),
    );
    // Nobody knows until it is told.
    Object.assign(invented, { evaluationReport: undefined });
    const portal = await open(invented);
    expect(section('价格和条件').textContent).toMatch(FACT);
    expect(FACT.exec(section('价格和条件').textContent ?? '')?.[1]).toBe('不详，请向发布人核实');

    const listing = listingThat(
      ({ ownerId, status, formData }) =>
        ownerId === 'U1002' && status === 'PUBLISHED' && isOpen(formData),
    );
    const application = getProcesses().applications.get(listing.id);
    const patents = invented.formData.patents;
    Object.assign(application ?? {}, {
      formData: { ...listing.formData, patents },
      attachments: [],
    });
    await portal.goTo(listingLink(listing.id));
    await screen.findByRole('heading', { level: 1, name: String(listing.formData.title) });
    expect(FACT.exec(section('价格和条件').textContent ?? '')?.[1]).toBe('未提供');
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
