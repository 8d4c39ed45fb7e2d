import { allListings } from '../../../mock/transaction/store';
import { request, sessionCookie } from '../client';
import { DATA, newKey, office, seen } from '../process/requests';
import { offerBody, publishOffer } from './support';

const FRONT = '/data-service/api/front';

const find = (query: object) =>
  request('GET', `${FRONT}/findPatentTransaction`, {
    query: { queryData: JSON.stringify(query), page: '0', size: '20' },
  });

const one = (id: string, cookie?: string) =>
  request('GET', `${FRONT}/findOnePatentTransaction`, {
    query: { id },
    ...(cookie !== undefined && { cookie }),
  });

/** Id of an invented listing in a state. */
const idIn = (status: string) => allListings().find((one) => one.status === status)?.id ?? '';

/** An action on a published listing of the demo enterprise. */
async function action(name: string, rest: object) {
  const { cookie, answer } = await publishOffer();
  const { id } = answer.data;
  await office('move', { id, role: 'REVIEWER', to: 'PUBLISHED' });
  const body = { id, idempotencyKey: newKey(), ...rest };
  return request('POST', `${DATA}/patentTransaction/${name}`, { cookie, body });
}

/** A call of every operation on listings, and of every answer that has a shape of its own. */
export const TRANSACTION_CALLS: Record<string, () => Request | Promise<Request>> = {
  'every listing of an offer': () =>
    find({
      direction: 'SUPPLY',
      $type_in: '1,3,6',
      $industry_notIn: 'C13',
      priceMin: 0,
      priceMax: 9_999_999.99,
      termLeft: 1,
      publishFrom: '2020-01-01',
      sort: '-heat',
      facets: ['direction', 'industry', 'type', 'priceMode', 'patentType', 'validity', 'region'],
      facetSize: 50,
    }),
  'demands, word by word': () => find({ direction: 'DEMAND', q: '技术', sort: '-price' }),
  'refused query of listings': () =>
    request('GET', `${FRONT}/findPatentTransaction`, { query: { page: '999999999', size: '1' } }),
  'published listing': () => one(idIn('PUBLISHED')),
  'listing with a deal': () => one(idIn('DEALT')),
  'expired listing': () => one(idIn('EXPIRED')),
  'blocked listing of somebody else': () => one(idIn('BLOCKED')),
  'own listing': async () => {
    const own = allListings().find(
      ({ ownerId, status }) => ownerId === 'U1002' && status === 'DEALT',
    );
    return one(own?.id ?? '', await sessionCookie('enterprise'));
  },
  'new listing': async () => {
    const cookie = await sessionCookie('enterprise');
    const body = await offerBody(cookie);
    return request('POST', `${DATA}/createPatentTransactionProcess`, { cookie, body });
  },
  'refused listing': async () => {
    const cookie = await sessionCookie('enterprise');
    const body = await offerBody(cookie, { summary: '短' });
    return request('POST', `${DATA}/createPatentTransactionProcess`, { cookie, body });
  },
  'listing sent again': async () => {
    const { cookie, answer } = await publishOffer();
    const { id } = answer.data;
    await office('move', { id, role: 'REVIEWER', to: 'PUBLISHED' });
    const { formData, attachments: files } = await seen(cookie, id);
    const attachments = files.map((file) => ({ id: file.id, category: file.category }));
    const body = { id, idempotencyKey: newKey(), round: 0, formData, attachments };
    return request('POST', `${DATA}/patentTransaction/resubmit`, { cookie, body });
  },
  'listing taken off': () => action('offline', { reason: '另有安排' }),
  'deal of a listing': () =>
    action('deal', { transactionTypeId: '1', month: '2026-01', amount: 20, buyer: '示例买方' }),
  'report of a listing': async () => {
    const body = {
      id: idIn('PUBLISHED'),
      idempotencyKey: newKey(),
      reason: 'LAPSED',
      description: '所列专利已经终止，请核实后处理。',
    };
    return request('POST', `${DATA}/patentTransaction/report`, {
      cookie: await sessionCookie('admin'),
      body,
    });
  },
  'contact of a listing': async () =>
    request('GET', `${DATA}/patentTransaction/contact`, {
      cookie: await sessionCookie('admin'),
      query: { id: idIn('PUBLISHED') },
    }),
};
