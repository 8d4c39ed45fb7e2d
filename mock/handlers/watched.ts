import { http } from 'msw';
import { CODES, ok, refused } from '../answers';
import { moment } from '../process/moment';
import { getState } from '../state';
import { at } from './address';
import { asUser } from './process';
import { readBody, textOf } from './requestBody';

const watched = '/data-service/api/authFront/watched';

const NONE = { content: null, savedAt: null };

/** What users watch, kept with their accounts. */
export const watchedHandlers = [
  http.get(
    at(`${watched}/find`),
    asUser(({ name }) => ok(getState().watched.get(name) ?? NONE)),
  ),
  http.post(
    at(`${watched}/save`),
    asUser(async ({ name }, request) => {
      const content = textOf(await readBody(request), 'content');
      if (!content) return refused(CODES.BAD_REQUEST, '没有要保存的关注');
      const kept = { content, savedAt: moment() };
      getState().watched.set(name, kept);
      return ok(kept);
    }),
  ),
];
