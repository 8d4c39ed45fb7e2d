import { useState } from 'react';
import { typedDay } from '@/domain/form/typedDay';

/**
 * A day that is typed: what cannot be read stays in the field with a sentence, what can be read is
 * told at once.
 *
 * @param day `YYYY-MM-DD`; '' for none
 * @param onDay told a day, or '' once the field is empty
 */
export function useTypedDay(day: string, onDay: (day: string) => void) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? day;
  const wrong = text !== '' && typedDay(text) === undefined;
  const error = wrong ? '请写成 2026-11-20 这样的日期' : undefined;
  return {
    text,
    error,
    type: (next: string) => {
      const read = typedDay(next);
      if (next === '' || read) {
        setTyped(undefined);
        onDay(read || '');
      } else setTyped(next);
    },
  };
}
