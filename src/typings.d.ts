import '@umijs/max/typings';

declare global {
  interface Window {
    /** Set by a hosting page that serves the portal under another base path. */
    routerBase?: string;
  }
}
