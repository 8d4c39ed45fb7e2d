import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { button, PJSQ_PAGE, step, tickAll } from './applySupport';
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
