import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failNext, holdNext } from '../../support/faults';
import { logIn, renderPortal } from '../../support/renderPortal';
import {
  button,
  field,
  GOOD,
  holdsFiles,
  PJSQ_PAGE,
  seedDraft,
  step,
  tickAll,
} from './applySupport';

const PROFILE = '/api/perEnterprise/getApplicantProfile';
const OWN = '/data-service/api/authFront/findWfApply';
const FILL = `${PJSQ_PAGE}?step=fill&section=`;

/** The number of an own request of the demo enterprise. */
async function ownRequest(status: string): Promise<string> {
  await logIn('enterprise');
  const query = encodeURIComponent(JSON.stringify({ processKey: 'PJSQ', status }));
  const answer = await fetch(`${OWN}?queryData=${query}`, { credentials: 'include' });
  const { data } = (await answer.json()) as { data: { content: { id: string }[] } };
  return data.content[0]?.id ?? '';
}

/** Opens the form of an account that has agreed to everything and typed nothing. */
async function openForm(address: string, account: 'enterprise' | 'person' = 'enterprise') {
  const copy = new URLSearchParams(address.split('?')[1]).get('copy');
  holdsFiles(account, copy ?? 'new');
  const portal = await renderPortal(address.replace(/step=[^&]*/, 'step=consent'), { account });
  await step('须知与承诺');
  await tickAll(portal.user);
  await portal.user.click(button('下一步：填写信息'));
  await step('填写信息');
  return portal;
}

describe('what need not be typed', () => {
  it('is told, and is more than half of the form with the number of a patent', async () => {
    const portal = await openForm(`${PJSQ_PAGE}?step=fill&patent=202029900001.X`);
    const told = await screen.findByText(/^已自动填写 \d+ 项，请核对。$/);
    const count = Number(/\d+/.exec(told.textContent ?? '')?.[0]);
    await portal.user.click(button(/^填写：/));
    await portal.goTo(
      portal
        .address()
        .replace('step=fill', 'step=check')
        .replace(/&section=[^&]*/, ''),
    );
    await step('核对确认');
    const rows = screen
      .getAllByRole('columnheader')
      .filter((row) => row.closest('.answersSection'));
    const answers = rows.filter(
      (row) => !/请求书|文本$|证明|凭证|收费|核验|个人信息|真实/.test(row.textContent ?? ''),
    );
    expect(count / answers.length).toBeGreaterThanOrEqual(0.5);
    await portal.goTo(`${FILL}patent&patent=202029900001.X`);
    expect(await screen.findByText(/^本部分已自动填写 \d 项/)).toBeVisible();
    expect(screen.getByRole('group', { name: '专利名称' })).not.toHaveTextContent('—');
  });

  it('is done when it was looked through, and no part is begun before it is opened', async () => {
    const portal = await openForm(`${PJSQ_PAGE}?step=fill&patent=202029900001.X`);
    await screen.findByText(/^已自动填写 \d+ 项，请核对。$/);
    const parts = () => screen.getByRole('navigation', { name: '填写进度' });
    expect(parts()).not.toHaveTextContent('进行中');
    await portal.user.click(within(parts()).getByRole('button', { name: /^请求人/ }));
    expect(await screen.findByText(/^本部分已自动填写 \d+ 项，请核对。$/)).toBeVisible();
    expect(within(parts()).getByRole('button', { name: /^请求人\s*已预填$/ })).toBeVisible();
    expect(parts()).toHaveTextContent('已完成 0/');
    await portal.user.click(button(/^下一步：/));
    await waitFor(() =>
      expect(within(parts()).getByRole('button', { name: /^请求人\s*已完成$/ })).toBeVisible(),
    );
    await portal.user.click(within(parts()).getByRole('button', { name: /^请求人/ }));
    expect(await screen.findByText(/^本部分已自动填写 \d+ 项。$/)).toBeVisible();
  });

  it('makes no draft by itself', async () => {
    holdsFiles('enterprise');
    const portal = await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
    await screen.findByRole('button', { name: '开始办理' });
    await portal.goTo(`${PJSQ_PAGE}?step=questions`);
    await step('条件自查');
    await portal.goTo(PJSQ_PAGE);
    expect(await screen.findByRole('button', { name: '开始办理' })).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.includes('Draft'))).toEqual([]);
  });

  it('never keeps anybody from the form: the account fills in the name', async () => {
    await failNext(PROFILE, { status: 500, times: 9 });
    await failNext(OWN, { status: 500, times: 9 });
    const portal = await openForm(`${PJSQ_PAGE}?step=fill`, 'person');
    expect(await screen.findByText(/登记信息没有读取到/)).toBeVisible();
    await portal.goTo(`${FILL}applicant`);
    expect(await screen.findByRole('group', { name: '名称（姓名）' })).toHaveTextContent('李某');
  });

  it('has its place while it is on its way', async () => {
    const answer = holdNext(PROFILE);
    const portal = await openForm(`${PJSQ_PAGE}?step=fill`);
    await portal.goTo(`${FILL}applicant`);
    expect(await screen.findByRole('status', { name: '正在填入已知的信息' })).toBeVisible();
    answer.release();
    expect(await screen.findByLabelText('法定代表人')).toHaveValue('王某');
  });

  it('has its place in the list of parts as well, so that no part moves under the pointer', async () => {
    const answer = holdNext(PROFILE);
    await openForm(`${PJSQ_PAGE}?step=fill`);
    const told = await screen.findByText('正在填入已登记的信息…');
    answer.release();
    await waitFor(() => expect(told).toHaveTextContent(/^已自动填写 \d+ 项，请核对。$/));
  });

  it('may come while the user fills in the rest', async () => {
    await failNext(PROFILE, { delayMs: 8000 });
    const portal = await openForm(`${PJSQ_PAGE}?step=fill`);
    await portal.goTo(`${FILL}applicant`);
    await portal.user.click(await screen.findByRole('button', { name: '不等待，直接填写' }));
    await portal.user.type(await screen.findByLabelText('联系人'), '赵某');
    expect(
      await screen.findByText(/^本部分已自动填写/, undefined, { timeout: 15_000 }),
    ).toBeVisible();
    expect(field('联系人')).toHaveValue('赵某');
    expect(screen.getByRole('group', { name: '名称（姓名）' })).toHaveTextContent('苏州示例');
  });

  it('may be the answers of an earlier request, but for ID numbers', async () => {
    const id = await ownRequest('FINISHED');
    const portal = await openForm(`${PJSQ_PAGE}?step=fill&copy=${id}`);
    await portal.goTo(`${FILL}request&copy=${id}`);
    await waitFor(() => expect(field('请求事由')).not.toHaveValue(''));
    cleanup();
    await logIn('person');
    const answer = await fetch(`${OWN}?queryData=${encodeURIComponent('{"processKey":"PJSQ"}')}`, {
      credentials: 'include',
    });
    const { data } = (await answer.json()) as { data: { content: { id: string }[] } };
    const own = data.content[0]?.id ?? '';
    const other = await openForm(`${PJSQ_PAGE}?step=fill&copy=${own}`, 'person');
    await other.goTo(`${FILL}applicant&copy=${own}`);
    expect(await screen.findByLabelText('居民身份证')).toBeChecked();
    expect(field('证件号码')).toHaveValue('');
  });

  it('says when the request to copy cannot be read', async () => {
    await openForm(`${PJSQ_PAGE}?step=fill&copy=PJSQ-20200101-000001`);
    expect(await screen.findByText(/原办件的内容没有读取到/)).toBeVisible();
  });
});

describe('what was typed', () => {
  it('is there again after the page was loaded anew, at the field where the user was', async () => {
    const portal = await openForm(`${PJSQ_PAGE}?step=fill`);
    await portal.goTo(`${FILL}patent`);
    await portal.user.type(await screen.findByLabelText('专利名称'), '一种折叠椅');
    const address = portal.address();
    cleanup();
    const again = await renderPortal(address, { account: 'enterprise' });
    await waitFor(() => expect(field('专利名称')).toHaveValue('一种折叠椅'));
    expect(screen.getByText(/^已恢复 .* 保存的内容/)).toBeVisible();
    // The router of the tests opens its first page by a link; going back is no link.
    await again.goTo('/changshu/searching/patent');
    await screen.findByRole('textbox', { name: /^检索专利/ });
    await again.back();
    await waitFor(() => expect(field('专利名称')).toHaveValue('一种折叠椅'));
    expect(field('专利名称')).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(/已自动填写/)).toBeNull());
  });

  it('is offered first on the guide, with the time, and goes on where it was', async () => {
    await seedDraft({ place: { section: 'request', path: 'opinion', scroll: 0 } });
    const portal = await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
    const goOn = await screen.findByRole('button', { name: /^继续填写（已保存 \d\d:\d\d）$/ });
    expect(screen.queryByRole('button', { name: '开始办理' })).toBeNull();
    await portal.user.click(goOn);
    await waitFor(() => expect(field(/^对专利性的意见/)).toHaveFocus());
  });

  it('can be thrown away, and that can be undone', async () => {
    await seedDraft();
    const portal = await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
    await portal.user.click(await screen.findByRole('button', { name: '丢弃并重新开始' }));
    expect(await screen.findByRole('button', { name: '开始办理' })).toBeVisible();
    await portal.user.click(button('撤销'));
    expect(await screen.findByRole('button', { name: /^继续填写/ })).toBeVisible();
    await portal.goTo(`${PJSQ_PAGE}?step=check`);
    await step('核对确认');
    expect(screen.getByText('一种示例夹具')).toBeVisible();
    expect(screen.getByText(/^request\.pdf/)).toBeVisible();
  });

  it('is not kept on a public computer', async () => {
    await seedDraft();
    const portal = await renderPortal(`${FILL}patent`, { account: 'enterprise' });
    await waitFor(() => expect(field('专利名称')).toHaveValue(GOOD.patentTitle as string));
    await portal.user.click(button('草稿选项'));
    await portal.user.click(screen.getByRole('checkbox', { name: '这是公用电脑' }));
    await portal.user.click(button('删除并不再保存'));
    await portal.user.type(field('专利名称'), '改');
    expect(Object.keys(localStorage).filter((key) => key.includes('Draft'))).toEqual([]);
    expect(field('专利名称')).toHaveValue(`${GOOD.patentTitle as string}改`);
  });
});
