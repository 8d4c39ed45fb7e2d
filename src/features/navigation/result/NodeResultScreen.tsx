import { Link, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { absoluteAddress } from '@/address';
import { CompareAction } from '@/components/compare/CompareAction';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import { filterChips } from '@/components/list/facets/filterWords';
import { KeyHint } from '@/components/list/keys/KeyHint';
import { RowLink } from '@/components/list/RowLink';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { ListTools } from '@/components/list/screen/ListTools';
import type { ListView } from '@/components/list/screen/ViewSwitch';
import { ListSelection } from '@/components/list/selection/ListSelection';
import { SelectionBar } from '@/components/list/selection/SelectionBar';
import { SelectPage } from '@/components/list/selection/SelectPage';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useListAnswer } from '@/components/list/useListAnswer';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import partsStyles from '@/components/page/parts.module.css';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PATENT } from '@/components/patent/noun';
import {
  FACET_SIZE,
  FIRST_FACETS,
  facetWords,
  knownFilters,
} from '@/components/patent/patentFacets';
import { SORTS } from '@/components/patent/sorts';
import { useClassLabels } from '@/components/patent/useClassLabels';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { NO_FILTERS } from '@/links/filters';
import { subjectLink } from '@/links/landing';
import {
  type NodeResultState,
  type NodeView,
  nodeResultLink,
  readNodeResult,
} from '@/links/navigation';
import { MOST_COMPARED, patentResultLink } from '@/links/patent';
import { type SearchResult, searchPatents } from '@/services/cnipr';
import type { NodeDetail } from '@/services/nav';
import { isNotFound } from '../isNotFound';
import { NodeQuery } from '../node/NodeQuery';
import { useNode } from '../useNavigation';
import { NodeFacets } from './NodeFacets';
import { NodeList } from './NodeList';
import { NoNode, NoQuery } from './NoList';
import { expressionOf, JUMP_LIMIT, questionOf, sameResultLink } from './question';

/** Ways to look at the patents of a node. */
const NODE_VIEWS: readonly ListView<NodeView>[] = [
  { value: 'list', label: '清单', icon: 'M2 4h12M2 8h12M2 12h12' },
  { value: 'analysis', label: '分析', icon: 'M2 14V2M2 14h12M5 12V8M9 12V4M13 12V6' },
];

const NodeAnalysis = lazy(() => import('./NodeAnalysis'));

/**
 * A page of the patents of a node.
 *
 * @param expression of the node; undefined asks nothing
 */
function useNodePatents(
  expression: string | undefined,
  state: NodeResultState,
): Latest<SearchResult> {
  const { sort, page, size } = state;
  const question = expression === undefined ? undefined : questionOf(expression, state);
  return useListAnswer(
    question && {
      question: JSON.stringify(question),
      place: `${sort} ${page} ${size}`,
      ask: (withFacets, signal) =>
        searchPatents(
          {
            ...question,
            sort,
            page: Math.min(page, JUMP_LIMIT / size) - 1,
            size,
            ...(withFacets && { facets: [...FIRST_FACETS], facetSize: FACET_SIZE }),
          },
          { signal, shownInPlace: true },
        ),
      found: (result: SearchResult) => result,
    },
  );
}

interface Props {
  detail: NodeDetail;
  /** Finds the patents. */
  expression: string;
  state: NodeResultState;
  onChange: (change: Partial<NodeResultState>) => void;
}

function Result({ detail, expression, state, onChange }: Props) {
  const { node, subject, city } = detail;
  const answer = useNodePatents(expression, state);
  const classes = useClassLabels();
  const words = useMemo(() => facetWords(classes), [classes]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [facetsOpen, setFacetsOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const { sort, page, size, view } = state;
  useScrollMemory(answer.current, [expression, sort, page, size, view].join(' '));
  const failed = Boolean(answer.error);
  const total = failed ? undefined : answer.data?.totalElements;
  const chosen = choicesOf(knownFilters(state)).length;
  const nothing = total === 0 || failed;
  const bare = nothing && chosen === 0;
  const pageIds = useMemo(() => answer.data?.content.map(({ id }) => id) ?? [], [answer.data]);
  const navigate = useNavigate();
  const turn = (next: number) => {
    onChange({ page: next });
    heading.current?.focus({ preventScroll: true });
  };
  const chips = filterChips(state, words, onChange);
  if (state.city) {
    chips.unshift({
      key: 'city',
      name: '范围',
      value: city.name,
      excluded: false,
      onRemove: () => onChange({ city: false }),
    });
  }
  return (
    <ListScreen
      view="list"
      bar={
        <ListBar>
          <p>
            <Link to={subjectLink({ subject: state.subject })}>{subject.name}</Link>
            {[...detail.path, { ...node, id: state.node }].map(({ id, name }, index) => (
              <span key={id || index}>
                {' › '}
                <RowLink to={id && subjectLink({ subject: state.subject, node: id })}>
                  {name}
                </RowLink>
              </span>
            ))}
          </p>
          <NodeQuery expression={expression} />
          <div className="ipr-chip-row">
            <FilterChips chips={chips} onClear={() => onChange({ ...NO_FILTERS, city: false })} />
          </div>
        </ListBar>
      }
      tools={
        <ListTools
          title={`${node.name}：专利`}
          heading={heading}
          noun={PATENT}
          place={state}
          sorts={SORTS}
          views={NODE_VIEWS}
          loading={answer.loading}
          total={total}
          limit={JUMP_LIMIT}
          listed={!nothing && view === 'list'}
          onSort={(next) => onChange({ sort: next })}
          onSize={(next) => onChange({ size: next })}
          onView={(next) => onChange({ view: next, page })}
          filters={
            !bare &&
            view === 'list' && (
              <FacetsSwitch chosen={chosen} open={facetsOpen} onOpen={setFacetsOpen} />
            )
          }
        >
          {!state.city && city.expression && (
            <Button onClick={() => onChange({ city: true })}>只看{city.name}</Button>
          )}
          {view === 'list' && !nothing && <SelectPage ids={pageIds} />}
          {view === 'list' && <KeyHint onOpen={() => setHelpOpen(true)} />}
          <Link className={partsStyles.finger} to={sameResultLink(expression, state)}>
            在专利检索中打开，可导出和对比
          </Link>
        </ListTools>
      }
      notes={<PrintFacts address={absoluteAddress(nodeResultLink(state))} />}
      instead={
        view === 'analysis' && (
          <Suspense fallback={<SkeletonLines widths={[90, 80, 85]} />}>
            <NodeAnalysis detail={detail} />
          </Suspense>
        )
      }
      facets={
        !bare && (
          <NodeFacets
            expression={expression}
            state={state}
            result={answer.data}
            classes={classes}
            failed={failed}
            open={facetsOpen}
            onChange={onChange}
          />
        )
      }
      list={
        <NodeList
          key={bare ? 'bare' : 'narrowable'}
          expression={expression}
          state={state}
          answer={answer}
          onTurn={turn}
          helpOpen={helpOpen}
          onHelp={setHelpOpen}
        />
      }
      foot={
        <SelectionBar pageIds={pageIds}>
          <CompareAction
            most={MOST_COMPARED}
            onCompare={(compare) =>
              navigate(patentResultLink({ mode: 'expr', q: expression, compare }))
            }
          />
        </SelectionBar>
      }
    />
  );
}

/**
 * The patents of a node of an industry chain by its query, with facets, or what they come to. All
 * that is set stands in the address.
 */
export default function NodeResultScreen() {
  const [state, change] = useListState(readNodeResult, nodeResultLink);
  const { data, current, error, retry } = useNode(state.subject, state.node);
  usePageTitle(current && data ? `${data.node.name}：专利` : '环节专利');
  const chosen = state.subject !== '' && state.node !== '';
  if (!chosen || isNotFound(error)) {
    return <NoNode subject={isNotFound(error) ? '' : state.subject} chosen={chosen} />;
  }
  if (error) {
    return <ErrorState title="这个环节没有加载成功" error={error} onRetry={retry} level={1} />;
  }
  if (!data || !current) return <ReadingSkeleton title="环节专利" label="正在加载环节" />;
  const expression = expressionOf(data, state);
  if (expression === undefined) return <NoQuery detail={data} state={state} />;
  const name = JSON.stringify(['node', state.subject, state.node, state.city]);
  return (
    <ListSelection name={name} noun={PATENT}>
      <Result detail={data} expression={expression} state={state} onChange={change} />
    </ListSelection>
  );
}
