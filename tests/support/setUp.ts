import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { BASE_PATH } from '../../config/portal';
import { resetState } from '../../mock/state';
import { backEnd } from './backEnd';
import { checkConsole, watchConsole } from './consoleErrors';
import {
  hideWhatAntdHides,
  keepHidingRulesOnly,
  keepTokens,
  noteNoOrigins,
  passByForeignRules,
  readOnce,
} from './lightStyles';
import { endOurTimers, noteOurTimers } from './ourTimers';

const { getElementError } = getConfig();

configure({
  // A screen's first rendering includes the loading of its modules: up to 15 s beside a full run.
  asyncUtilTimeout: process.env.CI ? 30_000 : 15_000,
  // While something is waited for, each look that finds nothing would write down the whole page.
  // What a test reports at last is made without this flag.
  getElementError(message, container) {
    const looks = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    if (!looks) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// Nothing here ends a transition, so an element that leaves with one would stay for ever. Without
// these properties antd takes the browser for one that has no transitions.
for (const property of ['transition', 'animation']) {
  Reflect.deleteProperty(window.CSSStyleDeclaration.prototype, property);
}

// Nothing has a place here, so nothing would ever come near the window: without it all is drawn.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

noteOurTimers();
keepHidingRulesOnly();
readOnce();
passByForeignRules();
hideWhatAntdHides();
keepTokens();
noteNoOrigins();

let unknownCalls: string[] = [];

beforeAll(() => {
  backEnd.listen({ onUnhandledRequest: 'error' });
  backEnd.events.on('response:mocked', ({ request, response }) => {
    if (response.status === 501) unknownCalls.push(`${request.method} ${request.url}`);
  });
});

beforeEach(watchConsole);

afterEach(() => {
  vi.useRealTimers();
  // Before anything is cleared: what stands there now may be a stub.
  vi.unstubAllGlobals();
  cleanup();
  backEnd.resetHandlers();
  // The cookie jar of MSW still names a session afterwards, but the mock no longer knows it.
  resetState();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist here
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`;
  }
  window.history.replaceState(null, '', BASE_PATH);
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  vi.restoreAllMocks();
  checkConsole();
  const unknown = unknownCalls;
  unknownCalls = [];
  expect(unknown).toEqual([]);
});

// The next file finds an empty page, whatever a late notice has put there.
afterAll(() => {
  endOurTimers();
  backEnd.close();
  document.body.replaceChildren();
});
