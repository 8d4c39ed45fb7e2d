const HIDES = /\{.*(?:display|visibility|pointer-events)\s*:/s;
const shortened = new Map<string, string>();

/** The rules outside at-rules that can hide an element or take it away from the pointer. */
function hidingRules(css: string): string {
  let depth = 0;
  let kept = '';
  for (const rule of css.split('}')) {
    const opened = rule.split('{').length - 1;
    if (depth === 0 && opened === 1 && !rule.startsWith('@') && HIDES.test(rule))
      kept += `${rule}}`;
    depth += opened - 1;
  }
  return kept;
}

/**
 * antd writes some thousand style rules, and happy-dom matches every element against all of them
 * whenever a query asks what is visible: more than half of a test's time. Of a style element's
 * text only the rules are kept that such a query depends on.
 */
export function keepHidingRulesOnly(): void {
  const inherited = Object.getOwnPropertyDescriptor(window.Element.prototype, 'innerHTML');
  const written = new WeakMap<HTMLStyleElement, string>();
  Object.defineProperty(window.HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get(this: HTMLStyleElement) {
      return written.get(this) ?? '';
    },
    set(this: HTMLStyleElement, css: string) {
      written.set(this, css);
      const short = shortened.get(css) ?? hidingRules(css);
      shortened.set(css, short);
      inherited?.set?.call(this, short);
    },
  });
}
