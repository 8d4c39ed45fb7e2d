import { CITY_PREFIX, LANDING_PATH } from '../../config/portal';
import { withQuery } from './query';

/** Every path inside the portal, as the specification has it (section 2). */
export const links = {
  landing: LANDING_PATH,
  nodeResult: `${CITY_PREFIX}/nav/resultDetail`,
  login: `${CITY_PREFIX}/user/login`,
  register: `${CITY_PREFIX}/user/register`,
  forget: `${CITY_PREFIX}/user/forget`,
  patentSearch: `${CITY_PREFIX}/searching/patent`,
  patentResult: `${CITY_PREFIX}/searching/patent/result`,
  patentDetail: `${CITY_PREFIX}/searching/patent/detail`,
  lawSearch: `${CITY_PREFIX}/searching/law`,
  lawList: `${CITY_PREFIX}/searching/law/list`,
  lawDetail: `${CITY_PREFIX}/searching/law/detail`,
  adjudicationSearch: `${CITY_PREFIX}/searching/cse`,
  adjudicationList: `${CITY_PREFIX}/searching/cse/list`,
  adjudicationDetail: `${CITY_PREFIX}/searching/cse/detail`,
  enterpriseSearch: `${CITY_PREFIX}/searching/enterprise/search`,
  statistics: `${CITY_PREFIX}/ipr-tjfx`,
  exception: '/exception',
  notFound: '/404',
} as const;

/** The page that shows an error by code and text (specification 2). */
export function exceptionLink(errorCode: string, errorMessage: string): string {
  return withQuery(links.exception, { errorCode, errorMessage });
}

/** A user page that remembers where to return to after login. */
export function userPageLink(page: 'login' | 'register' | 'forget', search: string): string {
  const redirectUrl = new URLSearchParams(search).get('redirectUrl') ?? undefined;
  return withQuery(links[page], { redirectUrl });
}
