import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { json } from './answers';
import { handlers } from './handlers/all';

/** Answers a request with the mock's handlers; a handler that breaks answers 500. */
export async function respond(request: Request): Promise<Response> {
  try {
    const response = await getResponse(handlers, request);
    if (response !== undefined) return response;
  } catch (error) {
    console.error(error);
  }
  return json({ code: 500, data: null, msg: '模拟后端出错' }, { status: 500 });
}

/** A fetch request from a Node one; `body` is what was read from it, if anything. */
export function toRequest(
  incoming: IncomingMessage,
  address: string,
  body: string | Uint8Array | FormData | null,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.delete('content-length');
  // A form brings the boundary of its own parts.
  if (body instanceof FormData) headers.delete('content-type');
  const method = incoming.method ?? 'GET';
  const bodyless = method === 'GET' || method === 'HEAD';
  return new Request(new URL(address, `http://${incoming.headers.host ?? 'localhost'}`), {
    method,
    headers,
    body: bodyless || body === null ? null : (body as BodyInit),
  });
}

/** Sends a fetch response through a Node one; a network error cuts the connection. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.socket?.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (outgoing.destroyed) return;
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.setHeader('content-length', body.length);
  outgoing.end(body);
}
