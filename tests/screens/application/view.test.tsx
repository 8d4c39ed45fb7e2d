import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { getProcesses } from '../../../mock/process/store';
import { applyLink, dishonestyLink, requestLink } from '../../../src/links/business';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { demoOf, inState, move, open, PROCESSES, sent } from './viewSupport';

const FIND = '/data-service/api/authFront/findWfApply';
const CHART = '/data-service/api/authFront/getFlowChart';

/** Not asked again by itself, as a call without an answer is. */
const REFUSED = { body: { code: 50000, msg: '系统繁忙' } };

const region = (name: string) => screen.getByRole('region', { name });

/** The answer beside a name on the screen; paper has a table of its own. */
function answerTo(name: string) {
  const [term] = screen.getAllByText(name, {
    selector: 'th, th *, .ant-descriptions-item-label',
  });
  const own = term?.closest<HTMLElement>('td');
  return own ?? within(term?.closest('tr') ?? document.body).getByRole('cell');
}

/** A request of the other demo account. */
function ofPerson() {
  const one = [...getProcesses().applications.values()].find(
    ({ applicantType, processKey }) => applicantType === 'PERSON' && processKey === 'PJSQ',
  );
  if (!one) throw new Error('no demo request of the person');
  return one;
}

describe('the page of a request', () => {
  it.each(PROCESSES)('%s: asks for the request and its way at once', async (process) => {
    const request = sent(process);
    await open(request);
    const calls = (await callsSeen()).filter(({ path }) => [FIND, CHART].includes(path));
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      [FIND, { queryData: JSON.stringify({ id: request.id }) }],
      [CHART, { id: request.id }],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: request.title })).toBeVisible();
    expect(document.title).toMatch(new RegExp(`^${request.title} - `));
    expect(screen.getByRole('list', { name: '办理流程' })).toBeVisible();
  });

  it('says in one sentence who has it, what comes next and until when', async () => {
    const request = sent('PJSQ');
    request.deadline = '2099-12-31';
    await open(request);
    expect(screen.getByText(/^等待受理科受理/, { selector: 'p' })).toHaveTextContent(
      /最迟 2099 年 12 月 31 日（推算，还剩 \d+ 个工作日）/,
    );
  });

  it('leads from its rail to what is asked and to all parts, in the order of the page', async () => {
    await open(inState('WQYZ', 'SUPPLEMENT'));
    const panel = screen.getByRole('heading', { name: /^需要补正/ });
    const rail = screen.getByRole('navigation', { name: '办件各部分' });
    expect(panel.compareDocumentPosition(rail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const links = within(rail).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '需要补正',
      '援助服务',
      '办理流程',
      '填写的内容',
      '提交的材料',
      '办理记录',
    ]);
  });

  it('shows a skeleton with a heading while it loads', async () => {
    const { id } = sent('PJSQ');
    backEnd.use(
      http.get(`*${CHART}`, async () => {
        await delay(300);
        return HttpResponse.json({ code: 0, data: { nodes: [], edges: [] } });
      }),
    );
    await renderPortal(requestLink('PJSQ', id), { account: 'enterprise' });
    expect(await screen.findByRole('status', { name: '正在加载办件' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '办件详情' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '办理记录' })).toBeVisible();
  });

  it('says that there is no such request, without a notification', async () => {
    await renderPortal(requestLink('WQYZ', 'WQYZ-19990101-000001'), { account: 'enterprise' });
    expect(
      await screen.findByRole('heading', { level: 1, name: '没有找到这个办件' }),
    ).toBeVisible();
    expect(screen.getByText(/没有编号为“WQYZ-19990101-000001”的维权援助申请/)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看我的维权援助申请' })).toHaveAttribute(
      'href',
      expect.stringContaining(applyLink('WQYZ')),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("tells nothing of somebody else's", async () => {
    const other = ofPerson();
    await renderPortal(requestLink('PJSQ', other.id), { account: 'enterprise' });
    expect(
      await screen.findByRole('heading', { level: 1, name: '不能查看这件办件' }),
    ).toBeVisible();
    expect(screen.queryByText(other.title)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why it did not load, and loads on retry', async () => {
    const request = sent('SXSS');
    await failNext(FIND, REFUSED);
    const portal = await renderPortal(requestLink('SXSS', request.id), { account: 'enterprise' });
    expect(
      await screen.findByRole('heading', { level: 1, name: '这件办件没有加载成功' }),
    ).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '办理记录' })).toBeVisible();
  });

  it('is shown without its way, which is loaded on demand', async () => {
    const request = sent('SXSS');
    await failNext(CHART, REFUSED);
    const portal = await open(request);
    expect(screen.getByText(/办理流程没有加载成功/)).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('list', { name: '办理流程' })).toBeVisible();
  });

  it('of another service is opened on its own page', async () => {
    const request = sent('WQYZ');
    const portal = await renderPortal(requestLink('PJSQ', request.id), { account: 'enterprise' });
    await screen.findByRole('heading', { name: '办理记录' });
    expect(portal.address()).toBe(requestLink('WQYZ', request.id));
  });

  it('without a number lists one’s own requests of the service', async () => {
    await renderPortal('/changshu/business/WQYZForm', { account: 'enterprise' });
    expect(
      await screen.findByRole('heading', { level: 1, name: '请选择要查看的办件' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /^维权援助申请：请求对一件/ })).toBeVisible();
    expect((await callsSeen()).some(({ path }) => path === CHART)).toBe(false);
  });
});

describe('what was sent', () => {
  it('masks personal data, shows it for a minute on demand', async () => {
    await open(sent('PJSQ'));
    vi.useFakeTimers();
    const mobile = answerTo('手机');
    expect(mobile).toHaveTextContent('130****0002');
    fireEvent.click(screen.getByRole('button', { name: '显示手机' }));
    expect(mobile).toHaveTextContent('13000000002');
    act(() => vi.advanceTimersByTime(60_000));
    expect(mobile).not.toHaveTextContent('13000000002');
  });

  it('names choices and regions in words', async () => {
    await open(sent('PJSQ'));
    await waitFor(() => expect(answerTo('请求事由')).not.toHaveTextContent(/^6$/));
    await waitFor(() => expect(answerTo('所在地区')).toHaveTextContent('江苏省'));
  });

  it('offers every file to look at and to save', async () => {
    const portal = await open(sent('PJSQ'));
    const files = screen.getByRole('list', { name: '专利证书或授权公告文本' });
    expect(within(files).getByRole('button', { name: '预览“专利证书.pdf”' })).toBeVisible();
    const downloads = catchDownloads();
    await portal.user.click(within(files).getByRole('button', { name: '下载“专利证书.pdf”' }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['专利证书.pdf']));
  });

  it('is on paper with masked data, number, state, files and log', async () => {
    const request = inState('PJSQ', 'FINISHED');
    const { container } = { container: document.body };
    await open(request);
    const paper = container.querySelector<HTMLElement>('.ipr-print-form');
    if (!paper) throw new Error('no paper');
    expect(paper).toHaveTextContent(request.applyNo);
    expect(paper).toHaveTextContent('已办结');
    expect(paper).toHaveTextContent('专利证书.pdf');
    expect(paper).toHaveTextContent('申请人：提交');
    expect(paper).toHaveTextContent('打印时间');
    expect(paper).toHaveTextContent(requestLink('PJSQ', request.id));
    expect(paper).not.toHaveTextContent('13000000002');
  });
});

describe('the result', () => {
  it.each(PROCESSES)('%s: conclusion, opinion and documents', async (process) => {
    const request = inState(process, 'FINISHED');
    const portal = await open(request);
    const panel = region('办理结果');
    const { conclusionLabel = '', documents = [] } = request.result ?? {};
    expect(panel).toHaveTextContent(conclusionLabel);
    const [document] = documents;
    const downloads = catchDownloads();
    await portal.user.click(within(panel).getByRole('button', { name: `下载 ${document?.name}` }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual([document?.name]));
    expect(within(panel).getByRole('button', { name: `预览 ${document?.name}` })).toBeVisible();
  });

  it('of a document that cannot be had says so beside it', async () => {
    const request = inState('WQYZ', 'FINISHED');
    const portal = await open(request);
    await failNext('/business-service/api/authFront/file/download', REFUSED);
    const panel = region('办理结果');
    await portal.user.click(within(panel).getByRole('button', { name: /^下载/ }));
    expect(await within(panel).findByRole('alert')).toHaveTextContent('系统繁忙');
  });
});

describe('what a service has of its own', () => {
  it('PJSQ: the request at the national office, the fee, and errors of fact', async () => {
    const request = inState('PJSQ', 'FINISHED');
    request.official = { no: 'PJ20260105000009', date: '2026-10-08', feePaid: false };
    await open(request);
    const facts = region('国家知识产权局办理情况');
    expect(facts).toHaveTextContent('PJ20260105000009');
    expect(facts).toHaveTextContent('未缴纳');
    expect(facts).toHaveTextContent('收到报告之日起 2 个月内请求更正');
    expect(facts).toHaveTextContent('全部权利要求符合授权条件');
  });

  it('PJSQ: counts the time of the report from the request and its fee, as the guide does', async () => {
    await open(inState('PJSQ', 'PROCESSING'));
    const limits = region('办理时限');
    expect(limits).toHaveTextContent('官方费用提出请求之日起 1 个月内');
    expect(limits).toHaveTextContent('出具报告收到合格请求和费用后 2 个月内');
    expect(limits).not.toHaveTextContent('受理后');
  });

  it('PJSQ: says until when the fee is to be paid', async () => {
    const request = inState('PJSQ', 'PROCESSING');
    request.official = { no: 'PJ1', date: '2099-10-08', feePaid: false };
    await open(request);
    expect(region('国家知识产权局办理情况')).toHaveTextContent(
      /请缴纳官方费用 2,400 元，最迟 2099 年 11 月 8 日/,
    );
  });

  it('JBTS: way, respondents in full, department, evidence with its mark', async () => {
    const request = inState('JBTS', 'TRANSFERRED');
    await open(request);
    expect(region('办理方式')).toHaveTextContent('投诉');
    expect(region('办理方式')).toHaveTextContent('已移送示例市公安局处理');
    // The copies that go to the other side are not kept from it.
    expect(region('办理方式')).toHaveTextContent(
      '请求书和证据的副本送交对方，对方可以看到其中写明的投诉人、请求和证据；在本平台填写的联系方式只供承办人员使用',
    );
    expect(answerTo('地址')).toHaveTextContent('江苏省示例市示例路 20 号');
    expect(screen.getByText('示例市虚构日用品商行', { selector: 'td *, dd' })).toBeVisible();
    const [evidence] = screen.getAllByRole('region', { name: '证据目录' });
    const file = request.attachments.find(({ category }) => category === 'evidence');
    expect(evidence).toHaveTextContent(file?.sha256 ?? 'no file');
    expect(evidence).toHaveTextContent('正本 1 份，副本 1 份');
  });

  it('SXSS: the record with what became of it', async () => {
    const request = demoOf('SXSS');
    move(request, 'FINISHED');
    await open(request);
    const record = region('失信记录');
    expect(record).toHaveTextContent('办结后的状态：未修复');
    expect(within(record).getByRole('link', { name: '在公开名单中查看' })).toHaveAttribute(
      'href',
      expect.stringContaining(dishonestyLink({ record: request.recordId ?? '' })),
    );
  });

  it('SXSS: while an objection is dealt with the record says so', async () => {
    const request = inState('SXSS', 'PROCESSING');
    await open(request);
    expect(region('失信记录')).toHaveTextContent('当前状态：异议处理中');
  });

  it('SXSS: what the record tells is not told again, what was filled in otherwise is', async () => {
    const request = demoOf('SXSS');
    const sent: Record<string, unknown> = request.formData;
    const { decisionNo } = sent;
    expect(decisionNo).toBeTruthy();
    sent.decisionOrg = '另一个机关';
    await open(request);
    expect(region('失信记录')).toHaveTextContent(String(decisionNo));
    const answers = region('填写的内容');
    expect(answers).not.toHaveTextContent(String(decisionNo));
    expect(answers).toHaveTextContent('另一个机关');
    for (const heading of within(answers).getAllByRole('heading', { level: 3 })) {
      expect(heading.closest('section')?.children.length).toBeGreaterThan(1);
    }
  });

  it('WQYZ: organisation and what was done', async () => {
    await open(inState('WQYZ', 'FINISHED'));
    expect(region('援助服务')).toHaveTextContent('示例市知识产权维权援助合作机构');
    expect(screen.getByRole('list', { name: '服务记录' })).toHaveTextContent('援助服务已完成');
  });
});

it('what was typed is there again when the page is loaded anew', async () => {
  const request = inState('WQYZ', 'CONFIRM');
  const portal = await open(request);
  await portal.user.click(screen.getByRole('button', { name: '提出异议' }));
  await portal.user.type(screen.getByRole('textbox', { name: '异议和理由' }), '请换一家机构');
  await portal.goTo('/changshu/searching/patent');
  await portal.goTo(requestLink('WQYZ', request.id));
  expect(await screen.findByRole('textbox', { name: '异议和理由' })).toHaveValue('请换一家机构');
  await portal.user.click(screen.getByRole('button', { name: '提交异议' }));
  await screen.findByText('异议已提交，由办理部门处理。');
  expect(Object.values(sessionStorage).join()).not.toContain('请换一家机构');
});
