import { addDays } from '../../src/domain/calendar';
import { getState } from '../state';
import { demoProcesses } from './demo';
import { dayOf } from './moment';
import { releaseRecord } from './records';
import type { ProcessState, StoredApplication } from './types';
import { advance } from './way';

/** A listing is shown until its last day (domain 2.6). */
function expire(application: StoredApplication, today: string): void {
  const until = String((application.formData as { validUntil?: unknown }).validUntil ?? '');
  if (until === '' || until >= today) return;
  const at = `${addDays(until, 1)} 00:00:00`;
  application.listing = { ...application.listing, endTime: at };
  advance(application, { to: 'EXPIRED', operator: '系统', action: '有效期届满，停止展示', at });
}

/** What time alone does to a request: a correction that did not come ends it (domain 2.1, 2.5). */
function settle(state: ProcessState, application: StoredApplication, today: string): void {
  const { status, supplement, appealUntil } = application;
  if (status === 'SUPPLEMENT' && supplement && today > supplement.dueTime) {
    advance(application, {
      to: 'WITHDRAWN',
      operator: '系统',
      action: '逾期未补正，视为撤回',
      at: `${addDays(supplement.dueTime, 1)} 00:00:00`,
    });
    releaseRecord(state, application);
  }
  if (appealUntil !== undefined && today > appealUntil) delete application.appealUntil;
  if (status === 'PUBLISHED') expire(application, today);
}

/** Requests, files and dishonesty records as they are at the mock's present. */
export function getProcesses(): ProcessState {
  const state = getState();
  state.processes ??= demoProcesses();
  const today = dayOf();
  for (const application of state.processes.applications.values()) {
    settle(state.processes, application, today);
  }
  return state.processes;
}
