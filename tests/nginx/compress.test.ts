// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from '../../config/scripts/compress.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-compress-'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'index.html'), `<p>${'短'.repeat(30)}</p>`);
  writeFileSync(join(folder, 'umi.js'), 'const words = "long";'.repeat(200));
  writeFileSync(join(folder, 'static/icon.svg'), '<svg/>'.repeat(400));
  writeFileSync(join(folder, 'small.css'), 'a{}'.repeat(100));
  writeFileSync(join(folder, 'photo.png'), Buffer.alloc(5000));
  writeFileSync(join(folder, 'noise.txt'), randomBytes(5000));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

it('puts both forms beside text over 1 KB and beside index.html', async () => {
  const before = list();
  const total = await compressFolder(folder);
  const compressed = ['index.html', 'static/icon.svg', 'umi.js'];
  expect(list().filter((name) => !before.includes(name))).toEqual(
    compressed.flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  for (const name of compressed) {
    const original = readFileSync(join(folder, name));
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))).toEqual(original);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`)))).toEqual(original);
  }
  expect(total.files).toBe(4);
  expect(total.brotli).toBeLessThan(total.bytes);
});

it('writes the same bytes each time and drops a form that is of no use any more', async () => {
  await compressFolder(folder);
  const first = readFileSync(join(folder, 'umi.js.gz'));
  const names = list();
  await compressFolder(folder);
  expect(list()).toEqual(names);
  expect(readFileSync(join(folder, 'umi.js.gz'))).toEqual(first);
  writeFileSync(join(folder, 'umi.js'), 'short');
  await compressFolder(folder);
  expect(list()).not.toContain('umi.js.br');
  expect(list()).not.toContain('umi.js.gz');
});

it('fails on a folder without index.html', async () => {
  rmSync(join(folder, 'index.html'));
  await expect(compressFolder(folder)).rejects.toThrow('index.html');
});
