import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';
import { addFile, bodiesOf, button, CREATE, field, PJSQ_PAGE, tickAll } from './applySupport';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('a request for an evaluation report', () => {
  it('goes from the guide to the receipt', async () => {
    const portal = await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
    const { user } = portal;
    await user.click(await screen.findByRole('button', { name: '开始办理' }));
    await heading('条件自查');
    await user.click(field('实用新型'));
    await user.type(field('申请日是哪一天？'), '2020-03-02');
    await user.tab();
    await user.click(await screen.findByLabelText('已经授权公告'));
    await user.click(await screen.findByLabelText('没有'));
    await user.click(await screen.findByLabelText(/^专利权人/));
    await user.click(await screen.findByRole('button', { name: '下一步：须知与承诺' }));
    await heading('须知与承诺');
    await tickAll(user);
    await user.click(button('下一步：填写信息'));
    await heading('填写信息');
    await user.click(button('填写：专利'));
    await heading('填写信息：专利');
    await user.type(field('专利号'), '202029900001.X');
    await user.type(field('专利名称'), '一种示例夹具');
    await user.type(field(/^专利权人/), '苏州示例新材料有限公司');
    await user.type(field(/^授权公告日/), '2020-11-10');
    await user.click(button('下一步：请求人'));
    await heading('填写信息：请求人');
    await user.click(button('下一步：委托代理'));
    await user.click(
      within(screen.getByRole('radiogroup', { name: '是否委托代理' })).getByLabelText('否'),
    );
    await user.click(button('下一步：请求内容'));
    await user.selectOptions(await screen.findByLabelText('请求事由'), '6');
    await user.click(screen.getByLabelText('授权公告文本'));
    await user.click(screen.getByLabelText('网上下载'));
    await user.click(button('下一步：上传材料'));
    await heading('上传材料');
    for (const label of ['专利权评价报告请求书', '专利证书或授权公告文本', '主体资格证明']) {
      await addFile(user, label);
    }
    await user.click(button('下一步：核对确认'));
    await heading('核对确认');
    await user.click(button('提交'));
    await screen.findByRole('heading', { level: 1, name: '已提交' });
    const [body] = await bodiesOf(CREATE);
    expect(body).toMatchObject({ processKey: 'PJSQ' });
    await waitFor(() => expect(portal.address()).toContain('step=receipt&id=PJSQ-'));
  });
});
