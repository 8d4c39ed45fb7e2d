import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { findDictItems, findEvaluationCases } from '@/services/data';
import { answerWith } from './clients';

const DICT = '/data-service/api/front/dictItem/find';
const answer = (content: unknown) => () => HttpResponse.json({ code: 0, data: { content } });

it.each([
  [{ value: '1', label: '标签', remark: '备注' }, '标签'],
  [{ value: '1', remark: '备注' }, '备注'],
  [{ value: '1', label: null, remark: '备注' }, '备注'],
  [{ value: '1', label: '', remark: '' }, '1'],
  [{ value: 1 }, '1'],
])('the item %j of a dictionary is called %s', async (item, label) => {
  answerWith(DICT, answer([item]));
  const [found] = await findDictItems({ queryData: { code: 'ANY' } });
  expect(found?.label).toBe(label);
});

it('the placeholder of the evaluation cases is left out, also where the back end sends it', async () => {
  answerWith(
    DICT,
    answer([
      { value: '0', remark: '未选择' },
      { value: '1', remark: '诉讼' },
    ]),
  );
  expect((await findEvaluationCases()).map(({ label }) => label)).toEqual(['诉讼']);
});
