import { HttpResponse, http } from 'msw';
import { CODES, json, ok, refused } from '../answers';
import type { Subject } from '../contract';
import { getPatentStore } from '../data/patentStore';
import { SUBJECTS } from '../data/subjects';
import { getEnterpriseStore } from '../enterprise/store';
import { type CountedSubject, countedSubject } from '../nav/count';
import { nodeDetail, reportFile, scopeOn, subjectDetail } from '../nav/shown';
import { pageOf, readQueryData } from '../queryData';
import { findHits } from '../search/hits';
import type { PatentStore } from '../search/store';
import { at } from './address';

const totals = new WeakMap<PatentStore, Subject[]>();

/** The subjects with the number of patents their searches find; counted once for a store. */
function subjectsOf(store: PatentStore): Subject[] {
  const counted =
    totals.get(store) ??
    SUBJECTS.map((subject) => {
      const result = findHits(store, subject.expression);
      return {
        ...subject,
        dataScope: scopeOn(subject, getEnterpriseStore().dataDay),
        patentTotal: result.ok ? result.hits.records.length : 0,
      };
    });
  totals.set(store, counted);
  return counted;
}

const listed = (value: unknown) => (typeof value === 'string' ? value.split(',') : null);

/** The chain of a subject; undefined when there is none with the id. */
function subjectOf(id: string | null): CountedSubject | undefined {
  const source = SUBJECTS.find((subject) => subject.id === id);
  return source && countedSubject(getPatentStore(), source);
}

const noSuchSubject = () => refused(CODES.NOT_FOUND, '没有找到该专题');

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
  http.get(at('/nav-service/api/front/subject/findOne'), ({ request }) => {
    const subject = subjectOf(new URL(request.url).searchParams.get('id'));
    return subject ? ok(subjectDetail(subject)) : noSuchSubject();
  }),
  http.get(at('/nav-service/api/front/subject/report'), ({ request }) => {
    const id = new URL(request.url).searchParams.get('id') ?? '';
    const subject = subjectOf(id.split('-')[0] ?? null);
    const file = subject && reportFile(subject, id);
    if (!file) {
      return json({ code: CODES.NOT_FOUND, data: null, msg: '没有找到该报告' }, { status: 404 });
    }
    return new HttpResponse(new Uint8Array(file.content), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${file.name}.pdf`)}`,
      },
    });
  }),
  http.get(at('/nav-service/api/front/node/findOne'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    const subject = subjectOf(searchParams.get('subjectId'));
    if (!subject) return noSuchSubject();
    const detail = nodeDetail(subject, searchParams.get('id') ?? '');
    return detail ? ok(detail) : refused(CODES.NOT_FOUND, '没有找到该环节');
  }),
];
