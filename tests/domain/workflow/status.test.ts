import { describe, expect, it } from 'vitest';
import {
  ACTION_LABELS,
  type ApplicationState,
  applicantActions,
  PROCESSES,
  type ProcessKey,
  STAFF_ROLES,
  STATUSES,
  type StaffRole,
  type Status,
  staffMoves,
  statusesOf,
} from '../../../src/domain/workflow/status';

const ALL = Object.keys(STATUSES) as Status[];
const ROLES = Object.keys(STAFF_ROLES) as StaffRole[];
const KEYS = Object.keys(PROCESSES) as ProcessKey[];
const today = '2026-11-20';

/** Every move that is allowed, per process: domain reference 2.1 with the rows that 2.2–2.5 name. */
const MOVES: Readonly<Partial<Record<ProcessKey, Readonly<Partial<Record<Status, Status[]>>>>>> = {
  PJSQ: {
    SUBMITTED: ['ACCEPTED', 'SUPPLEMENT', 'REJECTED'],
    SUPPLEMENT: ['WITHDRAWN'],
    ACCEPTED: ['PROCESSING'],
    PROCESSING: ['CONFIRM', 'FINISHED', 'SUPPLEMENT'],
  },
  JBTS: {
    SUBMITTED: ['ACCEPTED', 'SUPPLEMENT', 'REJECTED'],
    SUPPLEMENT: ['WITHDRAWN'],
    ACCEPTED: ['PROCESSING', 'TRANSFERRED'],
    PROCESSING: ['FINISHED', 'SUPPLEMENT'],
    TRANSFERRED: ['FINISHED'],
  },
  SXSS: {
    SUBMITTED: ['ACCEPTED', 'SUPPLEMENT', 'REJECTED'],
    SUPPLEMENT: ['WITHDRAWN'],
    ACCEPTED: ['PROCESSING'],
    PROCESSING: ['FINISHED', 'SUPPLEMENT'],
  },
  WQYZ: {
    SUBMITTED: ['ACCEPTED', 'SUPPLEMENT', 'REJECTED'],
    SUPPLEMENT: ['WITHDRAWN'],
    ACCEPTED: ['PROCESSING'],
    PROCESSING: ['CONFIRM', 'FINISHED', 'TERMINATED', 'SUPPLEMENT'],
  },
};

describe.each(Object.entries(MOVES) as [ProcessKey, Partial<Record<Status, Status[]>>][])(
  'moves of %s',
  (process, table) => {
    it.each(ALL)('from %s', (from) => {
      expect(staffMoves(process, from)).toEqual(table[from] ?? []);
    });
  },
);

it('never leads to a state that the process does not have', () => {
  for (const process of KEYS) {
    for (const from of ALL) {
      for (const to of staffMoves(process, from)) expect(statusesOf(process)).toContain(to);
    }
  }
});

it('gives each move to one role; the expert moves nothing', () => {
  for (const process of KEYS) {
    for (const from of ALL) {
      const byRole = ROLES.flatMap((role) => staffMoves(process, from, role));
      expect([...byRole].sort()).toEqual([...staffMoves(process, from)].sort());
      expect(staffMoves(process, from, 'EXPERT')).toEqual([]);
    }
  }
  expect(staffMoves('PJSQ', 'PROCESSING', 'REVIEWER')).toEqual(['FINISHED']);
  expect(staffMoves('PJSQ', 'PROCESSING', 'HANDLER')).toEqual(['CONFIRM', 'SUPPLEMENT']);
});

describe('what the applicant may do', () => {
  it.each<[string, Partial<ApplicationState>, string]>([
    ['DRAFT', {}, 'edit delete'],
    ['SUBMITTED', {}, 'withdraw'],
    ['ACCEPTED', {}, 'withdraw'],
    ['SUPPLEMENT', { supplementUntil: today }, 'resubmit withdraw'],
    ['SUPPLEMENT', { supplementUntil: '2026-11-19' }, 'withdraw'],
    ['PROCESSING', {}, ''],
    ['PROCESSING', { materialAsked: true }, 'addMaterial'],
    ['CONFIRM', {}, 'confirm object'],
    ['TRANSFERRED', {}, ''],
    ['FINISHED', {}, 'rate copy'],
    ['FINISHED', { rated: true }, 'copy'],
    ['REJECTED', {}, 'copy'],
    ['REJECTED', { process: 'WQYZ', appealUntil: today }, 'appeal copy'],
    ['REJECTED', { process: 'WQYZ', appealUntil: '2026-11-19' }, 'copy'],
    ['REJECTED', { process: 'PJSQ', appealUntil: today }, 'copy'],
    ['WITHDRAWN', {}, 'copy'],
    ['TERMINATED', {}, 'copy'],
  ])('%s %o: %s', (status, state, expected) => {
    const actions = applicantActions(
      { process: 'PJSQ', ...state, status: status as Status },
      today,
    );
    expect(actions.join(' ')).toBe(expected);
    for (const action of actions) expect(ACTION_LABELS[action]).not.toBe('');
  });
});
