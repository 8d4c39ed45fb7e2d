import { useNavigate } from '@umijs/max';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type SubjectState, subjectLink } from '@/links/landing';

/** How long nothing is typed, in ms, before the words stand in the address. */
const REST = 500;

/**
 * What is looked for in a chain. The box answers every key at once; the address follows when the
 * typing rests, so that the search comes back with it.
 */
export function useChainWords(state: SubjectState): [string, (words: string) => void] {
  const navigate = useNavigate();
  const [words, setWords] = useState(state.q);
  const latest = useRef(state);
  // Of the words in the address those count that did not come from this box.
  const own = useRef(state.q);
  useEffect(() => {
    latest.current = state;
    if (state.q === own.current) return;
    own.current = state.q;
    setWords((typed) => (typed.trim() === state.q ? typed : state.q));
  }, [state]);

  useEffect(() => {
    const q = words.trim();
    if (q === own.current) return;
    const timer = setTimeout(() => {
      own.current = q;
      const to = subjectLink({ ...latest.current, q });
      startTransition(() => navigate(to, { replace: true }));
    }, REST);
    return () => clearTimeout(timer);
  }, [words, navigate]);

  return [words, setWords];
}
