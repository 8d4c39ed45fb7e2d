import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { momentInChina } from '@/domain/calendar';
import type { NewApplication } from '@/services/data/process';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { bodiesOf, button, CREATE, GOOD, PJSQ_PAGE, seedDraft, step } from './applySupport';

/**
 * In front of back ends of which only the code of the answer is known: what `createProcess` answers
 * may be anything, and `findWfApply` tells little.
 */

const OWN = '/data-service/api/authFront/findWfApply';

type Row = Record<string, unknown>;

/** Rows of the user's own requests, whatever is asked for. */
const rowsAre = (...content: Row[]) =>
  backEnd.use(
    http.get(`*${OWN}`, () =>
      HttpResponse.json({ code: 0, data: { content, totalElements: content.length }, msg: null }),
    ),
  );

beforeEach(() => rowsAre());

async function openCheck() {
  await seedDraft();
  const portal = await renderPortal(`${PJSQ_PAGE}?step=check`, { account: 'enterprise' });
  await step('核对确认');
  return portal;
}

/** Sends the form; the back end stores it and answers this. */
async function sendAnswered(data: unknown) {
  const portal = await openCheck();
  await failNext(CREATE, { method: 'POST', body: { code: 0, data, msg: 'ok' } });
  await portal.user.click(button('提交'));
  await screen.findByRole('heading', { level: 1, name: '已提交' });
  return portal;
}

const kept = () => JSON.stringify({ ...localStorage });
const holdsDraft = () => kept().includes(GOOD.patentTitle as string);
describe('a submission that was stored', () => {
  it.each([
    ['null', null, undefined],
    ['a text', 'REQ-77', 'REQ-77'],
    ['a number', 77, '77'],
    ['an empty object', {}, undefined],
    ['an empty list', [], undefined],
    ['true', true, undefined],
    ['few fields', { id: 'REQ-78', status: '待受理', createTime: '2026-11-20 10:00:00' }, 'REQ-78'],
    ['fields that are null', { id: 79, applyNo: null, submitTime: null, log: null }, '79'],
  ])(
    'is told so when %s is answered, and the draft waits until it is seen',
    async (_, data, id) => {
      const portal = await sendAnswered(data);
      const receipt = screen.getByRole('article', { name: '回执' });
      expect(receipt).toHaveTextContent(/提交时间\d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间/);
      if (id === undefined) expect(receipt).toHaveTextContent(/没有告知办件编号.*我的办件/);
      else expect(within(receipt).getByText(id)).toBeVisible();
      expect(await screen.findByText(/还没有在“我的办件”中看到/)).toBeVisible();
      expect(await bodiesOf(CREATE)).toHaveLength(1);
      expect(holdsDraft()).toBe(true);

      await portal.goTo(PJSQ_PAGE);
      await step('办事指南');
      const aside = await screen.findByRole('region', { name: '已提交的草稿' });
      expect(aside).toHaveTextContent(id === undefined ? /已提交。/ : `已提交，编号 ${id}。`);
      await waitFor(() => expect(aside).toHaveTextContent('还没有在“我的办件”中看到这份申请。'));
      expect(screen.queryByRole('button', { name: /继续填写/ })).toBeNull();
      expect(button('开始办理')).toBeVisible();
    },
  );
});

describe('a request that was stored without being shown', () => {
  const TITLE = `专利权评价报告申请：${GOOD.patentTitle as string}`;
  const row = (changes: Row = {}): Row => ({
    id: 901,
    processKey: 'PJSQ',
    title: TITLE,
    applicantName: GOOD.applicantName,
    createTime: momentInChina(),
    ...changes,
  });

  it.each([
    ['its id', 901, () => ({ id: 901 })],
    ['its number', 'NO-5', () => ({ id: 901, applyNo: 'NO-5' })],
    ['its key', null, () => ({ id: 901, idempotencyKey: 'mark-of-the-draft' })],
    ['what was sent', null, () => row()],
    ['its answers', {}, () => row({ title: null, applicantName: null, formData: { ...GOOD } })],
  ])('is recognised by %s, and only then the draft goes', async (_, answered, made) => {
    const { user, address, goTo } = await sendAnswered(answered);
    expect(await screen.findByText(/还没有在“我的办件”中看到/)).toBeVisible();
    expect(holdsDraft()).toBe(true);
    rowsAre({ id: 900, title: '别的办件' }, made());
    await user.click(button('再查一次'));
    expect(await screen.findByText(/^已在“我的办件”中看到这份申请/)).toBeVisible();
    // Both follow the sentence.
    await waitFor(() => {
      expect(kept()).not.toContain('iprForm');
      expect(address()).toContain('id=901');
    });
    expect(screen.getAllByRole('link', { name: '查看进度' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/business/PJSQForm?id=901'),
    );
    await goTo(PJSQ_PAGE);
    expect(await screen.findByRole('button', { name: '开始办理' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '已提交的草稿' })).toBeNull();
  });

  it.each([
    ['of before it was sent', () => [row({ createTime: '2026-01-05 10:00:00' })]],
    ['without a time', () => [row({ createTime: null })]],
    ['of another process', () => [row({ processKey: 'WQYZ' })]],
    ['that names no process', () => [row({ processKey: undefined })]],
    ['of another applicant', () => [row({ applicantName: '别的公司' })]],
    ['about another patent', () => [row({ title: '专利权评价报告申请：别的夹具' })]],
    ['with other answers', () => [row({ formData: { ...GOOD, reportCase: '1' } })]],
    ['with another key', () => [row({ idempotencyKey: 'another-key' })]],
    ['with nothing but an id', () => [{ id: 901, status: '1', createTime: momentInChina() }]],
    ['that are two', () => [row(), row({ id: 902 })]],
  ])('is never taken for rows %s', async (_, rows) => {
    const { user } = await sendAnswered(null);
    await screen.findByText(/还没有在“我的办件”中看到/);
    rowsAre(...rows());
    await user.click(button('再查一次'));
    await waitFor(() => expect(button('再查一次')).toBeEnabled());
    expect(screen.getByText(/还没有在“我的办件”中看到/)).toBeVisible();
    expect(holdsDraft()).toBe(true);
  });

  it('keeps its receipt when the page is loaded anew, and says when the list cannot be had', async () => {
    const { address } = await sendAnswered({ id: 'REQ-9' });
    const receipt = address();
    cleanup();
    await failNext(OWN, { status: 500, times: 9 });
    backEnd.resetHandlers();
    await renderPortal(receipt, { account: 'enterprise' });
    expect(await screen.findByRole('article', { name: '回执' })).toHaveTextContent('REQ-9');
    expect(await screen.findByText(/“我的办件”没有加载出来/)).toBeVisible();
    expect(holdsDraft()).toBe(true);
  });

  it('can be opened to be sent again knowingly, or deleted', async () => {
    const portal = await sendAnswered(null);
    const { user } = portal;
    await portal.goTo(PJSQ_PAGE);
    await user.click(await screen.findByRole('button', { name: '打开草稿' }));
    await step('核对确认');
    expect(screen.getByText(GOOD.patentTitle as string)).toBeVisible();
    expect(await screen.findByText(/提交过，不知道是否已经收到/)).toBeVisible();
    await user.click(button('提交'));
    const ask = await screen.findByRole('alertdialog', { name: '再次提交这份申请？' });
    await user.click(within(ask).getByRole('button', { name: '先不提交' }));
    expect(await bodiesOf(CREATE)).toHaveLength(1);
    await user.click(button('提交'));
    await failNext(CREATE, { method: 'POST', body: { code: 0, data: null, msg: 'ok' } });
    await user.click(await screen.findByRole('button', { name: '仍然再次提交' }));
    await screen.findByRole('heading', { level: 1, name: '已提交' });
    const keys = (await bodiesOf<NewApplication>(CREATE)).map((body) => body.idempotencyKey);
    expect(keys).toEqual(['mark-of-the-draft', 'mark-of-the-draft']);
    await user.click(button('删除草稿'));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除草稿' }),
    );
    expect(await screen.findByText('草稿已删除。')).toBeVisible();
    expect(holdsDraft()).toBe(false);
  });
});

describe('a submission without a clear answer', () => {
  it.each([
    ['a 500', { status: 500 }, /服务暂时不可用（500）/],
    ['a page', { body: '<html>login</html>' }, /服务器的答复无法识别/],
    ['nothing', { body: '' }, /服务器的答复无法识别/],
    ['an answer without a code', { body: {} }, /服务器的答复无法识别/],
    ['a broken line', { cut: true }, /连接中断，没有收到服务器的答复/],
  ])('keeps everything and is not sent again unawares after %s', async (_, fault, words) => {
    const { user } = await openCheck();
    await failNext(CREATE, { method: 'POST', ...fault });
    await user.click(button('提交'));
    const alert = await screen.findByText(words);
    expect(alert).toHaveTextContent(/填写的内容和已上传的文件都保留着.*我的办件.*核对/);
    expect(document.body).not.toHaveTextContent('不会重复登记');
    expect(await screen.findByText(/还没有在“我的办件”中看到/)).toBeVisible();
    await user.click(button('再次提交'));
    const ask = await screen.findByRole('alertdialog', { name: '再次提交这份申请？' });
    expect(await bodiesOf(CREATE)).toHaveLength(1);
    await user.click(within(ask).getByRole('button', { name: '仍然再次提交' }));
    await screen.findByRole('heading', { level: 1, name: '已提交' });
    expect(await bodiesOf(CREATE)).toHaveLength(2);
    expect(kept()).not.toContain('iprForm');
  });

  it('still says so after the page was loaded anew, until the request is seen', async () => {
    const { user } = await openCheck();
    await failNext(CREATE, { method: 'POST', status: 504 });
    await user.click(button('提交'));
    await screen.findByText(/服务暂时不可用（504）/);
    cleanup();
    await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
    expect(await screen.findByText(/提交过，不知道是否已经收到/)).toBeVisible();
    expect(await screen.findByText(/还没有在“我的办件”中看到/)).toBeVisible();
    rowsAre({ id: 905, idempotencyKey: 'mark-of-the-draft' });
    await user.click(button('再查一次'));
    await waitFor(() => expect(kept()).not.toContain('iprForm'));
  });

  it('may be sent again at once when it was refused', async () => {
    const { user } = await openCheck();
    await failNext(CREATE, {
      method: 'POST',
      body: { code: 5001, msg: '今日受理已满', data: null },
    });
    await user.click(button('提交'));
    expect(await screen.findByText(/今日受理已满。填写的内容和已上传的文件都保留着/)).toBeVisible();
    await failNext(CREATE, { method: 'POST', status: 404 });
    await user.click(button('再次提交'));
    expect(await screen.findByText(/这里现在不能网上提交（404）.*都保留着/)).toBeVisible();
    await user.click(button('再次提交'));
    await screen.findByRole('heading', { level: 1, name: '已提交' });
  });
});
