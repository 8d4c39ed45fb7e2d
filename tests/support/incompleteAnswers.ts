import { HttpResponse, http } from 'msw';
import { respond } from '../../mock/bridge';
import { backEnd } from './backEnd';

/** What becomes of one field of an answered record. */
export type Fate = 'kept' | 'dropped' | 'nulled';

/** Decides about each field; the path names it, e.g. `data.content.0.price`. */
export type Damage = (path: string, name: string) => Fate;

/** Without these there is no answer of the shape at all: the envelope and what holds the rows. */
const FRAME = /^(code|success|data|data\.content|data\.rows|rows|content)$/;

function damaged(value: unknown, damage: Damage, path: string): unknown {
  if (Array.isArray(value)) return value.map((it, at) => damaged(it, damage, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, it]) => {
    const place = path ? `${path}.${name}` : name;
    const fate = FRAME.test(place) ? 'kept' : damage(place, name);
    if (fate === 'dropped') return [];
    return [[name, fate === 'nulled' ? null : damaged(it, damage, place)]];
  });
  return Object.fromEntries(fields);
}

/** The session itself is whole: without a user no screen opens. */
const WHOLE = ['/api/getCurrent', '/__mock'];

/** Has every answer of the mock lose fields from now on, until the test ends. */
export function damageAnswers(damage: Damage): void {
  backEnd.use(
    http.all('*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      if (WHOLE.some((path) => pathname.startsWith(path))) return undefined;
      const answer = await respond(request.clone());
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      const body: unknown = await answer.json();
      const { status, headers } = answer;
      return HttpResponse.json(damaged(body, damage, '') as object, { status, headers });
    }),
  );
}
