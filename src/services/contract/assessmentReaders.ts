/** Made from config/contract/assessment.yaml by `npm run contract`; do not edit. */
import { type Complete, day, flag, list, map, maybe, number, or, record, text, time, value, word, type Reader } from '@/requests/reading';
import type { components } from './assessment';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const AssessedClaim: Answered<'AssessedClaim'> = /* @__PURE__ */ record<Schemas['AssessedClaim']>(() => ({
    no: number,
    independent: flag,
    dependsOn: or(list(number), []),
    text: or(text, ''),
    cells: or(list(MatrixCell), []),
    closest: maybe(text),
    distinguishing: or(list(text), []),
    novelty: ClaimAnswer,
    inventive: ClaimAnswer,
    risk: or(RiskLevel, null),
    conclusion: or(text, ''),
}));
export const AssessmentKind: Answered<'AssessmentKind'> = /* @__PURE__ */ word('PRE', 'STABILITY', 'VALUE');
export const AssessmentProcess: Answered<'AssessmentProcess'> = /* @__PURE__ */ word('SQQPG', 'WDXPJ', 'JZPJ');
export const AssessmentResult: Answered<'AssessmentResult'> = /* @__PURE__ */ record<Schemas['AssessmentResult']>(() => ({
    id: maybe(text),
    applyNo: or(text, ''),
    kind: AssessmentKind,
    subject: AssessmentSubject,
    scene: maybe(word('MANAGE', 'LICENSE', 'FINANCE', 'REPORT', 'INFRINGE', 'OTHER')),
    totalScore: or(number, null),
    grade: or(Grade, null),
    gradeLabel: or(text, ''),
    forced: maybe(text),
    dimensions: or(list(Dimension), []),
    coverage: Coverage,
    percentile: maybe(number),
    references: or(list(Reference), []),
    risks: or(list(Risk), []),
    suggestions: or(list(Suggestion), []),
    filing: maybe(list(LabelledText)),
    claims: maybe(ClaimMatrix),
    frozen: Frozen,
    method: or(text, ''),
    evaluator: or(text, ''),
    finishedTime: or(time, ''),
    disclaimer: or(text, ''),
    others: maybe(list(AssessmentResult)),
}));
export const AssessmentRow: Answered<'AssessmentRow'> = /* @__PURE__ */ record<Schemas['AssessmentRow']>(() => ({
    id: or(text, ''),
    applicantId: maybe(text),
    applyNo: or(text, ''),
    processKey: AssessmentProcess,
    kind: AssessmentKind,
    title: or(text, ''),
    patentNumber: maybe(text),
    patentCount: number,
    method: maybe(text),
    totalScore: maybe(number),
    grade: maybe(Grade),
    gradeLabel: maybe(text),
    coverage: maybe(Coverage),
    knownWeight: maybe(number),
    status: Status,
    statusLabel: or(text, ''),
    submitTime: or(time, ''),
    finishTime: maybe(time),
    currentNode: maybe(text),
    draftOf: maybe(text),
}));
export const AssessmentSubject: Answered<'AssessmentSubject'> = /* @__PURE__ */ record<Schemas['AssessmentSubject']>(() => ({
    title: or(text, ''),
    patentNumber: maybe(text),
    patentKind: maybe(word('INVENTION', 'UTILITY', 'DESIGN')),
}));
export const ClaimAnswer: Answered<'ClaimAnswer'> = /* @__PURE__ */ word('是', '否', '存疑', '无数据');
export const ClaimMatrix: Answered<'ClaimMatrix'> = /* @__PURE__ */ record<Schemas['ClaimMatrix']>(() => ({
    documents: or(list(MatrixDocument), []),
    claims: or(list(AssessedClaim), []),
    advice: or(list(text), []),
}));
export const Coverage: Answered<'Coverage'> = /* @__PURE__ */ record<Schemas['Coverage']>(() => ({
    known: number,
    total: number,
}));
export const Dimension: Answered<'Dimension'> = /* @__PURE__ */ record<Schemas['Dimension']>(() => ({
    code: or(text, ''),
    name: or(text, ''),
    weight: number,
    score: or(number, null),
    comment: or(text, ''),
    indicators: or(list(Indicator), []),
}));
export const Evidence: Answered<'Evidence'> = /* @__PURE__ */ record<Schemas['Evidence']>(() => ({
    source: or(text, ''),
    date: maybe(day),
    text: maybe(text),
}));
export const Frozen: Answered<'Frozen'> = /* @__PURE__ */ record<Schemas['Frozen']>(() => ({
    inputs: or(list(Input), []),
    weights: Weights,
    model: or(text, ''),
    baseDate: or(day, ''),
    checksum: or(text, ''),
}));
export const Grade: Answered<'Grade'> = /* @__PURE__ */ word('A', 'B', 'C', 'D', '1', '2', '3', '4');
export const Indicator: Answered<'Indicator'> = /* @__PURE__ */ record<Schemas['Indicator']>(() => ({
    code: or(text, ''),
    name: or(text, ''),
    group: maybe(Named),
    weight: number,
    score: or(number, null),
    level: LevelWord,
    basis: or(text, ''),
    evidence: or(list(Evidence), []),
}));
export const Input: Answered<'Input'> = /* @__PURE__ */ record<Schemas['Input']>(() => ({
    key: or(text, ''),
    label: or(text, ''),
    value: or(value, null),
    origin: word('FORM', 'RECORD', 'EXPERT'),
    indicators: or(list(text), []),
}));
export const LabelledText: Answered<'LabelledText'> = /* @__PURE__ */ record<Schemas['LabelledText']>(() => ({
    label: or(text, ''),
    text: or(text, ''),
}));
export const LevelWord: Answered<'LevelWord'> = /* @__PURE__ */ word('优', '良', '中', '弱', '无数据');
export const MatrixCell: Answered<'MatrixCell'> = /* @__PURE__ */ record<Schemas['MatrixCell']>(() => ({
    document: or(text, ''),
    category: or(ReferenceCategory, null),
    overlap: or(number, null),
    passage: maybe(text),
    place: maybe(text),
}));
export const MatrixDocument: Answered<'MatrixDocument'> = /* @__PURE__ */ record<Schemas['MatrixDocument']>(() => ({
    key: or(text, ''),
    number: or(text, ''),
    title: maybe(text),
    date: maybe(day),
    origin: word('KNOWN', 'CITED'),
    compared: flag,
    note: maybe(text),
}));
export const Named: Answered<'Named'> = /* @__PURE__ */ record<Schemas['Named']>(() => ({
    code: or(text, ''),
    name: or(text, ''),
}));
export const PageInfo: Answered<'PageInfo'> = /* @__PURE__ */ record<Schemas['PageInfo']>(() => ({
    totalElements: number,
    number: number,
    size: number,
}));
export const Reference: Answered<'Reference'> = /* @__PURE__ */ record<Schemas['Reference']>(() => ({
    number: or(text, ''),
    title: maybe(text),
    category: ReferenceCategory,
    relation: or(text, ''),
    claims: maybe(list(number)),
}));
export const ReferenceCategory: Answered<'ReferenceCategory'> = /* @__PURE__ */ word('X', 'Y', 'A');
export const Risk: Answered<'Risk'> = /* @__PURE__ */ record<Schemas['Risk']>(() => ({
    level: RiskLevel,
    text: or(text, ''),
}));
export const RiskLevel: Answered<'RiskLevel'> = /* @__PURE__ */ word('高', '中', '低');
export const Status: Answered<'Status'> = /* @__PURE__ */ word('DRAFT', 'SUBMITTED', 'SUPPLEMENT', 'ACCEPTED', 'PROCESSING', 'CONFIRM', 'TRANSFERRED', 'FINISHED', 'REJECTED', 'WITHDRAWN', 'TERMINATED', 'AUDITING', 'RETURNED', 'PUBLISHED', 'OFFLINE', 'EXPIRED', 'DEALT', 'BLOCKED');
export const Suggestion: Answered<'Suggestion'> = /* @__PURE__ */ record<Schemas['Suggestion']>(() => ({
    priority: word(1, 2, 3),
    text: or(text, ''),
}));
export const Weights: Answered<'Weights'> = /* @__PURE__ */ record<Schemas['Weights']>(() => ({
    dimensions: or(map(number), {}),
    indicators: or(map(number), {}),
}));
