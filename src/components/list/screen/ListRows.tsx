import { useDebounceFn } from 'ahooks';
import { type ReactNode, Suspense, useState } from 'react';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import { ROW } from '../keys/useRowKeys';
import styles from '../list.module.css';
import { PageLacks, type RowFacts } from '../PageLacks';
import previewStyles from '../preview/preview.module.css';
import { TO_PREVIEW, ToPreview } from '../preview/ToPreview';

/** From here on there is room for a look at one row beside the list (look: list). */
const WIDE = '(min-width: 1680px)';

/** How long the pointer or the focus rests on a row before it is looked at, in ms. */
const REST = 300;

interface Props<Row> {
  label: string;
  /** Place of the first row in the whole list, from 1. */
  first: number;
  rows: readonly Row[];
  /** '' of a row that cannot be opened. */
  idOf: (row: Row) => string;
  /** What a row may lack, by name. */
  factsOf: (row: Row) => RowFacts;
  /** Draws what is read of a row beside the list, where a wide screen has room for it. */
  preview?: (row: Row) => ReactNode;
  /** Draws a row that stands at a place of the whole list. */
  children: (row: Row, place: number) => ReactNode;
}

/**
 * The rows of a page one below the other, numbered through the whole list. Beside them stands the
 * row on which pointer or focus rests, at first the first one; it does not count as read.
 */
export function ListRows<Row>({
  label,
  first,
  rows,
  idOf,
  factsOf,
  preview,
  children,
}: Props<Row>) {
  const isWide = useScreenMatches(WIDE) && preview !== undefined;
  const [looked, setLooked] = useState('');
  const pointed = useDebounceFn(setLooked, { wait: REST });
  const focused = useDebounceFn(setLooked, { wait: REST });
  const shown = isWide
    ? (rows.find((row) => looked && idOf(row) === looked) ?? rows.find(idOf))
    : undefined;
  const list = (
    <ol className={styles.rows} start={first} aria-label={label}>
      {rows.map((row, index) => {
        const id = idOf(row);
        return (
          <li
            key={id || `${index}`}
            {...{ [ROW]: id }}
            data-looked={(shown !== undefined && row === shown) || undefined}
            {...(isWide && {
              onFocus: () => {
                pointed.cancel();
                focused.run(id);
              },
              // A list that scrolls below a resting pointer is not pointed at.
              onMouseMove: () => {
                focused.cancel();
                // The way to the look goes with its row, and the focus would be lost.
                if (!document.activeElement?.matches(TO_PREVIEW)) pointed.run(id);
              },
              onMouseLeave: pointed.cancel,
            })}
          >
            {children(row, first + index)}
            {row === shown && <ToPreview />}
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      {isWide ? (
        <div className={previewStyles.previewed}>
          {list}
          <Suspense fallback={null}>{shown !== undefined && preview?.(shown)}</Suspense>
        </div>
      ) : (
        list
      )}
      <PageLacks rows={rows} factsOf={factsOf} />
    </>
  );
}
