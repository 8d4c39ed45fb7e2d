/**
 * The part of axios that Umi's request plugin uses, over fetch. Umi imports axios as a folder,
 * which brings all of it (19 KB compressed); .umirc.ts points that import here.
 */
import { attempt } from '../attempt';
import { TransportError } from '../errors';

interface Config {
  url?: string;
  method?: string;
  params?: Record<string, unknown>;
  data?: unknown;
  headers?: Record<string, string>;
  timeout?: number;
  withCredentials?: boolean;
  signal?: AbortSignal;
  /** See `PlatformOptions`. */
  aboutSession?: boolean;
}

interface Answer {
  data: unknown;
  status: number;
  config: Config;
}

type Step<T> = { onFulfilled?: (value: T) => T | Promise<T>; onRejected?: (error: unknown) => T };

class Interceptors<T> {
  private steps: (Step<T> | undefined)[] = [];

  use(onFulfilled?: Step<T>['onFulfilled'], onRejected?: Step<T>['onRejected']): number {
    const step: Step<T> = {};
    if (onFulfilled) step.onFulfilled = onFulfilled;
    if (onRejected) step.onRejected = onRejected;
    this.steps.push(step);
    return this.steps.length - 1;
  }

  eject(id: number): void {
    this.steps[id] = undefined;
  }

  run(start: Promise<T>): Promise<T> {
    return this.steps.reduce(
      (before, step) => (step ? before.then(step.onFulfilled, step.onRejected) : before),
      start,
    );
  }
}

/** `/path` with parameters; objects become JSON, null and undefined are left out. */
export function withParams(url: string, params: Record<string, unknown> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = query.toString();
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url;
}

async function send(config: Config, signal: AbortSignal): Promise<Answer> {
  const hasBody = config.data !== undefined;
  const response = await fetch(withParams(config.url ?? '', config.params), {
    method: (config.method ?? 'GET').toUpperCase(),
    credentials: config.withCredentials ? 'include' : 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(hasBody ? { 'Content-Type': 'application/json;charset=UTF-8' } : {}),
      ...config.headers,
    },
    signal,
    // A redirect to another origin would look like a lost connection.
    redirect: config.aboutSession ? 'manual' : 'follow',
    ...(hasBody ? { body: JSON.stringify(config.data) } : {}),
  });
  const { status } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    throw new TransportError('page');
  }
  const text = await response.text();
  let data: unknown;
  try {
    data = config.aboutSession && text === '' && response.ok ? null : JSON.parse(text);
  } catch {
    const isPage = config.aboutSession && /^\s*</.test(text);
    throw response.ok
      ? new TransportError(isPage ? 'page' : 'unreadable')
      : Object.assign(new Error('ParseError'), { response, type: 'ParseError' });
  }
  if (!response.ok) throw Object.assign(new Error('HttpError'), { response, data });
  return { data, status, config };
}

function create(defaults: Config = {}) {
  const interceptors = {
    request: new Interceptors<Config>(),
    response: new Interceptors<Answer>(),
  };
  const request = (given: Config): Promise<Answer> => {
    const config = { ...defaults, ...given };
    return interceptors.response.run(
      interceptors.request.run(Promise.resolve(config)).then((ready) =>
        attempt(
          {
            method: ready.method ?? 'GET',
            address: ready.url ?? '',
            signal: ready.signal,
            timeout: ready.timeout,
          },
          (signal) => send(ready, signal),
        ),
      ),
    );
  };
  return { request, interceptors };
}

export default { create };
