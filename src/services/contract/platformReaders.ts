/** Made from config/contract/platform.yaml by `npm run contract`; do not edit. */
import { type Complete, flag, maybe, number, or, record, text, word, type Reader } from '@/requests/reading';
import type { components } from './platform';

type Schemas = components['schemas'];
type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;

export const AccountRef: Answered<'AccountRef'> = /* @__PURE__ */ record<Schemas['AccountRef']>(() => ({
    id: or(text, ''),
}));
export const ApplicantProfile: Answered<'ApplicantProfile'> = /* @__PURE__ */ record<Schemas['ApplicantProfile']>(() => ({
    applicantType: word('ENTERPRISE', 'PERSON'),
    applicantName: or(text, ''),
    uscc: maybe(text),
    legalPerson: maybe(text),
    region: maybe(text),
    address: maybe(text),
    postcode: maybe(text),
    contactName: maybe(text),
    contactMobile: maybe(text),
    contactPhone: maybe(text),
    contactEmail: maybe(text),
}));
export const Captcha: Answered<'Captcha'> = /* @__PURE__ */ record<Schemas['Captcha']>(() => ({
    id: or(text, ''),
    svg: or(text, ''),
    speech: or(text, ''),
}));
export const CurrentUser: Answered<'CurrentUser'> = /* @__PURE__ */ record<Schemas['CurrentUser']>(() => ({
    id: maybe(text),
    access: maybe(text),
    userType: maybe(word('ENTERPRISE', 'PERSON')),
    name: maybe(text),
    enterpriseName: maybe(text),
    uscc: maybe(text),
    mobile: maybe(text),
    certified: maybe(flag),
}));
export const EnterpriseProfile: Answered<'EnterpriseProfile'> = /* @__PURE__ */ record<Schemas['EnterpriseProfile']>(() => ({
    id: or(text, ''),
    name: or(text, ''),
    shortName: maybe(text),
    regionCode: maybe(text),
    regionName: maybe(text),
    host: maybe(text),
}));
export const PasswordToken: Answered<'PasswordToken'> = /* @__PURE__ */ record<Schemas['PasswordToken']>(() => ({
    token: or(text, ''),
    mobile: or(text, ''),
}));
export const SentCode: Answered<'SentCode'> = /* @__PURE__ */ record<Schemas['SentCode']>(() => ({
    mobile: or(text, ''),
    expiresIn: number,
    resendAfter: number,
    code: maybe(text),
}));
