import { recordPrefill } from '../../src/domain/application/sxss/recordFields';
import { timeOfMoment } from '../../src/domain/calendar';
import { applicantName, demoAccounts } from '../accounts';
import { actOnListing } from '../transaction/publish';
import { act } from './applicant';
import { demoAssessments } from './demoAssessments';
import { DEMO_FORMS, type DemoForm } from './demoForms';
import { demoListings } from './demoListings';
import { demoRecords } from './demoRecords';
import { DESCRIPTIONS } from './descriptions';
import { makePdf } from './documents';
import { dayOf, moment } from './moment';
import { sha256 } from './officeFiles';
import { nextNumber } from './own';
import { holdRecord, shownRecord } from './records';
import { askForMaterial, giveExpertOpinion, staffMove } from './staff';
import type { HandledProcess, ProcessState, StoredApplication } from './types';
import { begin, finishAtOnce, isAutomatic, titleOf } from './way';

const DAY = 86_400_000;

/** Days from the receipt of a decision to the objection against it. */
const RECEIVED_BEFORE = 4;

/** A file of a demo request. */
function demoFile(
  state: ProcessState,
  ownerId: string | null,
  application: { id: string; at: string },
  { category, name }: DemoForm['files'][number],
) {
  const content = makePdf(name.replace(/\.pdf$/, ''), ['演示材料，内容均为虚构。']);
  const file = {
    id: `${application.id}-${category}`,
    name,
    size: content.length,
    ext: 'pdf',
    category,
    uploadTime: application.at,
    sha256: sha256(content),
  };
  state.files.set(file.id, { ...file, ownerId, content, applicationId: application.id });
  return file;
}

/** Everything there is to declare. */
const consentKeys = (process: HandledProcess) =>
  DESCRIPTIONS[process].consent.items.map(({ key }) => key);

/** Plays a demo request from its first day to the state it is shown in. */
function play(
  state: ProcessState,
  form: DemoForm,
  present: number,
  named: Map<string, string>,
): void {
  const account = demoAccounts().get(form.account);
  if (account === undefined) return;
  const at = (daysAgo: number) => moment(present - daysAgo * DAY);
  const sent = at(form.daysAgo);
  const id = nextNumber(state, form.processKey, dayOf(sent));
  if (form.name !== undefined) named.set(form.name, id);
  const draftOf = named.get(form.copyOf ?? '');
  const { user } = account;
  const record = state.records.get(form.recordId ?? '');
  const formData = {
    schemaVersion: 1,
    ...(record && recordPrefill(shownRecord(state, record, account))),
    // The decision came late: the objection is in time.
    ...(record && { receivedDate: dayOf(at(form.daysAgo + RECEIVED_BEFORE)) }),
    ...form.formData,
  };
  const application: StoredApplication = begin(
    {
      id,
      applyNo: id,
      processKey: form.processKey,
      title: titleOf(form.processKey, formData, record?.decisionNo),
      ownerId: user.id,
      applicantId: user.id,
      applicantName: applicantName(account),
      ...(user.userType && { applicantType: user.userType }),
      idempotencyKey: `demo-${id}`,
      formData,
      attachments: form.files.map((file) => demoFile(state, user.id, { id, at: sent }, file)),
      consent: {
        version: DESCRIPTIONS[form.processKey].consent.version,
        time: sent,
        checked: consentKeys(form.processKey),
      },
      ...(form.way && { way: form.way }),
      ...(form.recordId && { recordId: form.recordId }),
      ...(draftOf !== undefined && { draftOf }),
      ...(isAutomatic(form.processKey, formData) && { automatic: true as const }),
      sample: true,
    },
    sent,
  );
  if (application.automatic) finishAtOnce(application, sent);
  state.applications.set(id, application);
  holdRecord(state, application);
  for (const { daysAgo, ask, expert, action, listing, ...move } of form.moves) {
    const body = { id, idempotencyKey: `${id}-${daysAgo}`, ...move };
    if (action !== undefined) act(state, action, account, body, at(daysAgo));
    else if (listing !== undefined) {
      actOnListing(state, listing.action, account, { ...body, ...listing.body }, at(daysAgo));
    } else if (ask !== undefined) askForMaterial(state, { id, request: ask }, at(daysAgo));
    else if (expert !== undefined) giveExpertOpinion(state, { id, opinion: expert }, at(daysAgo));
    else staffMove(state, body, at(daysAgo));
  }
}

/** Everything the demo accounts have asked for, by the mock's present day. */
export function demoForms(): DemoForm[] {
  const today = dayOf();
  return [...DEMO_FORMS, ...demoAssessments(today), ...demoListings(today)];
}

/** Requests and records with which the mock begins; days count back from its present. */
export function demoProcesses(): ProcessState {
  const state: ProcessState = {
    applications: new Map(),
    keys: new Map(),
    files: new Map(),
    uploads: new Map(),
    records: new Map(demoRecords(dayOf()).map((record) => [record.id, record])),
    wrongCodes: new Map(),
  };
  const present = timeOfMoment(moment());
  const named = new Map<string, string>();
  for (const form of demoForms()) play(state, form, present, named);
  return state;
}
