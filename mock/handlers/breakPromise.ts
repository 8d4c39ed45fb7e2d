import { http } from 'msw';
import { CODES, refused } from '../answers';
import { dayOf } from '../process/moment';
import { isOwn, shownRecord } from '../process/records';
import { getProcesses } from '../process/store';
import type { StoredRecord } from '../process/types';
import { meets, pageOf, readQueryData } from '../queryData';
import { sessionAccount } from '../session';
import { at } from './address';

/** A person is found by the whole name only: parts would reveal what the mask hides. */
function nameMeets({ subjectType, subjectName }: StoredRecord, wanted: string): boolean {
  return subjectType === 'PERSON' ? subjectName === wanted : subjectName.includes(wanted);
}

export const breakPromiseHandlers = [
  http.get(at('/data-service/api/front/breakPromise/find'), ({ request, cookies }) => {
    const url = new URL(request.url);
    const query = readQueryData(url);
    if (query === null) return refused(CODES.BAD_REQUEST, 'queryData 不是有效的 JSON');
    const { subjectName, decisionFrom, decisionTo, own, ...equal } = query;
    const name = typeof subjectName === 'string' ? subjectName.trim() : '';
    if (name.length === 1) return refused(CODES.BAD_REQUEST, '主体名称至少输入 2 个字');
    const account = sessionAccount(cookies);
    const state = getProcesses();
    const today = dayOf();
    const rows = [...state.records.values()].filter((record) => {
      const mine = isOwn(record, account);
      const published = record.publishFrom <= today && today <= record.publishTo;
      return (
        (mine || published) &&
        (own !== true || mine) &&
        (name === '' || nameMeets(record, name)) &&
        (typeof decisionFrom !== 'string' || record.decisionDate >= decisionFrom) &&
        (typeof decisionTo !== 'string' || record.decisionDate <= decisionTo) &&
        meets(record, equal)
      );
    });
    return pageOf(
      url,
      rows.map((record) => shownRecord(state, record, account)),
      // Beside real enterprises: that one of them is not in it says nothing.
      process.env.IPR_DATA ? { sample: true } : {},
    );
  }),
];
