import { memo, type ReactNode } from 'react';
import { Highlight } from '@/components/search/Highlight';
import type { NumeralReader } from '@/domain/numerals';
import type { FieldCode } from '@/domain/search/fields';
import type { HighlightRange } from '@/domain/search/highlight';
import { useFigures } from './figures';
import { useHits } from './hits';
import styles from './recordText.module.css';

/** The hits within a piece of a text, counted from its beginning. */
function hitsWithin(hits: readonly HighlightRange[], start: number, end: number): HighlightRange[] {
  return hits
    .filter(({ from, to }) => from < end && to > start)
    .map(({ from, to, group }) => ({
      from: Math.max(from, start) - start,
      to: Math.min(to, end) - start,
      group,
    }));
}

/**
 * A text with its reference numerals and figures live and the words found marked. A numeral is
 * marked by pointing at it (see `useNumeralMarks`); a figure opens. Neither is a Tab stop: a
 * description holds hundreds, and the keyboard has the list of numerals and the figures beside the
 * text.
 */
export const ReadText = memo(function ReadText({
  text,
  field,
  reader,
}: {
  text: string;
  /** What the text is, for the words found. */
  field: FieldCode;
  reader: NumeralReader;
}) {
  const { figures, open } = useFigures();
  const hits = useHits(field, text);
  let at = 0;
  return reader(text).map((run) => {
    const key = at;
    at += run.text.length;
    const inside = hitsWithin(hits, key, at);
    const shown: ReactNode = inside.length ? (
      <Highlight key={key} text={run.text} ranges={inside} />
    ) : (
      run.text
    );
    if (run.numeral) {
      return (
        <span key={key} className={styles.numeral} data-numeral={run.numeral} tabIndex={-1}>
          {shown}
        </span>
      );
    }
    const figure = run.figure && figures.find(({ label }) => label === run.figure);
    if (!figure) return shown;
    return (
      <button
        key={key}
        type="button"
        className={styles.figureMention}
        tabIndex={-1}
        onClick={() => open(figure)}
      >
        {shown}
      </button>
    );
  });
});
