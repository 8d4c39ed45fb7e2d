import { http } from 'msw';
import { applicantProfile, currentUser } from '../accounts';
import { CODES, json, platformOk, refused } from '../answers';
import { PROFILE } from '../data/website';
import { endSession, sessionAccount } from '../session';
import { at } from './address';

export const platformHandlers = [
  http.get(at('/api/getCurrent'), ({ cookies }) => {
    const account = sessionAccount(cookies);
    return platformOk(account === undefined ? {} : currentUser(account));
  }),
  http.get(at('/api/logout'), ({ cookies }) =>
    platformOk(null, { headers: { 'set-cookie': endSession(cookies) } }),
  ),
  http.get(at('/api/perEnterprise/getEnterpriseProfileByHost'), ({ request }) => {
    const host = new URL(request.url).searchParams.get('host');
    return host
      ? platformOk({ ...PROFILE, host })
      : json({
          success: false,
          errorCode: String(CODES.BAD_REQUEST),
          errorMessage: '缺少参数 host',
          showType: 2,
        });
  }),
  http.get(at('/api/perEnterprise/getApplicantProfile'), ({ cookies }) => {
    const account = sessionAccount(cookies);
    return account === undefined
      ? refused(CODES.SESSION_OVER, '登录已失效')
      : platformOk(applicantProfile(account));
  }),
];
