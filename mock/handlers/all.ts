import { http } from 'msw';
import { CODES, json, refused } from '../answers';
import { sessionAccount } from '../session';
import { accountHandlers } from './account';
import { adjudicationHandlers } from './adjudication';
import { assessmentHandlers } from './assessment';
import { breakPromiseHandlers } from './breakPromise';
import { classificationHandlers } from './classification';
import { cniprHandlers } from './cnipr';
import { controlHandlers, observer } from './control';
import { dataHandlers } from './data';
import { diHandlers } from './di';
import { enterpriseHandlers } from './enterprise';
import { fileHandlers } from './file';
import { lawHandlers } from './law';
import { navHandlers } from './nav';
import { platformHandlers } from './platform';
import { processHandlers } from './process';
import { siblingHandlers } from './siblings';
import { staffHandlers } from './staff';
import { statisticsHandlers } from './statistics';
import { transactionHandlers } from './transaction';
import { watchedHandlers } from './watched';
import { websiteHandlers } from './website';

/** Calls under `authFront` act for the user: without a session they are refused. */
const sessionGuard = http.all(
  /^https?:\/\/[^/]+\/[a-z]+-service\/api\/authFront\//,
  ({ cookies }) =>
    sessionAccount(cookies) === undefined ? refused(CODES.SESSION_OVER, '登录已失效') : undefined,
);

/** Anything the mock does not know says so in JSON, never with the portal's index page. */
const unknownCall = http.all(/.*/, ({ request }) => {
  const { pathname } = new URL(request.url);
  return json(
    { code: 501, data: null, msg: `模拟后端没有这个接口：${request.method} ${pathname}` },
    { status: 501 },
  );
});

/** Every call the mock answers; the order matters for the first two and the last. */
export const handlers = [
  observer,
  sessionGuard,
  ...staffHandlers,
  ...controlHandlers,
  ...platformHandlers,
  ...accountHandlers,
  ...websiteHandlers,
  ...dataHandlers,
  ...processHandlers,
  ...transactionHandlers,
  ...assessmentHandlers,
  ...breakPromiseHandlers,
  ...watchedHandlers,
  ...lawHandlers,
  ...adjudicationHandlers,
  ...enterpriseHandlers,
  ...statisticsHandlers,
  ...fileHandlers,
  ...cniprHandlers,
  ...classificationHandlers,
  ...diHandlers,
  ...navHandlers,
  ...siblingHandlers,
  unknownCall,
];
