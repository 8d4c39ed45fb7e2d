import { http } from 'msw';
import { type Fault, getState } from '../../mock/state';
import { backEnd } from './backEnd';

/** Lets the mock's next call of a path go wrong; see `POST /__mock/next`. */
export async function failNext(path: string, fault: Partial<Fault>): Promise<void> {
  await fetch('/__mock/next', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, ...fault }),
  });
}

/**
 * Holds back the mock's next answer to a path.
 *
 * @returns what lets it go
 */
export function holdNext(path: string): { release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without an answer of its own the handler leaves the call to the mock.
  backEnd.use(http.all(path, () => held, { once: true }));
  return { release: () => release() };
}

/** The mock answers as it should again, however often it was to go wrong. */
export function endFaults(): void {
  getState().faults = [];
}

interface LoggedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** The calls the mock has seen since the test began, as it logged them. */
export async function callsSeen(): Promise<LoggedCall[]> {
  const answer = (await (await fetch('/__mock/calls')).json()) as { data: LoggedCall[] };
  return answer.data;
}
