/** Made from config/contract/cnipr.yaml by `npm run contract`; do not edit. */
import { type Complete, day, flag, list, maybe, number, or, record, text, word, type Reader } from '@/requests/reading';
import type { components } from './cnipr';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const Applicant: Answered<'Applicant'> = /* @__PURE__ */ record<Schemas['Applicant']>(() => ({
    name: or(text, ''),
    type: maybe(ApplicantType),
    country: maybe(text),
    province: maybe(text),
    address: maybe(text),
    postcode: maybe(text),
    rank: maybe(number),
    since: maybe(day),
}));
export const ApplicantType: Answered<'ApplicantType'> = /* @__PURE__ */ word('ENTERPRISE', 'UNIVERSITY', 'INSTITUTE', 'GOV', 'PERSON', 'OTHER');
export const Citation: Answered<'Citation'> = /* @__PURE__ */ record<Schemas['Citation']>(() => ({
    direction: word('BACKWARD', 'FORWARD'),
    number: or(text, ''),
    id: maybe(text),
    title: maybe(text),
    applicant: maybe(text),
    date: maybe(day),
    category: maybe(word('X', 'Y', 'A', 'E', 'P', 'R')),
    by: maybe(word('EXAMINER', 'APPLICANT')),
    claims: maybe(text),
}));
export const Claim: Answered<'Claim'> = /* @__PURE__ */ record<Schemas['Claim']>(() => ({
    no: number,
    kind: word('INDEPENDENT', 'DEPENDENT'),
    dependsOn: or(list(number), []),
    category: word('PRODUCT', 'METHOD', 'USE'),
    text: or(text, ''),
}));
export const ClassLevel: Answered<'ClassLevel'> = /* @__PURE__ */ word('section', 'class', 'subclass', 'maingroup', 'subgroup');
export const ClassRow: Answered<'ClassRow'> = /* @__PURE__ */ record<Schemas['ClassRow']>(() => ({
    code: or(text, ''),
    level: ClassLevel,
    title: or(text, ''),
    note: maybe(text),
    hasChildren: flag,
    missing: maybe(flag),
    path: maybe(list(ClassStep)),
}));
export const ClassStep: Answered<'ClassStep'> = /* @__PURE__ */ record<Schemas['ClassStep']>(() => ({
    code: or(text, ''),
    title: or(text, ''),
}));
export const Counts: Answered<'Counts'> = /* @__PURE__ */ record<Schemas['Counts']>(() => ({
    claims: maybe(number),
    pages: maybe(number),
    citations: maybe(number),
    citedBy: maybe(number),
    family: maybe(number),
    countries: maybe(number),
}));
export const Description: Answered<'Description'> = /* @__PURE__ */ record<Schemas['Description']>(() => ({
    sections: or(list(record<NonNullable<NonNullable<Schemas['Description']['sections']>[number]>>(() => ({
    heading: or(text, ''),
    paragraphs: or(list(record<NonNullable<NonNullable<NonNullable<NonNullable<Schemas['Description']['sections']>[number]>['paragraphs']>[number]>>(() => ({
    no: or(text, ''),
    text: or(text, ''),
    figures: or(list(number), []),
}))), []),
}))), []),
    numerals: maybe(list(record<NonNullable<NonNullable<Schemas['Description']['numerals']>[number]>>(() => ({
    numeral: or(text, ''),
    name: or(text, ''),
})))),
}));
export const DesignView: Answered<'DesignView'> = /* @__PURE__ */ record<Schemas['DesignView']>(() => ({
    no: number,
    kind: or(text, ''),
    url: or(text, ''),
    thumbUrl: or(text, ''),
}));
export const Dispute: Answered<'Dispute'> = /* @__PURE__ */ record<Schemas['Dispute']>(() => ({
    kind: word('无效', '复审', '诉讼'),
    decisionNo: maybe(text),
    caseNumber: maybe(text),
    date: or(day, ''),
    result: maybe(text),
}));
export const Drawing: Answered<'Drawing'> = /* @__PURE__ */ record<Schemas['Drawing']>(() => ({
    no: number,
    label: or(text, ''),
    caption: maybe(text),
    url: or(text, ''),
    thumbUrl: or(text, ''),
    isAbstract: flag,
    numerals: maybe(list(text)),
}));
export const Facet: Answered<'Facet'> = /* @__PURE__ */ record<Schemas['Facet']>(() => ({
    name: FacetName,
    values: or(list(record<NonNullable<NonNullable<Schemas['Facet']['values']>[number]>>(() => ({
    value: or(text, ''),
    count: number,
}))), []),
    missing: number,
    other: number,
}));
export const FacetName: Answered<'FacetName'> = /* @__PURE__ */ word('patentType', 'validity', 'filingYear', 'publicationYear', 'grantYear', 'applicant', 'inventor', 'ipcSection', 'ipcClass', 'ipcSubclass', 'locClass', 'currentOwner', 'applicantType', 'province', 'agency', 'legalStatus', 'operation', 'sei');
export const Family: Answered<'Family'> = /* @__PURE__ */ record<Schemas['Family']>(() => ({
    familyId: maybe(text),
    simple: or(list(FamilyMember), []),
    extended: or(list(FamilyMember), []),
}));
export const FamilyMember: Answered<'FamilyMember'> = /* @__PURE__ */ record<Schemas['FamilyMember']>(() => ({
    number: or(text, ''),
    id: maybe(text),
    country: or(text, ''),
    kind: maybe(text),
    filingDate: maybe(day),
    publicationDate: maybe(day),
    title: maybe(text),
}));
export const Fee: Answered<'Fee'> = /* @__PURE__ */ record<Schemas['Fee']>(() => ({
    annualYear: number,
    amount: number,
    dueDate: or(day, ''),
    paidDate: maybe(day),
    status: word('UNPAID', 'PAID', 'LATE', 'LAPSED'),
    surcharge: maybe(number),
}));
export const Inventor: Answered<'Inventor'> = /* @__PURE__ */ record<Schemas['Inventor']>(() => ({
    name: or(text, ''),
    rank: maybe(number),
    undisclosed: maybe(flag),
}));
export const LegalEvent: Answered<'LegalEvent'> = /* @__PURE__ */ record<Schemas['LegalEvent']>(() => ({
    date: or(day, ''),
    code: maybe(text),
    name: or(text, ''),
    detail: maybe(text),
}));
export const License: Answered<'License'> = /* @__PURE__ */ record<Schemas['License']>(() => ({
    recordNo: or(text, ''),
    kind: or(text, ''),
    licensor: or(text, ''),
    licensee: or(text, ''),
    from: maybe(day),
    to: maybe(day),
    recordDate: maybe(day),
    changeDate: maybe(day),
    revokeDate: maybe(day),
}));
export const OpenLicense: Answered<'OpenLicense'> = /* @__PURE__ */ record<Schemas['OpenLicense']>(() => ({
    declaredDate: or(day, ''),
    feeStandard: or(text, ''),
    payMethod: maybe(text),
    from: maybe(day),
    to: maybe(day),
    status: word('OPEN', 'WITHDRAWN'),
}));
export const PageInfo: Answered<'PageInfo'> = /* @__PURE__ */ record<Schemas['PageInfo']>(() => ({
    totalElements: number,
    number: number,
    size: number,
}));
export const PatentRecord: Answered<'PatentRecord'> = /* @__PURE__ */ record<Schemas['PatentRecord']>(() => ({
    id: or(text, ''),
    patentType: maybe(PatentType),
    applicationNumber: maybe(text),
    patentNumber: maybe(text),
    publicationNumber: maybe(text),
    grantNumber: maybe(text),
    title: or(text, ''),
    abstract: maybe(text),
    filingDate: maybe(day),
    publicationDate: maybe(day),
    grantDate: maybe(day),
    examinationDate: maybe(day),
    expiryDate: maybe(day),
    priorities: maybe(list(Priority)),
    pct: maybe(PctData),
    parentApplicationNumber: maybe(text),
    sameDayApplication: maybe(text),
    mainIpc: maybe(text),
    ipcs: maybe(list(text)),
    cpcs: maybe(list(text)),
    locs: maybe(list(text)),
    keywords: maybe(list(text)),
    applicants: maybe(list(Applicant)),
    currentOwners: maybe(list(Applicant)),
    inventors: maybe(list(Inventor)),
    agency: maybe(record<NonNullable<Schemas['PatentRecord']['agency']>>(() => ({
    name: or(text, ''),
    code: maybe(text),
}))),
    agents: maybe(list(text)),
    examiner: maybe(text),
    address: maybe(text),
    stateCode: maybe(text),
    validity: maybe(Validity),
    latestLegalStatus: maybe(text),
    legalEvents: maybe(list(LegalEvent)),
    claims: maybe(list(Claim)),
    mainClaim: maybe(text),
    description: maybe(Description),
    drawings: maybe(list(Drawing)),
    designViews: maybe(list(DesignView)),
    citations: maybe(list(Citation)),
    nonPatentCitations: maybe(list(text)),
    family: maybe(Family),
    counts: maybe(Counts),
    fees: maybe(list(Fee)),
    transfers: maybe(list(Transfer)),
    licenses: maybe(list(License)),
    pledges: maybe(list(Pledge)),
    openLicense: maybe(OpenLicense),
    disputes: maybe(list(Dispute)),
    tags: maybe(PatentTags),
    source: maybe(text),
}));
export const PatentSummary: Answered<'PatentSummary'> = /* @__PURE__ */ record<Schemas['PatentSummary']>(() => ({
    id: or(text, ''),
    patentType: or(PatentType, null),
    applicationNumber: or(text, null),
    publicationNumber: or(text, null),
    grantNumber: or(text, null),
    title: or(text, ''),
    abstract: or(text, null),
    filingDate: or(day, null),
    publicationDate: or(day, null),
    grantDate: or(day, null),
    mainIpc: or(text, null),
    ipcs: or(list(text), []),
    locs: or(list(text), []),
    applicants: or(list(record<NonNullable<NonNullable<Schemas['PatentSummary']['applicants']>[number]>>(() => ({
    name: or(text, ''),
    type: maybe(ApplicantType),
}))), []),
    inventors: or(list(text), []),
    validity: or(Validity, null),
    latestLegalStatus: or(text, null),
    thumbUrl: or(text, null),
    citedBy: or(number, null),
    source: maybe(text),
}));
export const PatentTags: Answered<'PatentTags'> = /* @__PURE__ */ record<Schemas['PatentTags']>(() => ({
    highValue: maybe(list(text)),
    sei: maybe(text),
    industry: maybe(text),
}));
export const PatentType: Answered<'PatentType'> = /* @__PURE__ */ word('INVENTION_PUB', 'INVENTION_GRANT', 'UTILITY', 'DESIGN');
export const PctData: Answered<'PctData'> = /* @__PURE__ */ record<Schemas['PctData']>(() => ({
    applicationNo: maybe(text),
    applicationDate: maybe(day),
    publicationNo: maybe(text),
    publicationDate: maybe(day),
    entryDate: maybe(day),
}));
export const Pledge: Answered<'Pledge'> = /* @__PURE__ */ record<Schemas['Pledge']>(() => ({
    registerNo: or(text, ''),
    pledgor: or(text, ''),
    pledgee: or(text, ''),
    from: maybe(day),
    to: maybe(day),
    releaseDate: maybe(day),
}));
export const Priority: Answered<'Priority'> = /* @__PURE__ */ record<Schemas['Priority']>(() => ({
    country: or(text, ''),
    number: or(text, ''),
    date: or(day, ''),
}));
export const SearchResult: Answered<'SearchResult'> = /* @__PURE__ */ record<Schemas['SearchResult']>(() => ({
    content: or(list(PatentSummary), []),
    totalElements: number,
    number: number,
    size: number,
    facets: or(list(Facet), []),
    dataDate: maybe(day),
}));
export const Transfer: Answered<'Transfer'> = /* @__PURE__ */ record<Schemas['Transfer']>(() => ({
    effectiveDate: or(day, ''),
    before: or(text, ''),
    after: or(text, ''),
    kind: word('申请权', '专利权'),
}));
export const Validity: Answered<'Validity'> = /* @__PURE__ */ word('VALID', 'PENDING', 'INVALID');
