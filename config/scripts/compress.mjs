import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is compressed beforehand; config/nginx knows the type of each. */
export const compressible = ['.css', '.html', '.js', '.json', '.svg', '.txt'];

/** An operator edits this one in place: a compressed form would go on saying the old settings. */
const editedInPlace = 'site.js';

/** Smaller files fit one packet either way, in bytes. index.html is compressed whatever its size. */
const leastSize = 1024;

const forms = [
  {
    suffix: '.br',
    /** @param {Buffer} bytes */
    make: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    suffix: '.gz',
    /** @param {Buffer} bytes */
    make: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  },
];

/**
 * Writes a Brotli (11) and a gzip (9) form beside every compressible file, the same bytes on
 * every run. A form that would not be smaller is left out, and an old one removed. index.html
 * comes last, so `index.html.gz` says that the build is complete.
 *
 * @param {string} folder the build
 * @returns {Promise<{ files: number, bytes: number, brotli: number, gzip: number }>} files
 *   compressed, and their bytes in each form
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => compressible.includes(extname(name)))
    .filter((name) => name !== 'index.html' && name !== editedInPlace)
    .sort();
  const total = { files: 0, bytes: 0, brotli: 0, gzip: 0 };

  /** @param {string} name */
  const compress = async (name) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    const wanted = bytes.length > leastSize || name === 'index.html';
    const sizes = [];
    for (const { suffix, make } of forms) {
      const packed = wanted ? await make(bytes) : bytes;
      const smaller = packed.length < bytes.length;
      if (smaller) await writeFile(file + suffix, packed);
      else await rm(file + suffix, { force: true });
      sizes.push(smaller ? packed.length : bytes.length);
    }
    if (!wanted) return;
    total.files += 1;
    total.bytes += bytes.length;
    total.brotli += sizes[0] ?? 0;
    total.gzip += sizes[1] ?? 0;
  };

  // zlib works in Node's own threads: as many files at a time as there are processors.
  const queue = files.values();
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (const name of queue) await compress(name);
  });
  await Promise.all(lanes);
  await compress('index.html');
  return total;
}
