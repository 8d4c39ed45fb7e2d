import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '../../config/scripts/compress.mjs';
import { startNginx } from '../../config/scripts/nginxServer.mjs';

/** Text long enough to be worth compressing. */
const long = (word: string) => `${word} `.repeat(600);

/** The files of a small build, by path below the base. */
export const files: Record<string, string> = {
  'index.html': `<!doctype html><html lang="zh-CN"><title>门户</title><p>${long('首页')}</p></html>`,
  'umi.0123abcd.js': `// ${long('script')}`,
  'p__404__index.89abcdef.async.js': `// ${long('part')}`,
  'umi.4567cdef.css': `/* ${long('style')} */`,
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${long('icon')} --></svg>`,
  'robots.txt': 'User-agent: *\nDisallow: /\n',
  'licences.txt': long('licence'),
  'regions.json': JSON.stringify(long('region')),
  'static/emblem.01234567.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${long('emblem')} --></svg>`,
  'static/photo.01234567.png': 'not really a picture',
  'assets/table.fedcba98.js': `// ${long('table')}`,
};

export type Site = Awaited<ReturnType<typeof startSite>>;
type NginxOptions = Parameters<typeof startNginx>[0];

/** A real nginx with the project's templates, a small build and the given gateways. */
export async function startSite(options: Partial<NginxOptions> = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  await compressFolder(dist);
  const nginx = await startNginx({ dist, gateways: ['127.0.0.1:9'], ...options });
  return {
    dist,
    errorLog: nginx.errorLog,
    ask: (path: string, call: Call = {}) => ask(nginx.origin, path, call),
    stop: async () => {
      await nginx.stop();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One call, exactly as written: nothing decoded, followed or added. */
function ask(origin: string, path: string, { method = 'GET', headers = {}, body }: Call) {
  return new Promise<Answer>((done, fail) => {
    const call = request(origin, { method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    call.on('error', fail);
    call.end(body);
  });
}

/** A call as a gateway received it. */
interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** A gateway that remembers its calls, reads each to the end, and then answers. */
export async function startGateway(answer: RequestListener) {
  const calls: Received[] = [];
  const server = createServer((incoming, response) => {
    let bytes = 0;
    incoming.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      calls.push({ method, url, headers, bytes });
      answer(incoming, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    calls,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
