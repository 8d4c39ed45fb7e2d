import { useMemo, useRef, useState } from 'react';
import { choicesOf } from '@/components/list/facets/filters';
import { KeyHint } from '@/components/list/keys/KeyHint';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { ListTools } from '@/components/list/screen/ListTools';
import { ListSelection } from '@/components/list/selection/ListSelection';
import { SelectionBar } from '@/components/list/selection/SelectionBar';
import { SelectPage } from '@/components/list/selection/SelectPage';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import { lawListLink, lawSearchLink, readLawList } from '@/links/law';
import { LAW } from '../noun';
import { LawExportAction } from './export/LawExportAction';
import { LawBox } from './LawBox';
import { LawFacets } from './LawFacets';
import { LawList } from './LawList';
import { dayConditions } from './lawWords';
import { JUMP_LIMIT } from './request';
import { sortOf, sortsOf } from './sorts';
import { useLawSearch } from './useLawSearch';

/** The list of laws. Words, filters, order and page stand in the address and nowhere else. */
export default function LawListScreen() {
  usePageTitle('法律法规检索结果');
  const [state, change] = useListState(readLawList, lawListLink);
  const answer = useLawSearch(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const [facetsOpen, setFacetsOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [exporting, setExporting] = useState(false);

  const { data: found, error, current } = answer;
  const failed = Boolean(error);
  const { page, size } = state;
  const asked = lawSearchLink(state).split('?')[1] ?? '';
  useScrollMemory(current, [asked, sortOf(state), page, size].join(' '));
  useRecordRecent('law', asked, current ? found?.totalElements : undefined);
  const total = failed ? undefined : found?.totalElements;
  const chosen = choicesOf(state).length + dayConditions(state).length;
  const nothing = total === 0 || failed;
  // Nothing can be chosen and nothing taken back: the message has the page to itself.
  const bare = nothing && chosen === 0;
  const pageIds = useMemo(() => found?.content.map(({ id }) => id) ?? [], [found]);
  const turn = (to: number) => {
    change({ page: to });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <ListSelection name={`law ${asked}`} noun={LAW}>
      <ListScreen
        view="list"
        bar={
          <ListBar>
            <LawBox state={state} onSearch={(q) => change({ q })} onChange={change} />
          </ListBar>
        }
        tools={
          <ListTools
            title="法律法规检索结果"
            heading={heading}
            noun={LAW}
            place={{ ...state, sort: sortOf(state) }}
            sorts={sortsOf(state)}
            loading={answer.loading}
            total={total}
            limit={JUMP_LIMIT}
            listed={!nothing}
            onSort={(sort) => change({ sort })}
            onSize={(size) => change({ size })}
            filters={
              !bare && <FacetsSwitch chosen={chosen} open={facetsOpen} onOpen={setFacetsOpen} />
            }
          >
            {!nothing && <SelectPage ids={pageIds} />}
            <KeyHint onOpen={() => setHelpOpen(true)} />
            <LawExportAction
              state={state}
              found={failed ? undefined : found}
              open={exporting}
              onOpen={setExporting}
            />
          </ListTools>
        }
        facets={
          !bare && (
            <LawFacets
              state={state}
              found={found}
              failed={failed}
              open={facetsOpen}
              onChange={change}
            />
          )
        }
        list={
          <LawList
            // Without the facets it stands elsewhere: another list, not the same one moved.
            key={bare ? 'bare' : 'narrowable'}
            state={state}
            answer={answer}
            onTurn={turn}
            onChange={change}
            helpOpen={helpOpen}
            onHelp={setHelpOpen}
            onExport={total ? () => setExporting(true) : undefined}
          />
        }
        foot={
          <SelectionBar pageIds={pageIds}>
            <button type="button" className="ipr-button" onClick={() => setExporting(true)}>
              导出
            </button>
          </SelectionBar>
        }
      />
    </ListSelection>
  );
}
