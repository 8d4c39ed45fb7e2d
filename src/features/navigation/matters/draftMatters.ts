import { KEPT_DAYS, type KeptDraft, keptDrafts } from '@/components/form/draft/draftStorage';
import { timeInWords } from '@/components/form/draft/draftWords';
import { todayInChina } from '@/domain/calendar';
import { rowsOf, textOf } from '@/domain/form/asked';
import { PROCESSES, type ProcessKey } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import type { Matter } from './matter';
import type { Answered } from './source';

const DAY = 24 * 60 * 60_000;

/** From so many days before it is removed on a draft is urgent. */
const URGENT = 7;

/** `NEW_REQUEST` of components/apply: a draft that copies no request and corrects none. */
const NEW = 'new';

/** A correction is kept under the id of its request, its state where that counts, and its round. */
const CORRECTION = /^(.+?)(?:\.[A-Z_]+)?\.\d+$/;

const FORMS = Object.keys(PROCESSES) as ProcessKey[];

function matterOf({ name, form, target, record }: KeptDraft, now: number): Matter[] {
  const process = FORMS.find((one) => one === form);
  if (!process) return [];
  const { savedAt, values } = record;
  const { caseName, patentTitle, title, patents } = values;
  const [first] = rowsOf(patents);
  const corrected = CORRECTION.exec(target)?.[1];
  const service = PROCESSES[process];
  const subject =
    textOf(caseName) || textOf(patentTitle) || textOf(title) || textOf(first?.values.title);
  const removed = savedAt + KEPT_DAYS * DAY;
  const left = Math.max(0, Math.ceil((removed - now) / DAY));
  return [
    {
      key: name,
      kind: '草稿',
      title: subject ? `${service}：${subject}` : service,
      what: `${timeInWords(savedAt)}保存在这台设备上，到期删除`,
      urgent: left <= URGENT,
      weight: 'later',
      day: todayInChina(removed),
      to: applyLink(process, {
        step: 'fill',
        ...(corrected !== undefined && { id: corrected }),
        ...(corrected === undefined && target !== NEW && { copy: target }),
      }),
      action: '继续填写',
      rule: `草稿在本机保留 ${KEPT_DAYS} 天`,
    },
  ];
}

/**
 * What a person has begun in this browser and not sent, the latest first: a draft goes after so
 * many days without a change.
 */
export function draftMatters(owner: string, now: number): Answered {
  const drafts = owner ? keptDrafts(owner, FORMS, now) : [];
  return { matters: drafts.flatMap((draft) => matterOf(draft, now)), looked: '草稿', note: '' };
}
