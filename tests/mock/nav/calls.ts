import { request } from '../client';

const NAV = '/nav-service/api/front';

const call = (path: string, query: Record<string, string>) =>
  request('GET', `${NAV}/${path}`, { query });

/** At least one call of every operation of patent navigation, and of its refusals. */
export const NAV_CALLS: Record<string, () => Request | Promise<Request>> = {
  subjects: () =>
    call('subject/find', {
      queryData: JSON.stringify({ name: '电池', $tagId_in: 'T01,T11' }),
      page: '0',
      size: '6',
    }),
  'subject with its chain': () => call('subject/findOne', { id: 'S1' }),
  'small chain': () => call('subject/findOne', { id: 'S6' }),
  'unknown subject': () => call('subject/findOne', { id: 'none' }),
  'report of a subject': () => call('subject/report', { id: 'S1-chain' }),
  'unknown report': () => call('subject/report', { id: 'S1-none' }),
  'stage of a chain': () => call('node/findOne', { subjectId: 'S1', id: 'n1' }),
  'last branch of a chain': () => call('node/findOne', { subjectId: 'S1', id: 'n1-1-1-1' }),
  'branch without patents': () => call('node/findOne', { subjectId: 'S3', id: 'n3-2' }),
  'unknown node': () => call('node/findOne', { subjectId: 'S1', id: 'none' }),
};
