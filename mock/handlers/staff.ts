import { HttpResponse, http } from 'msw';
import { type Account, passwordMatches } from '../accounts';
import { ok } from '../answers';
import { now, setClock } from '../clock';
import { badRequest } from '../process/body';
import { Refusal, refusing } from '../process/refusal';
import { askForMaterial, decideAppeal, giveExpertOpinion, staffMove } from '../process/staff';
import { listPage, loginPage, requestPage, type Said } from '../process/staffPage';
import { getProcesses } from '../process/store';
import type { StoredApplication } from '../process/types';
import { sessionAccount, startSession } from '../session';
import { getState } from '../state';
import { at } from './address';

const PAGE = '/__mock/staff';
const DAY = 86_400_000;

type Body = Record<string, unknown>;

const isForm = (request: Request) =>
  (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/**
 * The body of a control call: JSON from tests, a form from the page. Umi's dev server has read
 * forms already and hands them on as JSON.
 */
async function readControl(request: Request): Promise<Body> {
  const text = await request.text();
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Body) : {};
  } catch {
    const fields = new URLSearchParams(text);
    const names = [...new Set(fields.keys())];
    return Object.fromEntries(
      names.map((name) => {
        const values = fields.getAll(name);
        return [name, values.length > 1 ? values : values[0]];
      }),
    );
  }
}

/** A move as the page's form sends it, in the shape the control takes. */
function moveFromForm(body: Body): Body {
  const chosen = [body.field ?? []].flat();
  const items = chosen.map((field) => ({ field, requirement: body[`requirement:${field}`] }));
  return { ...body, supplement: { items }, result: { conclusion: body.conclusion } };
}

function backTo(id: unknown, shown: Said, headers: Record<string, string> = {}) {
  const query = new URLSearchParams();
  if (typeof id === 'string') query.set('id', id);
  if (shown.done) query.set('done', shown.done);
  if (shown.error) query.set('error', shown.error);
  return new HttpResponse(null, {
    status: 303,
    headers: { location: `${PAGE}?${query}`, ...headers },
  });
}

/** A control: answers JSON to tests; leads the page's forms back to the page. */
function control(path: string, done: string, work: (body: Body) => StoredApplication | null) {
  return http.post(at(`${PAGE}/${path}`), async ({ request, cookies }) => {
    const body = await readControl(request);
    if (!isForm(request)) return refusing(() => ok(plain(work(body))));
    if (!isAdmin(sessionAccount(cookies))) return backTo(null, { error: '请以管理员账号登录' });
    try {
      work(path === 'move' ? moveFromForm(body) : body);
      return backTo(body.id, { done });
    } catch (error) {
      if (error instanceof Refusal) return backTo(body.id, { error: error.message });
      throw error;
    }
  });
}

/** What tests look at after a control. */
function plain(application: StoredApplication | null) {
  return application && { id: application.id, status: application.status };
}

const isAdmin = (account: Account | undefined) => account?.user.access === 'admin';

function forward(body: Body): null {
  const days = Number(body.days);
  if (!Number.isInteger(days) || days < 1) throw badRequest('days 应为正整数');
  setClock(now() + days * DAY);
  return null;
}

/** The office's side of requests: a plain page for people, and the same controls for tests. */
export const staffHandlers = [
  http.get(at(PAGE), ({ request, cookies }) => {
    const { searchParams } = new URL(request.url);
    const shown = { done: searchParams.get('done'), error: searchParams.get('error') };
    if (!isAdmin(sessionAccount(cookies))) return HttpResponse.html(loginPage(shown));
    const state = getProcesses();
    const application = state.applications.get(searchParams.get('id') ?? '');
    return HttpResponse.html(
      application ? requestPage(application, shown) : listPage(state, shown),
    );
  }),
  http.post(at(`${PAGE}/login`), async ({ request }) => {
    const body = await readControl(request);
    const account = getState().accounts.get(String(body.account).trim().toLowerCase());
    const right = account && passwordMatches(String(body.password), account.password);
    return right && isAdmin(account)
      ? backTo(null, { done: '已登录' }, { 'set-cookie': startSession(account) })
      : backTo(null, { error: '账号或密码不正确，或不是管理员账号' });
  }),
  control('move', '已办理', (body) => staffMove(getProcesses(), body)),
  control('ask', '已发出要求', (body) => askForMaterial(getProcesses(), body)),
  control('expert', '已出具意见', (body) => giveExpertOpinion(getProcesses(), body)),
  control('appeal', '已作出决定', (body) => decideAppeal(getProcesses(), body)),
  control('forward', '时间已前进', forward),
];
