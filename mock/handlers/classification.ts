import { http } from 'msw';
import { CODES, ok, refused } from '../answers';
import type { ClassRow } from '../contract';
import { MOST_HITS } from '../data/classification/classTable';
import { getClassTable } from '../data/classification/tables';
import { at } from './address';

/** A level is answered whole; the largest of the IPC has about 400 classes. */
const LEVEL_SIZE = 5000;

const page = (content: readonly ClassRow[], totalElements: number, size: number) =>
  ok({ content, totalElements, number: 0, size });

export const classificationHandlers = [
  http.get(at('/cnipr-service/api/front/classification/find'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    const scheme = searchParams.get('scheme');
    if (scheme !== 'IPC' && scheme !== 'LOC') return refused(CODES.BAD_REQUEST, '分类体系有误');
    const table = getClassTable(scheme);
    const q = searchParams.get('q');
    if (q !== null) {
      const { rows, total } = table.search(q);
      return page(rows, total, MOST_HITS);
    }
    const level = table.level(searchParams.get('parent') ?? '');
    return level === null
      ? refused(CODES.NOT_FOUND, '分类表中没有这个类')
      : page(level, level.length, LEVEL_SIZE);
  }),
];
