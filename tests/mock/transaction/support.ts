import type { Application } from '../../../mock/contract';
import type { Listing, ListingResult } from '../../../mock/transaction/types';
import { sessionCookie } from '../client';
import { DATA, newKey, send, uploadFile } from '../process/requests';

const FRONT = '/data-service/api/front';

/** Listings that meet a query; nobody is logged in unless a cookie is given. */
export async function findListings(queryData: object = {}, size = 20, cookie?: string) {
  const answer = await send<ListingResult>('GET', `${FRONT}/findPatentTransaction`, {
    query: { queryData: JSON.stringify(queryData), size: String(size) },
    ...(cookie !== undefined && { cookie }),
  });
  if (answer.code !== 0) throw new Error(answer.msg);
  return answer.data;
}

/** One listing as somebody sees it, in its envelope. */
export const lookAt = (id: string, cookie?: string) =>
  send<Listing>('GET', `${FRONT}/findOnePatentTransaction`, {
    query: { id },
    ...(cookie !== undefined && { cookie }),
  });

/** An action of a user on a listing. */
export const actOn = <T = Application>(cookie: string, action: string, id: string, rest: object) =>
  send<T>('POST', `${DATA}/patentTransaction/${action}`, {
    cookie,
    body: { id, idempotencyKey: newKey(), ...rest },
  });

/** Complete answers of an offer of the demo enterprise. */
const OFFER = {
  schemaVersion: 1,
  direction: 'SUPPLY',
  title: '增韧聚氨酯胶粘剂专利权转让',
  industryTypeIds: ['C26'],
  transactionTypeIds: ['1'],
  patents: [
    {
      applicationNumber: '202019900032.X',
      title: '增韧聚氨酯胶粘剂、制备方法和应用',
      patentKind: 'INVENTION',
      validity: 'VALID',
      owners: '苏州合曜示例新材料（集团）有限公司',
      expiryDate: '2040-06-01',
      mainIpc: 'C09J175/08',
    },
  ],
  summary: '增韧聚氨酯胶粘剂的配方和制备方法，已完成小批量试制，可提供样品。',
  priceMode: 'FIXED',
  priceMin: '30',
  payMethods: ['LUMP'],
  applicantType: 'ENTERPRISE',
  applicantName: '苏州示例新材料有限公司',
  hasAgent: false,
  validUntil: '2027-03-01',
  showPublisher: true,
  contactName: '张某',
  contactMobile: '13000000002',
};

/** The body of a good offer. */
export async function offerBody(cookie: string, changes: object = {}) {
  return {
    processKey: 'ZLJY',
    formData: { ...OFFER, ...changes },
    attachments: [
      { id: await uploadFile(cookie, { category: 'ownership' }), category: 'ownership' },
    ],
    consent: {
      version: 'v1',
      time: '2026-11-20 09:00:00',
      checked: ['truth', 'right', 'noGuarantee', 'contact'],
    },
    idempotencyKey: newKey(),
  };
}

/** Sends an offer of the demo enterprise. */
export async function publishOffer(changes: object = {}) {
  const cookie = await sessionCookie('enterprise');
  const body = await offerBody(cookie, changes);
  const answer = await send<Application>('POST', `${DATA}/createPatentTransactionProcess`, {
    cookie,
    body,
  });
  return { cookie, body, answer };
}
