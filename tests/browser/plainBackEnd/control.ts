import { type Exchange, sendEmpty, sendHtml, sendJson } from './answers';
import { USERS } from './content';
import { startSession } from './session';
import { reset, state } from './state';
import { DEFAULTS, type Switches } from './switches';

/** Where a login leads back to: an address of this host, whatever its port, or the portal. */
function wayBack({ incoming, query }: Exchange): string {
  const here = new URL(`http://${incoming.headers.host}`);
  const asked = query.get('redirectUrl') ?? query.get('service') ?? '/ipr-front/';
  const target = new URL(asked, here);
  return target.hostname === here.hostname ? target.href : '/ipr-front/';
}

/** Begins a session and leads back. */
function logIn(exchange: Exchange): void {
  const user = exchange.query.get('user') ?? 'person';
  if (!(user in USERS)) sendJson(exchange, { error: `no user ${user}` }, 400);
  else {
    const headers = { 'set-cookie': startSession(user), location: wayBack(exchange) };
    sendEmpty(exchange, 302, headers);
  }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Single sign-on: a page of another system that knows the user and leads back. */
function signOn(exchange: Exchange): void {
  const back = new URLSearchParams({ redirectUrl: wayBack(exchange) });
  const links = Object.keys(USERS).map(
    (user) =>
      `<li><a href="/__plain/login?user=${user}&amp;${escaped(String(back))}">以 ${user} 登录</a>`,
  );
  sendHtml(exchange, `<title>统一身份认证</title><h1>统一身份认证</h1><ul>${links.join('')}</ul>`);
}

/** Sets switches; a name or a type that does not exist is a mistake of the test. */
function setSwitches(exchange: Exchange): void {
  const wanted: Record<string, unknown> = JSON.parse(exchange.body.toString());
  const wrong = Object.keys(wanted).filter(
    (name) => typeof wanted[name] !== typeof DEFAULTS[name as keyof Switches],
  );
  if (wrong.length > 0) sendJson(exchange, { error: `no switch ${wrong.join(', ')}` }, 400);
  else {
    Object.assign(state.switches, wanted);
    sendJson(exchange, state.switches);
  }
}

const CONTROLS: Readonly<Record<string, (exchange: Exchange) => void>> = {
  'GET /__plain/login': logIn,
  'GET /__plain/sso': signOn,
  'GET /__plain/calls': (exchange) => sendJson(exchange, state.calls),
  'GET /__plain/sent': (exchange) =>
    sendJson(
      exchange,
      state.sent.map(({ id }) => id),
    ),
  'GET /__plain/switches': (exchange) => sendJson(exchange, state.switches),
  'POST /__plain/switches': setSwitches,
  'POST /__plain/reset': (exchange) => {
    reset();
    sendEmpty(exchange, 204);
  },
};

/**
 * The control address: `login?user=…&redirectUrl=…` begins a session, `sso` is a login page of
 * another system, `switches` reads or sets the answers, `calls` tells what was called, `sent` the
 * requests that were stored, `reset` forgets everything.
 *
 * @returns whether this was a control address
 */
export function answerControl(exchange: Exchange): boolean {
  const { method, path } = exchange;
  if (!path.startsWith('/__plain/')) return false;
  const control = CONTROLS[`${method} ${path}`];
  if (control === undefined) sendJson(exchange, { error: 'no such control' }, 404);
  else control(exchange);
  return true;
}
