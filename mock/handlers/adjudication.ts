import { http } from 'msw';
import { lawsWithKeys } from '../adjudication/laws';
import { readAdjudicationQuery } from '../adjudication/request';
import { searchAdjudications } from '../adjudication/search';
import { getAdjudicationStore } from '../adjudication/store';
import { CODES, ok, refused } from '../answers';
import { readPage, readQueryData } from '../queryData';
import { at } from './address';

const service = '/data-service/api/front/adjudication';

export const adjudicationHandlers = [
  http.get(at(`${service}/find`), ({ request }) => {
    const url = new URL(request.url);
    const given = readQueryData(url);
    const query = given && readAdjudicationQuery(given);
    const page = readPage(url);
    if (!query || !page) return refused(CODES.BAD_REQUEST, '检索条件有误');
    return ok(searchAdjudications(getAdjudicationStore(), query, page.number, page.size));
  }),
  http.get(at(`${service}/findOne`), ({ request }) => {
    const id = new URL(request.url).searchParams.get('id') ?? '';
    const document = getAdjudicationStore().find(id);
    return document === undefined
      ? refused(CODES.NOT_FOUND, '没有找到该文书')
      : ok({ ...document, citedLaws: lawsWithKeys(document) });
  }),
];
