import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AssessmentRow } from '../../../mock/contract';
import { resetState } from '../../../mock/state';
import type { AssessmentResult } from '../../../src/domain/assessment/result';
import { compareRuns } from '../../../src/domain/assessment/run/compareRuns';
import { frozenText } from '../../../src/domain/assessment/run/frozen';
import { expectRequestMatches, expectResponseMatches } from '../../support/contract';
import { call, request, sessionCookie } from '../client';
import { act, apply, chartOf, formOf, goForward, office, seen, send } from './requests';

beforeEach(resetState);

const PATH = '/project-service/api/authFront/assessment';

/** Asks for a page of rows and holds question and answer against the contract. */
async function rows(cookie: string, queryData: object = {}): Promise<AssessmentRow[]> {
  const asked = request('GET', `${PATH}/find`, {
    cookie,
    query: { queryData: JSON.stringify(queryData), size: '100' },
  });
  await expectRequestMatches(asked.clone());
  const response = await call('GET', `${PATH}/find`, {
    cookie,
    query: { queryData: JSON.stringify(queryData), size: '100' },
  });
  const { data } = (await expectResponseMatches(asked, response)) as {
    data: { content: AssessmentRow[] };
  };
  return data.content;
}

async function result(cookie: string, id: string): Promise<AssessmentResult> {
  const asked = request('GET', `${PATH}/findOne`, { cookie, query: { id } });
  const response = await call('GET', `${PATH}/findOne`, { cookie, query: { id } });
  const body = (await expectResponseMatches(asked, response)) as {
    code: number;
    msg: string;
    data: AssessmentResult;
  };
  if (body.code !== 0) throw new Error(`${body.code} ${body.msg}`);
  return body.data;
}

const MOVES = {
  ACCEPTED: { role: 'ACCEPTOR', to: 'ACCEPTED' },
  PROCESSING: { role: 'HANDLER', to: 'PROCESSING' },
  CONFIRM: { role: 'HANDLER', to: 'CONFIRM', confirmation: '请确认实施例 2 的温度。' },
  FINISHED: { role: 'REVIEWER', to: 'FINISHED', result: { conclusion: 'DONE' } },
};

describe('an assessment by experts', () => {
  it.each(['SQQPG', 'WDXPJ', 'JZPJ'] as const)(
    '%s has a result when it is finished, and not before',
    async (process) => {
      const cookie = await sessionCookie('person');
      const { id } = await apply(process, cookie);
      await expect(result(cookie, id)).rejects.toThrow('40400 该评估还没有结果');
      for (const move of [MOVES.ACCEPTED, MOVES.PROCESSING, MOVES.CONFIRM]) {
        expect(await office('move', { id, ...move })).toMatchObject({ code: 0 });
      }
      expect((await seen(cookie, id)).confirmation?.text).toBe('请确认实施例 2 的温度。');
      await act(cookie, 'confirm', id);
      await expect(result(cookie, id)).rejects.toThrow('40400');
      await office('move', { id, ...MOVES.FINISHED });
      const { totalScore, coverage, evaluator, applyNo } = await result(cookie, id);
      expect({ applyNo, evaluator }).toEqual({ applyNo: id, evaluator: '评估专家组' });
      expect(totalScore).not.toBeNull();
      expect(coverage?.known).toBeGreaterThan(0);
      expect((await seen(cookie, id)).result?.conclusionLabel).toBe('评估完成，结果仅供参考');
    },
  );

  it('goes by the question of the experts, or past it', async () => {
    const cookie = await sessionCookie('person');
    const { id } = await apply('SQQPG', cookie);
    const names = async () => (await chartOf(cookie, id)).nodes.map((node) => node.name);
    expect(await names()).toEqual([
      '提交申请',
      '受理审查',
      '检索与评估',
      '答复专家问题',
      '形成评估结果',
      '办结',
    ]);
    for (const move of [MOVES.ACCEPTED, MOVES.PROCESSING, MOVES.FINISHED]) {
      await office('move', { id, ...move });
    }
    const states = (await chartOf(cookie, id)).nodes.map(({ state }) => state);
    expect(states).toEqual(['DONE', 'DONE', 'DONE', 'SKIPPED', 'SKIPPED', 'DONE']);
  });
});

describe('an assessment by the system', () => {
  it.each([
    ['WDXPJ', { depth: 'QUICK' }, 'STABILITY'],
    ['JZPJ', { method: 'INDEX', rdCost: undefined, maintainCost: undefined }, 'VALUE'],
  ] as const)('%s is finished at once', async (process, changes, kind) => {
    const cookie = await sessionCookie('person');
    const application = await apply(process, cookie, { formData: formOf(process, changes) });
    expect(application).toMatchObject({
      status: 'FINISHED',
      result: { conclusionLabel: '机器评价，仅供参考' },
    });
    const made = await result(cookie, application.id);
    expect(made).toMatchObject({ kind, evaluator: '机器评价，仅供参考' });
    const nodes = (await chartOf(cookie, application.id)).nodes;
    expect(nodes.map(({ name, state }) => `${name} ${state}`)).toEqual([
      '提交申请 DONE',
      '机器评价 DONE',
      '已办结 DONE',
    ]);
  });

  it('stays as it was, with the checksum of its text', async () => {
    const cookie = await sessionCookie('enterprise');
    const [{ id } = { id: '' }] = await rows(cookie, { kind: 'VALUE', status: 'FINISHED' });
    const made = await result(cookie, id);
    const sum = createHash('sha256').update(frozenText(made), 'utf8').digest('hex');
    expect(made.frozen.checksum).toBe(sum);
    await goForward(300);
    const later = await sessionCookie('enterprise');
    expect(await result(later, id)).toEqual(made);
  });
});

describe('results', () => {
  it('are shown to their owner alone', async () => {
    const [{ id } = { id: '' }] = await rows(await sessionCookie('enterprise'), {
      status: 'FINISHED',
    });
    const other = await sessionCookie('person');
    await expect(result(other, id)).rejects.toThrow('40300');
    expect((await rows(other)).some((row) => row.id === id)).toBe(false);
    expect((await send('GET', `${PATH}/findOne`, { query: { id } })).code).toBe(99998);
  });

  it('of several patents say each its own', async () => {
    const cookie = await sessionCookie('enterprise');
    const row = (await rows(cookie)).find(({ patentCount }) => patentCount === 3);
    const made = await result(cookie, row?.id ?? '');
    const all = [made, ...(made.others ?? [])];
    expect(new Set(all.map(({ subject }) => subject.patentNumber)).size).toBe(3);
    expect(new Set(all.map(({ frozen }) => frozen.checksum)).size).toBe(3);
  });

  it('of two runs of one patent differ by answers and weights', async () => {
    const cookie = await sessionCookie('enterprise');
    const later = (await rows(cookie)).find(({ draftOf }) => draftOf !== undefined);
    const [before, after] = [
      await result(cookie, later?.draftOf ?? ''),
      await result(cookie, later?.id ?? ''),
    ];
    expect(before.subject).toEqual(after.subject);
    const { difference, indicators, byWeights } = compareRuns(before, after);
    expect(difference).not.toBe(0);
    expect(byWeights).not.toBe(0);
    const causes = new Set(indicators.flatMap((indicator) => indicator.causes));
    expect([...causes]).toEqual(expect.arrayContaining(['ANSWERS', 'WEIGHTS']));
  });
});

describe('the list of assessments', () => {
  it('holds every kind, most states and several grades of the demo enterprise', async () => {
    const all = await rows(await sessionCookie('enterprise'));
    const different = (read: (row: AssessmentRow) => unknown) =>
      new Set(all.map(read).filter((value) => value !== undefined)).size;
    expect(all.length).toBeGreaterThanOrEqual(8);
    expect(different(({ kind }) => kind)).toBe(3);
    expect(different(({ status }) => status)).toBeGreaterThanOrEqual(5);
    expect(different(({ grade }) => grade)).toBeGreaterThanOrEqual(3);
    expect(await rows(await sessionCookie('person'))).toHaveLength(2);
  });

  it('is narrowed by each filter, and by all of them', async () => {
    const cookie = await sessionCookie('enterprise');
    const all = await rows(cookie);
    const same = async (query: object, keep: (row: AssessmentRow) => boolean) =>
      expect(await rows(cookie, query)).toEqual(all.filter(keep));
    await same({ kind: 'PRE' }, ({ kind }) => kind === 'PRE');
    await same({ status: 'FINISHED' }, ({ status }) => status === 'FINISHED');
    const grade = all.find((row) => row.grade)?.grade;
    await same({ grade }, (row) => row.grade === grade);
    const day = all[4]?.submitTime.slice(0, 10) ?? '';
    await same({ from: day }, ({ submitTime }) => submitTime.slice(0, 10) >= day);
    await same({ to: day }, ({ submitTime }) => submitTime.slice(0, 10) <= day);
    await same({ keyword: '隔膜' }, ({ title }) => title.includes('隔膜'));
    await same({ keyword: 'ZL 2013 1 9900022.6' }, (row) => row.patentNumber === '201319900022.6');
    await same({ kind: 'PRE', keyword: '没有这样的名称' }, () => false);
    const ids = all.slice(0, 2).map(({ id }) => id);
    await same({ ids }, ({ id }) => ids.includes(id));
  });

  it('is ordered by total, what has none last', async () => {
    const cookie = await sessionCookie('enterprise');
    const totals = (await rows(cookie, { sort: '-totalScore' })).map((row) => row.totalScore);
    const known = totals.filter((total) => total !== undefined);
    expect(known).toEqual([...known].sort((one, other) => other - one));
    expect(totals.slice(0, known.length)).toEqual(known);
  });
});
