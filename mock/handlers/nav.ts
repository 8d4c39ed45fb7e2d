import { http } from 'msw';
import { CODES, refused } from '../answers';
import type { Subject } from '../contract';
import { getPatentStore } from '../data/patentStore';
import { SUBJECTS } from '../data/subjects';
import { pageOf, readQueryData } from '../queryData';
import { findHits } from '../search/hits';
import { at } from './address';

/** How many patents a subject's search finds. */
function total(expression: string): number {
  const result = findHits(getPatentStore(), expression);
  return result.ok ? result.hits.records.length : 0;
}

function subjects(): Subject[] {
  return SUBJECTS.map((subject) => ({ ...subject, patentTotal: total(subject.expression) }));
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
    const rows = subjects().filter(
      ({ name, intro, tagIds }) =>
        `${name}${intro}`.toLowerCase().includes(text) &&
        (tags === null || tags.some((tag) => tagIds.includes(tag))),
    );
    return pageOf(url, rows);
  }),
];
