import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { todayInChina } from '@/domain/calendar';
import type { Status } from '@/domain/workflow/status';
import type { AssessmentProcess } from '@/features/assessment/apply/services';
import { applyLink } from '@/links/business';
import type { NewApplication } from '@/services/data/process';
import { getPatentStore } from '../../../mock/data/patentStore';
import { logIn, renderPortal } from '../../support/renderPortal';
import { addFile, bodiesOf, button, CREATE, step, tickAll } from '../application/applySupport';
import { openForm, openPart, pick, summary, write } from '../application/fill';

/** Granted patents of the mock that are in force and have claims. */
function knownPatents(count: number) {
  const found = getPatentStore().patents.filter(
    ({ head: { patentType, validity, applicationNumber } }) =>
      patentType === 'INVENTION_GRANT' && validity === 'VALID' && applicationNumber !== undefined,
  );
  return found.slice(0, count).map((patent) => {
    const { applicationNumber: number = '', title, claims = [] } = patent.record();
    return { number, title, claims };
  });
}

/** The newest request of the demo enterprise in a state. */
async function ownRequest(process: AssessmentProcess, status: Status): Promise<string> {
  await logIn('enterprise');
  const query = encodeURIComponent(JSON.stringify({ processKey: process, status }));
  const answer = await fetch(`/data-service/api/authFront/findWfApply?queryData=${query}`, {
    credentials: 'include',
  });
  const { data } = (await answer.json()) as { data: { content: { id: string }[] } };
  return data.content[0]?.id ?? '';
}

it('takes a quick evaluation of stability from the guide to the receipt', async () => {
  const [patent] = knownPatents(1);
  if (!patent) throw new Error('no patent');
  const independent = patent.claims.filter(({ kind }) => kind === 'INDEPENDENT');
  const portal = await renderPortal(applyLink('WDXPJ', { patent: patent.number }), {
    account: 'enterprise',
  });
  const { user } = portal;
  await screen.findByRole('heading', { level: 1, name: '稳定性评价' });
  await user.click(await screen.findByRole('button', { name: '开始办理' }));
  await step('须知与承诺');
  await tickAll(user);
  await user.click(button('下一步：填写信息'));
  await user.click(await screen.findByRole('button', { name: '填写：专利' }));
  // The number of the address filled in the rest; what the record says is only shown.
  await screen.findByText(patent.title);
  await pick(user, '评价范围', /^指定的权利要求/);
  const claims = screen.getByRole('group', { name: /^评价的权利要求/ });
  const ticked = within(claims)
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked);
  expect(ticked).toHaveLength(independent.length);
  const [first] = ticked;
  if (first) await user.click(first);
  expect(claims).toHaveAccessibleDescription(/请(?:勾选独立权利要求 1|选择评价的权利要求)/);
  await pick(user, '评价范围', '全部权利要求');
  await openPart(user, '评价需求');
  await pick(user, '评价目的', '内部管理');
  await pick(user, '立场', '中立');
  await pick(user, '评价深度', /^标准/);
  expect(screen.getByRole('textbox', { name: /^期望完成日/ })).toBeVisible();
  await pick(user, '评价深度', /^快速/);
  expect(screen.queryByRole('textbox', { name: /^期望完成日/ })).toBeNull();
  await openPart(user, '委托代理');
  await pick(user, '是否委托代理', '否');
  await openPart(user, '核对确认');
  await step('核对确认');
  await user.click(button('提交'));
  await screen.findByRole('heading', { level: 1, name: '已提交' });
  const [body] = await bodiesOf<NewApplication>(CREATE);
  expect(body).toMatchObject({
    processKey: 'WDXPJ',
    formData: {
      patentNumber: patent.number,
      claimCount: String(patent.claims.length),
      claimScope: 'ALL',
      textSource: 'RECORD',
      depth: 'QUICK',
    },
    attachments: [],
  });
  expect(body?.formData).not.toHaveProperty('recordClaims');
  expect(body?.formData).not.toHaveProperty('claimsToEvaluate');
  expect(screen.getByRole('link', { name: '查看进度' })).toHaveAttribute(
    'href',
    expect.stringContaining('/changshu/auxiliary/stabilityDetail?id='),
  );
});

it('fills a list of patents from the address and from a look-up', async () => {
  const [one, two, three] = knownPatents(3);
  if (!one || !two || !three) throw new Error('too few patents');
  const { user } = await openForm('JZPJ', 'enterprise', {
    patent: `${one.number},nonsense,${two.number},${one.number}`,
  });
  await openPart(user, '评估专利');
  const titles = () => screen.getAllByRole('textbox', { name: /^专利名称/ });
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(titles()[1]).toHaveValue(two.title);
  await user.click(screen.getByRole('button', { name: '添加专利' }));
  const entry = await screen.findByRole('group', { name: '专利 3' });
  const number = within(entry).getByRole('textbox', { name: /^专利号/ });
  await user.type(number, two.number);
  await user.click(within(entry).getByRole('button', { name: '查询这件专利' }));
  await within(entry).findByText(new RegExp(`已按“${two.title}”的记录填写名称`));
  await user.clear(number);
  await user.type(number, `ZL${three.number}`);
  await user.click(within(entry).getByRole('button', { name: '查询这件专利' }));
  await waitFor(() => expect(titles()[2]).toHaveValue(three.title));
  expect(within(entry).getByRole('radio', { name: '有效' })).toBeChecked();
  expect(screen.getByRole('navigation', { name: '填写进度' })).toHaveTextContent(
    /评估专利\s*已完成/,
  );
  await openPart(user, '评估要求');
  await pick(user, '评估方法', /^收益法/);
  await openPart(user, '核对确认');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(summary()).toEqual(
    expect.arrayContaining(['请选择实施情况', '请添加近三年收入', '请上传财务数据']),
  );
});

it('says what a disclosure lacks while it is typed, and keeps it beside the search', async () => {
  const { user, address } = await openForm('SQQPG', 'enterprise');
  await openPart(user, '技术信息');
  const coach = await screen.findByRole('complementary', { name: '交底完整度' });
  const effect = () => within(coach).getByText('有益效果', { exact: false, selector: 'summary' });
  expect(effect()).toHaveTextContent('有益效果 —');
  // Nothing was written yet, so nothing is judged; a few words are, and are not enough.
  expect(coach).toHaveTextContent('— 填写后显示');
  write(/^有益效果/, '更好');
  await waitFor(() => expect(effect()).toHaveTextContent('有益效果 0 分'));
  expect(coach).toHaveTextContent('0 分（满分 100）');
  expect(coach).toHaveTextContent('填写技术领域、IPC 分类或检索关键词后，这里给出检索式');
  write(/^技术领域/, '锂离子电池隔膜');
  write(/^检索关键词/, '隔膜；陶瓷涂层；热收缩');
  write(/^有益效果/, '与没有涂层的隔膜相比，150 ℃下的热收缩率降低 80%。');
  const query = 'TAC=("隔膜" OR "陶瓷涂层" OR "热收缩") AND TAC="锂离子电池隔膜"';
  expect(await within(coach).findByText(query)).toBeVisible();
  expect(effect()).toHaveTextContent('有益效果 100 分');
  const search = within(coach).getByRole('link', { name: '检索专利（新窗口）' });
  expect(search).toHaveAttribute('target', '_blank');
  const target = new URL(search.getAttribute('href') ?? '', 'http://portal');
  expect([target.searchParams.get('mode'), target.searchParams.get('q')]).toEqual(['expr', query]);
  await user.click(within(coach).getByRole('button', { name: '填入“检索式”' }));
  expect(screen.getByRole('textbox', { name: /^检索式/ })).toHaveValue(query);
  await user.click(within(coach).getByText('技术手段', { exact: false, selector: 'summary' }));
  await user.click(within(coach).getByRole('button', { name: '去填写技术手段' }));
  expect(document.activeElement).toHaveAccessibleName('技术方案');
  await pick(user, '是否已公开', '是');
  write(/^公开日期/, '2020-01-01');
  expect(await within(coach).findByText(/公开已超过 6 个月，可能丧失新颖性/)).toBeVisible();
  await pick(user, /^技术方案是否涉及国家秘密/, '是');
  expect(
    await screen.findByText(/涉及国家秘密的不得在本平台提交。请不要继续填写，删除已保存的草稿/),
  ).toBeVisible();
  expect(address()).toContain('section=technology');
});

it('opens what was sent back for correction, and sends the round', async () => {
  const id = await ownRequest('SQQPG', 'SUPPLEMENT');
  const { user } = await renderPortal(applyLink('SQQPG', { id }), { account: 'enterprise' });
  await step('补正通知');
  await user.click(button('开始补正'));
  write(/^实施例/, '实施例 1：把浆料涂在基材上，60 ℃烘干 2 min。');
  await user.click(button('返回核对'));
  await user.click(await screen.findByRole('button', { name: /^更改\s*技术交底书/ }));
  await user.click(await screen.findByRole('button', { name: /^删除/ }));
  await user.click(button('删除文件'));
  await addFile(user, '技术交底书');
  await user.click(button('返回核对'));
  await user.click(await screen.findByRole('button', { name: '提交补正' }));
  await screen.findByRole('heading', { level: 1, name: '补正已提交' });
});

it('begins another run of an evaluation with its answers, as of today', async () => {
  const id = await ownRequest('JZPJ', 'FINISHED');
  const { user } = await openForm('JZPJ', 'enterprise', { copy: id });
  await openPart(user, '评估要求');
  await waitFor(() => expect(screen.getByRole('radio', { name: /^指标评价/ })).toBeChecked());
  expect(screen.getByRole('textbox', { name: '评估基准日' })).toHaveValue(todayInChina());
  await openPart(user, '评估专利');
  const [title] = await screen.findAllByRole('textbox', { name: /^专利名称/ });
  expect(title).not.toHaveValue('');
});

it('keeps a secret out of the form', async () => {
  const portal = await renderPortal(applyLink('SQQPG', { step: 'questions' }), {
    account: 'person',
  });
  await pick(portal.user, '技术方案涉及国家秘密吗？', '是');
  expect(await screen.findByText(/涉及国家秘密的不得在本平台填写和提交/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /下一步/ })).toBeNull();
});
