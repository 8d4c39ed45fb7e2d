import type { Page } from '@playwright/test';
import { consoleErrors, expect, type Portal, test } from '../support/portal';
import {
  button,
  createOf,
  FORMS,
  focused,
  openForm,
  openPart,
  step,
  summary,
  type TestedForm,
} from './filling';

/** The words for what is missing, by form, in the order of the form. */
const EMPTY: Readonly<Record<TestedForm, readonly string[]>> = {
  PJSQ: [
    '请填写专利号',
    '请填写专利名称',
    '请填写专利权人',
    '请选择专利类型',
    '请选择申请日',
    '请选择授权公告日',
    '请填写证件号码',
    '请选择请求人身份',
    '请选择请求事由',
    '请选择评价所针对的文本',
    '请上传专利权评价报告请求书',
    '请上传专利证书或授权公告文本',
    '请上传主体资格证明',
  ],
  JBTS: [
    '请选择类型',
    '请选择知识产权类型',
    '请选择事项',
    '请填写证件号码',
    '请添加被举报（投诉）人',
    '请选择发生地',
    '请填写发生地详细地址',
    '请选择发生渠道',
    '请选择发生时间（起）',
    '请选择发生时间（止）',
    '请填写事实与理由',
    '请上传侵权证据',
  ],
  SXSS: [
    '请选择失信记录',
    '请选择申请类型',
    '请选择证件类型',
    '请填写证件号码',
    '请回答：是否委托代理',
    '请填写事实与理由',
    '请上传申诉（修复）申请书',
    '请上传主体证明',
  ],
  WQYZ: [
    '请选择在本市的管辖依据',
    '请填写证件号码',
    '请选择涉及权利类别',
    '请选择援助事项',
    '请填写申请援助的具体内容',
    '请选择争议地位',
    '请填写事由',
    '请选择所处阶段',
    '请上传维权援助申请表',
    '请上传身份证明',
    '请上传事由证明材料',
  ],
  SQQPG: [
    '请回答：技术方案是否涉及国家秘密',
    '请填写技术方案名称',
    '请选择拟申请类型',
    '请填写技术领域',
    '请填写背景技术',
    '请填写技术问题',
    '请填写技术方案',
    '请填写有益效果',
    '请添加创新点',
    '请填写检索关键词',
    '请回答：是否已公开',
    '请选择技术成熟度',
    '请填写市场情况',
    '请填写证件号码',
    '请上传技术交底书',
  ],
  WDXPJ: [
    '请填写专利号',
    '请填写专利名称',
    '请填写专利权人',
    '请选择专利类型',
    '请选择申请日',
    '请选择授权公告日',
    '请选择专利权状态',
    '请选择授权文本来源',
    '请选择评价目的',
    '请选择立场',
    '请选择评价深度',
    '请选择证件类型',
    '请填写证件号码',
    '请回答：是否委托代理',
  ],
  JZPJ: ['请添加评估专利', '请选择实施情况', '请填写证件号码', '请上传权属证明'],
  ZLJY: [
    '请选择供需类型',
    '请填写标题',
    '请选择行业分类',
    '请选择交易方式',
    '请填写简介',
    '请选择报价方式',
  ],
};

/** Whether what has this id is on the screen and nothing covers it. */
const isUncovered = (page: Page, id: string) =>
  page.evaluate((name) => {
    const element = document.getElementById(name);
    if (!element) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const seen =
      top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
    return seen && at !== null && (element.contains(at) || at.contains(element));
  }, id);

async function submitEmpty(page: Page, portal: Portal, service: TestedForm): Promise<void> {
  await portal.signIn('person');
  await openForm(page, portal, service);
  // What the profile fills in is there.
  await page.waitForLoadState('networkidle');
  await openPart(page, '核对确认');
  await button(page, '提交').click();
}

for (const service of FORMS) {
  test(`${service}, sent empty: each message in the summary and in the same words at its field`, async ({
    page,
    portal,
  }) => {
    const printed = consoleErrors(page);
    await submitEmpty(page, portal, service);
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^错误：/);
    const links = summary(page).getByRole('link');
    await expect(links).toHaveText([...EMPTY[service]]);
    const heading = summary(page).getByRole('heading');
    await expect(heading).toHaveText(`有 ${EMPTY[service].length} 处需要修改`);
    for (const words of EMPTY[service]) {
      await summary(page).getByRole('link', { name: words, exact: true }).click();
      await expect
        .poll(() => focused(page))
        .toMatchObject({ error: expect.stringContaining(words) });
      await expect(page).toHaveTitle(/^错误：/);
      await page.goBack();
      await expect(step(page, '核对确认')).toBeVisible();
    }

    await page.setViewportSize({ width: 375, height: 667 });
    await button(page, '提交').click();
    await expect(summary(page)).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await links.first().click();
    await expect
      .poll(() => focused(page))
      .toMatchObject({ error: expect.stringContaining(EMPTY[service][0] ?? '?') });
    const { id } = await focused(page);
    await expect.poll(() => isUncovered(page, id)).toBe(true);
    await expect.poll(() => isUncovered(page, `${id}-error`)).toBe(true);
    expect(await portal.calls(createOf(service))).toEqual([]);
    expect(printed).toEqual([]);
  });
}
