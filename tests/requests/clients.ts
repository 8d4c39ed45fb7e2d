import { createPluginManager } from '@@/core/plugin';
import { http } from 'msw';
import { callPlatform } from '@/requests/platformClient';
import { setEffects } from '@/requests/policy';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { backEnd } from '../support/backEnd';
import type { Shown } from './catalogue';

// Umi's request reads its configuration from the plugin manager, as in the running application.
createPluginManager();

type Call = (method: 'GET' | 'POST', options?: CallOptions) => Promise<unknown>;

/** The two clients, each calling an address of the tests' own. */
export const clients: { name: string; path: string; call: Call }[] = [
  {
    name: "the services' client",
    path: '/data-service/api/front/probe',
    call: (method, options) => callService(method, 'data', '/api/front/probe', options),
  },
  {
    name: "Umi's request",
    path: '/api/probe',
    call: (method, options) => callPlatform(method, '/api/probe', options),
  },
];

/** Records from now on what failed calls show, in place of showing it. */
export function recordEffects(): Shown[] {
  const shown: Shown[] = [];
  setEffects({
    message: (level, text) => shown.push(['message', level, text]),
    notification: (title, text) => shown.push(['notification', title, text]),
    exception: (errorCode, errorMessage) => shown.push(['exception', errorCode, errorMessage]),
    login: () => shown.push(['login']),
    externalLogin: () => shown.push(['externalLogin']),
  });
  return shown;
}

/**
 * Lets the back end answer every call of one path with these answers, the last one for ever.
 *
 * @returns the requests as they arrived
 */
export function answerWith(
  path: string,
  ...answers: (() => Response | Promise<Response>)[]
): Request[] {
  const requests: Request[] = [];
  backEnd.use(
    http.all(`*${path}`, ({ request }) => {
      requests.push(request.clone());
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error('No answer given');
      return answer();
    }),
  );
  return requests;
}

/** Puts the browser on a page of the portal, without rendering it. */
export function standOn(page: 'user' | 'other'): void {
  const path = page === 'user' ? 'changshu/user/login' : 'changshu/nav/subjectDetail';
  window.history.replaceState(null, '', `/ipr-front/${path}?from=%2Fchangshu%2Fuser`);
}
