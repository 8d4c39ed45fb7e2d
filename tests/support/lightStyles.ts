import { createCache } from '@ant-design/cssinjs';
import CSSParser from 'happy-dom/lib/css/declaration/css-parser/CSSStyleDeclarationCSSParser.js';
import PropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSStyleDeclarationPropertyManager.js';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import SelectorParser from 'happy-dom/lib/query-selector/SelectorParser.js';
import * as React from 'react';

const HIDES = /\{.*(?:display\s*:\s*none|visibility\s*:|pointer-events\s*:)/s;
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

/** The classes by which antd takes a part of its own away; see its `style` folders. */
const HIDDEN = [
  'collapse-panel',
  'dropdown',
  'menu',
  'menu-submenu',
  'picker-dropdown',
  'popover',
  'select-dropdown',
  'tabs-content',
  'tabs-nav-operations',
  'tabs-tabpane',
  'tooltip',
].map((part) => `.ant-${part}-hidden`);

/**
 * `renderPortal` has antd make no styles, which takes a tenth of a test's time. This rule stands for
 * those that a query for what is visible depends on.
 */
export function hideWhatAntdHides(): void {
  const id = 'hidden-by-antd';
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.innerHTML = `${HIDDEN.join(',')}{display:none}`;
  document.head.append(style);
}

/** For each selector of a style rule, per part between commas, a class its last element must have. */
const demanded = new Map<string, readonly (string | undefined)[]>();

function demandedClasses(selector: string): readonly (string | undefined)[] {
  let classes = demanded.get(selector);
  if (!classes) {
    let flat = selector;
    for (let before = ''; before !== flat; ) {
      before = flat;
      flat = flat.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
    }
    classes = flat.split(',').map((part) => {
      const last =
        part
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      return /\.([\w-]+)/.exec(last)?.[1];
    });
    demanded.set(selector, classes);
  }
  return classes;
}

const MATCHES = Symbol.for('portal.tests.matches');
type Matching = typeof QuerySelector & { [MATCHES]?: typeof QuerySelector.matches };

/**
 * To compute the style of an element happy-dom matches it and all around it against every rule. A
 * rule for a class that an element does not have is passed by without reading its selector.
 */
export function passByForeignRules(): void {
  // The library outlives a test file, this module does not: what stood there first is kept with it.
  const matching: Matching = QuerySelector;
  matching[MATCHES] ??= QuerySelector.matches;
  const matches = matching[MATCHES];
  QuerySelector.matches = (element, selector, options) => {
    if (options?.ignoreErrors) {
      const own = ` ${element.getAttribute('class') ?? ''} `;
      const fits = (name: string | undefined) => name === undefined || own.includes(` ${name} `);
      if (!demandedClasses(selector).some(fits)) return null;
    }
    return matches.call(QuerySelector, element, selector, options);
  };
}

/**
 * React notes for every element it makes from where in the program it came, to say so in its
 * warnings. It stops noting above a number, which stands there always. With the passing by of
 * foreign rules a tenth of a test's time.
 */
export function noteNoOrigins(): void {
  const internals = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  ) as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

const UPDATE = Symbol.for('portal.tests.update');

/** How many parts of the page use what antd has made, and what it is; its last part names the theme. */
type Made = readonly [users: number, made: readonly unknown[]];

interface Styles {
  opUpdate: (path: string, change: (made: Made | undefined) => Made | null) => void;
  [UPDATE]?: Styles['opUpdate'];
}

/**
 * antd forgets a theme's tokens and what it made of them when the last part of the page that uses
 * them goes, here after each test, and makes the same again for the next one: a fifth of the time
 * that a page takes to begin. With one user more than there are, they stay. A theme without a name
 * gets another one each time, and goes as before.
 */
export function keepTokens(): void {
  const styles: Styles = Object.getPrototypeOf(createCache());
  styles[UPDATE] ??= styles.opUpdate;
  const update = styles[UPDATE];
  styles.opUpdate = function (path, change) {
    update.call(this, path, (before) => {
      const after = change(before);
      if (before || !after || String(after[1].at(-1)).startsWith('css-var-_r_')) return after;
      return [after[0] + 1, after[1]];
    });
  };
}

const READ = Symbol.for('portal.tests.read');
const NAMES = 'definedPropertyNames';

/**
 * happy-dom reads a selector or a style's text anew whenever it meets it. What it reads is told
 * again here: a style as it is, for nobody changes it; of a selector the lists, which
 * `QuerySelector` turns round. One with a pseudo-class knows the element it is asked at, and is read.
 * Styles and matches of a whole page take a third less.
 */
export function readOnce(): void {
  const css: typeof CSSParser & { [READ]?: typeof CSSParser.parse } = CSSParser;
  css[READ] ??= css.parse;
  const parse = css[READ];
  const styles = new Map<string, ReturnType<typeof parse>>();
  css.parse = (text) => {
    const read = styles.get(text) ?? parse.call(css, text);
    styles.set(text, read);
    return read;
  };

  const selectors: typeof SelectorParser & { [READ]?: typeof SelectorParser.getSelectorGroups } =
    SelectorParser;
  selectors[READ] ??= selectors.getSelectorGroups;
  const groupsOf = selectors[READ];
  const known = new Map<string, ReturnType<typeof groupsOf>>();
  selectors.getSelectorGroups = (selector, options) => {
    if (selector.includes(':')) return groupsOf.call(selectors, selector, options);
    const key = `${options?.ignoreErrors === true} ${selector}`;
    const groups = known.get(key) ?? groupsOf.call(selectors, selector, options);
    known.set(key, groups);
    return groups.map((items) => [...items]);
  };

  // Setting each of a hundred variables copies all of them; they are plain objects.
  PropertyManager.prototype.clone = function () {
    const copy = new PropertyManager();
    for (const [name, property] of Object.entries(this.properties)) {
      copy.properties[name] = { ...property };
    }
    Object.assign(Reflect.get(copy, NAMES), Reflect.get(this, NAMES));
    return copy;
  };
}
