import { useRef } from 'react';
import { isAsked } from '@/domain/identity';
import { randomId } from '@/domain/randomId';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { type Application, STALE } from '@/services/data/process';

/** What follows from an action. */
export interface ActionOutcome {
  /** The request as the action left it, where that was answered, and what to say. */
  readonly onDone: (after: Application | undefined, said: string) => void;
  /** The request had moved on; `words` are what the user wrote, '' when nothing. */
  readonly onStale: (words: string) => void;
}

/** The request that an action is about, and the mark under which it is sent. */
export type ActionMark = { id: string; idempotencyKey: string };

/**
 * Sends actions on a request. What is sent again after a failure, the same to the letter, goes
 * under the same mark, so that the back end does it once; anything else is a new action. It rejects
 * when the action fails, for the panel to say why.
 */
export function useMarkedAction({ id }: { id: string }, { onDone, onStale }: ActionOutcome) {
  const marks = useRef(new Map<string, string>());
  return async (
    said: string,
    content: readonly unknown[],
    words: string,
    send: (mark: ActionMark) => Promise<Application | undefined>,
  ) => {
    const key = JSON.stringify([said, ...content]);
    const idempotencyKey = marks.current.get(key) ?? randomId();
    marks.current.set(key, idempotencyKey);
    try {
      const after = await send({ id, idempotencyKey });
      marks.current.delete(key);
      onDone(isAsked(after?.id, id) ? after : undefined, said);
    } catch (error) {
      // Answered, so that nothing was done under this mark.
      if (error instanceof CodeError) marks.current.delete(key);
      if (error instanceof CodeError && error.code === STALE) onStale(words);
      else handleFailure(error, true);
      throw error;
    }
  };
}
