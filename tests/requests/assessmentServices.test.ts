import { createPluginManager } from '@@/core/plugin';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AssessmentResult } from '@/domain/assessment/result';
import type { components } from '@/services/contract/assessment';
import { findAssessment, findAssessments } from '@/services/project/assessment';
import { recordEffects, standOn } from './clients';
import { answerAll, content, expectSent, type Row } from './sentCalls';

createPluginManager();

const path = '/project-service/api/authFront/assessment';

const rows: Row[] = [
  {
    name: 'findAssessments without anything',
    call: () => findAssessments(),
    answer: content([{ id: 'JZPJ-20261120-000001' }]),
    value: { content: [{ id: 'JZPJ-20261120-000001' }], totalElements: 9 },
    sent: ['GET', `${path}/find`, { queryData: {} }],
  },
  {
    name: 'findAssessments: filters in queryData, page and size beside it',
    call: () => findAssessments({ kind: 'VALUE', grade: 'A', keyword: '隔膜', page: 1, size: 50 }),
    answer: content([]),
    value: { content: [], totalElements: 9 },
    sent: [
      'GET',
      `${path}/find`,
      { queryData: { kind: 'VALUE', grade: 'A', keyword: '隔膜' }, page: '1', size: '50' },
    ],
  },
  {
    name: 'findAssessment',
    call: () => findAssessment('JZPJ-20261120-000001'),
    answer: { code: 0, data: { applyNo: 'JZPJ-20261120-000001', kind: 'VALUE' } },
    value: { id: 'JZPJ-20261120-000001', applyNo: 'JZPJ-20261120-000001' },
    sent: ['GET', `${path}/findOne`, { id: 'JZPJ-20261120-000001' }],
  },
];

describe('the calls on assessments', () => {
  it.each(rows)('$name', expectSent);

  it('fail where there is no list', async () => {
    standOn('other');
    recordEffects();
    answerAll({ code: 0, data: {} });
    await expect(findAssessments({}, { skipErrorHandler: true })).rejects.toThrow();
  });

  it('answer the result that the rules make', () => {
    expectTypeOf<components['schemas']['AssessmentResult']>().toExtend<AssessmentResult>();
  });
});
