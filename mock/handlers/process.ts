import { type DefaultBodyType, http, type StrictRequest } from 'msw';
import type { Account } from '../accounts';
import { CODES, ok, refused } from '../answers';
import { act, CALLED_ACTIONS } from '../process/applicant';
import { flowChartOf } from '../process/flowChart';
import { ownApplication } from '../process/own';
import { Refusal, refusing } from '../process/refusal';
import { progressOf, receipt, rowOf, shownApplication } from '../process/shown';
import { getProcesses } from '../process/store';
import { submit } from '../process/submit';
import { meets, pageOf, readQueryData } from '../queryData';
import { sessionAccount } from '../session';
import { at } from './address';
import { readBody } from './requestBody';

const service = '/data-service';

interface Call {
  request: StrictRequest<DefaultBodyType>;
  cookies: Record<string, string>;
}

/** Answers a call of the logged-in user; the session guard has let nobody else through. */
export function asUser(work: (account: Account, request: Request) => Response | Promise<Response>) {
  return ({ request, cookies }: Call) =>
    refusing(() => {
      const account = sessionAccount(cookies);
      return account === undefined
        ? refused(CODES.SESSION_OVER, '登录已失效')
        : work(account, request);
    });
}

/** Wrong codes in a row after which a report's number is closed to further tries. */
const CODE_TRIES = 10;

function findByCode(applyNo: string, code: string) {
  const { applications, wrongCodes } = getProcesses();
  const tried = wrongCodes.get(applyNo) ?? 0;
  if (tried >= CODE_TRIES) {
    throw new Refusal(CODES.TOO_SOON, '查询码多次不正确，请致电 12345 查询');
  }
  const application = applications.get(applyNo);
  if (application?.queryCode === undefined || application.queryCode !== code.toUpperCase()) {
    wrongCodes.set(applyNo, tried + 1);
    throw new Refusal(CODES.NOT_FOUND, '没有找到，请核对办件编号和查询码');
  }
  wrongCodes.delete(applyNo);
  return progressOf(application);
}

export const processHandlers = [
  http.post(
    at(`${service}/api/authFront/createProcess`),
    asUser(async (account, request) => {
      const body = await readBody(request);
      const state = getProcesses();
      return ok(receipt(state, submit(state, account, body), account));
    }),
  ),
  http.get(
    at(`${service}/api/authFront/findWfApply`),
    asUser((account, request) => {
      const url = new URL(request.url);
      const query = readQueryData(url);
      if (query === null) return refused(CODES.BAD_REQUEST, 'queryData 不是有效的 JSON');
      const state = getProcesses();
      if (typeof query.id === 'string') {
        const application = ownApplication(state, account, query.id);
        return pageOf(url, [shownApplication(state, application, account)]);
      }
      const own = [...state.applications.values()].filter(
        (application) => application.ownerId === account.user.id && meets(application, query),
      );
      own.sort((one, other) => other.submitTime.localeCompare(one.submitTime));
      return pageOf(url, own.map(rowOf));
    }),
  ),
  http.get(
    at(`${service}/api/authFront/getFlowChart`),
    asUser((account, request) => {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      return ok(flowChartOf(ownApplication(getProcesses(), account, id)));
    }),
  ),
  ...CALLED_ACTIONS.map((action) =>
    http.post(
      at(`${service}/api/authFront/process/${action}`),
      asUser(async (account, request) => {
        const body = await readBody(request);
        const state = getProcesses();
        return ok(shownApplication(state, act(state, action, account, body), account));
      }),
    ),
  ),
  http.post(at(`${service}/api/front/process/findByCode`), ({ request }) =>
    refusing(async () => {
      const { applyNo, code } = await readBody(request);
      if (typeof applyNo !== 'string' || typeof code !== 'string' || !applyNo || !code) {
        return refused(CODES.BAD_REQUEST, '请填写办件编号和查询码');
      }
      return ok(findByCode(applyNo.trim().toUpperCase(), code.trim()));
    }),
  ),
];
