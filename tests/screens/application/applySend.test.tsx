import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { NewApplication } from '@/services/data/process';
import { respond } from '../../../mock/bridge';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import {
  bodiesOf,
  button,
  CREATE,
  field,
  GOOD,
  holdsFiles,
  PJSQ_PAGE,
  seedDraft,
  step,
} from './applySupport';

const sent = () => bodiesOf<NewApplication>(CREATE);
const received = () => screen.findByRole('heading', { level: 1, name: '已提交' });

async function openCheck(seed: Parameters<typeof seedDraft>[0] = {}) {
  const ids = await seedDraft(seed);
  const portal = await renderPortal(`${PJSQ_PAGE}?step=check`, { account: 'enterprise' });
  await step('核对确认');
  return { ids, portal, user: portal.user };
}

const summary = () => screen.getByRole('region', { name: /处需要修改|可以再次提交/ });
const messages = () =>
  within(summary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

describe('a submission that does not pass', () => {
  it('marks each file that was not taken, with its reason and the way to it', async () => {
    const { user } = await openCheck();
    await user.click(button('上一步：上传材料'));
    await step('上传材料');
    const noType = userEvent.setup({ applyAccept: false });
    const picker = await screen.findByLabelText<HTMLInputElement>('选择文件：主体资格证明');
    await noType.upload(picker, [
      new File(['<html></html>'], '执照.heic'),
      new File([new Uint8Array()], '空.pdf'),
    ]);
    await waitFor(() => expect(screen.getAllByText('不能上传')).toHaveLength(2));
    await user.click(button('下一步：核对确认'));
    await step('核对确认');
    const marks = within(screen.getByRole('region', { name: '上传的材料' })).getAllByText(
      /^没有上传/,
    );
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^没有上传：不支持的文件类型.*请在手机相册中存为 JPG/),
      expect.stringMatching(/^没有上传：文件内容为空.*重新保存/),
    ]);
    await user.click(button('提交'));
    expect(messages()).toEqual(['“执照.heic”、“空.pdf”没有上传，请按各自的提示处理或删除']);
    await user.click(button('处理“空.pdf”'));
    await step('上传材料');
    await user.click(button('删除“空.pdf”'));
    await user.click(screen.getAllByRole('button', { name: '返回核对' })[0] as HTMLElement);
    await step('核对确认');
    await user.click(button('提交'));
    expect(messages()).toEqual([
      expect.stringMatching(/^“执照.heic”没有上传：不支持的文件类型.*；不需要的请删除。$/),
    ]);
    expect(await sent()).toEqual([]);
  });

  it('names everything that is missing, in the summary and at its place', async () => {
    const { portal, user } = await openCheck({
      values: { applicantType: 'ENTERPRISE', applicantName: GOOD.applicantName },
      files: [],
    });
    await user.click(button('提交'));
    expect(summary()).toHaveFocus();
    expect(document.title).toMatch(/^错误：核对确认 - 专利权评价报告申请/);
    expect(messages()).toEqual([
      '请填写专利号',
      '请填写专利名称',
      '请填写专利权人',
      '请选择专利类型',
      '请选择申请日',
      '请选择授权公告日',
      '请填写统一社会信用代码',
      '请填写法定代表人',
      '请选择所在地区',
      '请填写详细地址',
      '请填写联系人',
      '请填写手机',
      '请回答：是否委托代理',
      '请选择请求人身份',
      '请选择请求事由',
      '请选择评价所针对的文本',
      '请选择领取方式',
      '请上传专利权评价报告请求书',
      '请上传专利证书或授权公告文本',
      '请上传主体资格证明',
    ]);
    expect(await sent()).toEqual([]);
    const all = messages();
    for (const [index, message] of all.entries()) {
      await user.click(within(summary()).getByRole('link', { name: message }));
      await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
      const at = document.activeElement;
      expect(at?.id, message).toMatch(/^field-/);
      const told = at?.getAttribute('aria-describedby') ?? '';
      const group = at?.closest('.ant-form-item, fieldset, .files');
      expect(`${told} ${group?.textContent}`).toContain(message);
      if (index < all.length - 1) {
        await portal.back();
        await step('核对确认');
      }
    }
  });

  it('leads from a mistake to the next one, and back to the check', async () => {
    const { user } = await openCheck({ values: { ...GOOD, patentTitle: '', delivery: undefined } });
    await user.click(button('提交'));
    await user.click(within(summary()).getByRole('link', { name: '请填写专利名称' }));
    await waitFor(() => expect(field('专利名称')).toHaveFocus());
    expect(screen.getByText(/^还有 2 处需要修改/)).toBeVisible();
    await user.type(field('专利名称'), '一种示例夹具');
    await user.click(button('下一处：请选择领取方式'));
    await user.click(await screen.findByLabelText('网上下载'));
    expect(screen.getByText(/^已全部改正/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '返回核对' })[0] as HTMLElement);
    await step('核对确认');
    expect(
      screen.getByText('（已改正）', { exact: false, selector: 'li:first-child span' }),
    ).toBeVisible();
    await user.click(button('提交'));
    await received();
  });

  it('names declarations whose tick has been taken away', async () => {
    const { portal, user } = await openCheck();
    await portal.goTo(`${PJSQ_PAGE}?step=consent`);
    await user.click(await screen.findByRole('checkbox', { name: '知悉个人信息仅用于本次办理' }));
    await portal.back();
    await step('核对确认');
    await user.click(button('提交'));
    expect(messages()).toEqual(['请勾选：知悉个人信息仅用于本次办理']);
    await user.click(within(summary()).getByRole('link'));
    const box = await screen.findByRole('checkbox', { name: '知悉个人信息仅用于本次办理' });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('请勾选：知悉个人信息仅用于本次办理');
    await user.click(box);
    await user.click(button('返回核对'));
    await step('核对确认');
    await user.click(button('提交'));
    await received();
    expect((await sent())[0]?.consent.checked).toEqual([
      'truth',
      'knowledge',
      'verification',
      'privacy',
    ]);
  });

  it('shows what the back end refuses at its field until the answer is changed', async () => {
    const { user } = await openCheck();
    await failNext(CREATE, {
      body: {
        code: 10004,
        msg: '专利号已有在办请求',
        data: {
          errors: [
            { field: 'patentNumber', message: '专利号已有在办请求' },
            { field: 'files.identity', message: '主体资格证明已过期' },
          ],
        },
      },
    });
    await user.click(button('提交'));
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(messages()).toEqual(['专利号已有在办请求', '主体资格证明已过期']);
    await user.click(within(summary()).getByRole('link', { name: '专利号已有在办请求' }));
    await waitFor(() => expect(field('专利号')).toHaveFocus());
    expect(field('专利号')).toHaveAccessibleDescription(/专利号已有在办请求/);
    await user.click(button('下一处：主体资格证明已过期'));
    await waitFor(() =>
      expect(screen.getByLabelText('选择文件：主体资格证明')).toHaveAccessibleDescription(
        /主体资格证明已过期/,
      ),
    );
  });
});

describe('a submission that is not answered', () => {
  it('keeps everything and sends the same mark again', async () => {
    const { user, ids } = await openCheck();
    await failNext(CREATE, { method: 'POST', cut: true });
    await user.click(button('提交'));
    expect(await screen.findByText(/可以再次提交，不会重复登记/)).toBeVisible();
    expect(localStorage.getItem(`iprFormDraft.${holdsFiles('enterprise')}`)).toContain(
      '一种示例夹具',
    );
    await user.click(button('再次提交'));
    await received();
    const bodies = await sent();
    expect(bodies.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'mark-of-the-draft',
      'mark-of-the-draft',
    ]);
    expect(bodies[1]?.attachments.map(({ id }) => id)).toEqual(ids);
    expect(screen.queryByText(/此前已经收到/)).toBeNull();
  });

  it('says so when the first one had got through and the answers were changed since', async () => {
    const { user } = await openCheck();
    // The request arrives, its answer does not.
    backEnd.use(
      http.post(
        `*${CREATE}`,
        async ({ request, cookies }) => {
          const cookie = Object.entries(cookies)
            .map((one) => one.join('='))
            .join('; ');
          const { url, method } = request;
          const headers = { cookie, 'content-type': 'application/json' };
          await respond(new Request(url, { method, headers, body: await request.text() }));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(button('提交'));
    await screen.findByText(/可以再次提交/);
    await user.click(button(/^更改\s*专利名称/));
    await user.type(await screen.findByLabelText('专利名称'), '（改）');
    await user.click(button('返回核对'));
    await step('核对确认');
    await user.click(button('提交'));
    await received();
    expect(screen.getByText(/此前已经收到，没有重复登记/)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看收到的内容' })).toBeVisible();
  });

  it('is found among the own requests by who goes back from the receipt', async () => {
    const { portal, user } = await openCheck();
    await portal.goTo(`${PJSQ_PAGE}?step=files`);
    await step('上传材料');
    await portal.goTo(`${PJSQ_PAGE}?step=check`);
    await step('核对确认');
    await user.click(button('提交'));
    await received();
    await portal.back();
    await step('办事指南');
    expect(await screen.findByRole('heading', { name: '我的办件' })).toBeVisible();
  });

  it('sends once, however often the button is pressed', async () => {
    const { user } = await openCheck();
    await failNext(CREATE, { delayMs: 300 });
    await user.dblClick(button('提交'));
    expect(button('正在提交')).toHaveAttribute('aria-busy', 'true');
    await user.click(button('正在提交'));
    await received();
    expect(await sent()).toHaveLength(1);
  });

  it('comes back to the form after a login, with nothing lost', async () => {
    const { portal, user } = await openCheck();
    await failNext(CREATE, { body: { code: 99998, msg: '登录已失效', data: null } });
    await user.click(button('提交'));
    await screen.findByRole('heading', { level: 1, name: '登录' });
    expect(decodeURIComponent(portal.address())).toContain('/business/PJSQ?step=check');
    expect(screen.getByText('登录已失效，填写的内容已保存，登录后继续。')).toBeVisible();
    await user.type(screen.getByLabelText(/账号|用户名/), 'enterprise');
    await user.type(screen.getByLabelText('密码', { selector: 'input' }), 'Enterprise2026');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await step('核对确认');
    expect(portal.address()).toBe(`${PJSQ_PAGE}?step=check`);
    const undone = '登录失效前的操作（提交专利权评价报告申请）没有完成，请再做一次。';
    expect(await screen.findByText(undone)).toBeVisible();
    await user.click(button('提交'));
    await received();
    expect((await sent()).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'mark-of-the-draft',
      'mark-of-the-draft',
    ]);
  });
});

it('leads from an answer to its field and back to its 更改', async () => {
  const { portal, user } = await openCheck();
  const change = () => button(/^更改\s*领取方式/);
  await user.click(change());
  expect(portal.address()).toBe(`${PJSQ_PAGE}?step=fill&section=request&at=delivery`);
  await waitFor(() => expect(document.activeElement?.id).toMatch(/^field-delivery/));
  await user.click(screen.getByLabelText('窗口领取'));
  await user.click(button('返回核对'));
  await waitFor(() => expect(change()).toHaveFocus());
  expect(screen.getByText('窗口领取')).toBeVisible();
});

it('the receipt can be saved with what was sent, personal data masked', async () => {
  const downloads = catchDownloads();
  const { user } = await openCheck();
  await user.click(button('提交'));
  await received();
  await user.click(button('保存回执'));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const page = (await downloads[0]?.content.text()) ?? '';
  for (const said of [
    '一种示例夹具',
    '苏州示例新材料有限公司',
    '130****0002',
    '江苏省苏州市常熟市',
    // A choice of the dictionary by its name.
    '请求事由</th><td>开放许可声明</td>',
    'request.pdf\ncertificate.pdf\nidentity.pdf',
  ]) {
    expect(page).toContain(said);
  }
  expect(page).not.toContain('13000000002');
});
