import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const templates = join(folder, 'templates');
const suffix = '.template';

/**
 * Reads the settings of the site from the environment, as `15-gateways.envsh` defaults and checks
 * them. That file is sourced here, so the official image and a plain nginx cannot differ.
 *
 * @param {Record<string, string | undefined>} env usually `process.env`
 * @returns {Record<string, string>} every `IPR_…` name with its value
 * @throws {Error} with one sentence that names the wrong setting
 */
export function readSettings(env) {
  const { status, stdout, stderr, error } = spawnSync(
    'sh',
    [
      '-c',
      '. "$0" && exec "$1" -p "JSON.stringify(process.env)"',
      join(folder, '15-gateways.envsh'),
      process.execPath,
    ],
    { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
  );
  if (error) throw new Error(`The settings need a shell: ${error.message}`);
  if (status !== 0) throw new Error(stderr.trim());
  return Object.fromEntries(
    Object.entries(JSON.parse(stdout)).filter(([name]) => name.startsWith('IPR_')),
  );
}

/**
 * Replaces `${IPR_…}` names in a template; nginx's own variables stay.
 *
 * @param {string} text the template
 * @param {Record<string, string>} settings from {@link readSettings}
 * @returns {string} nginx configuration
 * @throws {Error} when the template names a setting that does not exist
 */
export function renderTemplate(text, settings) {
  return text.replace(/\$\{(IPR_\w+)\}/g, (_, name) => {
    const value = settings[name];
    if (value === undefined) throw new Error(`The template names an unknown setting: ${name}`);
    return value;
  });
}

/**
 * Writes the site for a plain nginx: `<target>/conf.d/default.conf` and the parts it includes.
 *
 * @param {string} target the folder of the `nginx.conf` that includes `conf.d/*.conf`
 * @param {Record<string, string | undefined>} env usually `process.env`
 * @returns {string[]} the files written
 * @throws {Error} when a setting is wrong or a file cannot be written
 */
export function renderSite(target, env) {
  const settings = readSettings(env);
  return readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => {
      const file = join(target, 'conf.d', name.slice(0, -suffix.length));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, renderTemplate(readFileSync(join(templates, name), 'utf8'), settings));
      return file;
    });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const target = process.argv[2];
  try {
    if (!target) throw new Error('Usage: node config/nginx/render.mjs <folder of nginx.conf>');
    for (const file of renderSite(resolve(target), process.env)) console.log(file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
