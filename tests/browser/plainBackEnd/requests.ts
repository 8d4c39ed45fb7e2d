import { type Exchange, fail, refuse, sendData } from './answers';
import type { Row } from './content';
import { userOf } from './session';
import { type SentRequest, state } from './state';
import type { Created } from './switches';

/** The two calls that send something, and how the rows of what they bring are found. */

const pad = (value: number) => String(value).padStart(2, '0');

/** Now, as the services write times: the clock of China. */
function now(): string {
  const time = new Date(Date.now() + 8 * 3_600_000);
  const day = [time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate()].map(pad).join('-');
  return `${day} ${[time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()].map(pad).join(':')}`;
}

const whole = ({ id, createTime, body }: SentRequest): Row => ({
  ...body,
  id,
  name: '新的申请',
  status: 'SUBMIT',
  createTime,
});

/** What the answer says of a request that was stored. */
function dataOf(request: SentRequest, how: Created): unknown {
  const { id, createTime } = request;
  const forms: Record<Created, unknown> = {
    null: null,
    id,
    number: Number(id.replace(/\D/g, '')),
    true: true,
    object: {},
    list: [],
    part: { id, status: 'SUBMIT', createTime },
    whole: whole(request),
  };
  return forms[how];
}

function store(user: string, body: SentRequest['body']): SentRequest {
  const { sent, switches } = state;
  const known = sent.find(
    (request) => request.user === user && request.body.idempotencyKey === body.idempotencyKey,
  );
  if (switches.knowsKey && known && body.idempotencyKey !== undefined) return known;
  const request = { id: `wf-2026-${1001 + sent.length}`, createTime: now(), user, body };
  sent.push(request);
  return request;
}

/** createProcess and createPatentTransactionProcess: "body is the application". */
export function create(exchange: Exchange): void {
  const user = userOf(exchange) ?? '';
  let body: unknown;
  try {
    body = JSON.parse(exchange.body.toString());
  } catch {
    // Answered below.
  }
  if (typeof body !== 'object' || body === null) {
    refuse(exchange, 500, '请求体不是 JSON');
    return;
  }
  const { create: how, storedThough } = state.switches;
  const failed = how === '500' || how === '502' || how === 'html' || how === 'silence';
  const request = failed && !storedThough ? undefined : store(user, body as SentRequest['body']);
  if (failed) fail(exchange, how);
  else if (request) sendData(exchange, dataOf(request, how));
}

/** What the user has sent, the newest first, as far as it is shown. */
export function sentBy(user: string): Row[] {
  const { sentShown, sentFields, knowsKey } = state.switches;
  if (!sentShown) return [];
  return state.sent
    .filter((request) => request.user === user)
    .reverse()
    .map((request) => {
      const row = whole(request);
      if (!knowsKey) return Object.fromEntries(sentFields.map((field) => [field, row[field]]));
      const { id, createTime } = request;
      return { ...row, applyNo: id, statusLabel: '待受理', submitTime: createTime };
    });
}
