import { useEffect, useRef } from 'react';
import { NO_SCOPE } from '@/links/patent';
import type { ReadQuery } from '../readQuery';
import { type Question, questionKey } from './question';
import { recordSearch } from './searchHistory';
import { useUserId } from './useKept';

const EVERYTHING = questionKey('', NO_SCOPE);

/**
 * Keeps every search that gets its answer in the user's history. Another page or order of the same
 * result is no new search, and neither is looking at all patents.
 *
 * @param hits of the question as it stands; undefined until its answer has come
 */
export function useRecordSearch(
  question: Question,
  { expression }: Pick<ReadQuery, 'expression'>,
  hits: number | undefined,
): void {
  const userId = useUserId();
  const recorded = useRef<string>(undefined);
  const key = `${userId} ${questionKey(expression, question)}`;
  useEffect(() => {
    if (!userId || hits === undefined || recorded.current === key) return;
    recorded.current = key;
    if (key === `${userId} ${EVERYTHING}`) return;
    recordSearch(userId, { ...question, expression, hits });
  }, [userId, key, hits, question, expression]);
}
