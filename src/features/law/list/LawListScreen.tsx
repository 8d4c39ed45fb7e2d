import { useNavigate } from '@umijs/max';
import { lazy } from 'react';
import { ListExport } from '@/components/export/dialog/ListExport';
import { choicesOf } from '@/components/list/facets/filters';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListFoot } from '@/components/list/screen/ListFoot';
import { ListHead } from '@/components/list/screen/ListHead';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { pageRows, useListParts } from '@/components/list/screen/useListParts';
import { ListSelection } from '@/components/list/selection/ListSelection';
import { useListState } from '@/components/list/useListState';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import { lawListLink, lawSearchLink, readLawList } from '@/links/law';
import { LAW } from '../noun';
import { LawBox } from './LawBox';
import { LawFacets } from './LawFacets';
import { LawList } from './LawList';
import { dayConditions } from './lawWords';
import { SENT } from './openTyped';
import { JUMP_LIMIT } from './request';
import { sortOf, sortsOf } from './sorts';
import { useLawSearch } from './useLawSearch';

const LawExport = lazy(() => import('./export/LawExport'));

/** The list of laws. Words, filters, order and page stand in the address and nowhere else. */
export default function LawListScreen() {
  usePageTitle('法律法规检索结果');
  const [state, change] = useListState(readLawList, lawListLink);
  const navigate = useNavigate();
  const { page, size } = state;
  const place = { ...state, sort: sortOf(state) };
  const asked = lawSearchLink(state).split('?')[1] ?? '';
  const list = useListParts({
    answer: useLawSearch(state),
    rowsOf: pageRows,
    chosen: choicesOf(state).length + dayConditions(state).length,
    shown: [asked, place.sort, page, size].join(' '),
    page,
    size,
    limit: JUMP_LIMIT,
    onPage: (to) => change({ page: to }),
  });
  useRecordRecent('law', asked, list.hits);

  return (
    <ListSelection name={`law ${asked}`} noun={LAW}>
      <ListScreen
        view="list"
        bar={
          <ListBar>
            <LawBox
              state={state}
              onSearch={(q) => navigate(lawListLink({ ...state, q, page: 1 }), SENT)}
              onChange={change}
            />
          </ListBar>
        }
        tools={
          <ListHead
            list={list}
            title="法律法规检索结果"
            noun={LAW}
            place={place}
            sorts={sortsOf(state)}
            onChange={change}
          >
            <ListExport list={list}>
              {(rows, onClose) => <LawExport context={{ state, ...rows }} onClose={onClose} />}
            </ListExport>
          </ListHead>
        }
        facets={
          !list.bare && (
            <LawFacets
              state={state}
              found={list.answer.data}
              failed={list.failed}
              open={list.facetsOpen}
              onChange={change}
            />
          )
        }
        // Without the facets it stands elsewhere: another list, not the same one moved.
        list={<LawList key={list.bare ? 'bare' : 'narrowable'} state={state} list={list} />}
        foot={<ListFoot list={list} />}
      />
    </ListSelection>
  );
}
