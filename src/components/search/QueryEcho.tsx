import { Button, Flex } from 'antd';
import { Suspense } from 'react';
import { lazyAgain } from '@/components/page/lazyAgain';
import partsStyles from '@/components/page/parts.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import { type Node, someNode } from '@/domain/search/ast';
import { describeExpression } from '@/domain/search/describe';
import type { History } from '@/domain/search/grammar';
import { type ParseResult, type ParseWarning, parseExpression } from '@/domain/search/parser';
import styles from './search.module.css';
import type { QueryProblem } from './tooLong';

const Repairs = lazyAgain(
  () => import('./Repairs'),
  () => null,
);

interface Props {
  id: string;
  /** The expression that was read. */
  text: string;
  /** Undefined when the text is empty. */
  parsed: ParseResult | undefined;
  problem: QueryProblem | undefined;
  /** What `#n` stands for. */
  history: History;
  /** It was sent as it is, so that its error is one of the user's, not one of typing. */
  sent: boolean;
  /** Changes are read out. */
  live: boolean;
  /** The expression around the error is shown; needless where the box underlines it. */
  place: boolean;
  /** The query is put into words. */
  words: boolean;
  /** The text in simplified characters; undefined where it is. */
  simplified: string | undefined;
  onGo: (problem: QueryProblem) => void;
  onRepair: (text: string) => void;
}

/** Characters of the expression shown before, in and behind the place of an error. */
const AROUND = 24;

/** Warnings shown; a pasted list of words may have hundreds. */
const MOST_WARNINGS = 3;

/** The expression around an error, the wrong part marked. */
function Place({ text, from, to }: { text: string; from: number; to: number }) {
  const end = Math.min(to, from + AROUND);
  return (
    <code>
      {from > AROUND && '…'}
      {text.slice(Math.max(0, from - AROUND), from)}
      <mark className={styles.queryFault}>{text.slice(from, end) || '␣'}</mark>
      {text.slice(end, end + AROUND)}
      {end + AROUND < text.length && '…'}
    </code>
  );
}

function Problem({
  text,
  parsed,
  problem,
  place,
  onGo,
  onRepair,
}: Pick<Props, 'text' | 'parsed' | 'place' | 'onGo' | 'onRepair'> & { problem: QueryProblem }) {
  const { from, to, message } = problem;
  return (
    <>
      <p className="ipr-query-problem">
        {message}
        {from !== undefined && to !== undefined && (
          <>
            {place && <Place text={text} from={from} to={to} />}
            <Button type="link" size="small" aria-keyshortcuts="F8" onClick={() => onGo(problem)}>
              定位到此处
            </Button>
          </>
        )}
      </p>
      {parsed?.ok === false && (
        <Suspense fallback={null}>
          <Repairs text={text} error={parsed.error} onRepair={onRepair} />
        </Suspense>
      )}
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly ParseWarning[] }) {
  const more = warnings.length - MOST_WARNINGS;
  return (
    <>
      {warnings.slice(0, MOST_WARNINGS).map(({ from, message }) => (
        <p key={from}>{message}</p>
      ))}
      {more > 0 && <p>另有 {more} 个词也未限定字段。</p>}
    </>
  );
}

/** Numbers of the history in a query, each once. */
function setsIn(ast: Node): number[] {
  const found = new Set<number>();
  someNode(ast, (node) => {
    if (node.kind === 'set') found.add(node.id);
    return false;
  });
  return [...found];
}

/** What each `#n` of a query stands for, in words. */
function SetMeanings({ ast, history }: { ast: Node; history: History }) {
  return setsIn(ast).map((id) => {
    const parsed = parseExpression(history[id] ?? '');
    return (
      parsed.ok && (
        <p key={id} className={`${styles.setMeaning} ${partsStyles.twoLines}`}>
          <code>#{id}</code>
          {describeExpression(parsed.ast)}
        </p>
      )
    );
  });
}

/**
 * What the portal makes of an expression: its first error with the ways to repair it, or what it
 * means in words, its normal spelling, and what the user may not have meant.
 */
export function QueryEcho({
  id,
  parsed,
  problem,
  history,
  sent,
  live,
  words,
  simplified,
  ...rest
}: Props) {
  const read = parsed?.ok && !problem ? parsed : undefined;
  return (
    <div
      id={id}
      className={styles.queryEcho}
      data-tried={sent}
      data-words={words}
      aria-live={live ? 'polite' : 'off'}
    >
      {problem && <Problem {...rest} parsed={parsed} problem={problem} />}
      {read && words && (
        <p>
          理解为：<WholeDates>{describeExpression(read.ast)}</WholeDates>
        </p>
      )}
      {read && <SetMeanings ast={read.ast} history={history} />}
      {read && read.canonical !== rest.text.trim() && (
        <p>
          规范写法：<code>{read.canonical}</code>
        </p>
      )}
      {read && simplified !== undefined && (
        <Flex wrap gap="4px 8px" align="center">
          含有繁体字，按原文检索不到写成简体的专利：
          <Button size="small" title={simplified} onClick={() => rest.onRepair(simplified)}>
            改为简体
          </Button>
        </Flex>
      )}
      {parsed?.ok && <Warnings warnings={parsed.warnings} />}
    </div>
  );
}
