/**
 * The mock back end as a server of its own, behind nginx in the browser tests and in
 * `npm run preview`: `PORT=4000 npx tsx mock/server.ts`. `PORT=0` takes a free port; the line
 * `mock listening on <port>` tells which. `IPR_DATA` names a folder of real data.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond, send, toRequest } from './bridge';
import { getPatentStore } from './data/patentStore';
import { readAhead } from './search/readAhead';

const port = Number(process.env.PORT ?? 0);
const host = process.env.HOST ?? '127.0.0.1';

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  await send(await respond(toRequest(incoming, incoming.url ?? '/', body)), outgoing);
}

const server = createServer((incoming, outgoing) => {
  // A caller that leaves while its body is read, or sends no valid address, gets no answer.
  answer(incoming, outgoing).catch(() => outgoing.destroy());
});

// Loaded before the first call, so that no call waits for it.
const store = getPatentStore();
server.listen(port, host, () => {
  console.log(`mock listening on ${(server.address() as AddressInfo).port}`);
  void readAhead(store);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    // Keep-alive connections and calls that a fault holds back would otherwise delay the end.
    server.closeAllConnections();
  });
}
