import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** The least that a page made with React costs: thirty fields of the browser's own and a button. */
const PAGE = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  const fields = Array.from({ length: 30 }, (_, place) =>
    h('p', { key: place }, h('label', null, '第 ' + (place + 1) + ' 项 ', h('input'))),
  );
  createRoot(document.getElementById('root')).render(
    h('form', null, h('h1', null, '表单'), fields, h('button', null, '提交')),
  );
`;

const HTML =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>表单</title>' +
  '<div id="root"></div><script src="/page.js"></script></html>';

/**
 * Serves the floor page, compressed as the portal's pages are.
 *
 * @returns {Promise<{ url: string, usable: string, stop: () => void }>}
 */
export async function startFloor() {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = gzipSync(outputFiles[0]?.contents ?? '');
  const html = gzipSync(HTML);
  const server = createServer(({ url }, answer) => {
    const isScript = url === '/page.js';
    answer.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    answer.setHeader('Content-Encoding', 'gzip');
    answer.end(isScript ? script : html);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    usable: 'button',
    stop: () => void server.close(),
  };
}
