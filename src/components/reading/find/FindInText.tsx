import { type KeyboardEvent, type RefObject, useState } from 'react';
import { canPaint } from './paintRanges';
import { wordsAround } from './textPieces';
import { MOST_FOUND, useFindInText } from './useFindInText';

interface Props {
  /** Holds the text; this box stands outside of it. */
  root: RefObject<Element | null>;
}

const LABEL = '在正文中查找';

function outcome(word: string, count: number, at: number): string {
  if (!word.trim()) return '';
  if (!count) return `正文中没有“${word.trim()}”`;
  const all = count >= MOST_FOUND ? `${MOST_FOUND} 处以上` : `${count} 处`;
  return at < 0 ? `共 ${all}` : `第 ${at + 1} 处，共 ${all}`;
}

/**
 * Finds a word in the text of the page: how often it stands there, and the way from one place to
 * the next (Enter, and Shift+Enter back). Where the browser cannot mark places, they are listed
 * with the words around them.
 */
export function FindInText({ root }: Props) {
  const [word, setWord] = useState('');
  const { ranges, at, go, goTo } = useFindInText(root, word);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && word) setWord('');
    else if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const step = (name: string, sign: string, by: 1 | -1) => (
    <button
      type="button"
      className="ipr-button"
      aria-label={name}
      title={name}
      aria-disabled={!ranges.length}
      onClick={() => go(by)}
    >
      {sign}
    </button>
  );
  return (
    <div role="search" className="ipr-find ipr-no-print" aria-label={LABEL}>
      <input
        type="search"
        aria-label={LABEL}
        placeholder={LABEL}
        maxLength={100}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {step('上一处', '↑', -1)}
      {step('下一处', '↓', 1)}
      <span role="status" className="ipr-note">
        {outcome(word, ranges.length, at)}
      </span>
      {!canPaint() && ranges.length > 0 && (
        <ol className="ipr-find-places" aria-label="找到的位置">
          {ranges.map((range, place) => {
            const { before, hit, after } = wordsAround(range);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
              <li key={place}>
                <button
                  type="button"
                  className="ipr-text-button"
                  aria-current={place === at}
                  onClick={() => goTo(place)}
                >
                  {before}
                  <mark>{hit}</mark>
                  {after}
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
