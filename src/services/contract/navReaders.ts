/** Made from config/contract/nav.yaml by `npm run contract`; do not edit. */
import { type Complete, day, flag, list, maybe, number, or, record, text, time, word, type Reader } from '@/requests/reading';
import type { components } from './nav';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const ChainNode: Answered<'ChainNode'> = /* @__PURE__ */ record<Schemas['ChainNode']>(() => ({
    id: or(text, ''),
    parentId: or(text, null),
    name: or(text, ''),
    position: ChainPosition,
    level: number,
    expression: or(text, ''),
    total: number,
    cityTotal: or(number, null),
    known: NodeKnown,
    keyLevel: KeyLevel,
    growth: or(number, null),
    children: or(list(ChainNode), []),
}));
export const ChainPosition: Answered<'ChainPosition'> = /* @__PURE__ */ word('UPSTREAM', 'MIDSTREAM', 'DOWNSTREAM');
export const City: Answered<'City'> = /* @__PURE__ */ record<Schemas['City']>(() => ({
    name: or(text, ''),
    expression: or(text, ''),
}));
export const CityPosition: Answered<'CityPosition'> = /* @__PURE__ */ word('STRONG', 'EVEN', 'WEAK', 'BLANK');
export const Conclusion: Answered<'Conclusion'> = /* @__PURE__ */ record<Schemas['Conclusion']>(() => ({
    kind: word('DIRECTION', 'POSITION', 'PATH', 'TALENT', 'INVESTMENT', 'COOPERATION'),
    text: or(text, ''),
    evidence: or(list(Evidence), []),
}));
export const Evidence: Answered<'Evidence'> = /* @__PURE__ */ record<Schemas['Evidence']>(() => ({
    label: or(text, ''),
    value: or(number, null),
    unit: or(text, ''),
    expression: maybe(text),
    nodeId: maybe(text),
}));
export const Indicators: Answered<'Indicators'> = /* @__PURE__ */ record<Schemas['Indicators']>(() => ({
    filingTrend: or(list(YearCount), []),
    typeShare: or(list(NavCount), []),
    validityShare: or(list(NavCount), []),
    topApplicants: or(list(NodeApplicant), []),
    topInventors: or(list(NavCount), []),
    regionTop: or(list(NavCount), []),
    techMatrix: TechMatrix,
    newEntrants: or(list(NewEntrant), []),
    applicantTotal: number,
    transfers: or(number, null),
    litigations: or(number, null),
    concentration: record<NonNullable<Schemas['Indicators']['concentration']>>(() => ({
    cr5: or(number, null),
    cr10: or(number, null),
})),
    cityPosition: or(CityPosition, null),
}));
export const KeyLevel: Answered<'KeyLevel'> = /* @__PURE__ */ word('KEY', 'BOTTLENECK', 'GENERAL');
export const NavCount: Answered<'NavCount'> = /* @__PURE__ */ record<Schemas['NavCount']>(() => ({
    value: or(text, ''),
    count: number,
}));
export const NewEntrant: Answered<'NewEntrant'> = /* @__PURE__ */ record<Schemas['NewEntrant']>(() => ({
    name: or(text, ''),
    local: or(flag, null),
    since: number,
    count: number,
}));
export const NodeApplicant: Answered<'NodeApplicant'> = /* @__PURE__ */ record<Schemas['NodeApplicant']>(() => ({
    name: or(text, ''),
    type: or(text, null),
    local: or(flag, null),
    count: number,
}));
export const NodeDetail: Answered<'NodeDetail'> = /* @__PURE__ */ record<Schemas['NodeDetail']>(() => ({
    subject: SubjectFacts,
    asOf: or(day, ''),
    city: City,
    node: NodeFacts,
    path: or(list(NodeFacts), []),
    branches: or(list(NodeFacts), []),
    keyword: or(text, ''),
    indicators: Indicators,
    conclusions: or(list(Conclusion), []),
}));
export const NodeFacts: Answered<'NodeFacts'> = /* @__PURE__ */ record<Schemas['NodeFacts']>(() => ({
    id: or(text, ''),
    parentId: or(text, null),
    name: or(text, ''),
    position: ChainPosition,
    level: number,
    expression: or(text, ''),
    total: number,
    cityTotal: or(number, null),
    known: NodeKnown,
    keyLevel: KeyLevel,
    growth: or(number, null),
}));
export const NodeKnown: Answered<'NodeKnown'> = /* @__PURE__ */ record<Schemas['NodeKnown']>(() => ({
    address: number,
    filing: number,
    type: number,
    validity: number,
    applicants: number,
    operations: number,
    region: number,
}));
export const PageInfo: Answered<'PageInfo'> = /* @__PURE__ */ record<Schemas['PageInfo']>(() => ({
    totalElements: number,
    number: number,
    size: number,
}));
export const Report: Answered<'Report'> = /* @__PURE__ */ record<Schemas['Report']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    url: or(text, ''),
    pages: number,
    date: or(day, ''),
    size: number,
}));
export const Subject: Answered<'Subject'> = /* @__PURE__ */ record<Schemas['Subject']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    code: or(text, ''),
    intro: or(text, ''),
    navType: word('REGION', 'INDUSTRY', 'ENTERPRISE', 'RD', 'TALENT'),
    industryCode: or(text, null),
    seiCode: or(text, null),
    tagIds: or(list(text), []),
    updateTime: or(time, ''),
    dataScope: or(text, ''),
    patentTotal: number,
    expression: maybe(text),
    cover: maybe(text),
}));
export const SubjectDetail: Answered<'SubjectDetail'> = /* @__PURE__ */ record<Schemas['SubjectDetail']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    code: or(text, ''),
    intro: or(text, ''),
    navType: word('REGION', 'INDUSTRY', 'ENTERPRISE', 'RD', 'TALENT'),
    industryCode: or(text, null),
    seiCode: or(text, null),
    tagIds: or(list(text), []),
    updateTime: or(time, ''),
    dataScope: or(text, ''),
    patentTotal: number,
    cityTotal: or(number, null),
    expression: or(text, ''),
    asOf: or(day, ''),
    city: City,
    chain: or(list(ChainNode), []),
    conclusions: or(list(Conclusion), []),
    reports: or(list(Report), []),
}));
export const SubjectFacts: Answered<'SubjectFacts'> = /* @__PURE__ */ record<Schemas['SubjectFacts']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    code: or(text, ''),
    intro: or(text, ''),
    navType: word('REGION', 'INDUSTRY', 'ENTERPRISE', 'RD', 'TALENT'),
    industryCode: or(text, null),
    seiCode: or(text, null),
    tagIds: or(list(text), []),
    updateTime: or(time, ''),
    dataScope: or(text, ''),
    patentTotal: number,
    cityTotal: or(number, null),
    expression: or(text, ''),
}));
export const TechMatrix: Answered<'TechMatrix'> = /* @__PURE__ */ record<Schemas['TechMatrix']>(() => ({
    years: or(list(number), []),
    rows: or(list(record<NonNullable<NonNullable<Schemas['TechMatrix']['rows']>[number]>>(() => ({
    nodeId: or(text, ''),
    name: or(text, ''),
    expression: or(text, ''),
    counts: or(list(number), []),
}))), []),
}));
export const YearCount: Answered<'YearCount'> = /* @__PURE__ */ record<Schemas['YearCount']>(() => ({
    year: number,
    count: number,
    city: or(number, null),
}));
