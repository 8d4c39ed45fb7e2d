import { useUpdateEffect } from 'ahooks';
import { Button } from 'antd';
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { Tick } from '@/components/form/Tick';
import { switchMarking, useMarking } from '@/components/search/marking';
import { settle } from '../settle';
import styles from './find.module.css';
import { findRanges, wordsAround } from './textPieces';

const ALL = 'ipr-find';
const CURRENT = 'ipr-find-current';

/** Whether the browser marks places of a text without a change of the page (CSS Custom Highlight). */
function canPaint(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined';
}

/** Marks the places found, the current one in its own way; none takes the marks away. */
function paintRanges(ranges: readonly Range[], current: Range | undefined): void {
  if (!canPaint()) return;
  const paint = (name: string, some: readonly Range[]) => {
    if (some.length) CSS.highlights.set(name, new Highlight(...some));
    else CSS.highlights.delete(name);
  };
  paint(
    ALL,
    ranges.filter((range) => range !== current),
  );
  paint(CURRENT, current ? [current] : []);
}

/** How far down the window a place is brought. */
const AT = 0.35;

function closedAround(node: Node): HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (let one = node.parentElement; one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement && !one.open) closed.push(one);
  }
  return closed;
}

/** Brings a place of the text into sight, unfolding what hides it; the focus stays where it is. */
function goToRange(range: Range): void {
  for (const details of closedAround(range.startContainer)) details.open = true;
  // Boxes of their own, such as a wide table.
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  settle(() => {
    const { top } = range.getBoundingClientRect();
    window.scrollBy(0, top - window.innerHeight * AT);
  });
}

/** The first place at or below the upper edge of the window's reading part; the first when there is none. */
function firstInSight(ranges: readonly Range[], top: number): number {
  const at = ranges.findIndex((range) => range.getBoundingClientRect().bottom > top);
  return Math.max(0, at);
}

/** Places that are marked and counted; of more nobody reads one by one. */
const MOST_FOUND = 1000;

const NONE: readonly Range[] = [];

/** Stands in no word: the words as one value, equal for equal words. */
const BETWEEN = '\n';

interface FoundInText {
  ranges: readonly Range[];
  /** Place among them, from 0; -1 until the reader has gone to one. */
  at: number;
  /** Goes to the next or the one before, and from the last to the first. */
  go: (by: 1 | -1) => void;
  goTo: (at: number) => void;
}

/**
 * Finds words in a rendered text and marks them there. The page itself is not changed, so that React
 * keeps what it has drawn; when it draws something else they are looked for anew.
 *
 * @param root holds the text
 * @param wanted none for nothing
 */
function useFindInText(root: RefObject<Element | null>, wanted: readonly string[]): FoundInText {
  const asked = useDeferredValue(wanted.filter((word) => word.trim()).join(BETWEEN));
  const words = useMemo(() => (asked ? asked.split(BETWEEN) : []), [asked]);
  const [ranges, setRanges] = useState(NONE);
  const [at, setAt] = useState(-1);

  useEffect(() => {
    const element = root.current;
    if (!element || !words.length) {
      setRanges(NONE);
      return;
    }
    const find = () => setRanges(findRanges(element, words, MOST_FOUND));
    find();
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [root, words]);
  useUpdateEffect(() => setAt(-1), [words]);
  useEffect(() => paintRanges(ranges, ranges[at]), [ranges, at]);
  useEffect(() => () => paintRanges(NONE, undefined), []);

  const goTo = (next: number) => {
    const range = ranges[next];
    if (!range) return;
    setAt(next);
    goToRange(range);
  };
  return {
    ranges,
    at: at < ranges.length ? at : -1,
    goTo,
    go: (by) => {
      const count = ranges.length;
      if (!count) return;
      const head = document.querySelector('.ipr-sticky-head')?.getBoundingClientRect().bottom ?? 0;
      // The first step goes on from what is being read.
      const first = firstInSight(ranges, head) - (by > 0 ? 1 : 0);
      goTo(((at < 0 ? first : at) + by + count) % count);
    },
  };
}

interface Props {
  /** Holds the text; this box stands outside of it. */
  root: RefObject<Element | null>;
  /** Words of the search that led here: marked as long as nothing is typed. */
  searched?: readonly string[];
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
export function FindInText({ root, searched = NO_WORDS }: Props) {
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
    <div role="search" className={`${styles.find} ipr-no-print`} aria-label={LABEL}>
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
