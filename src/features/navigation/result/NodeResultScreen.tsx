import { Link, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { useDeclaredParts } from '@/components/list/declared/useDeclaredParts';
import { useListPage } from '@/components/list/declared/useListPage';
import { type ListCondition, narrowingChips } from '@/components/list/facets/conditions';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import type { ListView } from '@/components/list/screen/ViewSwitch';
import { useListState } from '@/components/list/useListState';
import partsStyles from '@/components/page/parts.module.css';
import { type Crumb, useTrail } from '@/components/page/trail';
import { usePageTitle } from '@/components/page/usePageTitle';
import { facetWords, knownFilters } from '@/components/patent/patentFacets';
import { sortsOf } from '@/components/patent/sorts';
import { useClassLabels } from '@/components/patent/useClassLabels';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { readQuery } from '@/components/search/readQuery';
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
import type { NodeDetail } from '@/services/nav';
import { isNotFound } from '../isNotFound';
import { NodeQuery } from '../node/NodeQuery';
import styles from '../subject/chain.module.css';
import { useNode } from '../useNavigation';
import { WatchNode } from '../WatchNode';
import { NodeList } from './NodeList';
import { NoNode, NoQuery } from './NoList';
import { expressionOf, nodePatents, sameResultLink } from './question';

/** Ways to look at the patents of a node. */
const NODE_VIEWS: readonly ListView<NodeView>[] = [
  { value: 'list', label: '清单', icon: 'M2 4h12M2 8h12M2 12h12' },
  { value: 'analysis', label: '分析', icon: 'M2 14V2M2 14h12M5 12V8M9 12V4M13 12V6' },
];

const NodeAnalysis = lazy(() => import('./NodeAnalysis'));

interface Props {
  detail: NodeDetail;
  /** Finds the patents. */
  expression: string;
  state: NodeResultState;
  onChange: (change: Partial<NodeResultState>) => void;
}

/** The node's place in its chain, with the page of each of its parts. */
function wayTo(detail: NodeDetail, subject: string, node: string): Crumb[] {
  const steps = [...detail.path, { ...detail.node, id: node }];
  return [
    { name: detail.subject.name, to: subjectLink({ subject }) },
    ...steps.map(({ id, name }) => ({
      name,
      to: id ? subjectLink({ subject, node: id }) : undefined,
    })),
  ];
}

function Result({ detail, expression, state, onChange }: Props) {
  const { node, city } = detail;
  const declared = useMemo(() => nodePatents(expression), [expression]);
  const sorts = useMemo(
    () => sortsOf(readQuery({ mode: 'expr', q: expression, as: [] }).ast),
    [expression],
  );
  useTrail(
    useMemo(() => wayTo(detail, state.subject, state.node), [detail, state.subject, state.node]),
  );
  const classes = useClassLabels();
  const words = useMemo(() => facetWords(classes), [classes]);
  const list = useDeclaredParts(declared, state, {
    answer: useListPage(declared, state),
    // A node is opened from its chain, not searched for.
    remembered: '',
    chosen: choicesOf(knownFilters(state)).length,
    exports: false,
    onPage: (page) => onChange({ page }),
  });
  const navigate = useNavigate();
  const within: readonly ListCondition<NodeResultState>[] = state.city
    ? [{ name: '范围', value: city.name, without: { city: false } }]
    : [];
  // Nothing can be done with none; who reads the analysis of it finds the way back.
  const none = node.total === 0 && state.view === 'list';
  const chips = narrowingChips(state, words, within, onChange);
  return (
    <DeclaredScreen
      declared={declared}
      state={state}
      list={list}
      title={`${node.name}：专利`}
      sorts={sorts}
      {...(!none && { views: NODE_VIEWS })}
      onChange={onChange}
      bar={<FilterChips chips={chips} onClear={() => onChange({ ...NO_FILTERS, city: false })} />}
      choices={
        <>
          {!none && !state.city && city.expression && (
            <Button onClick={() => onChange({ city: true })}>只看{city.name}</Button>
          )}
          <WatchNode subject={state.subject} detail={detail} />
        </>
      }
      rare={
        <>
          <NodeQuery expression={expression} />
          <Link className={partsStyles.finger} to={sameResultLink(expression, state)}>
            在专利检索中打开
          </Link>
        </>
      }
      notes={<PrintFacts address={absoluteAddress(nodeResultLink(state))} />}
      instead={
        state.view === 'analysis' && (
          <Suspense fallback={<SkeletonLines widths={[90, 80, 85]} />}>
            <NodeAnalysis detail={detail} />
          </Suspense>
        )
      }
      facets={
        <DeclaredFacets
          declared={declared}
          words={words}
          state={state}
          found={list.answer.data?.result}
          failed={list.failed}
          open={list.facetsOpen}
          onChange={onChange}
        />
      }
      compared={{
        most: MOST_COMPARED,
        onCompare: (compare) =>
          navigate(patentResultLink({ mode: 'expr', q: expression, compare })),
      }}
    >
      <NodeList expression={expression} state={state} list={list} />
    </DeclaredScreen>
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
  return (
    <div className={styles.nodeResult}>
      <Result detail={data} expression={expression} state={state} onChange={change} />
    </div>
  );
}
