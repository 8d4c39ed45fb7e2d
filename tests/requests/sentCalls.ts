import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { backEnd } from '../support/backEnd';
import { expectRequestMatches } from '../support/contract';

interface Sent {
  method: string;
  path: string;
  /** Query parameters in the order sent; queryData parsed. */
  query: Record<string, unknown>;
  body: unknown;
  credentials: string;
}

/** A page of rows as list calls answer it. */
export const content = (rows: unknown[]) => ({
  code: 0,
  data: { content: rows, totalElements: 9 },
});

/** Lets the back end answer every call that keeps to the contract with this body. */
export function answerAll(body: unknown): Sent[] {
  const calls: Sent[] = [];
  backEnd.use(
    http.all(/.*/, async ({ request }) => {
      await expectRequestMatches(request.clone());
      const url = new URL(request.url);
      const text = await request.text();
      calls.push({
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(
          [...url.searchParams].map(([name, value]) => [
            name,
            name === 'queryData' ? JSON.parse(value) : value,
          ]),
        ),
        body: text ? JSON.parse(text) : undefined,
        credentials: request.credentials,
      });
      return HttpResponse.json(body as Record<string, unknown>);
    }),
  );
  return calls;
}

/** A service function, what it sends and what it makes of the answer. */
export interface Row {
  name: string;
  call: () => Promise<unknown>;
  answer: unknown;
  value?: unknown;
  sent: [method: string, path: string, query?: Record<string, unknown>, body?: unknown];
}

export async function expectSent({ call, answer, value, sent }: Row): Promise<void> {
  const calls = answerAll(answer);
  const answered = await call();
  // A record is complete after reading: the fields that were not answered stand in it as unknown.
  if (typeof value === 'object' && value !== null) expect(answered).toMatchObject(value);
  else expect(answered).toEqual(value);
  const [method, path, query = {}, body] = sent;
  expect(calls).toEqual([{ method, path, query, body, credentials: 'include' }]);
}
