import { expect, it } from 'vitest';
import { preloadAsLinks } from '../../config/plugins/firstLoad';

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
