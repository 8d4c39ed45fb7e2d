import { Link, useNavigate } from '@umijs/max';
import { useMemo } from 'react';
import { choicesOf } from '@/components/list/facets/filters';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { PATENT } from '@/components/patent/noun';
import { PatentRow, patentFacts } from '@/components/patent/PatentRow';
import { EmptyState } from '@/components/state/EmptyState';
import { parseExpression } from '@/domain/search/parser';
import { type NodeResultState, nodeResultLink } from '@/links/navigation';
import { patentDetailLink } from '@/links/patent';
import { OtherNodes } from './OtherNodes';
import type { FoundPatents } from './question';

interface Props {
  expression: string;
  state: NodeResultState;
  list: ListParts<FoundPatents>;
}

/** The patents of a node on the present page, or what there is instead. */
export function NodeList({ expression, state, list }: Props) {
  const { subject, node, city } = state;
  const narrowed = city || choicesOf(state).length > 0;
  const navigate = useNavigate();
  const ast = useMemo(() => {
    const parsed = parseExpression(expression);
    return parsed.ok ? parsed.ast : undefined;
  }, [expression]);
  return (
    <ListBody
      list={list}
      noun={PATENT}
      onOpen={(id, { from }) => navigate(patentDetailLink(id, from))}
      skeleton={<RowsSkeleton view="list" lines={[46, 78, 60, 96, 88]} rows={5} />}
      empty={
        narrowed ? (
          <EmptyState title="没有符合条件的专利">
            <p>
              <Link to={nodeResultLink({ subject, node })}>去掉筛选，看这个环节的全部专利</Link>
              ，或者在上面修改检索式。
            </p>
          </EmptyState>
        ) : (
          <EmptyState title="这个环节没有检索到专利">
            <OtherNodes subject={subject} node={node} />
          </EmptyState>
        )
      }
    >
      {({ result, state, from, first }) => (
        <ListRows
          label="本环节的专利"
          first={first}
          rows={result.content}
          idOf={({ id }) => id}
          factsOf={patentFacts}
        >
          {(patent, place) => (
            <PatentRow
              patent={patent}
              place={place}
              ast={ast}
              from={from}
              sort={state.sort}
              select={<SelectRow id={patent.id} place={place} title={patent.title} />}
            />
          )}
        </ListRows>
      )}
    </ListBody>
  );
}
