/** Made from config/contract/data.yaml by `npm run contract`; do not edit. */
import { type Complete, maybe, number, or, record, text, word, type Reader } from '@/requests/reading';
import type { components } from './data';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

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
export const Named: Answered<'Named'> = /* @__PURE__ */ record<Schemas['Named']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
}));
export const Tag: Answered<'Tag'> = /* @__PURE__ */ record<Schemas['Tag']>(() => ({
    id: or(text, ''),
    type: word('BUSINESS', 'INDUSTRY'),
    name: or(text, ''),
    code: maybe(text),
    sort: maybe(number),
    status: word('Y', 'N'),
}));
