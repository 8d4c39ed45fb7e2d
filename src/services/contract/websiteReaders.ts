/** Made from config/contract/website.yaml by `npm run contract`; do not edit. */
import { type Complete, flag, list, maybe, number, or, record, text, time, word, type Reader } from '@/requests/reading';
import type { components } from './website';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const App: Answered<'App'> = /* @__PURE__ */ record<Schemas['App']>(() => ({
    id: or(text, ''),
    title: or(text, ''),
    icon: or(text, ''),
    url: or(text, ''),
    target: word('_self', '_blank'),
    sort: number,
    visible: flag,
}));
export const Article: Answered<'Article'> = /* @__PURE__ */ record<Schemas['Article']>(() => ({
    id: or(text, ''),
    type: or(text, ''),
    code: maybe(text),
    title: or(text, ''),
    summary: maybe(text),
    content: maybe(text),
    version: maybe(text),
    source: maybe(text),
    publishTime: maybe(time),
    status: maybe(word('Y', 'N')),
    attachments: maybe(list(record<NonNullable<NonNullable<Schemas['Article']['attachments']>[number]>>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    url: or(text, ''),
    size: maybe(number),
    ext: maybe(text),
})))),
}));
export const HostSettings: Answered<'HostSettings'> = /* @__PURE__ */ record<Schemas['HostSettings']>(() => ({
    ipr_title_prefix: or(text, ''),
    ipr_front_title: or(text, ''),
    sponsor: maybe(text),
    icp: maybe(text),
    publicSecurity: maybe(text),
    govSiteId: maybe(text),
    hotline: maybe(text),
    address: maybe(text),
    copyright: maybe(text),
    ipr_session_minutes: maybe(text),
}));
export const PageInfo: Answered<'PageInfo'> = /* @__PURE__ */ record<Schemas['PageInfo']>(() => ({
    totalElements: number,
    number: number,
    size: number,
}));
