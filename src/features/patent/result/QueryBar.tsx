import { Button } from 'antd';
import { memo, useMemo, useState } from 'react';
import { narrowingChips } from '@/components/list/facets/conditions';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { type ClassLabels, facetWords } from '@/components/patent/patentFacets';
import type { ListOfNumbers } from '@/components/patent/question';
import { ExpressionBox } from '@/components/search/ExpressionBox';
import { HitLegend } from '@/components/search/HitLegend';
import type { ReadQuery } from '@/components/search/readQuery';
import { SmartBox } from '@/components/search/SmartBox';
import type { QueryProblem } from '@/components/search/tooLong';
import { type Node, positiveLeaves } from '@/domain/search/ast';
import { describeExpression } from '@/domain/search/describe';
import type { FieldCode } from '@/domain/search/fields';
import { NO_SCOPE, type PatentQuery, type PatentResultState } from '@/links/patent';
import meaningStyles from './meaning.module.css';
import { scopeConditions } from './scopeConditions';

const NUMBER_FIELDS: readonly FieldCode[] = ['AN', 'PN', 'IAN', 'IPN'];

/** Fewer numbers are counted at a glance. */
const COUNTED_FROM = 4;

/** Numbers of documents the query asks for. */
function countNumbers(ast: Node): number {
  return positiveLeaves(ast).filter(({ fields }) => {
    return fields.every((field) => NUMBER_FIELDS.includes(field));
  }).length;
}

/** What an expression means, in one line that a press shows in full. */
const QueryMeaning = memo(function QueryMeaning({ ast }: { ast: Node | undefined }) {
  const [open, setOpen] = useState(false);
  const words = useMemo(() => {
    if (!ast) return '';
    const count = countNumbers(ast);
    return `理解为${count < COUNTED_FROM ? '' : `（${count} 个号码）`}：${describeExpression(ast)}`;
  }, [ast]);
  if (!words) return null;
  return (
    <Button
      type="link"
      size="small"
      className={meaningStyles.resultMeaning ?? ''}
      title={open ? undefined : words}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {words}
    </Button>
  );
});

interface Props {
  state: PatentResultState;
  read: ReadQuery;
  /** Why the query of the address could not be run. */
  problem: QueryProblem | undefined;
  /** The list of numbers of the address. */
  list: ListOfNumbers;
  classes: ClassLabels;
  onChange: (change: Partial<PatentResultState>) => void;
  onSearch: (query: PatentQuery, corrected?: boolean) => void;
}

/**
 * The query above its result, editable, with its readings and the filters that narrow it. It is
 * not drawn again while one row after the other is read.
 */
export const QueryBar = memo(function QueryBar({
  state,
  read,
  problem,
  list,
  classes,
  onChange,
  onSearch,
}: Props) {
  const scope = scopeConditions(state, list);
  const chips = narrowingChips(state, facetWords(classes), scope, onChange);
  const filters = <FilterChips chips={chips} onClear={() => onChange(NO_SCOPE)} />;

  return state.mode === 'smart' ? (
    <SmartBox query={state} refusal={problem} instant found={read.ast} onSearch={onSearch}>
      {read.parts.some(({ kind }) => kind === 'expression') && <HitLegend ast={read.ast} />}
      {filters}
    </SmartBox>
  ) : (
    <ExpressionBox compact query={state} refusal={problem} onSearch={onSearch}>
      <div className="ipr-chip-row">
        <QueryMeaning ast={read.ast} />
        <HitLegend ast={read.ast} />
        {filters}
      </div>
    </ExpressionBox>
  );
});
