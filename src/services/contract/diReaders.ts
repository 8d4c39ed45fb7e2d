/** Made from config/contract/di.yaml by `npm run contract`; do not edit. */
import { type Complete, number, or, record, text, word, type Reader } from '@/requests/reading';
import type { components } from './di';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const CatalogSection: Answered<'CatalogSection'> = /* @__PURE__ */ record<Schemas['CatalogSection']>(() => ({
    key: word('bibliographic', 'abstract', 'claims', 'description', 'drawings', 'legalStatus', 'citations', 'family', 'operations', 'fees'),
    name: or(text, ''),
    count: or(number, null),
}));
