/**
 * What a test can switch at the plain back end: where the specification leaves open how a real one
 * answers, every answer that was met or is to be expected.
 */

/** Ways to fail that any server or gateway knows; `html` is a page with 200. */
export type Failing = '401' | '403' | '500' | '502' | 'html' | 'redirect' | 'silence';

/** How somebody whose session is over is refused: by code 99998, by a text that says so, by both. */
export type Over =
  | '99998'
  | 'user is logout'
  | 'userToken is invalid,plead login again'
  | '99998 user is logout';

export interface Switches {
  /** How `getCurrent` answers: by the session, or so for everybody. */
  current: 'bySession' | Failing;
  /** How `getCurrent` answers somebody without a session: success without a user, or so. */
  nobody: 'empty' | Failing | Over;
  /** How calls that need a session are refused without one. */
  over: Over;
  /** Whether public calls need a session, too. */
  allClosed: boolean;
  /** How `logout` answers. The session is over with every answer but 500 and silence. */
  logout: 'success' | 'empty' | '204' | 'html' | 'redirect' | '99998' | '500' | 'silence';
  /** What the answer to a request or listing that was sent holds, or how the call fails. */
  create: Created | '500' | '502' | 'html' | 'silence';
  /** Whether a request whose call failed was stored all the same. */
  storedThough: boolean;
  /** Whether requests that were sent stand in `findWfApply` yet. */
  sentShown: boolean;
  /**
   * What a row of `findWfApply` tells of a request that was sent: names of `id`, `status`,
   * `createTime`, or of what was sent.
   */
  sentFields: readonly string[];
  /**
   * Whether a key that came before is answered with the request that it brought. Rows then carry
   * the fields of `config/contract` that show it.
   */
  knowsKey: boolean;
  /** How a list is written: Spring's page, an array, rows with a total, or nothing. */
  lists: 'page' | 'array' | 'rows' | 'null';
  /** Fields other than `id` are null. */
  nulls: boolean;
  /**
   * How an unknown address is answered: by a service (`code`: with 200), by a gateway, or as its
   * path suggests.
   */
  missing: 'json' | 'code' | 'spring' | 'html' | 'mixed';
  /** Whether the calls for files of `config/contract/business.yaml`, which are assumed, exist. */
  upload: boolean;
}

/** `data` of a request that was stored. */
export type Created =
  | 'null'
  | 'id'
  | 'number'
  | 'true'
  | 'object'
  | 'list'
  | 'part' // {id, status, createTime}
  | 'whole'; // what was sent, with these

export const DEFAULTS: Switches = {
  current: 'bySession',
  nobody: 'empty',
  over: '99998',
  allClosed: false,
  logout: 'success',
  create: 'null',
  storedThough: false,
  sentShown: true,
  sentFields: ['id', 'name', 'createTime'],
  knowsKey: false,
  lists: 'page',
  nulls: false,
  missing: 'mixed',
  upload: false,
};
