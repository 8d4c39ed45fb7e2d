import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NewApplication } from '@/services/data/process';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { addFile, bodiesOf, button, field, step, tickAll } from '../application/applySupport';
import { tick, write } from '../application/fill';
import {
  CREATE,
  demand,
  findings,
  numberOf,
  offer,
  PUBLISH_PAGE,
  panel,
  partOf,
  patentsThat,
  seedListing,
} from './publishSupport';

it('finds the industries by typing, and keeps what is chosen in sight and in the answer', async () => {
  seedListing({ ...offer(), industryTypeIds: [] });
  const { user } = await renderPortal(partOf('listing'), { account: 'enterprise' });
  const group = await screen.findByRole('group', { name: '行业分类' });
  const names = () =>
    within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  const all = names();
  expect(all.length).toBeGreaterThan(20);
  const find = screen.getByRole('searchbox', { name: '在行业分类中查找' });
  await user.click(within(group).getByRole('checkbox', { name: '医药制造业' }));
  await user.type(find, '汽车');
  expect(names()).toEqual(['医药制造业', '汽车制造业']);
  expect(screen.getByText(`${all.length} 项中有 1 项`)).toBeVisible();
  await user.click(within(group).getByRole('checkbox', { name: '汽车制造业' }));
  await user.clear(find);
  await user.type(find, '没有这个行业');
  expect(screen.getByText(`${all.length} 项中没有“没有这个行业”`)).toBeVisible();
  expect(names()).toEqual(['医药制造业', '汽车制造业']);
  await user.clear(find);
  expect(names()).toEqual(all);
  for (const name of ['医药制造业', '汽车制造业']) {
    expect(within(group).getByRole('checkbox', { name })).toBeChecked();
  }
});

it('names the lines of a pasted text that hold no number, and keeps what it did not take', async () => {
  const [patent] = patentsThat(({ validity }) => validity === 'VALID');
  if (!patent) throw new Error('no such patent');
  seedListing({ ...offer(), transactionTypeIds: ['1'] });
  const { user } = await renderPortal(partOf('patents'), { account: 'enterprise' });
  await user.click(await screen.findByRole('button', { name: '一次粘贴多个号码' }));
  const box = screen.getByLabelText(/^从表格、邮件中复制/);
  const pasted = `申请号\n${numberOf(patent)}\n另一件稍后补`;
  fireEvent.change(box, { target: { value: pasted } });
  await user.click(button('加入并查询'));
  expect(
    await screen.findByText(/加入 1 件；第 1、3 行没有认出号码，没有加入。已填好 1 件。/),
  ).toBeVisible();
  expect(box).toHaveValue(pasted);
});

it('fills a package from pasted numbers, and its findings follow the answers', async () => {
  const [lapsed, ...inForce] = [
    ...patentsThat(({ validity }) => validity === 'INVALID'),
    ...patentsThat(
      ({ validity, patentType, expiryDate = '' }) =>
        validity === 'VALID' && patentType === 'UTILITY' && expiryDate > '2030',
    ),
    ...patentsThat(({ validity }) => validity === 'PENDING'),
  ];
  const [utility, pending] = inForce;
  if (!lapsed || !utility || !pending) throw new Error('no such patents');
  seedListing({ ...offer(), transactionTypeIds: ['1'] });
  const { user } = await renderPortal(partOf('patents'), { account: 'enterprise' });
  await user.click(await screen.findByRole('button', { name: '一次粘贴多个号码' }));
  const pasted = `${numberOf(lapsed)}，ZL ${numberOf(utility)}\n${numberOf(pending)}\n202119900001.8`;
  fireEvent.change(screen.getByLabelText(/^从表格、邮件中复制/), { target: { value: pasted } });
  await user.click(button('加入并查询'));
  expect(await screen.findByText(/加入 3 件；1 个号码不正确。已填好 3 件。/)).toBeVisible();
  expect(screen.getByText(/第 3 行/)).toHaveTextContent('202119900001.8');
  const entry = screen.getByRole('group', { name: '专利 2' });
  expect(entry).toHaveTextContent(utility.title);
  expect(within(entry).queryByRole('textbox', { name: '专利名称' })).toBeNull();

  await waitFor(() => {
    const found = findings();
    expect(found.find((text) => text.includes(numberOf(lapsed)))).toMatch(
      /必须处理.*已失效，不能发布/,
    );
    expect(found.find((text) => text.includes('还没有授权'))).toMatch(/不能用于专利权转让/);
    expect(found.filter((text) => text.includes('登记的权利人'))).toHaveLength(3);
  });
  expect(
    within(await panel()).getAllByRole('link', { name: '查看专利详情（新窗口）' })[0],
  ).toHaveAttribute('target', '_blank');

  await user.click(screen.getByRole('button', { name: '删除专利 1' }));
  await user.click(button('上一步：供需和交易方式'));
  await tick(user, /^交易方式/, /^专利权转让/, /^开放许可/);
  await waitFor(() => {
    const now = findings();
    expect(now.join()).not.toContain('已失效，不能发布');
    expect(now.join()).toContain('开放许可须提交专利权评价报告');
  });
  const report = within(await panel()).getByRole('link', { name: '申请评价报告（新窗口）' });
  expect(report).toHaveAttribute(
    'href',
    expect.stringContaining(`/business/PJSQ?patent=${numberOf(utility)}`),
  );
  // What was looked up comes back with the draft, and is no answer without a place.
  cleanup();
  const { user: again } = await renderPortal(partOf('patents'), { account: 'enterprise' });
  expect(await screen.findByRole('group', { name: '专利 1' })).toHaveTextContent(utility.title);
  expect(screen.queryByText(/没有对应的位置/)).toBeNull();
  // What blocks stands at its field when it is sent.
  await again.click(screen.getByRole('link', { name: '核对确认' }));
  await step('核对确认');
  await again.click(button('提交'));
  expect(await screen.findByText(/还没有授权，不能用于开放许可/, { selector: 'a' })).toBeVisible();
  expect(await bodiesOf(CREATE)).toEqual([]);
});

it('refuses contact data in the texts at its place', async () => {
  seedListing(offer());
  await renderPortal(partOf('texts'), { account: 'enterprise' });
  await screen.findByRole('textbox', { name: '简介' });
  write('简介', '隔膜厚度十二微米，耐热性好，请联系一三九零零零零零零零一。');
  expect(await screen.findByText(/^简介中请勿填写联系方式：第 18 个字起/)).toBeVisible();
  expect(field('简介')).toHaveAccessibleDescription(/手机号码，请删去/);
  write('简介', '隔膜厚度十二微米，耐热性好，专利号 ZL 202119900001.9，2021-01-04 申请。');
  await waitFor(() => expect(screen.queryByText(/请勿填写联系方式：/)).toBeNull());
});

it('begins with the patent of the address', async () => {
  const [patent] = patentsThat(
    ({ validity, expiryDate = '' }) => validity === 'VALID' && expiryDate > '2030',
  );
  if (!patent) throw new Error('no such patent');
  const { user } = await renderPortal(`${PUBLISH_PAGE}?step=consent&patent=${numberOf(patent)}`, {
    account: 'enterprise',
  });
  await tickAll(user);
  await user.click(button('下一步：填写信息'));
  const [part] = await screen.findAllByRole('button', { name: /专利\s*已预填/ });
  if (part) await user.click(part);
  expect(await screen.findByRole('group', { name: '专利 1' })).toHaveTextContent(patent.title);
});

it('looks up what came without its record, and goes to the receipt', async () => {
  const [patent] = patentsThat(
    ({ validity, patentType, pledges = [], licenses = [], expiryDate = '' }) =>
      validity === 'VALID' &&
      patentType === 'INVENTION_GRANT' &&
      pledges.length + licenses.length === 0 &&
      expiryDate > '2035',
  );
  if (!patent) throw new Error('no such patent');
  const applicationNumber = numberOf(patent);
  const entry = { id: '1', values: { applicationNumber, title: '旧名称', validity: 'PENDING' } };
  seedListing({ ...offer(), transactionTypeIds: ['1'], patents: [entry] });
  const { user } = await renderPortal(`${PUBLISH_PAGE}?step=files`, { account: 'enterprise' });
  await step('上传材料');
  await addFile(user, '权属证明');
  await user.click(button('下一步：核对确认'));
  await step('核对确认');
  await waitFor(() => expect(findings().join()).not.toContain('必须处理'));
  await user.click(button('提交'));
  await screen.findByRole('heading', { level: 1, name: '已提交' });
  const [body] = await bodiesOf<NewApplication>(CREATE);
  expect(body).toMatchObject({
    processKey: 'ZLJY',
    idempotencyKey: 'mark-of-the-listing',
    formData: {
      direction: 'SUPPLY',
      priceMin: '30',
      patents: [{ applicationNumber, title: patent.title, validity: 'VALID' }],
    },
  });
  expect(JSON.stringify(body)).not.toContain('recordFacts');
  expect(screen.getByText(/3 个工作日内审核/)).toBeVisible();
  expect(screen.getByRole('link', { name: '查看这条信息' })).toHaveAttribute(
    'href',
    expect.stringContaining('/operation/detail?id=ZLJY-'),
  );
  expect(screen.getByRole('link', { name: '办事指南和我发布的信息' })).toBeVisible();
});

it('is told as stored when only the code says so, and waits until it is seen', async () => {
  seedListing(demand());
  const { user } = await renderPortal(`${PUBLISH_PAGE}?step=check`, { account: 'enterprise' });
  await step('核对确认');
  await failNext(CREATE, { method: 'POST', body: { code: 0, data: null, msg: null } });
  await user.click(button('提交'));
  await screen.findByRole('heading', { level: 1, name: '已提交' });
  expect(await screen.findByText(/还没有在“我的办件”中看到/)).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).toContain('热收缩率过高');
  expect(await bodiesOf(CREATE)).toHaveLength(1);
});
