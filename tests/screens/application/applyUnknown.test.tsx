import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewApplication } from '@/services/data/process';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import {
  bodiesOf,
  button,
  CREATE,
  GOOD,
  PJSQ_PAGE,
  seedDraft,
  step,
  tickAll,
} from './applySupport';
import { write } from './fill';

const absent = () => HttpResponse.json({ status: 404, error: 'Not Found' }, { status: 404 });

/** A back end that keeps neither the lists nor the data of the account that the forms assume. */
beforeEach(() => {
  backEnd.use(
    http.get('/api/getCurrent', () =>
      HttpResponse.json({ success: true, data: { id: 'u-1002', access: 'user' } }),
    ),
    http.get('/api/perEnterprise/getApplicantProfile', absent),
    http.get('*/industryType/find', absent),
    http.get('*/transactionType/find', absent),
    http.get('*/dictItem/find', ({ request }) => {
      const { code } = JSON.parse(new URL(request.url).searchParams.get('queryData') ?? '{}');
      const cases = [{ code, value: '1', remark: '专利侵权纠纷的处理' }];
      const content = code === 'PATENT_EVALUATION_REPORT_CASE' ? cases : [];
      return HttpResponse.json({ code: 0, data: { content, totalElements: content.length } });
    }),
  );
});

async function openPart(page: string, section: string) {
  const portal = await renderPortal(`${page}?step=consent`, { account: 'person' });
  await step('须知与承诺');
  await tickAll(portal.user);
  await portal.user.click(button('下一步：填写信息'));
  await step('填写信息');
  await portal.goTo(`${page}?step=fill&section=${section}`);
  return portal;
}

describe('what the back end does not know', () => {
  it('of the applicant is typed, and may be corrected while it is typed', async () => {
    const { user } = await openPart(PJSQ_PAGE, 'applicant');
    await user.click(await screen.findByRole('radio', { name: '个人' }));
    await user.click(screen.getByRole('radio', { name: '企业或其他组织' }));
    const name = screen.getByRole('textbox', { name: '名称（姓名）' });
    expect(name).toHaveAccessibleDescription('与营业执照或身份证件上的一致');
    await user.type(name, '平江示例有限公司');
    expect(name).toHaveValue('平江示例有限公司');
    expect(screen.queryByText(/登记信息没有读取到/)).toBeNull();
  });

  it('of regions is not asked for; the address says it all', async () => {
    await openPart(PJSQ_PAGE, 'applicant');
    const address = await screen.findByRole('textbox', { name: '详细地址' });
    expect(address).toHaveAccessibleDescription(/^省、市、县（区），街道、门牌号/);
    expect(screen.queryByText('所在地区')).toBeNull();
  });

  it('of regions is kept as the account or the draft says it, and is sent so', async () => {
    const profile = {
      applicantType: 'ENTERPRISE',
      applicantName: GOOD.applicantName,
      region: '320581',
    };
    backEnd.use(
      http.get('/api/perEnterprise/getApplicantProfile', () =>
        HttpResponse.json({ code: 0, data: profile }),
      ),
    );
    const { user } = await openPart(PJSQ_PAGE, 'applicant');
    const region = await screen.findByRole('group', { name: '所在地区' });
    expect(region).toHaveTextContent(
      /320581.*地区名单没有加载出来，现在不能修改，按已有的内容提交/,
    );
    expect(within(region).queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('link', { name: '核对确认' }));
    await step('核对确认');
    expect(screen.getByText('320581（地区名单没有加载出来，只有代码）')).toBeVisible();
    cleanup();

    backEnd.use(
      http.get('/api/getCurrent', () =>
        HttpResponse.json({ success: true, data: { id: 'U1002', access: 'user' } }),
      ),
    );
    await seedDraft({
      values: {
        ...GOOD,
        reportCase: '1',
        relatedCaseNo: '（2024）苏05民初9001号',
        region: '320582',
      },
    });
    await renderPortal(`${PJSQ_PAGE}?step=check`, { account: 'enterprise' });
    await step('核对确认');
    await screen.findByText(/^320582（/);
    await user.click(button('提交'));
    await screen.findByRole('heading', { level: 1, name: '已提交' });
    const [body] = await bodiesOf<NewApplication>(CREATE);
    expect(body?.formData).toMatchObject({ region: '320582' });
  });

  it('of industries is not asked for; the ways of trading are those of the form', async () => {
    const { user } = await openPart('/changshu/operation/publish', 'listing');
    await user.click(await screen.findByRole('radio', { name: /^供给/ }));
    write('标题', '示例夹具专利转让');
    await user.click(await screen.findByRole('checkbox', { name: '专利权转让' }));
    expect(screen.queryByText('行业分类')).toBeNull();
    fireEvent.click(button(/^下一步：/));
    expect(await step('填写信息：专利')).toBeVisible();
  });
});
