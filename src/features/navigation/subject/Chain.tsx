import { EllipsisOutlined } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import Segmented from 'antd/es/segmented';
import {
  lazy,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { PlainInput } from '@/components/form/PlainInput';
import { SkeletonLines } from '@/components/state/Skeleton';
import { findInChain, flattenChain, isChoosable } from '@/domain/navigation/chain';
import { isHeld } from '@/domain/navigation/holding';
import { type ChainView, type SubjectState, subjectLink } from '@/links/landing';
import type { ChainNode, SubjectDetail } from '@/services/nav';
import { HOLDING_WORDS } from '../wording';
import { countsOf } from '../written';
import { ChainHolding } from './ChainHolding';
import { ChainLegend } from './ChainLegend';
import { ChainMap } from './ChainMap';
import { ChainOutline } from './ChainOutline';
import { ChainSaid } from './ChainSaid';
import { ChainZoom } from './ChainZoom';
import styles from './chain.module.css';
import { useChainWords } from './useChainWords';

const ChainSteps = lazy(() => import('./ChainSteps'));

const VIEWS: readonly { value: ChainView; label: string }[] = [
  { value: 'map', label: '图' },
  { value: 'outline', label: '目录' },
];

/** What the market has something for before it is asked. */
const NOTHING: ReadonlySet<string> = new Set();

/** Below this width, as many small letters, the outline tells more than the drawing. */
const ROOM_FOR_MAP = 33;

/** What a sheet keeps free at its sides, in px; on a phone it goes on into the margin of the page. */
const besides = (width: number): number => (width < 544 ? 16 : 48);

interface Props {
  subject: SubjectDetail;
  state: SubjectState;
  /** Room from side to side, in px. */
  width: number;
}

/** The chain on paper: every node with its counts. */
const ChainPaper = memo(function ChainPaper({
  nodes,
  quiet,
}: {
  nodes: readonly ChainNode[];
  quiet: ReadonlySet<string>;
}) {
  return (
    <ul className={styles.chainPaper}>
      {nodes.map(({ id, level, name, total, cityTotal }) => (
        <li key={id} data-level={level}>
          {name}{' '}
          {total !== 0 ? countsOf({ total, cityTotal }) : !quiet.has(id) && HOLDING_WORDS.NOBODY}
        </li>
      ))}
    </ul>
  );
});

/** The industry chain with its tools: drawing or outline, search in it, zoom. */
export function Chain({ subject, state, width }: Props) {
  const { chain, city } = subject;
  const navigate = useNavigate();
  const map = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [whole, setWhole] = useState(false);
  // What the chain is narrowed by is in sight.
  const [more, setMore] = useState(state.hold !== '' || state.market !== '');
  const [view, setView] = useOptimistic(state.view);
  const [chosen, setChosen] = useOptimistic(state.node);
  const [hold, setHold] = useOptimistic(state.hold);
  const [market, setMarket] = useOptimistic(state.market);
  const [offered, setOffered] = useState<ReadonlySet<string>>(NOTHING);
  const [words, setWords] = useChainWords(state);
  const sought = useDeferredValue(words);
  const nodes = useMemo(() => flattenChain(chain), [chain]);
  const quiet = useMemo(() => {
    const none = new Set(nodes.flatMap(({ id, total }) => (total === 0 ? id : [])));
    const below = ({ parentId }: ChainNode) => parentId !== null && none.has(parentId);
    return new Set(nodes.flatMap((node) => (below(node) ? node.id : [])));
  }, [nodes]);
  const grows = useMemo(() => nodes.some(({ growth }) => growth !== null), [nodes]);
  const hits = useMemo(() => findInChain(nodes, sought), [nodes, sought]);
  const found = useMemo(() => new Set(hits.map(({ id }) => id)), [hits]);
  const kept = useMemo(() => {
    if (hold === '' && market === '') return undefined;
    const ofBoth = nodes.filter(
      (node) => isHeld(node, hold) && (market === '' || offered.has(node.id)),
    );
    return new Set(ofBoth.map(({ id }) => id));
  }, [nodes, hold, market, offered]);
  const letters = width / useChartTokens().fontSizeSmall;
  const shown = view || (letters < ROOM_FOR_MAP ? 'outline' : 'map');
  // What was shown once stays, so that turning to it and back draws nothing anew.
  const [seen, setSeen] = useState({ map: false, outline: false });
  const due = { map: seen.map || shown !== 'outline', outline: seen.outline || shown !== 'map' };
  if (due.map !== seen.map || due.outline !== seen.outline) setSeen(due);

  // What is marked and shown changes with the next picture; the page follows in pieces.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = { ...state, q: words.trim() };
  }, [state, words]);
  const onChoose = useCallback(
    (node: string) => {
      if (!isChoosable(node)) return;
      startTransition(() => {
        setChosen(node);
        navigate(subjectLink({ ...latest.current, node }));
      });
    },
    [navigate, setChosen],
  );
  const show = (next: ChainView) =>
    startTransition(() => {
      setView(next);
      navigate(subjectLink({ ...latest.current, view: next }));
    });
  const linkTo = useCallback(
    (node: string) =>
      isChoosable(node)
        ? subjectLink({
            subject: state.subject,
            view: state.view,
            hold: state.hold,
            market: state.market,
            node,
          })
        : undefined,
    [state.subject, state.view, state.hold, state.market],
  );
  // What is sought may still be folded: it gets the focus as soon as it is drawn.
  const awaited = useRef('');
  const focusOn = (id: string): boolean => {
    const box = (shown === 'outline' ? outline : map).current;
    const line = box?.querySelector<HTMLElement>(`[data-id="${id}"]`);
    line?.focus();
    return Boolean(line);
  };
  const goToFirst = () => {
    const [first] = findInChain(nodes, words);
    if (first && !focusOn(first.id)) awaited.current = first.id;
  };
  useEffect(() => {
    if (found.has(awaited.current) && focusOn(awaited.current)) awaited.current = '';
  });
  const common = {
    roots: chain,
    nodes,
    found,
    kept,
    quiet,
    grows,
    chosen,
    city: city.name,
    linkTo,
    onChoose,
  };

  return (
    <section className="ipr-chain ipr-sheet" aria-labelledby="chain-title">
      <Flex
        wrap
        gap="8px 16px"
        align="center"
        className={styles.chainTools}
        data-open={more}
        data-view={shown}
      >
        <h2 id="chain-title">产业链</h2>
        <Segmented aria-label="显示方式" value={shown} onChange={show} options={[...VIEWS]} />
        <search aria-label="查找环节">
          <PlainInput
            className="ipr-small-input"
            type="search"
            aria-label="在产业链中查找环节，按 Enter 到第一个"
            placeholder="在产业链中查找"
            value={words}
            maxLength={30}
            onChange={setWords}
            onKeyDown={(event) => event.key === 'Enter' && goToFirst()}
          />
        </search>
        {shown !== 'outline' && (
          <Button
            className={styles.chainWhole ?? ''}
            aria-pressed={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? '收起' : '全部展开'}
          </Button>
        )}
        <Button
          className={styles.chainMore ?? ''}
          icon={<EllipsisOutlined />}
          aria-label="产业链的更多操作"
          aria-expanded={more}
          onClick={() => setMore(!more)}
        />
        {more && shown !== 'outline' && <ChainZoom scale={scale} onScale={setScale} />}
        <ChainSaid
          words={sought}
          hits={hits.length}
          count={nodes.length}
          chosen={nodes.find(({ id }) => id === chosen)}
          city={city.name}
        />
      </Flex>
      <ChainHolding
        nodes={nodes}
        city={city.name}
        hold={hold}
        market={market}
        onHold={(next) =>
          startTransition(() => {
            setHold(next);
            navigate(subjectLink({ ...latest.current, hold: next }));
          })
        }
        onMarket={(next) =>
          startTransition(() => {
            setMarket(next);
            navigate(subjectLink({ ...latest.current, market: next }));
          })
        }
      />
      {kept && (
        <Suspense fallback={<SkeletonLines widths={[60, 90, 80]} label="正在列出环节" />}>
          <ChainSteps
            subject={subject}
            nodes={nodes}
            hold={hold}
            market={market}
            linkTo={linkTo}
            onOffered={setOffered}
          />
        </Suspense>
      )}
      <div className={styles.chainBody} data-view={shown}>
        <div className={`${styles.chainViews} ipr-no-print`} data-view={shown} data-grows={grows}>
          {seen.map && (
            <ChainMap
              {...common}
              box={map}
              visible={shown !== 'outline'}
              width={width - besides(width)}
              whole={whole}
              scale={scale}
              onScale={setScale}
            />
          )}
          {seen.outline && <ChainOutline {...common} box={outline} visible={shown !== 'map'} />}
        </div>
        <div>
          <ChainLegend {...common} whole={subject.patentTotal} asOf={subject.asOf} />
        </div>
      </div>
      <ChainPaper nodes={nodes} quiet={quiet} />
    </section>
  );
}
