/** Made from config/contract/adjudication.yaml by `npm run contract`; do not edit. */
import { type Complete, day, list, maybe, number, or, record, text, word, type Reader } from '@/requests/reading';
import type { components } from './adjudication';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const Adjudication: Answered<'Adjudication'> = /* @__PURE__ */ record<Schemas['Adjudication']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    caseNumber: or(text, null),
    docType: or(DocType, null),
    caseType: or(CaseType, null),
    cause: or(text, null),
    court: or(text, null),
    courtLevel: or(CourtLevel, null),
    procedure: or(Procedure, null),
    judgmentDate: or(day, null),
    publishDate: or(day, null),
    parties: or(list(Party), []),
    judges: or(list(Judge), []),
    rightKinds: or(list(RightKind), []),
    relatedRights: or(list(RelatedRight), []),
    result: or(RulingResult, null),
    causes: maybe(list(text)),
    appealResult: maybe(AppealResult),
    awardedBy: maybe(Procedure),
    claimAmount: or(number, null),
    awardAmount: or(number, null),
    leading: or(LeadingCase, null),
    gist: or(text, null),
    keywords: or(list(text), []),
    citedLaws: or(list(CitedLaw), []),
    chain: or(list(ChainLink), []),
    sections: or(list(Section), []),
    source: maybe(text),
}));
export const AdjudicationResult: Answered<'AdjudicationResult'> = /* @__PURE__ */ record<Schemas['AdjudicationResult']>(() => ({
    totalElements: number,
    number: number,
    size: number,
    content: or(list(AdjudicationRow), []),
    facets: or(list(Facet), []),
    cap: number,
}));
export const AdjudicationRow: Answered<'AdjudicationRow'> = /* @__PURE__ */ record<Schemas['AdjudicationRow']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    caseNumber: or(text, null),
    docType: or(DocType, null),
    caseType: or(CaseType, null),
    cause: or(text, null),
    court: or(text, null),
    courtLevel: or(CourtLevel, null),
    procedure: or(Procedure, null),
    judgmentDate: or(day, null),
    publishDate: or(day, null),
    parties: or(list(Party), []),
    rightKinds: or(list(RightKind), []),
    result: or(RulingResult, null),
    causes: maybe(list(text)),
    appealResult: maybe(AppealResult),
    awardedBy: maybe(Procedure),
    gist: maybe(or(text, null)),
    claimAmount: or(number, null),
    awardAmount: or(number, null),
    leading: or(LeadingCase, null),
    hits: or(list(Hit), []),
    hitCount: number,
    source: maybe(text),
}));
export const AppealResult: Answered<'AppealResult'> = /* @__PURE__ */ word('UPHELD', 'CHANGED', 'REMANDED');
export const CaseType: Answered<'CaseType'> = /* @__PURE__ */ word('CIVIL', 'ADMIN', 'CRIMINAL', 'ENFORCE', 'ADMIN_AGENCY');
export const ChainLink: Answered<'ChainLink'> = /* @__PURE__ */ record<Schemas['ChainLink']>(() => ({
    procedure: Procedure,
    caseNumber: or(text, ''),
    docId: maybe(text),
    title: maybe(text),
    court: maybe(text),
    judgmentDate: maybe(day),
    appealResult: maybe(AppealResult),
    result: maybe(RulingResult),
}));
export const CitedLaw: Answered<'CitedLaw'> = /* @__PURE__ */ record<Schemas['CitedLaw']>(() => ({
    lawId: maybe(text),
    name: or(text, ''),
    article: maybe(text),
}));
export const CourtLevel: Answered<'CourtLevel'> = /* @__PURE__ */ word('SUPREME', 'HIGH', 'INTERMEDIATE', 'BASIC', 'SPECIAL');
export const DocType: Answered<'DocType'> = /* @__PURE__ */ word('JUDGMENT', 'RULING', 'MEDIATION', 'DECISION', 'ADMIN_RULING', 'ADMIN_PENALTY', 'INVALIDATION', 'REEXAM');
export const Facet: Answered<'Facet'> = /* @__PURE__ */ record<Schemas['Facet']>(() => ({
    name: FacetName,
    values: or(list(record<NonNullable<NonNullable<Schemas['Facet']['values']>[number]>>(() => ({
    value: or(text, ''),
    count: number,
}))), []),
    missing: number,
    other: number,
}));
export const FacetName: Answered<'FacetName'> = /* @__PURE__ */ word('caseType', 'docType', 'cause', 'court', 'courtLevel', 'procedure', 'result', 'rightKind', 'year', 'leading');
export const Hit: Answered<'Hit'> = /* @__PURE__ */ record<Schemas['Hit']>(() => ({
    part: QueryPart,
    text: or(text, ''),
    paragraph: maybe(number),
}));
export const Judge: Answered<'Judge'> = /* @__PURE__ */ record<Schemas['Judge']>(() => ({
    role: or(text, ''),
    name: or(text, ''),
}));
export const LeadingCase: Answered<'LeadingCase'> = /* @__PURE__ */ word('GUIDING', 'TYPICAL');
export const Party: Answered<'Party'> = /* @__PURE__ */ record<Schemas['Party']>(() => ({
    role: or(text, ''),
    name: or(text, ''),
    kind: maybe(word('PERSON', 'ORGANISATION')),
    lawyers: maybe(list(text)),
}));
export const Procedure: Answered<'Procedure'> = /* @__PURE__ */ word('FIRST', 'SECOND', 'RETRIAL', 'OTHER');
export const QueryPart: Answered<'QueryPart'> = /* @__PURE__ */ word('ALL', 'TITLE', 'CASE_NUMBER', 'PARTY', 'LAWYER', 'JUDGE', 'LAW', 'HEADING', 'PARTIES', 'PROCEEDINGS', 'PLEADINGS', 'FACTS', 'REASONING', 'DISPOSITION', 'CLOSING');
export const RelatedRight: Answered<'RelatedRight'> = /* @__PURE__ */ record<Schemas['RelatedRight']>(() => ({
    kind: RightKind,
    number: or(text, ''),
    title: maybe(text),
    patentId: maybe(text),
}));
export const RightKind: Answered<'RightKind'> = /* @__PURE__ */ word('PATENT', 'TRADEMARK', 'COPYRIGHT', 'SECRET', 'COMPETITION');
export const RulingResult: Answered<'RulingResult'> = /* @__PURE__ */ word('SUPPORT', 'PARTIAL', 'REJECT', 'WITHDRAW', 'OTHER');
export const Section: Answered<'Section'> = /* @__PURE__ */ record<Schemas['Section']>(() => ({
    key: maybe(SectionKey),
    title: maybe(text),
    html: or(text, ''),
}));
export const SectionKey: Answered<'SectionKey'> = /* @__PURE__ */ word('HEADING', 'PARTIES', 'PROCEEDINGS', 'PLEADINGS', 'FACTS', 'REASONING', 'DISPOSITION', 'CLOSING');
