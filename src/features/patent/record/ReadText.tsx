import { memo } from 'react';
import type { NumeralReader } from '@/domain/numerals';
import { useFigures } from './figures';

/**
 * A text with its reference numerals and figures live. A numeral is marked by pointing at it (see
 * `useNumeralMarks`); a figure opens. Neither is a Tab stop: a description holds hundreds, and the
 * keyboard has the list of numerals and the figures beside the text.
 */
export const ReadText = memo(function ReadText({
  text,
  reader,
}: {
  text: string;
  reader: NumeralReader;
}) {
  const { figures, open } = useFigures();
  let at = 0;
  return reader(text).map((run) => {
    const key = at;
    at += run.text.length;
    if (run.numeral) {
      return (
        <span key={key} className="ipr-numeral" data-numeral={run.numeral} tabIndex={-1}>
          {run.text}
        </span>
      );
    }
    const figure = run.figure && figures.find(({ label }) => label === run.figure);
    if (!figure) return run.text;
    return (
      <button
        key={key}
        type="button"
        className="ipr-figure-mention"
        tabIndex={-1}
        onClick={() => open(figure)}
      >
        {run.text}
      </button>
    );
  });
});
