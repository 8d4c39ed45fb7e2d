/**
 * A back end that knows the specification and nothing else: the calls it names, in its envelopes,
 * with the few fields it shows. Everything else is 404. It shows how the portal stands in front of
 * back ends that exist, where all that we assumed is missing.
 *
 * Started by `npm run preview -- --plain` and by the browser tests of this folder:
 * `PORT=4000 npx tsx tests/browser/plainBackEnd/server.ts`; `PORT=0` takes a free port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Exchange, refuseOver } from './answers';
import { answerCall, isClosed } from './calls';
import { answerControl } from './control';
import { reset, state } from './state';
import { answerUpload } from './uploads';

function log({ method, path, query, body }: Exchange): void {
  const text = body.toString();
  let read: unknown = text;
  try {
    read = JSON.parse(text);
  } catch {
    // Not every body is JSON; most calls have none.
  }
  state.calls.push({ method, path, query: Object.fromEntries(query), body: read });
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://localhost');
  const { method = 'GET' } = incoming;
  const exchange = { method, path, query, body: Buffer.concat(chunks), incoming, outgoing };
  if (answerControl(exchange)) return;
  log(exchange);
  if (isClosed(exchange)) refuseOver(exchange, state.switches.over);
  else if (!(await answerUpload(exchange))) answerCall(exchange);
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    console.error(error);
    outgoing.destroy();
  });
});

server.listen(Number(process.env.PORT ?? 0), process.env.HOST ?? '127.0.0.1', () => {
  console.log(`plain back end listening on ${(server.address() as AddressInfo).port}`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    reset();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
