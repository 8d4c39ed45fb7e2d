import { Link, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import Tag from 'antd/es/tag';
import { type ReactNode, useMemo, useRef } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { useSame } from '@/components/page/useSame';
import { grouped } from '@/domain/grouped';
import type { Node } from '@/domain/search/ast';
import {
  type Alternative,
  alternativesIn,
  englishInTexts,
  meansOther,
  synonymsOf,
  termsToWiden,
  withAlternative,
} from '@/domain/search/widen';
import { type PatentResultState, patentResultLink, readPatentResult } from '@/links/patent';
import { errorSentence } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { searchClasses } from '@/services/cnipr';
import styles from '../aboveRows.module.css';
import type { FoundPage } from '../usePatentSearch';
import { type Counted, useCounts } from './useCounts';

/** Below this other words may be missed; a longer result is not in want of them. */
const FEW = 50;

/** Words that can be taken out again; a pasted list may have hundreds. */
const MOST_TAKEN = 6;

/** The words that the query takes in place of others; each can be taken out again. */
function Taken({ words, state }: { words: readonly Alternative[]; state: PatentResultState }) {
  const navigate = useNavigate();
  if (!words.length) return null;
  return (
    <>
      <p>一并检索的：</p>
      <Flex
        component="ul"
        wrap
        gap="0 12px"
        align="center"
        className="ipr-chips"
        aria-label="一并检索的词"
      >
        {words.map(({ term, word, without }) => (
          <li key={word} title={`与“${term}”任一即可`}>
            <Tag
              color="processing"
              variant="filled"
              closable={{ 'aria-label': `不再一并检索“${word}”` }}
              onClose={(event) => {
                event.preventDefault();
                navigate(patentResultLink({ ...state, q: without, page: 1, sel: '' }));
              }}
            >
              {word}
            </Tag>
          </li>
        ))}
      </Flex>
    </>
  );
}

function textsOf({ result }: FoundPage): string[] {
  return result.content.flatMap(({ title, abstract }) => [title, abstract ?? '']);
}

/** Words that are offered; their counts are asked one after the other. */
const MOST_OFFERED = 5;

/** Another word for one of a query. */
interface Offer {
  /** The word of the query. */
  term: string;
  word: string;
  /** The query that takes either of them, in canonical spelling. */
  q: string;
}

/**
 * The queries with other words, the first of each term before the second of any.
 *
 * @param wordsOf other words for a term
 */
function offersOf(ast: Node, wordsOf: (term: string) => readonly string[]): Offer[] {
  const lists = termsToWiden(ast).map((term) => wordsOf(term).map((word) => ({ term, word })));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? []));
  const offers = new Map<string, Offer>();
  for (const { term, word } of inTurn.flat()) {
    const q = withAlternative(ast, term, word);
    const key = word.toLowerCase();
    if (q !== undefined && !offers.has(key) && offers.size < MOST_OFFERED) {
      offers.set(key, { term, word, q });
    }
  }
  return [...offers.values()];
}

/**
 * What is offered at once: words of our own list, and the English words that the texts found give
 * in brackets behind a term.
 *
 * @param texts titles and abstracts of the patents on the page
 */
function offersAtHand(ast: Node, texts: readonly string[]): Offer[] {
  return offersOf(ast, (term) => [
    ...synonymsOf(term),
    ...englishInTexts(term, texts).filter((word) => !meansOther(term, word)),
  ]);
}

/** The words that titles of the IPC list beside those of a query, asked word by word. */
async function askTable(ast: Node, signal: AbortSignal): Promise<Offer[]> {
  const { wordsBeside } = await import('@/domain/search/wordsBeside');
  const found = new Map<string, string[]>();
  for (const term of termsToWiden(ast)) {
    const { content } = await searchClasses('IPC', term, { signal, shownInPlace: true });
    found.set(
      term,
      wordsBeside(
        term,
        content.map(({ title }) => title),
      ),
    );
  }
  return offersOf(ast, (term) => found.get(term) ?? []);
}

/** How many more patents a word finds. */
function More({ count, total }: { count: Counted | undefined; total: number }): ReactNode {
  if (count === undefined) return <span>…</span>;
  if (count === 'unknown') return <span className="ipr-note">件数未知</span>;
  return <span className="ipr-num">+{grouped(count - total)}</span>;
}

interface OfferListProps {
  /** What the words are. */
  name: string;
  /** The state whose rows are on screen. */
  state: PatentResultState;
  /** Patents found without any of the words. */
  total: number;
  offers: readonly Offer[];
}

/**
 * Other words for those of a query, each with what it would add. A press adds it to the query in
 * the box; one that adds nothing says so and cannot be pressed.
 */
function OfferList({ name, state, total, offers }: OfferListProps) {
  const counts = useCounts(
    state,
    offers.map(({ q }) => q),
  );
  return (
    <Flex
      component="ul"
      wrap
      gap="0 12px"
      align="center"
      className={partsStyles.fingers}
      aria-label={name}
    >
      {offers.map(({ term, word, q }) => {
        const count = counts.get(q);
        if (typeof count === 'number' && count <= total) {
          return (
            <li key={word} className="ipr-note">
              {word} 没有更多
            </li>
          );
        }
        return (
          <li key={word}>
            <Link
              to={patentResultLink({ ...state, mode: 'expr', q, as: [], page: 1, sel: '' })}
              title={`加入检索式，“${term}”或“${word}”任一即可：${q}`}
            >
              {word} <More count={count} total={total} />
            </Link>
          </li>
        );
      })}
    </Flex>
  );
}

interface ClassWordsProps {
  ast: Node;
  state: PatentResultState;
  total: number;
}

/** Looks the words of a query up in the classification when it is pressed. */
function ClassWords({ ast, state, total }: ClassWordsProps) {
  const { data, error, loading, run } = useAsked((signal) => askTable(ast, signal), {
    manual: true,
  });
  const status = useRef<HTMLSpanElement>(null);
  const look = () => {
    // The button goes with what it asks for.
    status.current?.focus();
    run();
  };
  return (
    <>
      {!data && !loading && (
        <Button type="link" size="small" onClick={look}>
          查分类表用词
        </Button>
      )}
      <span ref={status} tabIndex={-1} role="status">
        {loading && '正在查分类表…'}
        {error && !loading && <>分类表没有查到：{errorSentence(error)}检索结果没有变。</>}
        {data && data.length === 0 && '分类表的类名中没有与这些词并列的词。'}
        {data && data.length > 0 && '分类表中并列的词：'}
      </span>
      {data && data.length > 0 && (
        <OfferList name="分类表中并列的词" state={state} total={total} offers={data} />
      )}
    </>
  );
}

interface Props {
  found: FoundPage;
  /** Its query. */
  ast: Node;
  /** The state of the address. */
  now: PatentResultState;
}

/**
 * Other words for those of the query whose rows are on screen, offered with what each would add,
 * and the ones already taken. Nothing is added unless it is pressed, and it stands in the box then.
 */
export function SynonymLine({ found, ast, now }: Props) {
  const { address, result } = found;
  const { view, fold, charts } = now;
  // The state that the rows answer, looked at as it is now.
  const state = useMemo(
    () => ({ ...readPatentResult(address), view, fold, charts }),
    [address, view, fold, charts],
  );
  const { mode, q, as, include, exclude, years, set } = state;
  const question = patentResultLink({ mode, q, as, include, exclude, years, set });
  // Turning a page changes neither the query nor what is offered for it.
  const same = useSame({ ast, texts: textsOf(found), state }, question);
  const offers = useMemo(() => offersAtHand(same.ast, same.texts), [same]);
  const taken = useMemo(
    () => (same.state.mode === 'expr' ? alternativesIn(same.ast).slice(0, MOST_TAKEN) : []),
    [same],
  );
  const total = result.totalElements;
  const terms = useMemo(() => termsToWiden(same.ast), [same]);
  const wanting = terms.length > 0 && total < FEW;
  if (!offers.length && !taken.length && !wanting) return null;
  return (
    <Flex
      component="section"
      wrap
      gap="0 8px"
      align="center"
      className={`${styles.aboveRows} ipr-no-print`}
      aria-label="同义词"
    >
      <Taken words={taken} state={state} />
      {offers.length > 0 && (
        <>
          <p>同义词：</p>
          <OfferList name="可加入的同义词" state={state} total={total} offers={offers} />
        </>
      )}
      {!offers.length && wanting && <p>词表中没有这些词的{taken.length ? '其他' : ''}同义词。</p>}
      {terms.length > 0 && <ClassWords key={question} ast={same.ast} state={state} total={total} />}
    </Flex>
  );
}
