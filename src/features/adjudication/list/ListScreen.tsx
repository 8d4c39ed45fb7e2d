import { Link, useLocation, useNavigate } from '@umijs/max';
import { Checkbox } from 'antd';
import { lazy, memo, useMemo } from 'react';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { countRows } from '@/components/list/declared/declaredList';
import { useDeclaredParts } from '@/components/list/declared/useDeclaredParts';
import { useListPage } from '@/components/list/declared/useListPage';
import { useRelaxedList } from '@/components/list/declared/useRelaxedList';
import { type Conditions, conditionsOfWords } from '@/components/list/emptied/conditions';
import { EmptiedList } from '@/components/list/emptied/EmptiedList';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import styles from '@/components/list/list.module.css';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useListState } from '@/components/list/useListState';
import { LinkButton } from '@/components/page/LinkButton';
import { lazyAgain } from '@/components/page/lazyAgain';
import { OddValues } from '@/components/page/OddValues';
import { grouped } from '@/domain/grouped';
import { searchedWords } from '@/domain/law/keywords';
import {
  type AdjudicationListState,
  ALL_ADJUDICATIONS,
  adjudicationDetailLink,
  adjudicationListLink,
  adjudicationSearchLink,
  MOST_COMPARED_ADJUDICATIONS,
  oddAdjudicationDays,
} from '@/links/adjudication';
import { ADJUDICATIONS, type FoundAdjudications } from '../adjudications';
import { FACET_WORDS, knownFilters } from '../facets';
import { ADJUDICATION } from '../noun';
import { PARTS } from '../parts';
import { chipsOf } from '../query/chips';
import { conditionsOf } from '../query/conditions';
import { OtherConditions } from '../query/OtherConditions';
import { SearchBox } from '../query/SearchBox';
import { wordsOf } from '../question';
import { recentSearch } from '../recent';
import { AdjudicationRow, adjudicationFacts } from './AdjudicationRow';
import { CapNote } from './CapNote';
import { sortsOf } from './sorts';

// Without it the list stands alone.
const AdjudicationPreview = lazyAgain(
  () => import('./AdjudicationPreview'),
  () => null,
);

const SKELETON_LINES = [52, 84, 60, 92, 88];

/** The documents of one page. */
const AdjudicationRows = memo(function AdjudicationRows({ found }: { found: FoundAdjudications }) {
  const { result, state, first, from } = found;
  const words = useMemo(() => wordsOf(state), [state]);
  return (
    <ListRows
      label="检索到的裁判文书"
      first={first}
      rows={result.content}
      idOf={ADJUDICATIONS.idOf}
      factsOf={adjudicationFacts}
      preview={(row) => <AdjudicationPreview row={row} words={words} from={from} />}
    >
      {(row, place) => <AdjudicationRow row={row} place={place} words={words} from={from} />}
    </ListRows>
  );
});

/** What every document of a list meets: the words, the filters, the rest. */
const everyMeets = (state: AdjudicationListState): Conditions<AdjudicationListState> =>
  conditionsOfWords(state, FACET_WORDS, conditionsOf(state));

/** The same list for the words that a text without spaces is made of; undefined where it is one. */
function apart(state: AdjudicationListState): AdjudicationListState | undefined {
  const words = searchedWords(state.q, 'fuzzy');
  if (wordsOf(state).length > 1 || words.length < 2) return undefined;
  return { ...state, q: words.join(' '), page: 1 };
}

/** Nothing was found: which condition is to blame, what is found without it, and other ways. */
function EmptyList({ state }: { state: AdjudicationListState }) {
  const split = apart(state);
  const asked = split ?? state;
  const { conditions, relaxed, looking, key } = useRelaxedList(ADJUDICATIONS, asked, everyMeets);
  const together = useLatestAnswer(split && key, (signal) =>
    countRows(ADJUDICATIONS, asked, signal),
  );
  const total = together.current ? (together.data ?? 0) : 0;
  const elsewhere = state.q !== '' && state.part !== 'ALL';
  return (
    <EmptiedList
      noun={ADJUDICATION}
      conditions={conditions}
      relaxed={total > 0 ? undefined : relaxed}
      looking={looking || Boolean(split && !together.current && !together.error)}
      linkTo={adjudicationListLink}
    >
      <ul className={styles.ways}>
        {total > 0 && (
          <li>
            <Link to={adjudicationListLink(asked)}>
              分成“{asked.q}”检索，有 <span className="ipr-num">{grouped(total)}</span>{' '}
              {ADJUDICATION.unit}
            </Link>
          </li>
        )}
        {elsewhere && (
          <li>
            <Link to={adjudicationListLink({ ...state, part: 'ALL', page: 1 })}>
              不限于“{PARTS[state.part]}”，在全文中查找
            </Link>
          </li>
        )}
        <li>
          <Link to={adjudicationSearchLink(state)}>修改检索条件</Link>
        </li>
      </ul>
    </EmptiedList>
  );
}

interface Props {
  state: AdjudicationListState;
  list: ListParts<FoundAdjudications>;
}

/** The documents of the present page, or what there is instead, and the way to the other pages. */
function AdjudicationList({ state, list }: Props) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const result = list.failed ? undefined : list.answer.data?.result;
  return (
    <ListBody
      list={list}
      noun={ADJUDICATION}
      onOpen={(id, { from }) => navigate(adjudicationDetailLink(id, { from }))}
      alsoSwitched="，文书详情页的 j、k 一并关闭"
      before={
        <>
          <OddValues values={oddAdjudicationDays(search)} instead="没有按它筛选" />
          {result && (
            <CapNote
              state={state}
              found={result.totalElements}
              most={result.cap}
              facets={result.facets}
            />
          )}
        </>
      }
      skeleton={<RowsSkeleton view="list" lines={SKELETON_LINES} rows={5} />}
      empty={<EmptyList state={state} />}
    >
      {(found) => <AdjudicationRows found={found} />}
    </ListBody>
  );
}

const AdjudicationExport = lazy(() => import('./export/AdjudicationExport'));

/** The list of documents. Everything that can be set on it stands in the address. */
export default function ListScreen() {
  const [state, change] = useListState(ADJUDICATIONS.read, ADJUDICATIONS.link);
  const { q, part, leadingFirst, page } = state;
  const list = useDeclaredParts(ADJUDICATIONS, state, {
    answer: useListPage(ADJUDICATIONS, state),
    remembered: recentSearch(state),
    chosen: choicesOf(knownFilters(state)).length + conditionsOf(state).length,
    onPage: (to) => change({ page: to }),
  });
  return (
    <DeclaredScreen
      declared={ADJUDICATIONS}
      state={state}
      list={list}
      title="裁判文书检索结果"
      sorts={sortsOf(state)}
      // The note above the rows states the limit, and the ways around it.
      limit={Number.POSITIVE_INFINITY}
      onChange={change}
      bar={
        <SearchBox
          state={state}
          onSearch={(words) => change({ q: words })}
          onPart={(next) => change({ part: next })}
        >
          <FilterChips
            chips={chipsOf(state, change)}
            onClear={() => change({ ...ALL_ADJUDICATIONS, q, part, leadingFirst })}
          />
        </SearchBox>
      }
      choices={
        !list.nothing && (
          <>
            <Checkbox
              checked={leadingFirst}
              onChange={({ target }) => change({ leadingFirst: target.checked })}
            >
              指导性、典型案例优先
            </Checkbox>
            <LinkButton to={adjudicationListLink({ ...state, view: 'awards' })}>
              判赔参考
            </LinkButton>
          </>
        )
      }
      facets={
        <DeclaredFacets
          declared={ADJUDICATIONS}
          words={FACET_WORDS}
          state={state}
          found={list.answer.data?.result}
          failed={list.failed}
          open={list.facetsOpen}
          onChange={change}
        >
          <OtherConditions state={state} onChange={change} />
        </DeclaredFacets>
      }
      exported={(rows, onClose) => (
        <AdjudicationExport context={{ state, ...rows }} onClose={onClose} />
      )}
      compared={{
        most: MOST_COMPARED_ADJUDICATIONS,
        onCompare: (compare) => change({ compare, page }),
      }}
    >
      <AdjudicationList state={state} list={list} />
    </DeclaredScreen>
  );
}
