/** Made from config/contract/data.yaml by `npm run contract`; do not edit. */
import { type Complete, day, flag, list, maybe, number, or, record, text, time, word, type Reader } from '@/requests/reading';
import type { components } from './data';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const Application: Answered<'Application'> = /* @__PURE__ */ record<Schemas['Application']>(() => ({
    id: or(text, ''),
    applyNo: or(text, ''),
    processKey: ProcessKey,
    title: or(text, ''),
    applicantType: maybe(word('ENTERPRISE', 'PERSON')),
    applicantName: or(text, ''),
    applicantId: maybe(text),
    status: Status,
    statusLabel: or(text, ''),
    currentNode: maybe(text),
    currentAssignee: maybe(text),
    submitTime: or(time, ''),
    acceptTime: maybe(time),
    finishTime: maybe(time),
    deadline: maybe(day),
    idempotencyKey: maybe(text),
    formData: FormData,
    attachments: or(list(Attachment), []),
    consent: Consent,
    log: or(list(LogEntry), []),
    supplement: maybe(Supplement),
    materialAsked: maybe(record<NonNullable<Schemas['Application']['materialAsked']>>(() => ({
    request: or(text, ''),
    time: or(time, ''),
}))),
    confirmation: maybe(record<NonNullable<Schemas['Application']['confirmation']>>(() => ({
    text: or(text, ''),
    documents: or(list(Document), []),
    time: or(time, ''),
    confirmedTime: maybe(time),
    objection: maybe(text),
}))),
    result: maybe(Result),
    satisfaction: maybe(record<NonNullable<Schemas['Application']['satisfaction']>>(() => ({
    score: number,
    comment: maybe(text),
}))),
    appealUntil: maybe(day),
    appeal: maybe(record<NonNullable<Schemas['Application']['appeal']>>(() => ({
    reason: or(text, ''),
    time: or(time, ''),
    outcome: maybe(word('UPHELD', 'REVOKED')),
    opinion: maybe(text),
    decidedTime: maybe(time),
}))),
    draftOf: maybe(text),
    queryCode: maybe(text),
    way: maybe(word('ADJUDICATION', 'COMPLAINT', 'REPORT')),
    transferredTo: maybe(text),
    official: maybe(record<NonNullable<Schemas['Application']['official']>>(() => ({
    no: or(text, ''),
    date: or(day, ''),
    feePaid: flag,
}))),
    organisation: maybe(text),
    serviceLog: maybe(list(record<NonNullable<NonNullable<Schemas['Application']['serviceLog']>[number]>>(() => ({
    time: or(time, ''),
    text: or(text, ''),
})))),
    record: maybe(BreakPromise),
}));
export const ApplicationRow: Answered<'ApplicationRow'> = /* @__PURE__ */ record<Schemas['ApplicationRow']>(() => ({
    id: or(text, ''),
    applyNo: or(text, ''),
    processKey: ProcessKey,
    title: or(text, ''),
    applicantType: maybe(word('ENTERPRISE', 'PERSON')),
    applicantName: or(text, ''),
    applicantId: maybe(text),
    status: Status,
    statusLabel: or(text, ''),
    currentNode: maybe(text),
    currentAssignee: maybe(text),
    submitTime: or(time, ''),
    acceptTime: maybe(time),
    finishTime: maybe(time),
    deadline: maybe(day),
    idempotencyKey: maybe(text),
}));
export const Attachment: Answered<'Attachment'> = /* @__PURE__ */ record<Schemas['Attachment']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    size: number,
    ext: or(text, ''),
    category: or(text, ''),
    uploadTime: or(time, ''),
    sha256: or(text, ''),
}));
export const Behavior: Answered<'Behavior'> = /* @__PURE__ */ word('1', '2', '3', '4', '5', '6', '7');
export const BreakPromise: Answered<'BreakPromise'> = /* @__PURE__ */ record<Schemas['BreakPromise']>(() => ({
    id: or(text, ''),
    recordNo: or(text, ''),
    subjectType: word('ENTERPRISE', 'PERSON'),
    subjectName: or(text, ''),
    subjectCode: or(text, ''),
    behavior: Behavior,
    description: or(text, ''),
    basis: or(text, ''),
    level: BreakPromiseLevel,
    decisionNo: or(text, ''),
    decisionOrg: or(text, ''),
    decisionDate: or(day, ''),
    measures: or(list(text), []),
    managedFrom: or(day, ''),
    managedTo: or(day, ''),
    publishFrom: or(day, ''),
    publishTo: or(day, ''),
    repairStatus: RepairStatus,
    inObjection: flag,
    ownerId: maybe(text),
    canAppeal: flag,
    canRepair: flag,
    repairableFrom: or(day, ''),
    lastRepairDate: maybe(day),
    appealRefusal: maybe(text),
    repairRefusal: maybe(text),
    openApplyNo: maybe(text),
    sample: maybe(flag),
}));
export const BreakPromiseLevel: Answered<'BreakPromiseLevel'> = /* @__PURE__ */ word('GENERAL', 'SERIOUS');
export const Consent: Answered<'Consent'> = /* @__PURE__ */ record<Schemas['Consent']>(() => ({
    version: or(text, ''),
    time: or(time, ''),
    checked: or(list(text), []),
}));
export const Document: Answered<'Document'> = /* @__PURE__ */ record<Schemas['Document']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    size: number,
    ext: or(text, ''),
}));
export const FlowChart: Answered<'FlowChart'> = /* @__PURE__ */ record<Schemas['FlowChart']>(() => ({
    nodes: or(list(FlowNode), []),
    edges: or(list(record<NonNullable<NonNullable<Schemas['FlowChart']['edges']>[number]>>(() => ({
    from: or(text, ''),
    to: or(text, ''),
    label: maybe(text),
    passed: flag,
}))), []),
}));
export const FlowNode: Answered<'FlowNode'> = /* @__PURE__ */ record<Schemas['FlowNode']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    type: word('START', 'TASK', 'GATEWAY', 'END'),
    order: number,
    assignee: or(text, ''),
    state: word('PENDING', 'ACTIVE', 'DONE', 'REJECTED', 'SKIPPED'),
    round: maybe(number),
    startTime: maybe(time),
    endTime: maybe(time),
    deadline: maybe(day),
    durationHours: maybe(number),
    opinion: maybe(text),
    action: maybe(text),
    attachments: maybe(list(Document)),
}));
export const FormData: Answered<'FormData'> = /* @__PURE__ */ record<Schemas['FormData']>(() => ({
    schemaVersion: number,
}));
export const LogEntry: Answered<'LogEntry'> = /* @__PURE__ */ record<Schemas['LogEntry']>(() => ({
    time: or(time, ''),
    operator: or(text, ''),
    action: or(text, ''),
    status: Status,
    opinion: maybe(text),
}));
export const PageInfo: Answered<'PageInfo'> = /* @__PURE__ */ record<Schemas['PageInfo']>(() => ({
    totalElements: number,
    number: number,
    size: number,
}));
export const ProcessKey: Answered<'ProcessKey'> = /* @__PURE__ */ word('PJSQ', 'JBTS', 'SXSS', 'WQYZ', 'ZLJY', 'SQQPG', 'WDXPJ', 'JZPJ');
export const RepairStatus: Answered<'RepairStatus'> = /* @__PURE__ */ word('NONE', 'APPLIED', 'REPAIRED', 'REMOVED', 'REVOKED');
export const ReportProgress: Answered<'ReportProgress'> = /* @__PURE__ */ record<Schemas['ReportProgress']>(() => ({
    applyNo: or(text, ''),
    title: or(text, ''),
    status: Status,
    statusLabel: or(text, ''),
    currentNode: maybe(text),
    currentAssignee: maybe(text),
    submitTime: or(time, ''),
    acceptTime: maybe(time),
    finishTime: maybe(time),
    deadline: maybe(day),
    transferredTo: maybe(text),
    result: maybe(Result),
    log: or(list(LogEntry), []),
}));
export const Result: Answered<'Result'> = /* @__PURE__ */ record<Schemas['Result']>(() => ({
    conclusion: or(text, ''),
    conclusionLabel: or(text, ''),
    opinion: or(text, ''),
    documents: or(list(Document), []),
    resultDate: or(day, ''),
}));
export const Status: Answered<'Status'> = /* @__PURE__ */ word('DRAFT', 'SUBMITTED', 'SUPPLEMENT', 'ACCEPTED', 'PROCESSING', 'CONFIRM', 'TRANSFERRED', 'FINISHED', 'REJECTED', 'WITHDRAWN', 'TERMINATED', 'AUDITING', 'RETURNED', 'PUBLISHED', 'OFFLINE', 'EXPIRED', 'DEALT', 'BLOCKED');
export const Supplement: Answered<'Supplement'> = /* @__PURE__ */ record<Schemas['Supplement']>(() => ({
    items: or(list(record<NonNullable<NonNullable<Schemas['Supplement']['items']>[number]>>(() => ({
    field: or(text, ''),
    requirement: or(text, ''),
}))), []),
    noticeTime: or(time, ''),
    dueTime: or(day, ''),
    round: number,
}));
