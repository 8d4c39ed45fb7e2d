import { AbortedError } from './errors';

/** Milliseconds between the two tries of a call. */
const PAUSE = 300;
/** Milliseconds for which calls to a service that did not come back are tried once. */
const REST = 10_000;

/** Services that one call is asking a second time; whether they are back. */
const asking = new Map<string, Promise<boolean>>();
/** When a service did not come back. */
const downSince = new Map<string, number>();

interface Options {
  /** Whose calls share what is known of it. */
  service: string;
  signal: AbortSignal | undefined;
  /** Whether an error says that the service is down for the moment. */
  isDown: (error: unknown) => boolean;
}

/**
 * Asks a service, and once more when it is down. Of several calls that meet the same outage one
 * tries again; the others follow when it was answered, and give up with it.
 *
 * @param ask makes one try
 * @throws what the last try throws; AbortedError when the signal aborts in between
 */
export async function askTwice<T>(options: Options, ask: () => Promise<T>): Promise<T> {
  const { service, signal, isDown } = options;
  try {
    const answer = await ask();
    downSince.delete(service);
    return answer;
  } catch (error) {
    if (!isDown(error)) throw error;
    const other = asking.get(service);
    if (other) {
      const back = await other;
      if (signal?.aborted) throw new AbortedError();
      if (back) return ask();
      throw error;
    }
    if (Date.now() - (downSince.get(service) ?? -REST) < REST) throw error;
    return askAgain(options, ask);
  }
}

function askAgain<T>({ service, signal, isDown }: Options, ask: () => Promise<T>): Promise<T> {
  const again = pause(PAUSE, signal).then(ask);
  const back = again.then(
    () => true,
    (error) => !isDown(error),
  );
  asking.set(service, back);
  back.then((isBack) => {
    asking.delete(service);
    if (!isBack) downSince.set(service, Date.now());
  });
  return again;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new AbortedError());
    });
  });
}
