import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { handleFailure } from '@/requests/policy';
import { findNode, findSubject, type NodeDetail, type SubjectDetail } from '@/services/nav';
import { isNotFound } from './isNotFound';

/** An unknown id has a page of its own; everything else follows the common policy. */
async function orHandled<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isNotFound(error)) handleFailure(error, true);
    throw error;
  }
}

/** A subject with its chain; '' asks nothing. */
export function useSubject(id: string): Latest<SubjectDetail> {
  return useLatestAnswer(id || undefined, (signal) =>
    orHandled(findSubject(id, { signal, skipErrorHandler: true })),
  );
}

/** A node with its indicators; the one before it stays until the next has come; '' asks nothing. */
export function useNode(subject: string, id: string): Latest<NodeDetail> {
  const key = subject && id ? JSON.stringify([subject, id]) : undefined;
  return useLatestAnswer(key, (signal) =>
    orHandled(findNode(subject, id, { signal, skipErrorHandler: true })),
  );
}
