import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { dist, root } from '../../config/scripts/build.mjs';

const files = readdirSync(dist);
const scripts = files.filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const main = read(scripts.find((name) => /^umi\.\w+\.js$/.test(name)) ?? 'umi.js');

describe('the build', () => {
  it.each(scripts)('%s is readable for the oldest browsers (ES2020)', (name) => {
    expect(() => parse(read(name), { ecmaVersion: 2020, sourceType: 'script' })).not.toThrow();
  });

  it('waits 120000 ms for a script chunk', () => {
    expect(main).toMatch(/12e4|120000/);
    expect(main).toContain('ChunkLoadError');
  });

  it('preloads chunks with links, never with script tags', () => {
    const helper = read(scripts.find((name) => name.startsWith('preload_helper.')) ?? '');
    expect(helper).toContain('"preload"');
    expect(helper).not.toContain('"script")).src');
  });

  it('keeps every page out of the first script', () => {
    const pages = scripts.filter((name) => name.startsWith('src__pages__'));
    expect(pages.length).toBeGreaterThanOrEqual(12);
    for (const words of [
      '专利导航与检索',
      '可以输入什么',
      '统一社会信用代码',
      '您访问的页面不存在',
    ]) {
      expect(main).not.toContain(words);
    }
  });

  it('has no style sheet but the one in the HTML', () => {
    expect(files.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  });

  it('has no inline script, the right language, and lets people zoom', () => {
    const html = read('index.html');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).not.toMatch(/user-scalable|maximum-scale/);
    for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      expect(attributes).toContain('src="/ipr-front/');
      expect(body).toBe('');
    }
  });

  it('names every script and style sheet by its content, but for the settings of the site', () => {
    const plain = files.filter((name) => /\.(js|css)$/.test(name) && !/\.[0-9a-f]{8}\./.test(name));
    expect(plain).toEqual(['site.js']);
  });

  it('stands beside its compressed forms', () => {
    // The settings of the site are edited in place: a compressed form would hide that.
    const large = scripts.filter((one) => one !== 'site.js' && read(one).length > 1024);
    for (const name of ['index.html', ...large]) {
      expect(existsSync(join(dist, `${name}.br`)), `${name}.br`).toBe(true);
      expect(existsSync(join(dist, `${name}.gz`)), `${name}.gz`).toBe(true);
    }
  });

  it('says nothing of the machine it was made on, and has no source maps', () => {
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const name of scripts) expect(read(name)).not.toContain(`${root}/`);
  });
});
