/** Made from config/contract/data.yaml by `npm run contract`; do not edit. */
import { type Complete, day, flag, list, maybe, number, or, record, text, word, type Reader } from '@/requests/reading';
import type { components } from './data';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const Doubt: Answered<'Doubt'> = /* @__PURE__ */ word('NO_DAYS', 'NO_START', 'NEXT_NO_START', 'NO_END', 'EARLY_START');
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
    promulgationDate: or(day, null),
    effectiveDate: or(day, null),
    invalidDate: or(day, null),
    timeliness: or(Timeliness, null),
    doubt: maybe(Doubt),
    note: maybe(text),
    adoptionDate: maybe(or(day, null)),
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
    date: or(day, null),
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
    promulgationDate: or(day, null),
    effectiveDate: or(day, null),
    invalidDate: or(day, null),
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
    promulgationDate: or(day, null),
    effectiveDate: or(day, null),
    invalidDate: or(day, null),
    timeliness: or(Timeliness, null),
    doubt: maybe(Doubt),
    adoptionDate: maybe(or(day, null)),
    hasText: flag,
    note: maybe(text),
}));
export const RelatedLaw: Answered<'RelatedLaw'> = /* @__PURE__ */ record<Schemas['RelatedLaw']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    timeliness: or(Timeliness, null),
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
    effectiveDate: or(day, null),
    article: or(record<NonNullable<Schemas['ResolvedLaw']['article']>>(() => ({
    key: or(text, ''),
    label: or(text, ''),
    text: or(text, ''),
})), null),
}));
export const Standing: Answered<'Standing'> = /* @__PURE__ */ record<Schemas['Standing']>(() => ({
    timeliness: or(Timeliness, null),
    doubt: maybe(Doubt),
}));
export const TextRange: Answered<'TextRange'> = /* @__PURE__ */ record<Schemas['TextRange']>(() => ({
    from: number,
    to: number,
}));
export const Timeliness: Answered<'Timeliness'> = /* @__PURE__ */ word('IN_FORCE', 'NOT_YET', 'AMENDED', 'REPEALED');
export const UnheldLaw: Answered<'UnheldLaw'> = /* @__PURE__ */ record<Schemas['UnheldLaw']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    promulgationDate: maybe(or(day, null)),
}));
