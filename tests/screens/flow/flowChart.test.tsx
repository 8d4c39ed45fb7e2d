import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FlowChart } from '@/components/flow/FlowChart';
import type { FlowChartData, FlowNode } from '@/domain/workflow/flowChart';
import { NOTICE, noting, REPORT, TODAY } from './fixtures';

const node = (order: number, given: Partial<FlowNode>): FlowNode => ({
  id: `n${order}`,
  order,
  name: '受理审查',
  type: 'TASK',
  state: 'PENDING',
  assignee: '受理科',
  ...given,
});

const CHART: FlowChartData = {
  nodes: [
    node(1, {
      name: '提交申请',
      type: 'START',
      state: 'DONE',
      assignee: '申请人',
      action: '提交',
      startTime: '2026-11-02 09:12:33',
      endTime: '2026-11-02 09:12:33',
    }),
    node(2, {
      state: 'REJECTED',
      action: '补正',
      startTime: '2026-11-02 09:12:33',
      endTime: '2026-11-04 15:40:00',
      durationHours: 54.5,
      opinion: '专利证书缺页，请补正。',
    }),
    node(3, { name: '补正', state: 'ACTIVE', assignee: '申请人', deadline: '2026-11-23' }),
    node(4, { round: 2 }),
    node(5, { name: '办结', type: 'END', attachments: [REPORT, NOTICE] }),
  ],
  edges: [],
};

const steps = () => Array.from(screen.getByRole('list', { name: '办理流程' }).children);

it('says of an examination that it ended with the acceptance', () => {
  const nodes = [node(1, { state: 'DONE', action: '受理' })];
  render(<FlowChart chart={{ nodes, edges: [] }} today={TODAY} documents={noting().actions} />);
  expect(steps()[0]).toHaveTextContent(/^受理审查已完成：受理受理科/);
});

it('tells of every step who, when, how long and with which words, in order', () => {
  render(<FlowChart chart={CHART} today={TODAY} documents={noting().actions} />);
  const [first, second, third, fourth] = steps();
  expect(first).toHaveTextContent(/^提交申请已完成申请人2026-11-02 09:12$/);
  expect(second).toHaveTextContent('受理审查退回：补正');
  expect(second).toHaveTextContent(
    '受理科开始 2026-11-02 09:12结束 2026-11-04 15:40用时 2 天 7 小时',
  );
  expect(second).toHaveTextContent('意见：专利证书缺页，请补正。');
  expect(third).toHaveTextContent(/^补正待补正申请人/);
  expect(third?.querySelector('.flowMark')).toHaveAttribute('data-tone', 'attention');
  expect(third).toHaveTextContent('最迟 11 月 23 日（还剩 1 个工作日）');
  expect(fourth).toHaveTextContent('受理审查（第 2 轮）未到达');
  // The round is never torn apart.
  expect(screen.getByText('（第 2 轮）')).toHaveClass('ipr-nowrap');
});

it('does not call done what was asked of the applicant', () => {
  const asked = node(1, { name: '调查与调解', state: 'DONE', action: '要求补充材料' });
  const answer = node(2, { name: '补充材料', state: 'ACTIVE', assignee: '申请人' });
  render(<FlowChart chart={{ nodes: [asked, answer], edges: [] }} today={TODAY} />);
  const [first, second] = steps();
  expect(first).toHaveTextContent(/^调查与调解要求补充材料受理科$/);
  expect(second).toHaveTextContent('待您办理');
  for (const step of [first, second]) {
    expect(step?.querySelector('.flowMark')).toHaveAttribute('data-tone', 'attention');
  }
});

it('marks the step that is being taken, and no other, as the current one', () => {
  render(<FlowChart chart={CHART} today={TODAY} documents={noting().actions} />);
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
    null,
  ]);
});

it("offers a step's documents, a preview only of what a browser can show", async () => {
  const { asked, actions } = noting();
  render(<FlowChart chart={CHART} today={TODAY} documents={actions} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '预览 专利权评价报告' }));
  await user.click(screen.getByRole('button', { name: '下载 办结通知书' }));
  expect(asked).toEqual(['preview d1', 'download d2']);
  expect(screen.queryByRole('button', { name: '预览 办结通知书' })).not.toBeInTheDocument();
  expect(screen.getByText('PDF，229.1 KB')).toBeInTheDocument();
});
