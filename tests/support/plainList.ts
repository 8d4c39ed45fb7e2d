import { HttpResponse, http } from 'msw';
import { pageOf } from '../../mock/queryData';
import { backEnd } from './backEnd';

/**
 * A back end that knows a list call but none of our filters: to every question it answers these
 * rows, page by page.
 *
 * @param path the end of the call's path
 */
export function answerWhatever(path: string, rows: readonly object[]): void {
  backEnd.use(
    http.get(`*${path}`, ({ request }) => pageOf(new URL(request.url), rows) as Response),
  );
}

/** Answers a call for one record with this one, whichever was asked for. */
export function answerWith(path: string, record: object | null): void {
  backEnd.use(http.get(`*${path}`, () => HttpResponse.json({ code: 0, data: record, msg: null })));
}

/** Lets `getCurrent` tell these fields and nothing else, as the specification shows it. */
export function knowOfUser(user: object): void {
  backEnd.use(http.get('*/api/getCurrent', () => HttpResponse.json({ success: true, data: user })));
}
