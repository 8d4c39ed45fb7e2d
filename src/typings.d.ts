import '@umijs/max/typings';

declare global {
  /** Webpack's own: the folder that scripts come from. There is none outside of a build. */
  const __webpack_public_path__: string | undefined;

  interface Window {
    /** Set in `site.js` or by a hosting page that serves the portal under another base: anything. */
    routerBase?: unknown;
  }
}
