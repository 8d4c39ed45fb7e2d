import { type Account, demoAccounts } from './accounts';
import type { ProcessState } from './process/types';
import type { ListingState } from './transaction/types';

/** A captcha waiting for its answer: the characters of the picture, or the sum in words. */
interface Captcha {
  characters: string;
  sum: string;
  expires: number;
}

/** A code sent to a mobile number. */
interface SentCode {
  code: string;
  sentAt: number;
}

/** What to do to calls that match, until `times` is used up. */
export interface Fault {
  method: string | null;
  /** The path of the call, or its beginning. */
  path: string;
  status: number | null;
  /** Sent as it is when text, as JSON otherwise; undefined: the handler answers. */
  body: unknown;
  headers: Record<string, string>;
  delayMs: number;
  cut: boolean;
  times: number;
}

/** A call the mock has seen; what is secret is starred. */
interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** What the mock remembers between calls. */
export interface MockState {
  /** Account by its lower-case name. */
  accounts: Map<string, Account>;
  /** Account name by session token. */
  sessions: Map<string, string>;
  /** Failed logins in a row, by account name. */
  failures: Map<string, number>;
  captchas: Map<string, Captcha>;
  /** Codes by purpose and mobile number. */
  codes: Map<string, SentCode>;
  /** Steps of a forgotten password: account name and end of validity, by token. */
  passwordTokens: Map<string, { account: string; expires: number }>;
  /** Requests, files and dishonesty records; made when first asked for. */
  processes: ProcessState | null;
  /** Listings of others and what users did with listings; made when first asked for. */
  listings: ListingState | null;
  /** What users keep of the records they watch, by account name. */
  watched: Map<string, { content: string; savedAt: string }>;
  faults: Fault[];
  calls: Call[];
  /** Milliseconds to add to the real time. */
  clockOffset: number;
}

const KEY = Symbol.for('ipr-front.mock.state');
const holder = globalThis as { [KEY]?: MockState };

function freshState(): MockState {
  return {
    accounts: demoAccounts(),
    sessions: new Map(),
    failures: new Map(),
    captchas: new Map(),
    codes: new Map(),
    passwordTokens: new Map(),
    processes: null,
    listings: null,
    watched: new Map(),
    faults: [],
    calls: [],
    clockOffset: 0,
  };
}

/** The state; kept on globalThis because `max dev` loads the mock's modules anew on every change. */
export function getState(): MockState {
  holder[KEY] ??= freshState();
  return holder[KEY];
}

/** Forgets sessions, registered accounts, requests, faults, logged calls and the clock. */
export function resetState(): void {
  holder[KEY] = freshState();
}
