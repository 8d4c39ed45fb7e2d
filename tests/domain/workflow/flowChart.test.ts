import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import {
  durationInWords,
  type FlowChartData,
  type FlowNode,
  flowSteps,
} from '../../../src/domain/workflow/flowChart';

const today = '2026-11-20';

const node = (given: Partial<FlowNode> & Pick<FlowNode, 'id' | 'order'>): FlowNode => ({
  name: '受理审查',
  type: 'TASK',
  state: 'DONE',
  ...given,
});

const draw = (chart: FlowChartData, deadline?: string) =>
  flowSteps(chart, { today, calendar: HOLIDAYS, deadline });

const CORRECTED: FlowChartData = {
  nodes: [
    node({ id: 'n5', order: 5, name: '办结', type: 'END', state: 'PENDING' }),
    node({ id: 'n1', order: 1, name: '提交申请', type: 'START', durationHours: 0 }),
    node({ id: 'n2', order: 2, state: 'REJECTED', durationHours: 29.6, opinion: '缺少证书' }),
    node({
      id: 'n3',
      order: 3,
      name: '补正',
      startTime: '2026-11-10 09:00:00',
      endTime: '2026-11-10 15:00:00',
    }),
    node({ id: 'n4', order: 4, state: 'ACTIVE', deadline: '2026-11-24' }),
  ],
  edges: [
    { from: 'n1', to: 'n2', passed: true },
    { from: 'n2', to: 'n3', label: '补正', passed: true },
    { from: 'n3', to: 'n4', passed: true },
    { from: 'n4', to: 'n5', passed: false },
  ],
};

describe('the steps of a flow chart', () => {
  it('are in order, a step taken again named with its round', () => {
    expect(draw(CORRECTED).map(({ title }) => title)).toEqual([
      '提交申请',
      '受理审查',
      '补正',
      '受理审查（第 2 轮）',
      '办结',
    ]);
  });

  it('stand with whatever the service leaves out', () => {
    const bare = { id: '', name: '', type: undefined, order: undefined, state: undefined };
    const steps = draw({
      nodes: [bare, bare, node({ id: 'a', order: 1 })],
      edges: [{ from: '', to: '', passed: undefined }],
    });
    expect(steps.map(({ title, stateLabel, passed }) => [title, stateLabel, passed])).toEqual([
      ['受理审查', '已完成', true],
      ['名称不详', '状态不详', false],
      ['名称不详', '状态不详', false],
    ]);
  });

  it('take the round that the service names', () => {
    const [step] = draw({ nodes: [node({ id: 'a', order: 1, round: 3 })], edges: [] });
    expect(step?.title).toBe('受理审查（第 3 轮）');
  });

  it('tell how they ended and how long they took', () => {
    const [submitted, returned, corrected] = draw(CORRECTED);
    expect(submitted).not.toHaveProperty('duration');
    expect(returned).toMatchObject({
      stateLabel: '退回',
      tone: 'attention',
      duration: '1 天 6 小时',
    });
    expect(corrected).toMatchObject({ stateLabel: '已完成', duration: '6 小时' });
  });

  it('show the last day of the present step alone', () => {
    const steps = draw(CORRECTED);
    expect(steps.map(({ due }) => due?.day)).toEqual([
      undefined,
      undefined,
      undefined,
      '2026-11-24',
      undefined,
    ]);
    expect(steps[3]?.due).toMatchObject({ left: 2, urgent: false });
  });

  it('are urgent for the applicant when two working days are left, for the office when late', () => {
    const urgent = (assignee: string, deadline: string) =>
      draw({
        nodes: [node({ id: 'a', order: 1, state: 'ACTIVE', assignee, deadline })],
        edges: [],
      })[0]?.due?.urgent;
    expect(urgent('申请人', '2026-11-24')).toBe(true);
    expect(urgent('申请人', '2026-11-25')).toBe(false);
    expect(urgent('受理科', '2026-11-24')).toBe(false);
    expect(urgent('受理科', '2026-11-18')).toBe(true);
  });

  it("fall back on the request's own last day", () => {
    const nodes = [node({ id: 'a', order: 1, state: 'ACTIVE' })];
    expect(draw({ nodes, edges: [] }, '2026-12-01')[0]?.due?.day).toBe('2026-12-01');
  });

  it('are passed as their lines say, or, without lines, as their states do', () => {
    expect(draw(CORRECTED).map(({ passed }) => passed)).toEqual([true, true, true, true, false]);
    const bare = draw({ ...CORRECTED, edges: [] });
    expect(bare.map(({ passed }) => passed)).toEqual([true, true, true, true, false]);
  });

  it('leave out gateways, which are steps of nobody', () => {
    const nodes = [
      ...CORRECTED.nodes,
      node({ id: 'g', order: 2, name: '是否齐全', type: 'GATEWAY' }),
    ];
    expect(draw({ ...CORRECTED, nodes })).toHaveLength(5);
  });

  it('say of a refusal that it was one, not that it was sent back', () => {
    const refused = draw({
      nodes: [
        node({ id: 'a', order: 1, state: 'REJECTED' }),
        node({ id: 'b', order: 2, name: '核查', state: 'SKIPPED' }),
        node({ id: 'c', order: 3, name: '不予受理', type: 'END', state: 'REJECTED' }),
      ],
      edges: [],
    });
    expect(refused.map(({ stateLabel, tone }) => [stateLabel, tone])).toEqual([
      ['未通过', 'problem'],
      ['跳过', 'quiet'],
      ['已结束', 'quiet'],
    ]);
  });
});

it.each([
  [0, '不到 1 小时'],
  [0.9, '不到 1 小时'],
  [23.4, '23 小时'],
  [23.6, '1 天'],
  [48, '2 天'],
  [50, '2 天 2 小时'],
  [100, '4 天'],
])('%d hours are %s', (hours, words) => {
  expect(durationInWords(hours)).toBe(words);
});
