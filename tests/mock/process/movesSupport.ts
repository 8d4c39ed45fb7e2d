import { CONCLUSIONS } from '../../../mock/process/conclusions';
import type { CreatedProcess } from '../../../mock/process/types';
import {
  STAFF_ROLES,
  type StaffRole,
  type Status,
  staffMoves,
} from '../../../src/domain/workflow/status';
import { sessionCookie } from '../client';
import { act, apply, office } from './requests';

export const ROLES = Object.keys(STAFF_ROLES) as StaffRole[];

/** States that lead from the submission to a state. */
const WAYS: Partial<Record<Status, readonly Status[]>> = {
  SUBMITTED: [],
  SUPPLEMENT: ['SUPPLEMENT'],
  ACCEPTED: ['ACCEPTED'],
  PROCESSING: ['ACCEPTED', 'PROCESSING'],
  CONFIRM: ['ACCEPTED', 'PROCESSING', 'CONFIRM'],
  TRANSFERRED: ['ACCEPTED', 'TRANSFERRED'],
  FINISHED: ['ACCEPTED', 'PROCESSING', 'FINISHED'],
  REJECTED: ['REJECTED'],
  TERMINATED: ['ACCEPTED', 'PROCESSING', 'TERMINATED'],
};

const FIELDS: Readonly<Record<CreatedProcess, string>> = {
  PJSQ: 'reportCase',
  JBTS: 'facts',
  SXSS: 'reason',
  WQYZ: 'facts',
  SQQPG: 'market',
  WDXPJ: 'purpose',
  JZPJ: 'scene',
};

/** A complete move of the role that may make it. */
export function moveTo(
  process: CreatedProcess,
  id: string,
  from: Status,
  to: Status,
  role?: StaffRole,
) {
  const able = ROLES.find((one) => staffMoves(process, from, one).includes(to));
  return {
    id,
    to,
    role: role ?? able ?? 'REVIEWER',
    opinion: '经审查作出本决定。',
    supplement: { items: [{ field: FIELDS[process], requirement: '请核对。' }] },
    result: { conclusion: Object.keys(CONCLUSIONS[process])[0] },
  };
}

/** A request of the process in a state. */
export async function inState(process: CreatedProcess, status: Status) {
  const cookie = await sessionCookie('person');
  const { id } = await apply(process, cookie);
  let from: Status = 'SUBMITTED';
  for (const to of WAYS[status] ?? []) {
    const { code, msg } = await office('move', moveTo(process, id, from, to));
    if (code !== 0) throw new Error(`${from} → ${to}: ${msg}`);
    from = to;
  }
  if (status === 'WITHDRAWN') await act(cookie, 'withdraw', id);
  return { cookie, id };
}
