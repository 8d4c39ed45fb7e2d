import { useRef } from 'react';
import type { Satisfaction } from '@/components/flow/SatisfactionForm';
import { randomId } from '@/components/form/draft/draftWriter';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { type Application, actOnApplication, STALE } from '@/services/data/process';

interface Outcome {
  /** The request as the action left it, and what to say. */
  readonly onDone: (after: Application, said: string) => void;
  /** The request had moved on; `words` are what the user wrote, '' when nothing. */
  readonly onStale: (words: string) => void;
}

type Mark = { id: string; idempotencyKey: string };

// The panel of the action says why it failed.
const OPTIONS = { skipErrorHandler: true };

/**
 * The applicant's actions on a request. What is sent again after a failure, the same to the letter,
 * goes under the same mark, so that the back end does it once; anything else is a new action. They
 * reject when they fail, for the panel to say why.
 */
export function useActions({ id }: Application, { onDone, onStale }: Outcome) {
  const marks = useRef(new Map<string, string>());
  const act = async (
    said: string,
    content: readonly unknown[],
    words: string,
    send: (mark: Mark) => Promise<Application>,
  ) => {
    const key = JSON.stringify([said, ...content]);
    const idempotencyKey = marks.current.get(key) ?? randomId();
    marks.current.set(key, idempotencyKey);
    try {
      const after = await send({ id, idempotencyKey });
      marks.current.delete(key);
      onDone(after, said);
    } catch (error) {
      // Answered, so that nothing was done under this mark.
      if (error instanceof CodeError) marks.current.delete(key);
      if (error instanceof CodeError && error.code === STALE) onStale(words);
      else handleFailure(error, true);
      throw error;
    }
  };
  return {
    withdraw: (reason: string) =>
      act('已撤回，不再办理。', [reason], reason, (mark) =>
        actOnApplication('withdraw', { ...mark, ...(reason && { reason }) }, OPTIONS),
      ),
    confirm: () =>
      act('已确认，由办理部门继续办理。', [], '', (mark) =>
        actOnApplication('confirm', mark, OPTIONS),
      ),
    object: (opinion: string) =>
      act('异议已提交，由办理部门处理。', [opinion], opinion, (mark) =>
        actOnApplication('object', { ...mark, opinion }, OPTIONS),
      ),
    addMaterial: (note: string, attachments: { id: string; category: string }[]) =>
      act('材料已提交，由办理部门继续办理。', [note, attachments], note, (mark) =>
        actOnApplication('addMaterial', { ...mark, ...(note && { note }), attachments }, OPTIONS),
      ),
    rate: (satisfaction: Satisfaction) =>
      act('评价已提交，谢谢。', [satisfaction], satisfaction.comment ?? '', (mark) =>
        actOnApplication('rate', { ...mark, ...satisfaction }, OPTIONS),
      ),
    appeal: (reason: string) =>
      act('申诉已提交，由知识产权管理部门决定。', [reason], reason, (mark) =>
        actOnApplication('appeal', { ...mark, reason }, OPTIONS),
      ),
  };
}

export type Actions = ReturnType<typeof useActions>;
