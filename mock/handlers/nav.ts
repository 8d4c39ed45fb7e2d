import { http } from 'msw';
import { CODES, refused } from '../answers';
import type { Subject } from '../contract';
import { getPatentStore } from '../data/patentStore';
import { SUBJECTS } from '../data/subjects';
import { pageOf, readQueryData } from '../queryData';
import { findHits } from '../search/hits';
import type { PatentStore } from '../search/store';
import { at } from './address';

const totals = new WeakMap<PatentStore, Subject[]>();

/** The subjects with the number of patents their searches find; counted once for a store. */
function subjectsOf(store: PatentStore): Subject[] {
  const counted =
    totals.get(store) ??
    SUBJECTS.map(({ expression, ...subject }) => {
      const result = findHits(store, expression);
      return { ...subject, patentTotal: result.ok ? result.hits.records.length : 0 };
    });
  totals.set(store, counted);
  return counted;
}

const listed = (value: unknown) => (typeof value === 'string' ? value.split(',') : null);

export const navHandlers = [
  http.get(at('/nav-service/api/front/subject/find'), ({ request }) => {
    const url = new URL(request.url);
    const query = readQueryData(url);
    if (query === null) return refused(CODES.BAD_REQUEST, 'queryData 不是有效的 JSON');
    const text = String(query.name ?? '')
      .trim()
      .toLowerCase();
    const tags = listed(query.tagId) ?? listed(query.$tagId_in);
    const rows = subjectsOf(getPatentStore()).filter(
      ({ name, intro, tagIds }) =>
        `${name}${intro}`.toLowerCase().includes(text) &&
        (tags === null || tags.some((tag) => tagIds.includes(tag))),
    );
    return pageOf(url, rows);
  }),
];
