import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { rowOfId } from '@/services/asked';
import { findPatent } from '@/services/cnipr';
import { getAdjudication } from '@/services/data/adjudication';
import { analyseEnterprise, getEnterprise } from '@/services/data/enterprise';
import { findLaw } from '@/services/data/law';
import { findByCode, getApplication } from '@/services/data/process';
import { getListing } from '@/services/data/transaction';
import { findNode, findSubject } from '@/services/nav';
import { findAssessment } from '@/services/project/assessment';
import { backEnd } from '../support/backEnd';
import { answerWhatever } from '../support/plainList';
import { recordEffects, standOn } from './clients';

/** Every call is answered with this record, whatever was asked for. */
function answerAlways(data: unknown): void {
  backEnd.use(http.all('*', () => HttpResponse.json({ code: 0, data, msg: null })));
}

const QUIET = { skipErrorHandler: true };

interface Call {
  name: string;
  ask: (id: string) => Promise<unknown>;
  /** An answer with an id; undefined leaves it out. */
  answer: (id: string | undefined) => object;
}

const byId = (id: string | undefined) => ({ ...(id !== undefined && { id }), title: '甲' });

const CALLS: Call[] = [
  { name: 'findPatent', ask: (id) => findPatent(id, QUIET), answer: byId },
  { name: 'findLaw', ask: (id) => findLaw(id, QUIET), answer: byId },
  { name: 'getAdjudication', ask: (id) => getAdjudication(id, QUIET), answer: byId },
  { name: 'getListing', ask: (id) => getListing(id, QUIET), answer: byId },
  { name: 'findSubject', ask: (id) => findSubject(id, QUIET), answer: byId },
  {
    name: 'findAssessment',
    ask: (id) => findAssessment(id, QUIET),
    answer: (id) => ({ ...byId(id), kind: 'VALUE' }),
  },
  {
    name: 'findNode',
    ask: (id) => findNode('S1', id, QUIET),
    answer: (id) => ({ subject: { id: 'S1' }, node: byId(id) }),
  },
  {
    name: 'findNode: of the subject',
    ask: (id) => findNode(id, 'N1', QUIET),
    answer: (id) => ({ subject: byId(id), node: { id: 'N1' } }),
  },
  {
    name: 'findByCode',
    ask: (id) => findByCode(id, 'ACDEFHJK', QUIET),
    answer: (applyNo) => ({ ...(applyNo !== undefined && { applyNo }), title: '甲' }),
  },
  {
    name: 'getEnterprise',
    ask: (name) => getEnterprise(name, QUIET),
    answer: (enterpriseName) => ({ ...(enterpriseName !== undefined && { enterpriseName }) }),
  },
  {
    name: 'analyseEnterprise',
    ask: (name) => analyseEnterprise(name, undefined, QUIET),
    answer: (enterpriseName) => ({ ...(enterpriseName !== undefined && { enterpriseName }) }),
  },
];

describe.each(CALLS)('the record that $name answers', ({ ask, answer }) => {
  it('is the one that was asked for, or none', async () => {
    recordEffects();
    standOn('other');
    answerAlways(answer('甲'));
    await expect(ask('甲')).resolves.toMatchObject(answer('甲'));
    await expect(ask('乙')).rejects.toMatchObject({ code: '40400' });
    answerAlways(null);
    await expect(ask('乙')).rejects.toBeDefined();
  });

  it('bears the id of the question where it names none', async () => {
    standOn('other');
    answerAlways(answer(undefined));
    await expect(ask('甲')).resolves.toMatchObject(answer('甲'));
  });
});

it('an enterprise is found by a former name and by another spelling', async () => {
  standOn('other');
  answerAlways({ enterpriseName: '示例（常熟）有限公司', formerNames: ['旧名有限公司'] });
  await expect(getEnterprise('示例(常熟)有限公司', QUIET)).resolves.toBeDefined();
  await expect(getEnterprise('旧名有限公司', QUIET)).resolves.toBeDefined();
  await expect(getEnterprise('别的有限公司', QUIET)).rejects.toMatchObject({ code: '40400' });
});

describe('a request out of a list that knows no conditions', () => {
  const list = Array.from({ length: 450 }, (_, no) => ({ id: `A${no}` }));

  it('is never the first one, and is looked for further on', async () => {
    standOn('other');
    answerWhatever('/findWfApply', list);
    await expect(getApplication('A449', QUIET)).resolves.toMatchObject({ id: 'A449' });
    await expect(getApplication('A450', QUIET)).resolves.toBeUndefined();
  });

  it('is not looked for without end', async () => {
    let asked = 0;
    const found = await rowOfId(async () => {
      asked += 1;
      return { content: [{ id: 'X' }], totalElements: 1_000_000 };
    }, 'Y');
    expect([found, asked]).toEqual([undefined, 6]);
  });

  it('without an id is not the one that was asked for', async () => {
    standOn('other');
    answerWhatever('/findWfApply', [{ title: '甲' }]);
    await expect(getApplication('A1', QUIET)).resolves.toBeUndefined();
  });
});
