/**
 * `npm run contract` writes the types of the calls from config/contract to
 * src/services/contract. `-- --check` writes nothing and fails when they differ.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const SERVICES = [
  'platform',
  'data',
  'adjudication',
  'enterprise',
  'transaction',
  'website',
  'business',
  'cnipr',
  'di',
  'nav',
  'assessment',
  'statistics',
];
const root = new URL('../../', import.meta.url);
const check = process.argv.includes('--check');

let stale = 0;
for (const service of SERVICES) {
  const source = new URL(`config/contract/${service}.yaml`, root);
  const target = new URL(`src/services/contract/${service}.d.ts`, root);
  const types = astToString(await openapiTS(source, { alphabetize: false }));
  const text = `/** Made from config/contract/${service}.yaml by \`npm run contract\`; do not edit. */\n${types}`;
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current === text) continue;
  stale += 1;
  if (check) console.error(`src/services/contract/${service}.d.ts does not match its contract`);
  else await writeFile(target, text);
}
if (check && stale > 0) process.exitCode = 1;
