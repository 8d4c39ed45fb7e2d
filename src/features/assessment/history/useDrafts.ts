import { useEventListener } from 'ahooks';
import { useState } from 'react';
import { dropDraft, type KeptDraft, keptDrafts } from '@/components/form/draft/draftStorage';
import { useOwner } from '@/components/page/useOwner';
import { rowsOf, textOf } from '@/domain/form/asked';
import { PROCESSES } from '@/domain/workflow/status';
import { ASSESSMENT_PROCESSES, type AssessmentProcess } from '@/links/assessment';
import { applyLink } from '@/links/business';

/** A form of an assessment that was begun in this browser and not sent. */
export interface AssessmentDraft {
  /** By which it is deleted. */
  readonly name: string;
  readonly process: AssessmentProcess;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Where it is gone on with. */
  readonly link: string;
  /** It corrects a request that was sent back. */
  readonly correction: boolean;
}

/** A correction is kept under the number of its request and its round. */
const CORRECTION = /^(.+)\.\d+$/;

function draftOf({ name, form, target, record }: KeptDraft): AssessmentDraft[] {
  const process = ASSESSMENT_PROCESSES.find((one) => one === form);
  if (process === undefined) return [];
  const { caseName, patentTitle, patents } = record.values;
  const [first] = rowsOf(patents);
  const subject = textOf(caseName) || textOf(patentTitle) || textOf(first?.values.title);
  const corrected = CORRECTION.exec(target)?.[1];
  const link =
    corrected === undefined
      ? applyLink(process, { copy: target, step: 'fill' })
      : applyLink(process, { id: corrected, step: 'fill' });
  return [
    {
      name,
      process,
      title: subject || `${PROCESSES[process]}（还没有名称）`,
      savedAt: record.savedAt,
      link,
      correction: corrected !== undefined,
    },
  ];
}

/** The user's unsent assessments in this browser, the latest first, and how to delete one. */
export function useDrafts(): {
  drafts: readonly AssessmentDraft[];
  remove: (name: string) => void;
} {
  const owner = useOwner();
  const read = () =>
    owner ? keptDrafts(owner, ASSESSMENT_PROCESSES, Date.now()).flatMap(draftOf) : [];
  const [held, setHeld] = useState(() => ({ owner, drafts: read() }));
  const { drafts } = held.owner === owner ? held : { drafts: read() };
  // Another tab keeps or deletes drafts as well.
  useEventListener('storage', () => setHeld({ owner, drafts: read() }));
  return {
    drafts,
    remove: (name) => {
      dropDraft(name);
      setHeld({ owner, drafts: read() });
    },
  };
}
