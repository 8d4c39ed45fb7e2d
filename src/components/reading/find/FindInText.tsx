import { Button } from 'antd';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { Tick } from '@/components/form/Tick';
import { switchMarking, useMarking } from '@/components/search/marking';
import styles from './find.module.css';
import { canPaint } from './paintRanges';
import { wordsAround } from './textPieces';
import { MOST_FOUND, useFindInText } from './useFindInText';

interface Props {
  /** Holds the text; this box stands outside of it. */
  root: RefObject<Element | null>;
  /** Words of the search that led here: marked as long as nothing is typed. */
  searched?: readonly string[];
  className?: string | undefined;
}

const LABEL = '在正文中查找';

const NO_WORDS: readonly string[] = [];

function counted(count: number, at: number): string {
  const all = count >= MOST_FOUND ? `${MOST_FOUND} 处以上` : `${count} 处`;
  return at < 0 ? `共 ${all}` : `第 ${at + 1} 处，共 ${all}`;
}

/** Whether the words of the search are marked: the choice holds for all that is read. */
function SearchedSwitch({ words, on }: { words: readonly string[]; on: boolean }) {
  const [refused, setRefused] = useState(false);
  return (
    <>
      <Tick
        className={styles.findSearched}
        title={words.join('、')}
        checked={on}
        onChange={(wanted) => setRefused(!switchMarking(wanted))}
      >
        标出检索词
      </Tick>
      {refused && (
        <span role="alert" className="ipr-note">
          浏览器没有允许保存，设置未改变
        </span>
      )}
    </>
  );
}

/**
 * Finds a word in the text of the page: how often it stands there, and the way from one place to
 * the next (Enter, and Shift+Enter back). Until one is typed it finds those of the search that led
 * here. Where the browser cannot mark places, those of a typed word are listed with the words
 * around them.
 */
export function FindInText({ root, searched = NO_WORDS, className = '' }: Props) {
  const [word, setWord] = useState('');
  const marking = useMarking();
  const typed = word.trim();
  const wanted = typed ? [typed] : marking ? searched : NO_WORDS;
  const { ranges, at, go, goTo } = useFindInText(root, wanted);
  const said = () => {
    if (!wanted.length) return '';
    if (ranges.length) return counted(ranges.length, at);
    return typed ? `正文中没有“${typed}”` : '正文中没有检索词';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && word) setWord('');
    else if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const step = (name: string, sign: string, by: 1 | -1) => (
    <Button aria-label={name} title={name} aria-disabled={!ranges.length} onClick={() => go(by)}>
      {sign}
    </Button>
  );
  return (
    <div role="search" className={`${styles.find} ${className} ipr-no-print`} aria-label={LABEL}>
      <PlainInput
        className="ipr-small-input"
        type="search"
        aria-label={LABEL}
        placeholder={LABEL}
        maxLength={100}
        value={word}
        onChange={setWord}
        onKeyDown={onKeyDown}
      />
      {step('上一处', '↑', -1)}
      {step('下一处', '↓', 1)}
      {searched.length > 0 && <SearchedSwitch words={searched} on={marking} />}
      <span role="status" className="ipr-note">
        {said()}
      </span>
      {!canPaint() && typed && ranges.length > 0 && (
        <ol className={styles.findPlaces} aria-label="找到的位置">
          {ranges.map((range, place) => {
            const { before, hit, after } = wordsAround(range);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
              <li key={place}>
                <Button
                  type="link"
                  size="small"
                  aria-current={place === at}
                  onClick={() => goTo(place)}
                >
                  {before}
                  <mark>{hit}</mark>
                  {after}
                </Button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
