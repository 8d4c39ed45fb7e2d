import { Link, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
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
import { nearestWithPatents } from '@/domain/navigation/nearest';
import { parseExpression } from '@/domain/search/parser';
import { subjectLink } from '@/links/landing';
import { type NodeResultState, nodeResultLink } from '@/links/navigation';
import { patentDetailLink } from '@/links/patent';
import { useSubject } from '../useNavigation';
import { writtenOf } from '../written';
import type { FoundPatents } from './question';

interface OtherNodesProps {
  /** Ids of the subject and of its node without patents. */
  subject: string;
  node: string;
}

/** Where to go from a node without patents: those nearest to it that have some, and its chain. */
function OtherNodes({ subject, node }: OtherNodesProps) {
  const { data } = useSubject(subject);
  const nearest = useMemo(() => nearestWithPatents(data?.chain ?? [], node), [data, node]);
  const chain = <Link to={subjectLink({ subject, node })}>回到产业链看别的环节</Link>;
  if (nearest.length === 0) return <p>{chain}</p>;
  return (
    <>
      <p>这些环节有专利：</p>
      <Flex component="ul" vertical gap={4}>
        {nearest.map(({ id, name, total }) => (
          <li key={id}>
            <Link to={nodeResultLink({ subject, node: id })}>{writtenOf(name, total)}</Link>
          </li>
        ))}
        <li>{chain}</li>
      </Flex>
    </>
  );
}

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
