import { http } from 'msw';
import {
  CLASS_NUMBERS,
  EVALUATION_CASES,
  INDUSTRY_TYPES,
  TAGS,
  TRANSACTION_TYPES,
} from '../data/dictionaries';
import { getPatentStore } from '../data/patentStore';
import { REGIONS } from '../data/regions';
import { findRows, pageOf } from '../queryData';
import { at } from './address';

const service = '/data-service';

export const dataHandlers = [
  http.get(at(`${service}/api/front/dictItem/find`), ({ request }) =>
    findRows(new URL(request.url), [
      ...EVALUATION_CASES,
      ...(getPatentStore().classNumbers ?? CLASS_NUMBERS),
      ...REGIONS,
    ]),
  ),
  http.get(at(`${service}/api/front/industryType/find`), ({ request }) =>
    pageOf(new URL(request.url), INDUSTRY_TYPES),
  ),
  http.get(at(`${service}/api/front/transactionType/find`), ({ request }) =>
    pageOf(new URL(request.url), TRANSACTION_TYPES),
  ),
  http.get(at(`${service}/api/front/tag/find`), ({ request }) =>
    findRows(new URL(request.url), TAGS),
  ),
];
