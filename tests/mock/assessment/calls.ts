import { answer, request, sessionCookie } from '../client';

const PATH = '/project-service/api/authFront/assessment';

/** The result of an assessment of the demo enterprise in a state, asked for by an account. */
async function resultIn(status: string, account = 'enterprise'): Promise<Request> {
  const query = { queryData: JSON.stringify({ status }) };
  const owner = await sessionCookie('enterprise');
  const { data } = await answer('GET', `${PATH}/find`, { cookie: owner, query });
  const id = data.content[0]?.id ?? '';
  const cookie = await sessionCookie(account);
  return request('GET', `${PATH}/findOne`, { cookie, query: { id } });
}

/** The calls on assessments, and their refusals. */
export const ASSESSMENT_CALLS: Record<string, () => Promise<Request>> = {
  'own assessments': async () =>
    request('GET', `${PATH}/find`, {
      cookie: await sessionCookie('enterprise'),
      query: {
        queryData: JSON.stringify({ kind: 'VALUE', from: '2026-01-01', sort: '-totalScore' }),
        page: '0',
        size: '10',
      },
    }),
  'result of an assessment': () => resultIn('FINISHED'),
  'result that is not there yet': () => resultIn('PROCESSING'),
  'result of somebody else': () => resultIn('FINISHED', 'person'),
};
