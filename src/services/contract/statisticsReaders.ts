/** Made from config/contract/statistics.yaml by `npm run contract`; do not edit. */
import { type Complete, day, flag, list, maybe, number, or, record, text, word, type Reader } from '@/requests/reading';
import type { components } from './statistics';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const Code: Answered<'Code'> = /* @__PURE__ */ word('PAT_APPLY', 'PAT_GRANT', 'INV_VALID', 'INV_PER_10K', 'HV_INV', 'HV_PER_10K', 'PCT_APPLY', 'TRANSFER', 'LICENSE', 'OPEN_LICENSE', 'PLEDGE_CNT', 'PLEDGE_AMT', 'TM_APPLY', 'TM_REG', 'TM_VALID', 'GI', 'IP_CASE', 'AID_CASE', 'ADMIN_RULING', 'ENT_WITH_PATENT', 'AGENCY_CNT', 'EVAL_REPORT', 'POPULATION');
export const Coverage: Answered<'Coverage'> = /* @__PURE__ */ record<Schemas['Coverage']>(() => ({
    of: word('FILING', 'GRANT', 'STATUS', 'VALUE', 'OPERATION', 'TYPE', 'CLASS', 'INDUSTRY', 'APPLICANT', 'ADDRESS'),
    known: number,
    total: number,
}));
export const Dimension: Answered<'Dimension'> = /* @__PURE__ */ word('year', 'region', 'type', 'ipc', 'industry', 'applicant');
export const Region: Answered<'Region'> = /* @__PURE__ */ record<Schemas['Region']>(() => ({
    code: or(text, ''),
    borders: flag,
    name: or(text, ''),
    level: word('COUNTRY', 'PREFECTURE', 'PROVINCE', 'COUNTY', 'CITY', 'TOWN'),
    parent: or(text, null),
    tile: or(record<NonNullable<Schemas['Region']['tile']>>(() => ({
    x: number,
    y: number,
})), null),
}));
export const Series: Answered<'Series'> = /* @__PURE__ */ record<Schemas['Series']>(() => ({
    code: Code,
    name: or(text, ''),
    unit: or(text, ''),
    dims: or(list(Dimension), []),
    rows: or(list(SeriesRow), []),
    updateTime: or(day, null),
    source: or(text, ''),
    note: or(text, null),
    coverage: or(list(Coverage), null),
    sample: flag,
}));
export const SeriesRow: Answered<'SeriesRow'> = /* @__PURE__ */ record<Schemas['SeriesRow']>(() => ({
    year: or(number, null),
    region: or(text, null),
    type: or(Type, null),
    key: or(text, ''),
    label: or(text, ''),
    value: or(number, null),
    rest: maybe(flag),
    yoy: or(number, null),
    query: or(text, null),
}));
export const Type: Answered<'Type'> = /* @__PURE__ */ word('INVENTION', 'UTILITY', 'DESIGN');
