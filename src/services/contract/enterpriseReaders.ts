/** Made from config/contract/enterprise.yaml by `npm run contract`; do not edit. */
import { type Complete, day, flag, list, maybe, number, or, record, text, word, type Reader } from '@/requests/reading';
import type { components } from './enterprise';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const Affiliate: Answered<'Affiliate'> = /* @__PURE__ */ record<Schemas['Affiliate']>(() => ({
    name: or(text, ''),
    relation: word('PARENT', 'SUBSIDIARY', 'BRANCH', 'SISTER'),
    share: maybe(number),
    patentTotal: number,
}));
export const Contact: Answered<'Contact'> = /* @__PURE__ */ record<Schemas['Contact']>(() => ({
    name: or(text, ''),
    phone: maybe(text),
    email: maybe(text),
}));
export const Count: Answered<'Count'> = /* @__PURE__ */ record<Schemas['Count']>(() => ({
    value: or(text, ''),
    count: number,
}));
export const EnterpriseAnalysis: Answered<'EnterpriseAnalysis'> = /* @__PURE__ */ record<Schemas['EnterpriseAnalysis']>(() => ({
    known: record<NonNullable<Schemas['EnterpriseAnalysis']['known']>>(() => ({
    type: number,
    validity: number,
    filing: number,
    publication: number,
    grant: number,
    ipc: number,
    inventors: number,
    applicants: number,
    cited: number,
    claims: number,
    family: number,
    operations: number,
    value: number,
})),
    enterpriseName: or(text, ''),
    names: or(list(text), []),
    dataDate: or(day, ''),
    total: number,
    byType: or(list(Count), []),
    byValidity: or(list(Count), []),
    byFilingYear: or(list(YearCount), []),
    byPublicationYear: or(list(Count), []),
    byGrantYear: or(list(Count), []),
    byCitedCount: or(list(record<NonNullable<NonNullable<Schemas['EnterpriseAnalysis']['byCitedCount']>[number]>>(() => ({
    from: number,
    to: or(number, null),
    count: number,
}))), []),
    topIpc: or(list(Count), []),
    topInventors: or(list(Count), []),
    coApplicants: or(list(Count), []),
    operations: or(list(Count), []),
    invalidReasons: or(list(Count), []),
    highValue: or(list(record<NonNullable<NonNullable<Schemas['EnterpriseAnalysis']['highValue']>[number]>>(() => ({
    value: or(text, ''),
    count: number,
    applicationNumbers: or(list(text), []),
}))), null),
    figures: record<NonNullable<Schemas['EnterpriseAnalysis']['figures']>>(() => ({
    pctCount: or(number, null),
    overseasFamilies: or(number, null),
    avgClaims: or(number, null),
    avgCitedBy: or(number, null),
    avgInventors: or(number, null),
    avgMaintainYears: or(number, null),
})),
    rank: or(record<NonNullable<Schemas['EnterpriseAnalysis']['rank']>>(() => ({
    cityRank: or(number, null),
    cityOf: or(number, null),
    industryRank: or(number, null),
    industryOf: or(number, null),
    percentile: or(number, null),
})), null),
    competitors: or(list(record<NonNullable<NonNullable<Schemas['EnterpriseAnalysis']['competitors']>[number]>>(() => ({
    name: or(text, ''),
    count: number,
    sharedIpc: or(list(text), []),
}))), []),
    valueGrades: or(record<NonNullable<Schemas['EnterpriseAnalysis']['valueGrades']>>(() => ({
    A: number,
    B: number,
    C: number,
    D: number,
})), null),
    trademarks: record<NonNullable<Schemas['EnterpriseAnalysis']['trademarks']>>(() => ({
    total: number,
    registered: number,
    pending: number,
    niceTop: or(list(Count), []),
})),
    breakPromiseCount: or(number, null),
    healthPatents: or(list(HealthPatent), []),
    healthComplete: flag,
}));
export const EnterpriseProfile: Answered<'EnterpriseProfile'> = /* @__PURE__ */ record<Schemas['EnterpriseProfile']>(() => ({
    enterpriseName: or(text, ''),
    formerNames: or(list(text), []),
    abbreviations: or(list(text), []),
    uscc: or(text, null),
    legalPerson: or(text, null),
    status: or(EnterpriseStatus, null),
    establishDate: or(day, null),
    region: or(text, null),
    industryCode: or(text, null),
    industryName: or(text, null),
    scale: or(EnterpriseScale, null),
    qualifications: or(list(Qualification), []),
    patents: PatentTotals,
    breakPromiseCount: or(number, null),
    source: maybe(text),
    enterpriseType: or(text, null),
    registeredCapital: or(number, null),
    address: or(text, null),
    businessScope: or(text, null),
    phone: or(text, null),
    website: or(text, null),
    affiliates: or(list(Affiliate), []),
    contacts: or(list(Contact), []),
    changes: or(list(record<NonNullable<NonNullable<Schemas['EnterpriseProfile']['changes']>[number]>>(() => ({
    date: or(day, ''),
    item: or(text, ''),
    before: or(text, ''),
    after: or(text, ''),
}))), []),
    counts: record<NonNullable<Schemas['EnterpriseProfile']['counts']>>(() => ({
    trademarks: or(number, null),
    softwareCopyrights: or(number, null),
    workCopyrights: or(number, null),
    adjudications: or(number, null),
})),
    updateDate: or(day, null),
}));
export const EnterpriseResult: Answered<'EnterpriseResult'> = /* @__PURE__ */ record<Schemas['EnterpriseResult']>(() => ({
    totalElements: number,
    number: number,
    size: number,
    content: or(list(EnterpriseRow), []),
    facets: or(list(Facet), []),
}));
export const EnterpriseRow: Answered<'EnterpriseRow'> = /* @__PURE__ */ record<Schemas['EnterpriseRow']>(() => ({
    enterpriseName: or(text, ''),
    formerNames: or(list(text), []),
    abbreviations: or(list(text), []),
    uscc: or(text, null),
    legalPerson: or(text, null),
    status: or(EnterpriseStatus, null),
    establishDate: or(day, null),
    region: or(text, null),
    industryCode: or(text, null),
    industryName: or(text, null),
    scale: or(EnterpriseScale, null),
    qualifications: or(list(Qualification), []),
    patents: PatentTotals,
    breakPromiseCount: or(number, null),
    source: maybe(text),
}));
export const EnterpriseScale: Answered<'EnterpriseScale'> = /* @__PURE__ */ word('LARGE', 'MEDIUM', 'SMALL', 'MICRO');
export const EnterpriseStatus: Answered<'EnterpriseStatus'> = /* @__PURE__ */ word('EXISTING', 'OPERATING', 'REVOKED', 'CANCELLED', 'MOVED');
export const Facet: Answered<'Facet'> = /* @__PURE__ */ record<Schemas['Facet']>(() => ({
    name: FacetName,
    values: or(list(Count), []),
    missing: number,
    other: number,
}));
export const FacetName: Answered<'FacetName'> = /* @__PURE__ */ word('status', 'scale', 'industry', 'qualification', 'region');
export const HealthPatent: Answered<'HealthPatent'> = /* @__PURE__ */ record<Schemas['HealthPatent']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    applicationNumber: maybe(text),
    patentType: maybe(PatentType),
    validity: maybe(Validity),
    filingDate: maybe(day),
    grantDate: maybe(day),
    expiryDate: maybe(day),
    inventorCount: maybe(number),
    familyAbroad: maybe(flag),
    legalEvents: maybe(list(record<NonNullable<NonNullable<Schemas['HealthPatent']['legalEvents']>[number]>>(() => ({
    date: or(day, ''),
    code: maybe(text),
    name: or(text, ''),
    detail: maybe(text),
})))),
    fees: maybe(list(record<NonNullable<NonNullable<Schemas['HealthPatent']['fees']>[number]>>(() => ({
    annualYear: number,
    dueDate: or(day, ''),
    status: word('PAID', 'UNPAID', 'LATE', 'LAPSED'),
})))),
    pledges: maybe(list(record<NonNullable<NonNullable<Schemas['HealthPatent']['pledges']>[number]>>(() => ({
    pledgee: maybe(text),
    from: or(day, ''),
    to: maybe(day),
    releaseDate: maybe(day),
})))),
    licenses: maybe(list(record<NonNullable<NonNullable<Schemas['HealthPatent']['licenses']>[number]>>(() => ({
    licensee: or(text, ''),
    kind: maybe(text),
    to: maybe(day),
})))),
}));
export const IpRight: Answered<'IpRight'> = /* @__PURE__ */ record<Schemas['IpRight']>(() => ({
    id: or(text, ''),
    enterpriseName: maybe(text),
    kind: word('SOFTWARE', 'WORK'),
    name: or(text, ''),
    shortName: maybe(text),
    number: or(text, ''),
    version: maybe(text),
    category: maybe(text),
    finishDate: maybe(day),
    publishDate: maybe(day),
    registrationDate: or(day, null),
}));
export const PageInfo: Answered<'PageInfo'> = /* @__PURE__ */ record<Schemas['PageInfo']>(() => ({
    totalElements: number,
    number: number,
    size: number,
}));
export const PatentTotals: Answered<'PatentTotals'> = /* @__PURE__ */ record<Schemas['PatentTotals']>(() => ({
    total: number,
    valid: or(number, null),
    pending: or(number, null),
}));
export const PatentType: Answered<'PatentType'> = /* @__PURE__ */ word('INVENTION_PUB', 'INVENTION_GRANT', 'UTILITY', 'DESIGN');
export const Qualification: Answered<'Qualification'> = /* @__PURE__ */ word('HIGH_TECH', 'LITTLE_GIANT', 'SRDI', 'IP_DEMO', 'IP_ADVANTAGE', 'UNICORN', 'LISTED', 'TECH_SME');
export const Trademark: Answered<'Trademark'> = /* @__PURE__ */ record<Schemas['Trademark']>(() => ({
    id: or(text, ''),
    enterpriseName: maybe(text),
    name: or(text, ''),
    number: or(text, ''),
    niceClass: or(number, null),
    state: or(word('PENDING', 'REGISTERED', 'LAPSED', 'REFUSED'), null),
    stateText: maybe(text),
    applicationDate: or(day, null),
    registrationDate: or(day, null),
    expiryDate: or(day, null),
    goods: maybe(list(text)),
    agency: maybe(text),
}));
export const Validity: Answered<'Validity'> = /* @__PURE__ */ word('VALID', 'PENDING', 'INVALID');
export const YearCount: Answered<'YearCount'> = /* @__PURE__ */ record<Schemas['YearCount']>(() => ({
    value: or(text, ''),
    count: number,
    types: or(list(record<NonNullable<NonNullable<Schemas['YearCount']['types']>[number]>>(() => ({
    value: PatentType,
    count: number,
}))), []),
}));
