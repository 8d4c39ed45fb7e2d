import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NewApplication } from '@/services/data/process';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import {
  addFile,
  bodiesOf,
  button,
  CREATE,
  field,
  holdsFiles,
  PJSQ_PAGE,
  seedDraft,
  step,
  tickAll,
} from './applySupport';

it('goes from the guide to the receipt, each step in the address', async () => {
  holdsFiles('enterprise');
  const portal = await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
  const { user } = portal;
  // The way on is in the foot, in sight from the first line of the guide to the last.
  const begin = await screen.findByRole('button', { name: '开始办理' });
  expect(begin.closest('.applyFoot')).toContainElement(
    screen.getByRole('button', { name: '草稿选项' }),
  );
  await user.click(begin);
  await step('条件自查');
  expect(portal.address()).toBe(`${PJSQ_PAGE}?step=questions`);
  await user.click(field('实用新型'));
  await user.type(field('申请日是哪一天？'), '2020-03-02');
  await user.tab();
  await user.click(await screen.findByLabelText('已经授权公告'));
  await user.click(await screen.findByLabelText('没有'));
  await user.click(await screen.findByLabelText(/^专利权人/));
  const outcome = await screen.findByRole('heading', { name: '可以申请' });
  expect(outcome.closest('[role=status]')).toHaveTextContent(/官方收费 2,400 元/);
  await user.click(button('下一步：须知与承诺'));
  await step('须知与承诺');
  expect(await screen.findByText(/^处理者：示例市知识产权局/)).toBeVisible();
  await tickAll(user);
  await user.click(button('下一步：填写信息'));
  await step('填写信息');
  await user.click(await screen.findByRole('button', { name: '填写：专利' }));
  await step('填写信息：专利');
  expect(portal.address()).toBe(`${PJSQ_PAGE}?step=fill&section=patent`);
  expect(field('申请日')).toHaveValue('2020-03-02');
  await user.type(field('专利号'), '202029900001.X');
  await user.type(field('专利名称'), '一种示例夹具');
  await user.type(field(/^专利权人/), '苏州示例新材料有限公司');
  await user.type(field(/^授权公告日/), '2020-11-10');
  await user.click(button('下一步：请求人'));
  await step('填写信息：请求人');
  expect(screen.getByRole('status', { name: '' })).toBeTruthy();
  await user.click(button('下一步：委托代理'));
  await user.click(
    within(screen.getByRole('radiogroup', { name: '是否委托代理' })).getByLabelText('否'),
  );
  await user.click(button('下一步：请求内容'));
  await user.selectOptions(await screen.findByLabelText('请求事由'), '6');
  await user.click(screen.getByLabelText('授权公告文本'));
  await user.click(screen.getByLabelText('网上下载'));
  await user.click(button('下一步：上传材料'));
  await step('上传材料');
  expect(
    await screen.findByRole('button', { name: /^下载模板：专利权评价报告请求书/ }),
  ).toBeVisible();
  for (const label of ['专利权评价报告请求书', '专利证书或授权公告文本', '主体资格证明']) {
    await addFile(user, label);
  }
  await user.click(button('下一步：核对确认'));
  await step('核对确认');
  await user.click(button('提交'));
  await screen.findByRole('heading', { level: 1, name: '已提交' });

  const sent = await bodiesOf<NewApplication>(CREATE);
  expect(sent).toEqual([
    {
      processKey: 'PJSQ',
      formData: {
        schemaVersion: 1,
        patentNumber: '202029900001.X',
        patentTitle: '一种示例夹具',
        patentee: '苏州示例新材料有限公司',
        patentKind: 'UTILITY',
        filingDate: '2020-03-02',
        grantDate: '2020-11-10',
        applicantType: 'ENTERPRISE',
        applicantName: '苏州示例新材料有限公司',
        uscc: '91320599YYYYYY0103',
        legalPerson: '王某',
        region: '320581',
        address: '示例街道云湖示例路 8 号',
        postcode: '215500',
        contactName: '张某',
        contactMobile: '13000000002',
        contactPhone: '0512-20000000',
        contactEmail: 'ip@enterprise.example',
        hasAgent: false,
        requesterRole: 'PATENTEE',
        reportCase: '6',
        textBasis: 'GRANTED',
        delivery: 'ONLINE',
      },
      attachments: ['request', 'certificate', 'identity'].map((category) => ({
        id: expect.any(String),
        category,
      })),
      consent: {
        version: 'v1',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        checked: ['truth', 'knowledge', 'verification', 'privacy'],
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  const id = new URLSearchParams(portal.address().split('?')[1]).get('id') ?? '';
  expect(portal.address()).toBe(`${PJSQ_PAGE}?step=receipt&id=${id}`);
  expect(Object.keys(localStorage).filter((key) => key.includes('Draft'))).toEqual([]);
  expect(screen.getByRole('link', { name: '查看进度' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/changshu/business/PJSQForm?id=${id}`),
  );
  expect(screen.getByRole('article', { name: '回执' })).toHaveTextContent(id);
});

it('shows the receipt of a request that was sent before, and says when it cannot', async () => {
  await seedDraft();
  const portal = await renderPortal(`${PJSQ_PAGE}?step=check`, { account: 'enterprise' });
  await step('核对确认');
  await portal.user.click(button('提交'));
  await screen.findByRole('heading', { level: 1, name: '已提交' });
  const address = portal.address();
  const id = address.split('id=')[1] ?? '';
  cleanup();
  // Of another user's request, nothing is told.
  const other = await renderPortal(address, { account: 'person' });
  await screen.findByRole('heading', { level: 1, name: '没有找到这份回执' });
  await failNext('/data-service/api/authFront/findWfApply', { status: 500 });
  await other.goTo(`${PJSQ_PAGE}?step=receipt&id=PJSQ-20261118-000009`);
  await screen.findByRole('heading', { level: 1, name: '回执没有加载成功' });
  cleanup();
  await renderPortal(address, { account: 'enterprise' });
  expect(await screen.findByRole('article', { name: '回执' })).toHaveTextContent(id);
});

it('leads who opens a later step first to the declarations', async () => {
  holdsFiles('person');
  const portal = await renderPortal(`${PJSQ_PAGE}?step=check`, { account: 'person' });
  await step('须知与承诺');
  expect(portal.address()).toBe(`${PJSQ_PAGE}?step=consent`);
  await portal.user.click(button('下一步：填写信息'));
  const summary = screen.getByRole('region', { name: '有 4 处需要修改' });
  expect(summary).toHaveFocus();
  expect(document.title).toMatch(/^错误：/);
  await portal.user.click(within(summary).getAllByRole('link')[0] as HTMLElement);
  expect(
    screen.getByRole('checkbox', { name: '所填内容和所交材料真实、合法、有效' }),
  ).toHaveFocus();
  await tickAll(portal.user);
  await waitFor(() => expect(document.title).not.toMatch(/^错误：/));
  await portal.user.click(button('下一步：填写信息'));
  await step('填写信息');
});

it('leads from the guide to what waits for the user among their own requests', async () => {
  const { user } = await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
  await user.click(await screen.findByRole('button', { name: '我的办件（1 件需要您办理）' }));
  expect(screen.getByRole('heading', { level: 2, name: '我的办件' })).toHaveFocus();
});
