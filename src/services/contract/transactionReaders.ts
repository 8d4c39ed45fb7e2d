/** Made from config/contract/transaction.yaml by `npm run contract`; do not edit. */
import { type Complete, day, flag, list, maybe, number, or, record, text, time, word, type Reader } from '@/requests/reading';
import type { components } from './transaction';

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
export const AskedContact: Answered<'AskedContact'> = /* @__PURE__ */ record<Schemas['AskedContact']>(() => ({
    contact: Contact,
    contactCount: number,
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
export const Contact: Answered<'Contact'> = /* @__PURE__ */ record<Schemas['Contact']>(() => ({
    contactName: or(text, ''),
    contactMobile: maybe(text),
    contactPhone: maybe(text),
    contactEmail: maybe(text),
}));
export const Count: Answered<'Count'> = /* @__PURE__ */ record<Schemas['Count']>(() => ({
    value: or(text, ''),
    count: number,
}));
export const Deal: Answered<'Deal'> = /* @__PURE__ */ record<Schemas['Deal']>(() => ({
    transactionType: Named,
    month: or(text, ''),
    amount: maybe(number),
    buyer: maybe(text),
}));
export const Direction: Answered<'Direction'> = /* @__PURE__ */ word('SUPPLY', 'DEMAND');
export const Document: Answered<'Document'> = /* @__PURE__ */ record<Schemas['Document']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    size: number,
    ext: or(text, ''),
}));
export const Facet: Answered<'Facet'> = /* @__PURE__ */ record<Schemas['Facet']>(() => ({
    name: FacetName,
    values: or(list(Count), []),
    missing: number,
    other: number,
}));
export const FacetName: Answered<'FacetName'> = /* @__PURE__ */ word('direction', 'industry', 'type', 'priceMode', 'patentType', 'validity', 'region', 'holderKind');
export const FormData: Answered<'FormData'> = /* @__PURE__ */ record<Schemas['FormData']>(() => ({
    schemaVersion: number,
}));
export const HolderKind: Answered<'HolderKind'> = /* @__PURE__ */ word('ENTERPRISE', 'UNIVERSITY', 'INSTITUTE', 'GOV', 'PERSON', 'OTHER');
export const ListedPatent: Answered<'ListedPatent'> = /* @__PURE__ */ record<Schemas['ListedPatent']>(() => ({
    patentId: maybe(text),
    applicationNumber: or(text, ''),
    title: or(text, ''),
    patentType: or(PatentType, null),
    validity: or(word('VALID', 'INVALID', 'PENDING'), null),
    legalStatus: or(text, null),
    legalStatusDate: or(day, null),
    expiryDate: or(day, null),
    filingDate: or(day, null),
    grantDate: or(day, null),
    holders: or(list(text), []),
    mainIpc: or(text, null),
    ipcs: or(list(text), []),
}));
export const Listing: Answered<'Listing'> = /* @__PURE__ */ record<Schemas['Listing']>(() => ({
    id: or(text, ''),
    transactionNo: or(text, ''),
    direction: Direction,
    title: or(text, ''),
    industryTypes: or(list(Named), []),
    transactionTypes: or(list(Named), []),
    technicalField: or(text, null),
    ipcs: or(list(text), []),
    summary: or(text, ''),
    maturity: or(text, null),
    priceMode: PriceMode,
    priceMin: maybe(number),
    priceMax: maybe(number),
    budgetMin: maybe(number),
    budgetMax: maybe(number),
    payMethods: or(list(text), []),
    patents: or(list(ListedPatent), []),
    patentCount: number,
    expiryDate: or(day, null),
    validUntil: or(day, ''),
    status: ListingStatus,
    statusLabel: or(text, ''),
    publisher: Publisher,
    publishTime: or(time, null),
    viewCount: number,
    contactCount: number,
    ownerId: maybe(or(text, null)),
    sample: maybe(flag),
    advantages: maybe(text),
    applications: maybe(text),
    problem: maybe(text),
    targets: maybe(text),
    cooperation: maybe(text),
    licenseKind: maybe(word('NORMAL', 'SOLE', 'EXCLUSIVE', 'CROSS', 'SUB')),
    licenseArea: maybe(text),
    licenseFrom: maybe(day),
    licenseTo: maybe(day),
    evaluationReport: maybe(flag),
    royaltyRate: maybe(number),
    royaltyBase: maybe(text),
    pledgeAmount: maybe(number),
    shareRatio: maybe(number),
    checkedTime: or(time, ''),
    source: or(text, ''),
    contact: or(Contact, null),
    asked: flag,
    endTime: maybe(time),
    reason: maybe(text),
    deal: maybe(Deal),
}));
export const ListingResult: Answered<'ListingResult'> = /* @__PURE__ */ record<Schemas['ListingResult']>(() => ({
    totalElements: number,
    number: number,
    size: number,
    content: or(list(ListingRow), []),
    facets: or(list(Facet), []),
}));
export const ListingRow: Answered<'ListingRow'> = /* @__PURE__ */ record<Schemas['ListingRow']>(() => ({
    id: or(text, ''),
    transactionNo: or(text, ''),
    direction: Direction,
    title: or(text, ''),
    industryTypes: or(list(Named), []),
    transactionTypes: or(list(Named), []),
    technicalField: or(text, null),
    ipcs: or(list(text), []),
    summary: or(text, ''),
    maturity: or(text, null),
    priceMode: PriceMode,
    priceMin: maybe(number),
    priceMax: maybe(number),
    budgetMin: maybe(number),
    budgetMax: maybe(number),
    payMethods: or(list(text), []),
    patents: or(list(ListedPatent), []),
    patentCount: number,
    expiryDate: or(day, null),
    validUntil: or(day, ''),
    status: ListingStatus,
    statusLabel: or(text, ''),
    publisher: Publisher,
    publishTime: or(time, null),
    viewCount: number,
    contactCount: number,
    ownerId: maybe(or(text, null)),
    sample: maybe(flag),
}));
export const ListingStatus: Answered<'ListingStatus'> = /* @__PURE__ */ word('AUDITING', 'RETURNED', 'PUBLISHED', 'OFFLINE', 'EXPIRED', 'DEALT', 'BLOCKED');
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
export const PatentType: Answered<'PatentType'> = /* @__PURE__ */ word('INVENTION_PUB', 'INVENTION_GRANT', 'UTILITY', 'DESIGN');
export const PriceMode: Answered<'PriceMode'> = /* @__PURE__ */ word('FIXED', 'RANGE', 'NEGOTIABLE', 'FREE');
export const ProcessKey: Answered<'ProcessKey'> = /* @__PURE__ */ word('PJSQ', 'JBTS', 'SXSS', 'WQYZ', 'ZLJY', 'SQQPG', 'WDXPJ', 'JZPJ');
export const Publisher: Answered<'Publisher'> = /* @__PURE__ */ record<Schemas['Publisher']>(() => ({
    name: maybe(text),
    kind: HolderKind,
    region: or(text, null),
}));
export const RepairStatus: Answered<'RepairStatus'> = /* @__PURE__ */ word('NONE', 'APPLIED', 'REPAIRED', 'REMOVED', 'REVOKED');
export const Report: Answered<'Report'> = /* @__PURE__ */ record<Schemas['Report']>(() => ({
    reportNo: or(text, ''),
    time: or(time, ''),
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
