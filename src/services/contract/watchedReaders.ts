/** Made from config/contract/watched.yaml by `npm run contract`; do not edit. */
import { type Complete, or, record, text, time, type Reader } from '@/requests/reading';
import type { components } from './watched';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const WatchedList: Answered<'WatchedList'> = /* @__PURE__ */ record<Schemas['WatchedList']>(() => ({
    content: or(text, null),
    savedAt: or(time, null),
}));
