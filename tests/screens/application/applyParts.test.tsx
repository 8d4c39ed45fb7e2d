import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
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

const SEARCH = '/cnipr-service/api/front/patent/search';
const ARTICLES = '/website-service/api/article/find';

describe('looking a patent up', () => {
  async function open(patentNumber: string) {
    await seedDraft({ values: { ...GOOD, patentNumber, patentTitle: '自己填的' } });
    const portal = await renderPortal(`${PJSQ_PAGE}?step=fill&section=patent`, {
      account: 'enterprise',
    });
    await screen.findByLabelText('专利号');
    return portal;
  }

  it('fills in the five answers beside the number, which are then only shown', async () => {
    const { user } = await open('202029900001.X');
    await user.click(button('查询'));
    expect(await screen.findByText(/^已填入“.+”的信息，请核对。$/)).toBeVisible();
    for (const label of ['专利名称', '专利权人', '专利类型', '申请日', '授权公告日']) {
      expect(screen.getByRole('group', { name: label })).not.toHaveTextContent(/—$|自己填的/);
    }
    // Another number is another patent: what belongs to it can be typed again.
    await user.type(field('专利号'), '0');
    expect(field('专利名称')).toBeVisible();
    expect(screen.queryByText(/^已填入/)).toBeNull();
  });

  it('says when no record has the number, and leaves what was typed', async () => {
    const { user } = await open('200920000001.0');
    const number = field('专利号');
    await user.clear(number);
    await user.type(number, '201520000001.3');
    await user.click(button('查询'));
    await waitFor(() =>
      expect(button('查询').parentElement).toHaveTextContent(
        /没有查到这件专利|请先填写正确的专利号/,
      ),
    );
    expect(field('专利名称')).toHaveValue('自己填的');
  });

  it('says when it failed, and leaves what was typed', async () => {
    const { user } = await open('202029900001.X');
    await failNext(SEARCH, { status: 500 });
    await user.click(button('查询'));
    expect(await screen.findByText(/^没有查询成功：服务暂时不可用/)).toBeVisible();
    expect(field('专利名称')).toHaveValue('自己填的');
    await user.click(button('查询'));
    expect(await screen.findByText(/^已填入/)).toBeVisible();
  });

  it('leads to the login when the session is over, and keeps what was typed', async () => {
    const portal = await open('202029900001.X');
    await failNext(SEARCH, { body: { code: 99998, data: null, msg: '登录已失效' } });
    await portal.user.click(button('查询'));
    await waitFor(() => expect(portal.address()).toMatch(/user\/login\?redirectUrl=.*section/));
    expect(JSON.stringify({ ...localStorage })).toContain('自己填的');
  });

  it('leads back to a number that cannot be one', async () => {
    const { user } = await open('12345');
    await user.click(button('查询'));
    expect(await screen.findByText('请先填写正确的专利号，再查询。')).toBeVisible();
    expect(field('专利号')).toHaveFocus();
    expect(field('专利号')).toBeInvalid();
  });
});

describe('the questions before the form', () => {
  it('say in words why a request is in vain and what can be done instead', async () => {
    holdsFiles('enterprise');
    const portal = await renderPortal(`${PJSQ_PAGE}?step=questions`, { account: 'enterprise' });
    await portal.user.click(await screen.findByLabelText('发明'));
    expect(screen.getByRole('heading', { name: '不符合申请条件' })).toBeVisible();
    expect(screen.getByText(/^仅实用新型和外观设计可请求专利权评价报告/)).toBeVisible();
    expect(screen.queryByText('申请日是哪一天？')).toBeNull();
    await portal.user.click(field('外观设计'));
    expect(screen.queryByRole('heading', { name: '不符合申请条件' })).toBeNull();
    expect(screen.getByLabelText('申请日是哪一天？')).toBeVisible();
  });

  it('are answered still when the user comes back to them', async () => {
    holdsFiles('enterprise');
    const portal = await renderPortal(`${PJSQ_PAGE}?step=questions`, { account: 'enterprise' });
    await portal.user.click(await screen.findByLabelText('实用新型'));
    await portal.user.click(button('跳过自查'));
    await step('须知与承诺');
    await portal.back();
    expect(await screen.findByLabelText('实用新型')).toBeChecked();
  });

  it('leave nothing behind on a public computer, and are answered still on the way back', async () => {
    holdsFiles('enterprise');
    const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('Questions'));
    const portal = await renderPortal(`${PJSQ_PAGE}?step=questions`, { account: 'enterprise' });
    await portal.user.click(await screen.findByLabelText('实用新型'));
    expect(kept()).toHaveLength(1);
    await portal.user.click(button('草稿选项'));
    await portal.user.click(screen.getByRole('checkbox', { name: '这是公用电脑' }));
    expect(kept()).toEqual([]);
    await portal.user.click(field('外观设计'));
    expect(kept()).toEqual([]);
    await portal.user.click(button('跳过自查'));
    await step('须知与承诺');
    await portal.back();
    expect(await screen.findByLabelText('外观设计')).toBeChecked();
  });
});

describe('the texts of the office', () => {
  it('do not stand in the way when they cannot be had', async () => {
    holdsFiles('enterprise');
    await failNext(ARTICLES, { status: 500, times: 9 });
    const portal = await renderPortal(`${PJSQ_PAGE}?step=consent`, { account: 'enterprise' });
    const alert = await screen.findByText(/^须知全文没有加载出来，不影响办理/);
    await tickAll(portal.user);
    await portal.user.click(button('下一步：填写信息'));
    await step('填写信息');
    expect(alert).not.toBeVisible();
  });

  it('say so when the office has published another version than the one declared', async () => {
    holdsFiles('enterprise');
    const article = {
      id: 'C-PJSQ',
      type: 'NEWS_PRIVACY',
      code: 'CONSENT_PJSQ',
      title: '承诺书',
      version: 'v9',
      content: '<p>新的全文</p>',
      publishTime: '2026-11-01 09:00:00',
      status: 'Y',
      attachments: [],
    };
    await failNext(ARTICLES, {
      body: { code: 0, data: { content: [article], totalElements: 1, number: 0, size: 20 } },
      times: 9,
    });
    await renderPortal(`${PJSQ_PAGE}?step=consent`, { account: 'enterprise' });
    expect(await screen.findByText(/须知全文是第 9 版，下面的承诺书是第 1 版/)).toBeVisible();
  });

  it('say of a template without a file that no file was found', async () => {
    backEnd.use(
      http.get(`*${ARTICLES}`, ({ request }) => {
        const { type, code } = JSON.parse(
          new URL(request.url).searchParams.get('queryData') ?? '{}',
        ) as { type: string; code: string };
        const content = type === 'NEWS_DOWNLOAD' ? [{ id: 'N1', code, title: '请求书' }] : [];
        return HttpResponse.json({ code: 0, data: { content, totalElements: content.length } });
      }),
    );
    await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
    expect(await screen.findAllByText('没有查到可以下载的模板文件')).not.toHaveLength(0);
    expect(screen.queryByText('暂无模板')).toBeNull();
  });

  it('are there in full on the guide when they are opened, and can be asked for again', async () => {
    holdsFiles('enterprise');
    const portal = await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
    await screen.findByRole('button', { name: '开始办理' });
    expect(screen.getByText('官方收费 2,400 元，由国家知识产权局收取')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^下载模板：/ })).toBeVisible();
    await failNext(ARTICLES, { status: 500 });
    await portal.user.click(button('查看办事指南全文'));
    await screen.findByText(/^办事指南全文没有加载出来/);
    await portal.user.click(button('重新加载'));
    expect(await screen.findByText(/^提交申请→受理审查/)).toBeVisible();
  });
});
