import { addDays } from '../../src/domain/workflow/workingDays';
import { getState } from '../state';
import { demoProcesses } from './demo';
import { dayOf } from './moment';
import { releaseRecord } from './records';
import type { ProcessState, StoredApplication } from './types';
import { advance } from './way';

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
