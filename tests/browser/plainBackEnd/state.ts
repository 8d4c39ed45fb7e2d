import { DEFAULTS, type Switches } from './switches';

/** A call as it arrived. */
interface ReceivedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  /** JSON as it was read, or the text. */
  body: unknown;
}

/** A request or listing that was sent. */
export interface SentRequest {
  readonly id: string;
  readonly createTime: string;
  readonly user: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface State {
  switches: Switches;
  /** Users by their session. */
  sessions: Map<string, string>;
  sent: SentRequest[];
  /** Files by upload, with what is known of them. */
  uploads: Map<string, Buffer>;
  calls: ReceivedCall[];
  /** Ends the calls that are being kept waiting. */
  waiting: Set<() => void>;
}

const fresh = (): State => ({
  switches: { ...DEFAULTS },
  sessions: new Map(),
  sent: [],
  uploads: new Map(),
  calls: [],
  waiting: new Set(),
});

/** Everything the server remembers; no part of it hangs on a connection. */
export const state: State = fresh();

/** Forgets everything. */
export function reset(): void {
  for (const end of state.waiting) end();
  Object.assign(state, fresh());
}
