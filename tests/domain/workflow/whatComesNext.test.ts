import { expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import { whatComesNext } from '../../../src/domain/workflow/whatComesNext';

const sent = { submitTime: '2026-11-20 09:30:00' };
const today = '2026-11-20';

it('tells a requester of an evaluation report what follows and when', () => {
  const steps = whatComesNext({ ...sent, processKey: 'PJSQ' }, today, HOLIDAYS);
  expect(steps.map(({ text }) => text)).toEqual([
    '5 个工作日内决定是否受理',
    '材料不齐的，一次告知需要补正的内容，请在 15 日内补正',
    '请在提出请求之日起 1 个月内缴纳官方费用 2,400 元',
    '报告在收到合格请求和费用后 2 个月内作出，届时可以查看结果和文书',
  ]);
  expect(steps[2]?.due).toMatchObject({ day: '2026-12-21', estimated: true });
  expect(steps[0]?.due).toMatchObject({ day: '2026-11-27', estimated: true });
});

it('takes the day that the office has named', () => {
  const [first] = whatComesNext(
    { ...sent, processKey: 'WQYZ', deadline: '2026-12-11' },
    today,
    HOLIDAYS,
  );
  expect(first?.due).toMatchObject({ day: '2026-12-11', estimated: false });
});

it('names the answer of the other side where there is one, and no end where none is promised', () => {
  const texts = (way: 'ADJUDICATION' | 'REPORT') =>
    whatComesNext({ ...sent, processKey: 'JBTS', way }, today, HOLIDAYS).map(({ text }) => text);
  expect(texts('ADJUDICATION')).toContain('受理后送达对方，对方在 15 日内答辩');
  expect(texts('REPORT').at(-1)).toBe('办结后可以查看结果和文书');
});

it('asks nothing of whom the office cannot reach', () => {
  const steps = whatComesNext(
    { ...sent, processKey: 'JBTS', way: 'REPORT', queryCode: 'ABCD2345' },
    today,
    HOLIDAYS,
  );
  expect(steps.map(({ text }) => text)).toEqual([
    '15 个工作日内决定是否受理',
    '办结后可以凭办件编号和查询码查看结果',
  ]);
});

it('has nothing to wait for where the system has assessed at once', () => {
  const steps = whatComesNext({ ...sent, processKey: 'JZPJ', status: 'FINISHED' }, today, HOLIDAYS);
  expect(steps).toEqual([{ text: '机器评价已经完成，可以查看结果，仅供参考' }]);
});
