import { expect, it } from 'vitest';
import { preloadAsLinks, preloadHere } from '../../config/plugins/firstLoad';

/** The part of Umi's minified helper that inserts what a route needs. */
const HELPER =
  'null==r||r.forEach((function(s){var a,c=s.type,n=s.url;if("js"===c)(a=_("script")).src=n,a.async=!0;' +
  'else{if("css"!==c)return;(a=_("link")).href=n,a.rel="preload",a.as="style"}e.appendChild(a)}))';

it('preloads scripts by links, so that a failed one is asked for again', () => {
  const inserted: Record<string, string>[] = [];
  const create = (tag: string) => ({ tag }) as Record<string, string>;
  const run = new Function('r', '_', 'e', preloadAsLinks(HELPER));
  run([{ type: 'js', url: '/ipr-front/a.js' }], create, {
    appendChild: (element: Record<string, string>) => inserted.push(element),
  });
  expect(inserted).toEqual([
    { tag: 'link', rel: 'preload', as: 'script', href: '/ipr-front/a.js' },
  ]);
});

it('stops the build when the helper no longer looks as expected', () => {
  expect(() => preloadAsLinks('e.append(new Script(n))')).toThrow(/preload helper changed/);
});

it('preloads from where the helper itself came from', () => {
  const helper = 'var b="/ipr-front/",p={publicPath:"/ipr-front/"};return [b,p.publicPath]';
  const run = new Function('document', preloadHere(helper));
  const src = 'https://ipr.example.cn/portal/preload_helper.01234567.js';
  expect(run({ currentScript: { src } })).toEqual(['/portal/', '/portal/']);
});

it('stops the build when the helper names its base otherwise', () => {
  expect(() => preloadHere('var b="/ipr-front/"')).toThrow(/preload helper changed/);
});
