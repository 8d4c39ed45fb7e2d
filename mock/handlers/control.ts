import { delay, http } from 'msw';
import { CODES, ok, refused } from '../answers';
import { setClock } from '../clock';
import { commitFault, logCall, readFault, takeFault } from '../faults';
import { startSession } from '../session';
import { getState, resetState } from '../state';
import { at, below } from './address';
import { readBody } from './requestBody';

/** Calls that pass by unnoticed: the control address itself. */
const isControl = (path: string) => path.startsWith('/__mock');

/** Milliseconds every call takes longer (`IPR_MOCK_LATENCY`), to feel like a network; 0 by default. */
const LATENCY = Number(process.env.IPR_MOCK_LATENCY) || 0;

/** Logs every call and commits the fault that waits for it; comes first in the list. */
export const observer = http.all(/.*/, async ({ request }) => {
  const { pathname } = new URL(request.url);
  if (isControl(pathname)) return undefined;
  await logCall(request);
  if (LATENCY > 0) await delay(LATENCY);
  const fault = takeFault(request.method, pathname);
  return fault === undefined ? undefined : commitFault(fault);
});

/** The control address of tests; it exists in the mock alone. */
export const controlHandlers = [
  http.post(at('/__mock/next'), async ({ request }) => {
    const fault = readFault(await readBody(request));
    if (fault === null) return refused(CODES.BAD_REQUEST, 'path is missing');
    getState().faults.push(fault);
    return ok({ waiting: getState().faults.length });
  }),
  http.post(at('/__mock/reset'), () => {
    resetState();
    return ok(null);
  }),
  http.post(at('/__mock/clock'), async ({ request }) => {
    const { now } = await readBody(request);
    const time =
      typeof now === 'string' || typeof now === 'number' ? new Date(now).getTime() : null;
    if (Number.isNaN(time)) return refused(CODES.BAD_REQUEST, 'now is not a date');
    setClock(time);
    return ok(null);
  }),
  http.post(at('/__mock/login'), async ({ request }) => {
    const { account: name } = await readBody(request);
    const account = getState().accounts.get(String(name).toLowerCase());
    if (account === undefined) return refused(CODES.NO_SUCH_ACCOUNT, 'no such account');
    return ok({ id: account.user.id }, { headers: { 'set-cookie': startSession(account) } });
  }),
  http.get(at('/__mock/calls'), () => ok(getState().calls)),
  http.delete(at('/__mock/calls'), () => {
    getState().calls = [];
    return ok(null);
  }),
  http.all(below('/__mock'), () => refused(CODES.NOT_FOUND, 'no such control')),
];
