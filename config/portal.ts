/**
 * The product's constants and addresses, in one place.
 *
 * Values marked "assumed" are not shown by the specification; change them here and nowhere else.
 * Read by the browser code, by .umirc.ts and by mock/, so this file imports nothing.
 */

/** Router base path (specification 2). A hosting page may override it with `window.routerBase`. */
export const BASE_PATH = '/ipr-front/';

/** First segment of every product path (specification 2). */
export const CITY_PREFIX = '/changshu';

/** The landing page: where `/` and `/changshu` lead (specification 2). */
export const LANDING_PATH = `${CITY_PREFIX}/nav/subjectDetail`;

/** A path that contains this is a user page: no login needed (specification 4). */
export const USER_PAGES = `${CITY_PREFIX}/user`;

/** What an operator may set without a new build, in `site.js` beside index.html. */
interface SiteSettings {
  externalLoginUrl?: string;
  externalLoginReturnParam?: string;
  ownLogin?: boolean;
  trustedRedirectOrigins?: string[];
  geoUrl?: string;
  trustedAppHosts?: string[];
  requestSeconds?: number;
  submitSeconds?: number;
  sessionMinutes?: number;
}

/** The file is written by hand, so nothing in it is sure to have its type. */
function siteSettings(): { readonly [Name in keyof SiteSettings]?: unknown } {
  const given: unknown = (globalThis as { iprSite?: unknown }).iprSite;
  return typeof given === 'object' && given !== null ? given : {};
}

/** A setting that is a text; any other value counts as none. */
function textSetting(name: keyof SiteSettings): string | undefined {
  const value = siteSettings()[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A setting that is a number within bounds; any other value counts as none. */
const numberSetting = (name: keyof SiteSettings, least: number, most: number) =>
  numberWithin(siteSettings()[name], least, most);

function numberWithin(given: unknown, least: number, most: number): number | undefined {
  const number = typeof given === 'string' ? Number(given) : given;
  return typeof number === 'number' && number >= least && number <= most ? number : undefined;
}

/** A setting of 1 to 600 seconds, in milliseconds; any other value counts as none. */
function secondsSetting(name: 'requestSeconds' | 'submitSeconds'): number | undefined {
  const seconds = numberSetting(name, 1, 600);
  return seconds && Math.round(seconds * 1000);
}

/**
 * How long a login lasts without a call, in milliseconds: a setting of 5 to 1440 minutes, of
 * `site.js` or else of the host.
 *
 * @param told what the host settings say, in minutes
 * @returns undefined when the installation does not say
 */
export function sessionLength(told?: unknown): number | undefined {
  const minutes = numberSetting('sessionMinutes', 5, 1440) ?? numberWithin(told, 5, 1440);
  return minutes && minutes * 60_000;
}

/**
 * Where single sign-on starts. The specification names an external login address without its
 * value; an operator sets it in `site.js`. Without it the portal's own login page takes its place.
 */
export function externalLoginUrl(): string | undefined {
  return textSetting('externalLoginUrl');
}

/** The parameter in which single sign-on takes the address to return to. Assumed. */
export function externalLoginReturnParam(): string {
  return textSetting('externalLoginReturnParam') ?? 'redirectUrl';
}

/** Whether accounts are the portal's own: `ownLogin: false` leaves all of it to single sign-on. */
export function ownLoginWanted(): boolean {
  return siteSettings().ownLogin !== false;
}

/** Origins besides our own that `redirectUrl` may lead to, e.g. `https://sso.example.gov.cn`. */
export function trustedRedirectOrigins(): readonly string[] {
  const origins = siteSettings().trustedRedirectOrigins;
  return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [];
}

/**
 * Where the borders of the counties come from, as GeoJSON whose features carry `adcode` and `name`;
 * an address of the portal's own origin. By default data-service is asked for them. Assumed.
 */
export function geoUrl(): string {
  return textSetting('geoUrl') ?? '/data-service/api/front/statistics/geo';
}

/** Whether the installation names borders of its own, which then need not be announced. */
export function hasOwnBorders(): boolean {
  return textSetting('geoUrl') !== undefined;
}

/** Hosts of apps that open without a question, each with those below it, e.g. `apps.example.cn`. */
export function trustedAppHosts(): readonly string[] {
  const hosts: unknown = siteSettings().trustedAppHosts;
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
}

/** Name of the window in which the user centre opens (specification 2). */
export const USER_CENTRE_WINDOW = 'iPR-ADMIN';

const USER_CENTRE = { label: '用户中心', url: '/ipr-admin/welcome' } as const;
const WORKBENCH = {
  label: '企业工作台',
  url: '/ipr-admin/zscq/workbench?appCode=ISWAN-ZSCQ-GRKJ',
} as const;

/** The links to the user centre of a user kind (specification 2; that only enterprises have a workbench: assumed). */
export function userCentreOf(userType: string | undefined) {
  return userType === 'ENTERPRISE' ? [USER_CENTRE, WORKBENCH] : [USER_CENTRE];
}

/** Registration of enterprises and persons in the user centre (specification 2). */
export const USER_CENTRE_REGISTER_URL = '/ipr-admin/zscq/perEnterpriseRegister';

/** Sibling applications (specification 2). */
export const SIBLING_APPS = {
  front: '/ipr-front',
  searching: '/ipr-searching',
  navigation: '/ipr-nav',
} as const;

/** The two larger platforms beside the portal (specification 1), and what each is for in one line. */
export const BIG_DATA_PLATFORMS = [
  {
    name: '专利大数据检索分析平台',
    line: '大批量专利的检索与统计分析',
    url: SIBLING_APPS.searching,
  },
  { name: '专利导航大数据平台', line: '产业专利导航的数据与成果', url: SIBLING_APPS.navigation },
] as const;

/** First path segment of each back-end service (specification 7); '' is the platform itself. */
export const SERVICE_PREFIXES = {
  platform: '',
  data: '/data-service',
  website: '/website-service',
  business: '/business-service',
  project: '/project-service',
  agency: '/agency-service',
  cnipr: '/cnipr-service',
  di: '/di-service',
  nav: '/nav-service',
} as const;

/** Page size of tag and dictionary calls (specification 9). */
export const DICTIONARY_SIZE = 5000;

/** Page size of the evaluation-case dictionary (specification 9). */
export const EVALUATION_CASE_SIZE = 500;

/** Script chunk load time-out in milliseconds (specification 9). */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** Request time-out in milliseconds; uploads have none. Ours. */
const REQUEST_TIMEOUT = 15_000;

/** The request time-out in force. */
export function requestTimeout(): number {
  return secondsSetting('requestSeconds') ?? REQUEST_TIMEOUT;
}

/** The same of a submission (POST): storing a request with its files may take long. Ours. */
const SUBMIT_TIMEOUT = 60_000;

/** The time-out of a submission in force; never shorter than that of any other request. */
export function submitTimeout(): number {
  return secondsSetting('submitSeconds') ?? Math.max(SUBMIT_TIMEOUT, requestTimeout());
}

/** Width of the sider in pixels (specification 2 and 9). */
export const SIDER_WIDTH = 208;

/** The progressive-web-app setting: off, so offline and update notices stay inactive (specification 9). */
export const PWA_ENABLED = false;

/** Browsers the build supports: the oldest version of each. */
export const BROWSER_TARGETS = { chrome: '88', edge: '88', firefox: '78', safari: '15' } as const;

/** Keys in the browser's local storage. */
export const STORAGE_KEYS = {
  settings: 'iprSettings',
  profile: 'profile',
  careMode: 'iprCareMode',
  careChoices: 'iprCareChoices',
  readingSize: 'iprReadingSize',
} as const;

/** Titles shown until the host settings have arrived, or when they do not. */
export const DEFAULT_TITLES = { prefix: '', front: '知识产权公共服务平台' } as const;

/** National hotlines, public facts shown in the footer when the host settings name none (domain 7.1). */
export const HOTLINES = { government: '12345', ipAid: '12330' } as const;
