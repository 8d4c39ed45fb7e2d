import type { Page } from '@playwright/test';
import { DEMO_ID_NUMBER } from '../../../mock/accounts';
import { assessmentHistoryLink } from '../../../src/links/assessment';
import { applyLink, requestLink } from '../../../src/links/business';
import { button, openPart, pick, textbox } from '../business/filling';
import { expectStatus, follow, region, send, test } from '../business/following';
import { conclude, write } from '../business/office';
import { seedDraft } from '../business/seededDraft';
import { expect, type Portal } from '../support/portal';

const DONE = '评估完成，结果仅供参考';

type Kind = 'SQQPG' | 'WDXPJ' | 'JZPJ';

const REPORTS: Readonly<Record<Kind, string>> = {
  SQQPG: '申请前评估报告',
  WDXPJ: '稳定性评价报告',
  JZPJ: '价值评价报告',
};

/** A form that was filled in before, with what no draft keeps, at its end. */
async function toTheEnd(page: Page, portal: Portal, kind: Kind): Promise<void> {
  await portal.signIn('person');
  await seedDraft(page, portal, kind);
  await portal.open(applyLink(kind, { step: 'fill' }));
  await openPart(page, '申请主体');
  await textbox(page, '证件号码').fill(DEMO_ID_NUMBER);
}

/** Total, coverage, weights and disclaimer of a report, and what changing a weight does. */
async function readReport(page: Page, kind: Kind): Promise<void> {
  await expectStatus(page, '已办结');
  const report = region(page, REPORTS[kind]);
  await expect(report.getByText(/^\d+ 项中 \d+ 项有数据$/).first()).toBeVisible();
  await button(page, '调整权重').click();
  await expect(report.getByRole('slider').first()).toBeVisible();
  const before = await report
    .getByText(/^按您的权重/)
    .first()
    .textContent();
  const slider = report.getByRole('slider').first();
  await slider.focus();
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(report.getByText(/任何一个权重增减 20%/).filter({ visible: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]w=/);
  await expect(
    report
      .getByText(/^按您的权重/)
      .filter({ visible: true })
      .first(),
  ).not.toHaveText(before ?? '');
  await button(page, '恢复报告的权重').click();
  await expect(page).not.toHaveURL(/[?&]w=/);
}

for (const kind of ['SQQPG', 'WDXPJ', 'JZPJ'] as const) {
  test(`${kind}: asked for, worked on, confirmed, read, and found in the history`, async ({
    page,
    portal,
    office,
  }) => {
    await toTheEnd(page, portal, kind);
    await openPart(page, '核对确认');
    const id = await send(page);
    await office.act(id, '受理员：办至“已受理”');
    await office.act(id, '承办人：办至“办理中”', write('意见', '开始评估'));
    await office.act(
      id,
      '承办人：办至“待申请人确认”',
      write('请申请人确认的内容', '数据是否完整？'),
    );
    await follow(page, portal, kind, id, '待申请人确认');
    await expect(region(page, REPORTS[kind])).toHaveCount(0);
    await expect(region(page, '请您确认')).toContainText('数据是否完整？');
    await button(page, '确认').click();
    await expectStatus(page, '办理中');
    await office.act(id, '审核人：办至“已办结”', conclude(DONE, '评估报告已生成'));
    await page.reload();
    await readReport(page, kind);

    await portal.open(assessmentHistoryLink());
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText('已办结');
    await expect(row).toContainText(/\d+ 项中 \d+ 项有数据/);
    await row.getByRole('button', { name: /^更多操作/ }).click();
    await page.getByRole('menuitem', { name: '重新评估' }).click();
    await expect(page).toHaveURL(new RegExp(`copy=${id}`));
    // Nobody else sees it.
    await portal.signIn('enterprise');
    await portal.open(requestLink(kind, id));
    await expect(page.getByRole('heading', { level: 1, name: '不能查看这件办件' })).toBeVisible();
  });
}

test('a quick evaluation of stability is there at once, claim by document', async ({
  page,
  portal,
}) => {
  await toTheEnd(page, portal, 'WDXPJ');
  await openPart(page, '评价需求');
  await pick(page, '评价深度', /^快速/);
  await openPart(page, '核对确认');
  await send(page);
  await page.getByRole('link', { name: '查看进度' }).click();
  await readReport(page, 'WDXPJ');
  await expect(page.getByText('机器评价，仅供参考').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '权利要求与文献对照' })).toBeVisible();
});
