import { screen } from '@testing-library/react';
import { staffMove } from '../../../mock/process/staff';
import { getProcesses } from '../../../mock/process/store';
import type { CreatedProcess, StoredApplication } from '../../../mock/process/types';
import { begin } from '../../../mock/process/way';
import type { Status } from '../../../src/domain/workflow/status';
import { requestLink } from '../../../src/links/business';
import { callsSeen } from '../../support/faults';
import { type Portal, renderPortal } from '../../support/renderPortal';

export const PROCESSES = ['PJSQ', 'JBTS', 'SXSS', 'WQYZ'] as const;

const NUMBERS: Record<CreatedProcess, string> = {
  PJSQ: 'PJSQ-20260105-000009',
  JBTS: 'JBTS-20260105-000009',
  SXSS: 'SXSS-20260105-000009',
  WQYZ: 'WQYZ-20260105-000009',
  SQQPG: 'SQQPG-20260105-000009',
  WDXPJ: 'WDXPJ-20260105-000009',
  JZPJ: 'JZPJ-20260105-000009',
};

/** The demo enterprise's first request of a service. */
export function demoOf(process: CreatedProcess): StoredApplication {
  const demo = [...getProcesses().applications.values()].find(
    ({ processKey, applicantType }) => processKey === process && applicantType === 'ENTERPRISE',
  );
  if (!demo) throw new Error(`no demo request of ${process}`);
  return demo;
}

/** A request of the demo enterprise that has just been sent, with the answers of its demo request. */
export function sent(process: CreatedProcess): StoredApplication {
  const state = getProcesses();
  const demo = demoOf(process);
  const { ownerId, applicantId, applicantType, applicantName, formData, attachments } = demo;
  const { consent, title, recordId } = demo;
  const id = NUMBERS[process];
  const application = begin({
    id,
    applyNo: id,
    processKey: process,
    title,
    ownerId,
    applicantName,
    formData,
    attachments,
    consent,
    ...(applicantId && { applicantId }),
    ...(applicantType && { applicantType }),
    ...(recordId && { recordId }),
    ...(process === 'JBTS' && { way: 'COMPLAINT' as const }),
  });
  state.applications.set(id, application);
  return application;
}

const CONCLUSIONS: Record<CreatedProcess, string> = {
  PJSQ: 'ALL',
  JBTS: 'MEDIATED',
  SXSS: 'UPHELD',
  WQYZ: 'ADVICE',
  SQQPG: 'DONE',
  WDXPJ: 'DONE',
  JZPJ: 'DONE',
};

/** Fields that the office asks to correct, one of the answers and one kind of file. */
export const CORRECTED: Record<CreatedProcess, [string, string]> = {
  PJSQ: ['reportCase', 'files.certificate'],
  JBTS: ['respondents[0].name', 'files.evidence'],
  SXSS: ['reason', 'files.evidence'],
  WQYZ: ['aidContent', 'files.cause'],
  SQQPG: ['market', 'files.disclosure'],
  WDXPJ: ['purpose', 'files.prosecution'],
  JZPJ: ['scene', 'files.ownership'],
};

/** What the office does to bring a request into a state. */
export function move(application: StoredApplication, to: Status): void {
  const { id, status } = application;
  const processKey = application.processKey as CreatedProcess;
  const role =
    to === 'FINISHED' || to === 'TERMINATED' || to === 'TRANSFERRED'
      ? 'REVIEWER'
      : status === 'SUBMITTED'
        ? 'ACCEPTOR'
        : 'HANDLER';
  staffMove(getProcesses(), {
    id,
    role,
    to,
    opinion: `${to} 的意见`,
    supplement: {
      items: CORRECTED[processKey].map((field) => ({ field, requirement: `请改正 ${field}` })),
    },
    result: { conclusion: CONCLUSIONS[processKey] },
  });
}

const WAY: Partial<Record<Status, readonly Status[]>> = {
  ACCEPTED: ['ACCEPTED'],
  SUPPLEMENT: ['SUPPLEMENT'],
  REJECTED: ['REJECTED'],
  PROCESSING: ['ACCEPTED', 'PROCESSING'],
  CONFIRM: ['ACCEPTED', 'PROCESSING', 'CONFIRM'],
  TRANSFERRED: ['ACCEPTED', 'TRANSFERRED'],
  FINISHED: ['ACCEPTED', 'PROCESSING', 'FINISHED'],
  TERMINATED: ['ACCEPTED', 'PROCESSING', 'TERMINATED'],
};

/** A request in a state. */
export function inState(process: CreatedProcess, status: Status): StoredApplication {
  const application = sent(process);
  for (const to of WAY[status] ?? []) move(application, to);
  return application;
}

/** Opens a request of the demo enterprise and waits for it. */
export async function open({ id, processKey }: StoredApplication): Promise<Portal> {
  const portal = await renderPortal(requestLink(processKey, id), { account: 'enterprise' });
  await screen.findByRole('heading', { name: '办理记录', level: 2 });
  return portal;
}

/** The bodies sent to an action. */
export async function bodiesOf(action: string): Promise<Record<string, unknown>[]> {
  const calls = await callsSeen();
  return calls
    .filter(({ path }) => path.endsWith(`/process/${action}`))
    .map(({ body }) => body as Record<string, unknown>);
}
