import { useRequest } from 'ahooks';
import { useState } from 'react';
import { Running } from './running';

type All<T, P extends unknown[]> = NonNullable<Parameters<typeof useRequest<T, P>>[1]>;

/** The others need plugins that the build leaves out, see config/plugins/firstLoad. */
type Options<T, P extends unknown[]> = Pick<
  All<T, P>,
  'manual' | 'ready' | 'refreshDeps' | 'onSuccess' | 'onError'
>;

/** Without this ahooks prints the failure; the error policy or the screen has told of it. */
const told = () => undefined;

/**
 * `useRequest` of ahooks with a signal in front of the parameters. It aborts when something else is
 * asked, when the question is cancelled and when the component goes; what comes of it afterwards
 * neither is an answer nor calls `onSuccess` or `onError`.
 *
 * @param ask is called with the parameters of `run`, or with none where it runs by itself
 */
export function useAsked<T, P extends unknown[] = []>(
  ask: (signal: AbortSignal, ...params: P) => Promise<T>,
  options: Options<T, P> = {},
) {
  const [running] = useState(() => new Running());
  return useRequest<T, P>(
    (...params) => ask(running.begin(), ...params),
    { onError: told, ...options },
    [() => ({ onCancel: () => running.stop() })],
  );
}
