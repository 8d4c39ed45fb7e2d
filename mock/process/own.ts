import type { Account } from '../accounts';
import { CODES } from '../answers';
import { Refusal } from './refusal';
import type { HandledProcess, ProcessState, StoredApplication } from './types';

/** The next number of a process, `<process>-yyyyMMdd-nnnnnn` (domain 1.6). */
export function nextNumber(state: ProcessState, process: HandledProcess, day: string): string {
  const head = `${process}-${day.replaceAll('-', '')}-`;
  const taken = [...state.applications.keys()].filter((id) => id.startsWith(head)).length;
  return head + String(taken + 1).padStart(6, '0');
}

/** A request of the user. @throws Refusal when it is somebody else's, or is not there */
export function ownApplication(
  state: ProcessState,
  account: Account,
  id: string,
): StoredApplication {
  const application = state.applications.get(id);
  if (application === undefined) throw new Refusal(CODES.NOT_FOUND, '没有找到该办件');
  if (application.ownerId !== account.user.id) {
    throw new Refusal(CODES.FORBIDDEN, '该办件不是您提交的，无权查看或操作');
  }
  return application;
}
