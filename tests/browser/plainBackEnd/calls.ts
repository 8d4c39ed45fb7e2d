import {
  type Exchange,
  fail,
  refuse,
  refuseOver,
  sendData,
  sendEmpty,
  sendHtml,
  sendJson,
  sendList,
  sendMissing,
  sendSuccess,
  shown,
} from './answers';
import * as content from './content';
import { create, sentBy } from './requests';
import { endSession, userOf } from './session';
import { state } from './state';
import type { Over } from './switches';

/** The calls of specification 7, and no other one. */

type Answer = (exchange: Exchange) => void;

/** Conditions of `queryData` as specification 7 writes them; those it does not show do nothing. */
function meets(row: content.Row, conditions: Record<string, unknown>): boolean {
  return ['code', 'type', 'status', 'value'].every((field) => {
    const value = String(row[field]);
    const { [field]: equal, [`$${field}_in`]: oneOf, [`$${field}_notIn`]: noneOf } = conditions;
    const listed = (list: unknown) => String(list).split(',').includes(value);
    return (
      row[field] === undefined ||
      ((equal === undefined || equal === value) &&
        (oneOf === undefined || listed(oneOf)) &&
        (noneOf === undefined || !listed(noneOf)))
    );
  });
}

/** A list that `queryData`, JSON where there is one, asks for. */
const list =
  (rowsFor: (exchange: Exchange) => readonly content.Row[]): Answer =>
  (exchange) => {
    let conditions: Record<string, unknown>;
    try {
      conditions = JSON.parse(exchange.query.get('queryData') ?? '{}');
    } catch {
      refuse(exchange, 500, 'queryData 不是 JSON');
      return;
    }
    sendList(
      exchange,
      rowsFor(exchange).filter((row) => meets(row, conditions)),
    );
  };

const applications = (exchange: Exchange) => [
  ...sentBy(userOf(exchange) ?? ''),
  ...content.APPLICATIONS,
];

const isOver = (how: string): how is Over => /^99998|^user/.test(how);

const getCurrent: Answer = (exchange) => {
  const { current, nobody } = state.switches;
  const user = userOf(exchange);
  if (current !== 'bySession') fail(exchange, current);
  else if (user !== undefined) sendSuccess(exchange, content.USERS[user]);
  else if (nobody === 'empty') sendSuccess(exchange, null);
  else if (isOver(nobody)) refuseOver(exchange, nobody);
  else fail(exchange, nobody);
};

const logout: Answer = (exchange) => {
  const how = state.switches.logout;
  if (how !== '500' && how !== 'silence') endSession(exchange);
  if (how === 'success') sendSuccess(exchange, null);
  else if (how === 'empty') sendEmpty(exchange, 200);
  else if (how === '204') sendEmpty(exchange, 204);
  else if (how === '99998') sendJson(exchange, { code: 99998, data: null, msg: '会话已失效' });
  else if (how === 'html') sendHtml(exchange, '<title>已退出</title><h1>您已退出</h1>');
  else fail(exchange, how);
};

const profileByHost: Answer = (exchange) => {
  if (exchange.query.get('host')) sendSuccess(exchange, shown(content.HOST_SETTINGS));
  else sendJson(exchange, { status: 400, error: 'host is required' }, 400);
};

const oneTransaction: Answer = (exchange) => {
  const row = content.TRANSACTIONS.find(({ id }) => id === exchange.query.get('id'));
  sendData(exchange, row === undefined ? null : shown(row));
};

const CALLS: Readonly<Record<string, Answer>> = {
  'GET /api/getCurrent': getCurrent,
  'GET /api/logout': logout,
  'GET /api/perEnterprise/getEnterpriseProfileByHost': profileByHost,
  'GET /data-service/api/front/dictItem/find': list(() => content.DICTIONARY),
  'GET /website-service/api/article/find': list(() => content.ARTICLES),
  'POST /data-service/api/authFront/createProcess': create,
  'GET /data-service/api/authFront/findWfApply': list(applications),
  'GET /data-service/api/authFront/getFlowChart': list(() => content.FLOW_CHART),
  'GET /data-service/api/front/breakPromise/find': list(() => content.BREAK_PROMISES),
  'GET /data-service/api/front/findPatentTransaction': list(() => content.TRANSACTIONS),
  'GET /data-service/api/front/findOnePatentTransaction': oneTransaction,
  'GET /data-service/api/front/tag/find': list(() => content.TAGS),
  'POST /data-service/api/authFront/createPatentTransactionProcess': create,
  'POST /di-service/api/patent/detail/catalog': list(() => content.CATALOG),
};

/** Answers a known call; everything else is not there. */
export function answerCall(exchange: Exchange): void {
  (CALLS[`${exchange.method} ${exchange.path}`] ?? sendMissing)(exchange);
}

/** A gateway asks for the session before it looks for the call. */
export function isClosed(exchange: Exchange): boolean {
  const { path } = exchange;
  const { allClosed } = state.switches;
  const needsSession = allClosed
    ? !/^\/api\/(getCurrent|logout|perEnterprise)/.test(path)
    : path.includes('/authFront/');
  return needsSession && userOf(exchange) === undefined;
}
