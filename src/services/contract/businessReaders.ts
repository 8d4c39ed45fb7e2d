/** Made from config/contract/business.yaml by `npm run contract`; do not edit. */
import { type Complete, maybe, number, or, record, text, time, type Reader } from '@/requests/reading';
import type { components } from './business';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const Attachment: Answered<'Attachment'> = /* @__PURE__ */ record<Schemas['Attachment']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    size: number,
    ext: or(text, ''),
    category: or(text, ''),
    uploadTime: or(time, ''),
    sha256: or(text, ''),
}));
export const Upload: Answered<'Upload'> = /* @__PURE__ */ record<Schemas['Upload']>(() => ({
    uploadId: or(text, ''),
    received: number,
    attachment: maybe(Attachment),
}));
