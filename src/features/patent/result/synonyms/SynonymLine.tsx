import { useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import listStyles from '@/components/list/list.module.css';
import { useSame } from '@/components/page/useSame';
import type { Node } from '@/domain/search/ast';
import { type Alternative, alternativesIn, termsToWiden } from '@/domain/search/widen';
import { type PatentResultState, patentResultLink, readPatentResult } from '@/links/patent';
import styles from '../aboveRows.module.css';
import type { FoundPage } from '../usePatentSearch';
import { ClassWords } from './ClassWords';
import { OfferList } from './OfferList';
import { offersAtHand } from './offers';

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
      <Flex component="ul" wrap gap="0 12px" align="center" aria-label="一并检索的词">
        {words.map(({ term, word, without }) => (
          <li key={word} className={listStyles.chip} title={`与“${term}”任一即可`}>
            {word}
            <Button
              type="text"
              size="small"
              className="ipr-chip-remove"
              aria-label={`不再一并检索“${word}”`}
              onClick={() => navigate(patentResultLink({ ...state, q: without, page: 1, sel: '' }))}
            >
              ×
            </Button>
          </li>
        ))}
      </Flex>
    </>
  );
}

function textsOf({ result }: FoundPage): string[] {
  return result.content.flatMap(({ title, abstract }) => [title, abstract ?? '']);
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
