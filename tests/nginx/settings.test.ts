// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, renderSite, renderTemplate } from '../../config/nginx/render.mjs';

const site = resolve('config/nginx');

const environment = {
  PATH: process.env.PATH ?? '',
  HOSTNAME: 'container',
  IPR_PORT: '8081',
  IPR_GATEWAYS: '10.0.0.1:8080  gateway-b.internal:80\n[fd00::1]:8443',
  IPR_ROOT: '/srv/portal site',
  IPR_BASE: '/city/portal/',
  IPR_TRUSTED_PROXIES: '10.0.0.7  192.168.0.0/16\nfd00::/8',
  IPR_FRAME_ANCESTORS: "'self' https://city.example.gov.cn",
};

/** What the official image's entrypoint does: source, then replace every name that is set. */
function asOfficialImage(template: string): string {
  const listed = execFileSync('sh', ['-ec', '. "$0"; env -0', join(site, '15-gateways.envsh')], {
    env: environment,
    encoding: 'utf8',
  });
  const set = new Map(
    listed.split('\0').map((line): [string, string] => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
  return template.replace(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (found, braced?: string, plain?: string) => set.get(braced ?? plain ?? '') ?? found,
  );
}

it('gives a plain nginx the files that the official image makes', () => {
  const target = mkdtempSync(join(tmpdir(), 'portal-render-'));
  try {
    const written = renderSite(target, environment);
    const templates = readdirSync(join(site, 'templates'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.template'))
      .sort();
    expect(written).toEqual(
      templates.map((name) => join(target, 'conf.d', name.replace('.template', ''))),
    );
    for (const [index, name] of templates.entries()) {
      const rendered = readFileSync(written[index] ?? '', 'utf8');
      expect(rendered).toBe(asOfficialImage(readFileSync(join(site, 'templates', name), 'utf8')));
      expect(rendered).not.toMatch(/\$\{\w+\}/);
    }
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
});

it('makes a server line of each gateway', () => {
  expect(readSettings(environment).IPR_GATEWAY_SERVERS?.split('\n')).toEqual([
    'server 10.0.0.1:8080 max_fails=2 fail_timeout=10s;',
    'server gateway-b.internal:80 max_fails=2 fail_timeout=10s;',
    'server [fd00::1]:8443 max_fails=2 fail_timeout=10s;',
  ]);
});

it('makes lines of each trusted proxy, for the address and for the scheme', () => {
  const settings = readSettings(environment);
  expect(settings.IPR_REAL_IP_FROM?.split('\n')).toEqual([
    'set_real_ip_from 10.0.0.7;',
    'set_real_ip_from 192.168.0.0/16;',
    'set_real_ip_from fd00::/8;',
  ]);
  expect(settings.IPR_TRUSTED_NETWORKS?.split('\n')).toEqual([
    '10.0.0.7 1;',
    '192.168.0.0/16 1;',
    'fd00::/8 1;',
  ]);
});

it('has a default for everything but the gateways', () => {
  expect(readSettings({ IPR_GATEWAYS: 'gateway:80' })).toMatchObject({
    IPR_PORT: '80',
    IPR_SERVER_NAME: '_',
    IPR_ROOT: '/usr/share/nginx/html',
    IPR_BASE: '/ipr-front/',
    IPR_TRUSTED_PROXIES: '',
    IPR_MAX_BODY: '210m',
    IPR_FRAME_ANCESTORS: "'self'",
    IPR_IMG_ORIGINS: '',
  });
  expect(() => readSettings({})).toThrow(/IPR_GATEWAYS is not set/);
});

it('names every setting in the operator’s page', () => {
  const page = readFileSync(join(site, 'README.md'), 'utf8');
  const script = readFileSync(join(site, '15-gateways.envsh'), 'utf8');
  const names = [...script.matchAll(/^: "\$\{(IPR_\w+):=/gm)].map(([, name]) => name);
  expect(names).toHaveLength(9);
  for (const name of names) expect(page).toContain(`\`${name}\``);
});

describe('a wrong setting stops the start and is named', () => {
  it.each([
    ['IPR_GATEWAYS', ' '],
    ['IPR_GATEWAYS', 'gateway'],
    ['IPR_GATEWAYS', 'gateway:0'],
    ['IPR_GATEWAYS', 'gateway:65536'],
    ['IPR_GATEWAYS', 'http://gateway:80'],
    ['IPR_GATEWAYS', 'a:80,b:80'],
    ['IPR_GATEWAYS', 'a:80; b:80'],
    ['IPR_GATEWAYS', '*:80'],
    ['IPR_PORT', '0'],
    ['IPR_PORT', '80; return 200'],
    ['IPR_PORT', '80\n81'],
    ['IPR_SERVER_NAME', 'a;b'],
    ['IPR_ROOT', 'relative'],
    ['IPR_ROOT', '/srv/"x'],
    ['IPR_ROOT', '/srv/$host'],
    ['IPR_BASE', 'portal/'],
    ['IPR_BASE', '/portal'],
    ['IPR_BASE', '/'],
    ['IPR_BASE', '//'],
    ['IPR_BASE', '/por tal/'],
    ['IPR_BASE', '/a.b/'],
    ['IPR_BASE', '/../'],
    ['IPR_BASE', '/$host/'],
    ['IPR_BASE', '/x/;return 200'],
    ['IPR_BASE', '/api/'],
    ['IPR_BASE', '/data-service/portal/'],
    ['IPR_BASE', '/ipr-nav/'],
    ['IPR_TRUSTED_PROXIES', 'balancer'],
    ['IPR_TRUSTED_PROXIES', '10.0.0.1,10.0.0.2'],
    ['IPR_TRUSTED_PROXIES', '10.0.0.1; deny all'],
    ['IPR_TRUSTED_PROXIES', '10.0.0'],
    ['IPR_TRUSTED_PROXIES', '10.0.0.0/'],
    ['IPR_MAX_BODY', '210 MB'],
    ['IPR_FRAME_ANCESTORS', "'self'; script-src *"],
    ['IPR_FRAME_ANCESTORS', "'none' 'self'"],
    ['IPR_IMG_ORIGINS', '"https://a.example"'],
    ['IPR_IMG_ORIGINS', 'https://a.example/path'],
  ])('%s=%s', (name, value) => {
    const wrong = { ...environment, [name]: value };
    expect(() => readSettings(wrong)).toThrow(name);
    const entrypoint = spawnSync(
      'sh',
      ['-c', 'set -e; . "$0"; echo started', join(site, '15-gateways.envsh')],
      { env: wrong, encoding: 'utf8' },
    );
    expect(entrypoint.status).not.toBe(0);
    expect(entrypoint.stdout).toBe('');
  });
});

it('leaves nginx’s own variables and refuses names nobody sets', () => {
  const braced = (name: string) => `\${${name}}`;
  const template = `$uri ${braced('uri')} ${braced('IPR_PORT')}`;
  expect(renderTemplate(template, { IPR_PORT: '80' })).toBe(`$uri ${braced('uri')} 80`);
  expect(() => renderTemplate(braced('IPR_PROT'), { IPR_PORT: '80' })).toThrow('IPR_PROT');
});

it('stands in the image as a script the entrypoint will source', () => {
  expect(spawnSync('test', ['-x', join(site, '15-gateways.envsh')]).status).toBe(0);
});
