import { beforeEach, describe, expect, it } from 'vitest';
import { HANDLED_PROCESSES } from '../../../mock/process/types';
import { resetState } from '../../../mock/state';
import {
  applicantActions,
  OPINION_NEEDED,
  STAFF_ROLES,
  STALE_STATUS,
  STATUSES,
  type Status,
  staffMoves,
  statusesOf,
} from '../../../src/domain/workflow/status';
import { inState, moveTo, ROLES } from './movesSupport';
import { act, office, seen } from './requests';

const ALL = Object.keys(STATUSES) as Status[];

/** The three assessments have the same states and stages; one of them stands for all. */
const PLAYED = HANDLED_PROCESSES.filter((process) => process !== 'WDXPJ' && process !== 'JZPJ');

const STATES = PLAYED.flatMap((process) =>
  statusesOf(process)
    .filter((status) => status !== 'DRAFT')
    .map((status) => [process, status] as const),
);

beforeEach(resetState);

describe.each(STATES)('%s in %s', (process, status) => {
  it('goes nowhere but where the staff may move it', async () => {
    const allowed = staffMoves(process, status);
    const { cookie, id } = await inState(process, status);
    for (const to of ALL.filter((one) => !allowed.includes(one))) {
      const answer = await office('move', moveTo(process, id, status, to));
      expect(answer).toMatchObject({ code: 40902, msg: STALE_STATUS });
    }
    expect((await seen(cookie, id)).status).toBe(status);
  });

  const moves = staffMoves(process, status).filter((to) => to !== 'WITHDRAWN');
  it.each(moves)('goes to %s', async (to) => {
    const { cookie, id } = await inState(process, status);
    const answer = await office('move', moveTo(process, id, status, to));
    expect(answer).toMatchObject({ code: 0, data: { status: to } });
    expect((await seen(cookie, id)).log.at(-1)).toMatchObject({
      status: to,
      opinion: '经审查作出本决定。',
    });
  });

  it('is moved by nobody whose role does not allow it', async () => {
    const { id } = await inState(process, status);
    for (const to of staffMoves(process, status)) {
      for (const role of ROLES.filter((one) => !staffMoves(process, status, one).includes(to))) {
        const { msg } = await office('move', moveTo(process, id, status, to, role));
        expect(msg).toBe(`${STAFF_ROLES[role]}不能将办件办至“${STATUSES[to].label}”`);
      }
    }
  });

  it('offers the applicant what the table allows and refuses the rest', async () => {
    const { cookie, id } = await inState(process, status);
    const { appealUntil, supplement } = await seen(cookie, id);
    const allowed = applicantActions(
      {
        process,
        status,
        ...(appealUntil !== undefined && { appealUntil }),
        ...(supplement && { supplementUntil: supplement.dueTime }),
      },
      new Date().toISOString().slice(0, 10),
    );
    const called = ['resubmit', 'withdraw', 'confirm', 'object', 'addMaterial', 'rate', 'appeal'];
    for (const action of called.filter((one) => !allowed.some((able) => able === one))) {
      expect(await act(cookie, action, id)).toMatchObject({ code: 40902, msg: STALE_STATUS });
    }
    expect((await seen(cookie, id)).status).toBe(status);
  });
});

describe('a move', () => {
  it('from a correction to its end waits for the last day', async () => {
    const { id } = await inState('WQYZ', 'SUPPLEMENT');
    const answer = await office('move', moveTo('WQYZ', id, 'SUPPLEMENT', 'WITHDRAWN'));
    expect(answer.msg).toMatch(/^补正期限至 \d{4}-\d{2}-\d{2}，期满前不能视为撤回$/);
  });

  // The other two are states of listings alone, which are sent by a call of their own.
  const opinions = OPINION_NEEDED.filter((to) => to !== 'RETURNED' && to !== 'BLOCKED');
  it.each(opinions)('to %s needs an opinion', async (to) => {
    const process = to === 'TRANSFERRED' ? 'JBTS' : 'WQYZ';
    const from =
      to === 'TERMINATED' ? 'PROCESSING' : to === 'TRANSFERRED' ? 'ACCEPTED' : 'SUBMITTED';
    const { id } = await inState(process, from);
    const answer = await office('move', { ...moveTo(process, id, from, to), opinion: ' ' });
    expect(answer.msg).toBe('请填写意见');
  });

  it('for correction says what is wanted, of fields the form has', async () => {
    const { id } = await inState('PJSQ', 'SUBMITTED');
    const move = moveTo('PJSQ', id, 'SUBMITTED', 'SUPPLEMENT');
    expect((await office('move', { ...move, supplement: { items: [] } })).msg).toBe(
      '请指明需要补正的内容',
    );
    const supplement = { items: [{ field: 'colour', requirement: '？' }] };
    expect((await office('move', { ...move, supplement })).msg).toBe('表单中没有 colour 这一项');
  });

  it('to the end names one of the outcomes', async () => {
    const { id } = await inState('SXSS', 'PROCESSING');
    const move = { ...moveTo('SXSS', id, 'PROCESSING', 'FINISHED'), result: { conclusion: 'NO' } };
    expect((await office('move', move)).msg).toBe('请选择办理结论');
  });
});
