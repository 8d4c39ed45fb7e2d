import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { allInvented, NotedRows } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import partsStyles from '@/components/page/parts.module.css';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { type HoldingFilter, holdingOf, isHeld } from '@/domain/navigation/holding';
import { CITY_POSITION_RULE, cityPosition, quotientBase } from '@/domain/navigation/indicators';
import type { MarketFilter } from '@/domain/navigation/market';
import { nodeStepsLink } from '@/links/landing';
import type { ChainNode, SubjectDetail } from '@/services/nav';
import { cityCountsOf } from '../lists';
import { demandLink, type MarketAnswer, marketLink } from '../nodeMarket';
import { HOLDING_WORDS, holdingName, MARKET_NAMES } from '../wording';
import { written } from '../written';
import { HoldingMark } from './HoldingMark';
import { MarketSearch } from './MarketSearch';

interface Props {
  subject: SubjectDetail;
  nodes: readonly ChainNode[];
  hold: HoldingFilter;
  market: MarketFilter;
  /** The address of a node. */
  linkTo: (node: string) => string | undefined;
  /** Told which nodes the market has something for, as far as it was asked. */
  onOffered: (ids: ReadonlySet<string>) => void;
}

/** Nodes listed at first, so that the picture below stays near, and with each press more. */
const AT_FIRST = 6;
const MORE = 20;

const NO_ANSWERS: ReadonlyMap<string, MarketAnswer> = new Map();

/** The names above a node, from the root: a chain has branches of the same name. */
function pathOf(node: ChainNode, byId: ReadonlyMap<string, ChainNode>): string {
  const names: string[] = [];
  for (let { parentId } = node; parentId; ) {
    const above = byId.get(parentId);
    if (!above) break;
    names.unshift(above.name);
    parentId = above.parentId;
  }
  return names.join(' › ');
}

/** What the market has for the nodes, by market and node; it stays while others are chosen. */
function useAnswers(market: MarketFilter) {
  const [all, setAll] = useState<Readonly<Record<string, ReadonlyMap<string, MarketAnswer>>>>({});
  const answers = all[market] ?? NO_ANSWERS;
  const note = (fresh: ReadonlyMap<string, MarketAnswer>) =>
    setAll((now) => ({ ...now, [market]: new Map([...(now[market] ?? []), ...fresh]) }));
  return { answers, note };
}

interface StepsProps {
  node: ChainNode;
  industry: string | null;
  /** The address of the node's own steps. */
  to: string | undefined;
  /** What found something of a market. */
  q: string;
}

/** What can be done about a node, each with what it needs filled in. */
function Steps({ node, industry, to, q }: StepsProps) {
  const { name } = node;
  return (
    <Flex component="span" wrap gap="4px 24px" className={partsStyles.fingers}>
      {node.total !== 0 && to !== undefined && (
        <Link to={to} aria-label={`看“${name}”的持有人`}>
          看持有人
        </Link>
      )}
      <Link to={marketLink('license', q)} aria-label={`为“${name}”找可许可的权利`}>
        找可许可的权利
      </Link>
      <Link to={marketLink('demand', q)} aria-label={`看“${name}”的公开需求`}>
        看公开需求
      </Link>
      <Link to={demandLink(node, industry)} aria-label={`为“${name}”发布需求`}>
        发布需求
      </Link>
    </Flex>
  );
}

/** The nodes that a chain is narrowed to, what is known of each, and what can be done next. */
export default function ChainSteps({ subject, nodes, hold, market, linkTo, onOffered }: Props) {
  const { city, industryCode } = subject;
  const { answers, note } = useAnswers(market);
  const [most, setMost] = useState(AT_FIRST);
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const held = useMemo(() => nodes.filter((node) => isHeld(node, hold)), [nodes, hold]);
  const offered = useMemo(
    () => new Set([...answers].flatMap(([id, { count }]) => (count ? [id] : []))),
    [answers],
  );
  useEffect(() => onOffered(offered), [offered, onOffered]);
  const found = market === '' ? held : held.filter(({ id }) => offered.has(id));
  const unknown =
    hold === 'unknown' ? 0 : nodes.filter((node) => holdingOf(node) === 'UNKNOWN').length;
  const invented = allInvented(
    found.slice(0, most).flatMap(({ id }) => {
      const answer = answers.get(id);
      return answer?.count ? [answer] : [];
    }),
  );
  const words = [hold && holdingName(hold, city.name), market && MARKET_NAMES[market]];
  const offers: FactColumn<ChainNode> = {
    label: market === 'demand' ? '公开需求（条）' : '可许可的权利（条）',
    cell: ({ id }) => {
      const answer = answers.get(id);
      if (market === '' || !answer) return undefined;
      return (
        <>
          <Link to={marketLink(market, answer.q)} aria-label={`按“${answer.q}”找到的信息`}>
            {written(answer.count)}
          </Link>
          <div className="ipr-note">按“{answer.q}”</div>
          {answer.sample && <SampleTag />}
        </>
      );
    },
  };
  const columns: FactColumn<ChainNode>[] = [
    {
      label: '环节',
      cell: (node) => {
        const to = linkTo(node.id);
        return (
          <>
            {to === undefined ? node.name : <Link to={to}>{node.name}</Link>}
            <div className="ipr-note">{pathOf(node, byId)}</div>
          </>
        );
      },
    },
    {
      label: '持有',
      cell: (node) => (
        <>
          <HoldingMark holding={holdingOf(node)} /> {HOLDING_WORDS[holdingOf(node)]}
          <div className="ipr-note">
            全部 {written(node.total)} 件，{city.name} {written(node.cityTotal)} 件，地址已知{' '}
            {written(node.known?.address)} 件
          </div>
        </>
      ),
    },
    {
      label: '区位商',
      cell: (node) => {
        const counts = cityCountsOf(node, subject);
        return (
          <>
            {cityPosition(counts).quotient ?? '—'}
            <div className="ipr-note">{quotientBase(counts)}</div>
          </>
        );
      },
    },
    ...(market === '' ? [] : [offers]),
    {
      label: '下一步',
      cell: (node) => (
        <Steps
          node={node}
          industry={industryCode}
          to={
            linkTo(node.id) && nodeStepsLink({ subject: subject.id, node: node.id, hold, market })
          }
          q={(market !== '' && answers.get(node.id)?.q) || node.name}
        />
      ),
    },
  ];
  return (
    <>
      {market !== '' && (
        <MarketSearch
          key={market}
          market={market}
          nodes={held}
          answers={answers}
          onAnswers={note}
        />
      )}
      {hold !== '' && unknown > 0 && (
        <p className="ipr-note">
          另有 {unknown} 个环节地址已知的太少，不知道有没有{city.name}专利，不在其中。
        </p>
      )}
      {found.length > 0 && (
        <>
          <NotedRows all={invented}>
            <FactTable
              caption={`${words.filter(Boolean).join('、')}的环节和下一步`}
              rows={found.slice(0, most)}
              rowKey={({ id }) => id}
              columns={columns}
              room="much"
            />
          </NotedRows>
          <p className="ipr-chart-source">{CITY_POSITION_RULE}</p>
        </>
      )}
      {found.length > most && (
        <p className="ipr-note ipr-no-print">
          只列前 {most} 个，共 {found.length} 个，其余见图和目录。
          <Button type="link" size="small" onClick={() => setMost(most + MORE)}>
            再列 {Math.min(MORE, found.length - most)} 个
          </Button>
        </p>
      )}
    </>
  );
}
