import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Row } from './content';
import { state } from './state';
import type { Failing, Over } from './switches';

/** A request as the handlers see it, and where to answer. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

type Headers = Record<string, string>;

export function sendJson({ outgoing }: Exchange, body: unknown, status = 200, headers = {}): void {
  outgoing.writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers });
  outgoing.end(JSON.stringify(body));
}

export function sendHtml({ outgoing }: Exchange, body: string, status = 200, headers = {}): void {
  outgoing.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  outgoing.end(`<!doctype html><html lang="zh-CN"><meta charset="utf-8">${body}</html>`);
}

export function sendEmpty({ outgoing }: Exchange, status: number, headers: Headers = {}): void {
  outgoing.writeHead(status, headers);
  outgoing.end();
}

/** The envelope of the services (specification 8): 0 is success. */
export function sendData(exchange: Exchange, data: unknown): void {
  sendJson(exchange, { code: 0, data, msg: 'success' });
}

/** A refusal of a service. */
export function refuse(exchange: Exchange, code: number, msg: string): void {
  sendJson(exchange, { code, data: null, msg });
}

/** The envelope of the platform (specification 8). */
export function sendSuccess(exchange: Exchange, data: unknown): void {
  sendJson(exchange, { success: true, data, errorCode: null, errorMessage: null, showType: 0 });
}

/** Refuses somebody whose session is over. */
export function refuseOver(exchange: Exchange, how: Over): void {
  const text = how.replace(/^99998 ?/, '');
  refuse(exchange, how === text ? 500 : 99998, text || '会话已失效，请重新登录');
}

/** A row as the switches have it. */
export function shown(row: Row): Row {
  if (!state.switches.nulls) return row;
  return Object.fromEntries(Object.entries(row).map(([key, v]) => [key, key === 'id' ? v : null]));
}

/** Rows as a service writes a list, a page of them where one is asked for (page is 0-based). */
export function sendList(exchange: Exchange, rows: readonly Row[]): void {
  const size = Number(exchange.query.get('size')) || 20;
  const page = Number(exchange.query.get('page')) || 0;
  const content = rows.slice(page * size, (page + 1) * size).map(shown);
  const total = rows.length;
  const forms = {
    page: { content, totalElements: total, number: page, size },
    array: content,
    rows: { rows: content, total },
    null: null,
  };
  sendData(exchange, forms[state.switches.lists]);
}

const gatewayPage = (title: string) =>
  `<title>${title}</title><center><h1>${title}</h1></center><hr><center>openresty</center>`;

/**
 * Single sign-on at another origin than the portal's: this server's own port. The host is the same,
 * for a browser keeps cookies by host.
 */
function signOnAddress({ incoming }: Exchange): string {
  const { hostname } = new URL(`http://${incoming.headers.host}`);
  return `http://${hostname}:${incoming.socket.localPort}/__plain/sso`;
}

/** Fails as a server or a gateway does. */
export function fail(exchange: Exchange, how: Failing): void {
  const { outgoing, path } = exchange;
  if (how === '401') sendJson(exchange, { error: 'Unauthorized', path }, 401);
  else if (how === '403') sendJson(exchange, { error: 'Forbidden', path }, 403);
  else if (how === '500') {
    sendJson(exchange, { timestamp: Date.now(), status: 500, error: 'Internal Server Error' }, 500);
  } else if (how === '502') sendHtml(exchange, gatewayPage('502 Bad Gateway'), 502);
  else if (how === 'html') sendHtml(exchange, '<title>系统维护</title><h1>系统维护中</h1>');
  else if (how === 'redirect') sendEmpty(exchange, 302, { location: signOnAddress(exchange) });
  else {
    const end = () => outgoing.destroy();
    state.waiting.add(end);
    outgoing.on('close', () => state.waiting.delete(end));
  }
}

/** Services whose calls the specification shows; a gateway knows the way to no other one. */
const KNOWN_SERVICES = /^\/(api|data-service|website-service|di-service)\//;

/** What is not known is not there. */
export function sendMissing(exchange: Exchange): void {
  const { path } = exchange;
  const { missing } = state.switches;
  const mixed = KNOWN_SERVICES.test(path) ? 'spring' : 'html';
  const how = missing === 'mixed' ? mixed : missing;
  if (how === 'html') sendHtml(exchange, gatewayPage('404 Not Found'), 404);
  else if (how === 'json') sendJson(exchange, { code: 404, msg: 'Not Found' }, 404);
  else if (how === 'code') refuse(exchange, 404, 'Not Found');
  else {
    const timestamp = new Date().toISOString();
    sendJson(exchange, { timestamp, status: 404, error: 'Not Found', path }, 404);
  }
}
