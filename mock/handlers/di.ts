import { http } from 'msw';
import { CODES, ok, refused } from '../answers';
import { catalogOf } from '../data/catalog';
import { getPatentStore } from '../data/patentStore';
import { at } from './address';
import { readBody, textOf } from './requestBody';

export const diHandlers = [
  http.post(at('/di-service/api/patent/detail/catalog'), async ({ request }) => {
    const id = textOf(await readBody(request), 'id') ?? '';
    const patent = getPatentStore().find(id);
    return patent === undefined
      ? refused(CODES.NOT_FOUND, '没有找到该专利')
      : ok({ content: catalogOf(patent.record()) });
  }),
];
