import { useNavigate } from '@umijs/max';
import { lazy } from 'react';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { askAhead, queryOf } from '@/components/list/declared/declaredList';
import { useDeclaredParts } from '@/components/list/declared/useDeclaredParts';
import { useListPage } from '@/components/list/declared/useListPage';
import { useListState } from '@/components/list/useListState';
import { lawListLink, lawSearchLink } from '@/links/law';
import type { AskAhead } from '@/requests/ahead';
import { CiteChosen } from './CiteChosen';
import { LawBox } from './LawBox';
import { LawFacets } from './LawFacets';
import { LawList } from './LawList';
import { LAWS } from './laws';
import { chosenOf } from './lawWords';
import { SENT } from './openTyped';
import { sortOf, sortsOf } from './sorts';
import { typedPlace, useTypedArticle } from './TypedArticle';

const LawExport = lazy(() => import('./export/LawExport'));

/** The page of the list that the address names. */
export const ahead: AskAhead = ({ search }) =>
  typedPlace(LAWS.read(search)) ? undefined : askAhead(LAWS, search);

/** The list of laws. Words, filters, order and page stand in the address and nowhere else. */
export default function LawListScreen() {
  const [state, change] = useListState(LAWS.read, LAWS.link);
  const navigate = useNavigate();
  const article = useTypedArticle(state);
  const list = useDeclaredParts(LAWS, state, {
    answer: useListPage(LAWS, state, !article.taken),
    refused: article.taken,
    remembered: queryOf(lawSearchLink(state)),
    chosen: chosenOf(state),
    onPage: (page) => change({ page }),
  });
  return (
    <DeclaredScreen
      declared={LAWS}
      state={{ ...state, sort: sortOf(state) }}
      list={list}
      title="法律法规检索结果"
      sorts={sortsOf(state)}
      onChange={change}
      bar={
        <LawBox
          state={state}
          onSearch={(q) => navigate(lawListLink({ ...state, q, words: false, page: 1 }), SENT)}
          onChange={change}
        />
      }
      facets={
        <LawFacets
          state={state}
          found={list.answer.data?.result}
          failed={list.failed}
          open={list.facetsOpen}
          onChange={change}
        />
      }
      chosen={<CiteChosen state={state} rows={list.answer.data?.result.content ?? []} />}
      exported={(rows, onClose) => <LawExport context={{ state, ...rows }} onClose={onClose} />}
    >
      <LawList state={state} list={list} article={article} />
    </DeclaredScreen>
  );
}
