import { screen } from '@testing-library/react';
import { patentResultLink } from '@/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { searches } from './searchSupport';

it('says that records without a value are missing where nobody can ask how many', async () => {
  await renderPortal(patentResultLink({ mode: 'expr', q: 'GD!=2020' }));
  expect(await screen.findByText(/没有授权公告日的记录不在结果中，有多少件没有统计/)).toBeVisible();
});

it('says how many records “不等于” leaves out because nobody knows their value', async () => {
  const portal = await renderPortal(patentResultLink({ mode: 'expr', q: '电池 AND GD!=2020' }));
  const note = await screen.findByText(/另有 .*件没有授权公告日的记录，“不等于”不列出它们/);
  const [unequal, kept] = (await searches()).filter(({ size }) => size === 1 || size === 10);
  expect([unequal?.expression, kept?.expression]).toContain('电池 NOT GD=2020');
  await portal.user.click(screen.getByRole('link', { name: '一并列出' }));
  expect(await screen.findByText(/并且排除 授权公告日 在 2020 年/)).toBeVisible();
  expect(note).not.toBeInTheDocument();
});
