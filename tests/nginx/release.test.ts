// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from '../../config/scripts/compress.mjs';
import { commandsOf } from './operator';
import { type Site, startSite } from './site';

let work: string;
let portal: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'portal-release-'));
  portal = join(work, 'portal');
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

/** A build whose every file says which one it is; the script's name holds its hash. */
async function build(name: string): Promise<string> {
  const folder = join(work, name);
  const page = `<!doctype html><script src="/ipr-front/umi.${name}.js"></script>${name.repeat(200)}`;
  const contents = {
    'index.html': page,
    [`umi.${name}.js`]: `// ${name.repeat(200)}`,
    'static/logo.svg': `<svg>${name}</svg>`,
    'site.js': `// site.js of build ${name}`,
    // Compressed in the first build only.
    'licences.txt': name === '0000000a' ? name.repeat(200) : name,
  };
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await compressFolder(folder);
  return folder;
}

/** Runs commands of the operator's page with this test's folders. */
function run(words: string, names: Record<string, string>) {
  const script = commandsOf('sh', words, { ...names, '/srv/portal': portal });
  return spawnSync('sh', ['-ec', script], { encoding: 'utf8' });
}
const upgrade = (folder: string) =>
  spawnSync('sh', ['config/nginx/release.sh', folder, portal], { encoding: 'utf8' });
const present = (path: string) => readFileSync(join(portal, 'ipr-front', path), 'utf8');

describe('a release', () => {
  it('comes first with the build’s own site.js, then keeps that of the installation', async () => {
    expect(upgrade(await build('0000000a')).status).toBe(0);
    expect(present('site.js')).toContain('0000000a');
    writeFileSync(join(portal, 'ipr-front/site.js'), '// ours');
    expect(upgrade(await build('0000000b')).status).toBe(0);
    expect(present('site.js')).toBe('// ours');
    expect(present('index.html')).toContain('umi.0000000b.js');
    expect(present('static/logo.svg')).toContain('0000000b');
    // What an open tab still asks for, and no compressed form of what has changed.
    expect(present('umi.0000000a.js')).toContain('0000000a');
    expect(existsSync(join(portal, 'ipr-front/licences.txt.br'))).toBe(false);
    expect(existsSync(join(portal, 'ipr-front/licences.txt.gz'))).toBe(false);
  });

  it('leaves the release before as it was, and the page’s commands lead back to it', async () => {
    upgrade(await build('0000000a'));
    const earlier = readlinkSync(join(portal, 'ipr-front')).replace('releases/', '');
    upgrade(await build('0000000b'));
    expect(run('EARLIER', { EARLIER: earlier }).status).toBe(0);
    expect(present('index.html')).toContain('umi.0000000a.js');
    expect(existsSync(join(portal, 'ipr-front/umi.0000000b.js'))).toBe(false);
  });

  it('has the present build alone when it is to be clean', async () => {
    upgrade(await build('0000000a'));
    writeFileSync(join(portal, 'ipr-front/site.js'), '// ours');
    const next = await build('0000000b');
    expect(run('clean', { ' dist ': ` ${next} ` }).status).toBe(0);
    expect(existsSync(join(portal, 'ipr-front/umi.0000000a.js'))).toBe(false);
    expect(present('index.html')).toContain('umi.0000000b.js');
    expect(present('site.js')).toBe('// ours');
  });

  it('names its files below another base when it is told one', async () => {
    const folder = await build('0000000a');
    expect(run('IPR_BASE', { ' dist ': ` ${folder} ` }).status).toBe(0);
    expect(present('index.html')).toContain('src="/portal/umi.0000000a.js"');
    expect(present('index.html')).not.toContain('/ipr-front/');
    const other = await startSite({ settings: { IPR_ROOT: portal, IPR_BASE: '/portal/' } });
    try {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const call = { headers: { 'accept-encoding': encoding } };
        const page = await other.ask('/portal/changshu/user/login', call);
        expect(page.headers['content-encoding']).toBeUndefined();
        expect(page.body.toString()).toBe(present('index.html'));
        expect((await other.ask('/portal/umi.0000000a.js', call)).status).toBe(200);
      }
    } finally {
      await other.stop();
    }
    const wrong = spawnSync('sh', ['config/nginx/release.sh', folder, portal], {
      env: { ...process.env, IPR_BASE: '/portal' },
      encoding: 'utf8',
    });
    expect(wrong.stderr).toContain('IPR_BASE');
  });

  it('takes over a plain folder from before', async () => {
    const before = await build('0000000a');
    mkdirSync(portal);
    spawnSync('cp', ['-R', before, join(portal, 'ipr-front')]);
    writeFileSync(join(portal, 'ipr-front/site.js'), '// ours');
    expect(upgrade(await build('0000000b')).status).toBe(0);
    expect(readlinkSync(join(portal, 'ipr-front'))).toMatch(/^releases\//);
    expect(present('site.js')).toBe('// ours');
    expect(present('umi.0000000a.js')).toContain('0000000a');
  });

  it('changes nothing when it cannot be completed', async () => {
    upgrade(await build('0000000a'));
    const [before, releases] = [
      readlinkSync(join(portal, 'ipr-front')),
      readdirSync(join(portal, 'releases')),
    ];
    const broken = await build('0000000b');
    rmSync(join(broken, 'index.html.gz'));
    const refused = upgrade(broken);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('no complete build');
    // A copy that breaks off.
    writeFileSync(join(broken, 'index.html.gz'), '');
    const cp = join(work, 'bin/cp');
    mkdirSync(dirname(cp));
    writeFileSync(cp, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const failed = spawnSync('sh', ['config/nginx/release.sh', broken, portal], {
      env: { PATH: `${dirname(cp)}:${process.env.PATH}` },
    });
    expect(failed.status).not.toBe(0);
    expect(readlinkSync(join(portal, 'ipr-front'))).toBe(before);
    expect(readdirSync(join(portal, 'releases'))).toEqual(releases);
  });
});

describe('while releases are exchanged', () => {
  let site: Site;
  afterEach(() => site.stop());

  it('every page names a script that is there, whichever way it is compressed', async () => {
    const builds = await Promise.all(['0000000a', '0000000b', '0000000c'].map(build));
    upgrade(builds[0] ?? '');
    site = await startSite({ settings: { IPR_ROOT: portal } });
    let over = false;
    const seen = new Set<string>();
    const visitor = async (encoding: string, unpacked: (body: Buffer) => Buffer) => {
      while (!over) {
        const page = await site.ask('/ipr-front/', { headers: { 'accept-encoding': encoding } });
        expect(page.status).toBe(200);
        const [, script = ''] = /src="([^"]+)"/.exec(unpacked(page.body).toString()) ?? [];
        expect((await site.ask(script)).status).toBe(200);
        seen.add(script);
      }
    };
    const visitors = Promise.all([
      visitor('br', brotliDecompressSync),
      visitor('gzip', gunzipSync),
      visitor('identity', (body) => body),
    ]);
    for (const folder of [...builds, ...builds]) {
      expect(upgrade(folder).status).toBe(0);
      await new Promise((done) => setTimeout(done, 50));
    }
    over = true;
    await visitors;
    expect(seen.size).toBe(3);
  });
});
