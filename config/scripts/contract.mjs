/**
 * `npm run contract` writes the types of the calls from config/contract to
 * src/services/contract, and beside them the readers that make complete records of what is
 * answered. `-- --check` writes nothing and fails when they differ.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { readersOf } from './contractReaders.mjs';

const root = new URL('../../', import.meta.url);
const check = process.argv.includes('--check');

let stale = 0;

/**
 * @param {string} name of a file in src/services/contract
 * @param {string} text
 */
async function keep(name, text) {
  const target = new URL(`src/services/contract/${name}`, root);
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current === text) return;
  stale += 1;
  if (check) console.error(`src/services/contract/${name} does not match its contract`);
  else await writeFile(target, text);
}

const folder = new URL('config/contract/', root);
const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
for (const file of files) {
  const source = new URL(file, folder);
  // What has no calls of its own holds shapes for the others.
  if (!/^ {2}\//m.test(await readFile(source, 'utf8'))) continue;
  const service = file.replace('.yaml', '');
  const types = astToString(await openapiTS(source, { alphabetize: false }));
  const origin = `/** Made from config/contract/${service}.yaml by \`npm run contract\`; do not edit. */`;
  await keep(`${service}.d.ts`, `${origin}\n${types}`);
  for (const [module, readers] of Object.entries(readersOf(service))) {
    await keep(`${module}Readers.ts`, readers);
  }
}
if (check && stale > 0) process.exitCode = 1;
