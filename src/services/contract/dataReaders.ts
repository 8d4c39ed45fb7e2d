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
export const DictItem: Answered<'DictItem'> = /* @__PURE__ */ record<Schemas['DictItem']>(() => ({
    id: maybe(text),
    code: maybe(text),
    value: or(text, ''),
    label: maybe(text),
    parentValue: maybe(text),
    remark: maybe(text),
    sort: maybe(number),
    status: maybe(word('Y', 'N')),
}));
export const Document: Answered<'Document'> = /* @__PURE__ */ record<Schemas['Document']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    size: number,
    ext: or(text, ''),
}));
export const Doubt: Answered<'Doubt'> = /* @__PURE__ */ word('NO_DAYS', 'NO_START', 'NEXT_NO_START', 'NO_END');
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
export const LawCategory: Answered<'LawCategory'> = /* @__PURE__ */ word('LAW', 'ADMIN_REG', 'JUDICIAL', 'DEPT_RULE', 'LOCAL_REG', 'LOCAL_RULE', 'NORMATIVE', 'TREATY');
export const LawFacet: Answered<'LawFacet'> = /* @__PURE__ */ record<Schemas['LawFacet']>(() => ({
    name: LawFacetName,
    values: or(list(record<NonNullable<NonNullable<Schemas['LawFacet']['values']>[number]>>(() => ({
    value: or(text, ''),
    count: number,
}))), []),
    missing: number,
    other: number,
}));
export const LawFacetName: Answered<'LawFacetName'> = /* @__PURE__ */ word('category', 'topic', 'authority', 'region', 'timeliness', 'promulgationYear', 'effectiveYear');
export const LawHit: Answered<'LawHit'> = /* @__PURE__ */ record<Schemas['LawHit']>(() => ({
    article: maybe(text),
    label: or(text, ''),
    text: or(text, ''),
    ranges: or(list(TextRange), []),
}));
export const LawPage: Answered<'LawPage'> = /* @__PURE__ */ record<Schemas['LawPage']>(() => ({
    totalElements: number,
    number: number,
    size: number,
    content: or(list(LawRow), []),
    facets: or(list(LawFacet), []),
    unheld: maybe(list(UnheldLaw)),
    unheldCount: maybe(number),
}));
export const LawRecord: Answered<'LawRecord'> = /* @__PURE__ */ record<Schemas['LawRecord']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    category: LawCategory,
    topic: or(list(LawTopic), []),
    authority: or(list(text), []),
    region: or(text, null),
    docNumber: or(text, null),
    promulgationDate: or(text, null),
    effectiveDate: or(text, null),
    invalidDate: or(text, null),
    timeliness: or(Timeliness, null),
    doubt: maybe(Doubt),
    note: maybe(text),
    adoptionDate: maybe(or(text, null)),
    text: or(text, null),
    summary: maybe(text),
    keywords: or(list(text), []),
    source: maybe(text),
    sourceUrl: maybe(text),
    versions: or(list(LawVersion), []),
    revisions: or(list(LawRevision), []),
    attachments: or(list(record<NonNullable<NonNullable<Schemas['LawRecord']['attachments']>[number]>>(() => ({
    name: or(text, ''),
    url: or(text, ''),
}))), []),
    related: or(list(RelatedLaw), []),
    viewCount: maybe(number),
}));
export const LawRevision: Answered<'LawRevision'> = /* @__PURE__ */ record<Schemas['LawRevision']>(() => ({
    date: or(text, null),
    note: or(text, ''),
    docNumber: maybe(text),
    lawId: maybe(text),
}));
export const LawRow: Answered<'LawRow'> = /* @__PURE__ */ record<Schemas['LawRow']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    category: LawCategory,
    topic: or(list(LawTopic), []),
    authority: or(list(text), []),
    region: or(text, null),
    docNumber: or(text, null),
    promulgationDate: or(text, null),
    effectiveDate: or(text, null),
    invalidDate: or(text, null),
    timeliness: or(Timeliness, null),
    doubt: maybe(Doubt),
    onDay: maybe(Standing),
    versionCount: number,
    note: maybe(text),
    readableVersions: maybe(number),
    hasText: flag,
    titleRanges: or(list(TextRange), []),
    hits: or(list(LawHit), []),
    hitCount: number,
}));
export const LawTopic: Answered<'LawTopic'> = /* @__PURE__ */ word('PATENT', 'TRADEMARK', 'GI', 'COPYRIGHT', 'SECRET', 'UNFAIR', 'PLANT', 'LAYOUT', 'GENERAL');
export const LawVersion: Answered<'LawVersion'> = /* @__PURE__ */ record<Schemas['LawVersion']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    docNumber: or(text, null),
    promulgationDate: or(text, null),
    effectiveDate: or(text, null),
    invalidDate: or(text, null),
    timeliness: or(Timeliness, null),
    doubt: maybe(Doubt),
    adoptionDate: maybe(or(text, null)),
    hasText: flag,
    note: maybe(text),
}));
export const LogEntry: Answered<'LogEntry'> = /* @__PURE__ */ record<Schemas['LogEntry']>(() => ({
    time: or(time, ''),
    operator: or(text, ''),
    action: or(text, ''),
    status: Status,
    opinion: maybe(text),
}));
export const Named: Answered<'Named'> = /* @__PURE__ */ record<Schemas['Named']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
}));
export const PageInfo: Answered<'PageInfo'> = /* @__PURE__ */ record<Schemas['PageInfo']>(() => ({
    totalElements: number,
    number: number,
    size: number,
}));
export const ProcessKey: Answered<'ProcessKey'> = /* @__PURE__ */ word('PJSQ', 'JBTS', 'SXSS', 'WQYZ', 'ZLJY', 'SQQPG', 'WDXPJ', 'JZPJ');
export const RelatedLaw: Answered<'RelatedLaw'> = /* @__PURE__ */ record<Schemas['RelatedLaw']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    timeliness: or(Timeliness, null),
}));
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
export const ResolveResult: Answered<'ResolveResult'> = /* @__PURE__ */ record<Schemas['ResolveResult']>(() => ({
    resolved: or(list(or(ResolvedLaw, null)), []),
}));
export const ResolvedLaw: Answered<'ResolvedLaw'> = /* @__PURE__ */ record<Schemas['ResolvedLaw']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    timeliness: or(Timeliness, null),
    doubt: maybe(Doubt),
    docNumber: or(text, null),
    effectiveDate: or(text, null),
    article: or(record<NonNullable<Schemas['ResolvedLaw']['article']>>(() => ({
    key: or(text, ''),
    label: or(text, ''),
    text: or(text, ''),
})), null),
}));
export const Result: Answered<'Result'> = /* @__PURE__ */ record<Schemas['Result']>(() => ({
    conclusion: or(text, ''),
    conclusionLabel: or(text, ''),
    opinion: or(text, ''),
    documents: or(list(Document), []),
    resultDate: or(day, ''),
}));
export const Standing: Answered<'Standing'> = /* @__PURE__ */ record<Schemas['Standing']>(() => ({
    timeliness: or(Timeliness, null),
    doubt: maybe(Doubt),
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
export const Tag: Answered<'Tag'> = /* @__PURE__ */ record<Schemas['Tag']>(() => ({
    id: or(text, ''),
    type: word('BUSINESS', 'INDUSTRY'),
    name: or(text, ''),
    code: maybe(text),
    sort: maybe(number),
    status: word('Y', 'N'),
}));
export const TextRange: Answered<'TextRange'> = /* @__PURE__ */ record<Schemas['TextRange']>(() => ({
    from: number,
    to: number,
}));
export const Timeliness: Answered<'Timeliness'> = /* @__PURE__ */ word('IN_FORCE', 'NOT_YET', 'AMENDED', 'REPEALED');
export const UnheldLaw: Answered<'UnheldLaw'> = /* @__PURE__ */ record<Schemas['UnheldLaw']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    promulgationDate: maybe(or(text, null)),
}));
