import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exceptionLink } from '@/links/paths';
import { redirectToException } from '@/shell/session';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const heading = () => screen.findByText('操作没有完成', { selector: 'h1' });

describe('/exception', () => {
  it('shows code and message of the query', async () => {
    await renderPortal(
      '/exception?errorCode=E-7&errorMessage=%E4%BD%99%E9%A2%9D%E4%B8%8D%E8%B6%B3',
    );
    expect(await heading()).toHaveFocus();
    screen.getByText('E-7', { selector: 'code' });
    screen.getByText('余额不足');
    screen.getByRole('link', { name: '返回首页' });
    // There is nothing to try again.
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it.each([
    '<img src=x onerror="window.hacked=true">',
    '<script>window.hacked=true</script>',
    '"><svg/onload=window.hacked=true>',
    '{{constructor.constructor("window.hacked=true")()}}',
    'javascript:window.hacked=true',
  ])('shows %s as text', async (text) => {
    await renderPortal(exceptionLink(text, text));
    await heading();
    expect(screen.getAllByText(text)).toHaveLength(2);
    const content = document.getElementById('main-content');
    expect(content?.querySelector('script, img, svg[onload]')).toBeNull();
    expect(window).not.toHaveProperty('hacked');
  });

  it('shows a reason as it was told, and copies it with its code', async () => {
    const { user } = await renderPortal(exceptionLink('E-8', 'upstream timed out'));
    await heading();
    screen.getByText('upstream timed out');
    expect(screen.queryByText('系统没有说明原因。')).toBeNull();
    await user.click(screen.getByRole('button', { name: '复制错误信息' }));
    expect(await navigator.clipboard.readText()).toBe('E-8 upstream timed out');
  });

  it.each(['/exception', '/exception?errorCode=&errorMessage=', '/exception?errorMessage=%E4%A%'])(
    'stands without readable texts: %s',
    async (address) => {
      await renderPortal(address);
      await heading();
    },
  );

  it('is where showType 9 leads, from which back returns', async () => {
    await failNext('/nav-service/api/front/subject/find', {
      body: { success: false, errorCode: 'N1', errorMessage: '专题停用 & 维护', showType: 9 },
    });
    const portal = await renderPortal('/changshu/nav/subjectDetail');
    await heading();
    expect(portal.address()).toBe(exceptionLink('N1', '专题停用 & 维护'));
    screen.getByText('专题停用 & 维护');
    await portal.back();
    await screen.findByText('专利导航与检索', { selector: 'h1' });
  });

  it('opens again what failed', async () => {
    const body = { success: false, errorCode: 'N2', errorMessage: '稍后再试', showType: 9 };
    await failNext('/nav-service/api/front/subject/find', { body });
    const portal = await renderPortal('/changshu/nav/subjectDetail');
    await heading();
    await failNext('/nav-service/api/front/subject/find', { body });
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    // It failed again.
    await heading();
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible());
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('专利导航与检索', { selector: 'h1' });
    expect(portal.address()).toBe('/changshu/nav/subjectDetail');
  });

  it('knows the page that failed when several of its calls did', async () => {
    const portal = await renderPortal('/changshu/searching/patent?face=expr');
    await act(async () => {
      redirectToException('N1', '甲');
      redirectToException('N2', '乙');
    });
    await screen.findByText('乙');
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('专利检索', { selector: 'h1' });
    expect(portal.address()).toBe('/changshu/searching/patent?face=expr');
  });
});
