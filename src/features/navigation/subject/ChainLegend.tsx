import { Flex } from 'antd';
import { memo } from 'react';
import { AsOf } from '@/components/chart/AsOf';
import { ChartSource } from '@/components/chart/ChartSource';
import { type Holding, holdingOf } from '@/domain/navigation/holding';
import { growthYears } from '@/domain/navigation/indicators';
import { KEY_LEVELS } from '@/domain/navigation/labels';
import { LEAST_KNOWN } from '@/domain/statistics/coverage';
import type { ChainNode } from '@/services/nav';
import { HOLDING_WORDS, NONE } from '../wording';
import { written } from '../written';
import chainStyles from './chain.module.css';
import { HoldingMark } from './HoldingMark';

/** Those that have a mark in the chain; the other is told in words. */
const HOLDING_ORDER = ['LOCAL', 'OUTSIDE', 'UNKNOWN'] as const satisfies readonly Holding[];

/** What a word alone does not say. */
const meaningOf = (holding: (typeof HOLDING_ORDER)[number], city: string): string =>
  ({
    LOCAL: '',
    OUTSIDE: `：有专利，地址足够已知，没有一件是${city}的`,
    UNKNOWN: `：地址已知的太少，不知道${city}有几件`,
  })[holding];

const KEYS = [
  ['KEY', '产业依赖较高的环节'],
  ['BOTTLENECK', '受制于外部技术的环节'],
] as const;

/** Why the nodes of the first level do not add up to the whole; undefined where they do, or nobody knows. */
function sumWords(roots: readonly ChainNode[], whole: number | undefined): string | undefined {
  const counts = roots.flatMap(({ total }) => total ?? []);
  if (roots.length === 0 || counts.length < roots.length || whole === undefined) return undefined;
  const sum = counts.reduce((all, one) => all + one, 0);
  if (sum === whole) return undefined;
  const said = `第 1 级环节相加 ${written(sum)} 件，`;
  return sum > whole
    ? `${said}多于全部 ${written(whole)} 件：一件专利可属于几个环节`
    : `${said}全部 ${written(whole)} 件中另有至少 ${written(whole - sum)} 件没有归入环节：不属于，或分类号不够细`;
}

interface Props {
  /** Nodes of level 1. */
  roots: readonly ChainNode[];
  nodes: readonly ChainNode[];
  /** Patents of the whole subject; undefined when their number is not known. */
  whole: number | undefined;
  /** Without patents, as what they are part of says. */
  quiet: ReadonlySet<string>;
  /** Name of the city. */
  city: string;
  /** Day on which the patents were counted. */
  asOf: string;
  /** The growth of a node is known. */
  grows: boolean;
}

/** What the marks are that this chain has, when it was counted, and on request how. */
export const ChainLegend = memo(function ChainLegend(props: Props) {
  const { roots, nodes, whole, quiet, city, asOf, grows } = props;
  const sum = sumWords(roots, whole);
  const years = asOf === '' ? undefined : growthYears(asOf);
  const keys = KEYS.filter(([key]) => nodes.some(({ keyLevel }) => keyLevel === key));
  const holdings = HOLDING_ORDER.filter((one) => nodes.some((node) => holdingOf(node) === one));
  return (
    <>
      <Flex component="ul" wrap gap="4px 24px" className="ipr-note" aria-label="图例">
        {keys.map(([key, meaning]) => (
          <li key={key}>
            <span className={`${chainStyles.chainKey} ipr-note`} data-key={key}>
              {KEY_LEVELS[key]}
            </span>{' '}
            {meaning}
          </li>
        ))}
        {holdings.map((holding) => (
          <li key={holding}>
            <HoldingMark holding={holding} /> {HOLDING_WORDS[holding]}
            {meaningOf(holding, city)}
          </li>
        ))}
        {nodes.some(({ total }) => total === 0) && (
          <li>
            {NONE}：{HOLDING_WORDS.NOBODY}
            {quiet.size > 0 && '，其下没有数字的环节同样没有'}
          </li>
        )}
        {sum && <li>{sum}</li>}
      </Flex>
      <ChartSource
        title="产业链"
        definition={
          <>
            {grows ? (
              <>
                百分数为{years ? ` ${years.from}—${years.to} 年的` : '近三个完整年的'}
                申请较此前三年的增长，— 表示此前三年不到 {LEAST_KNOWN}{' '}
                件，或者申请日已知的太少；图中第 3 级起不列增长。
              </>
            ) : (
              `各环节都算不出增长：此前三年不到 ${LEAST_KNOWN} 件，或者申请日已知的太少。`
            )}
            一件专利可属于几个环节，各环节件数不能相加。关键程度由专题编制者标注。
          </>
        }
      >
        <span>
          来源：专利检索服务，
          <AsOf day={asOf} />。
        </span>
      </ChartSource>
    </>
  );
});
