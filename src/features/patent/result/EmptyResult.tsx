import { Link } from '@umijs/max';
import { type Choice, choicesOf, NO_FILTERS, withChoice } from '@/components/list/filters';
import {
  optionText,
  readingsByPlace,
  readingsByText,
  withoutPart,
} from '@/components/search/readings';
import { chosenKind, type ReadQuery } from '@/components/search/readQuery';
import { EmptyState } from '@/components/state/EmptyState';
import { type PatentResultState, patentResultLink, patentSearchLink } from '@/links/patent';
import { type ClassLabels, facetLabel, knownFilters, valueLabel } from './resultFacets';

interface Props {
  state: PatentResultState;
  read: ReadQuery;
  classes: ClassLabels;
}

interface Way {
  text: string;
  to: string;
}

function waysByFilters(state: PatentResultState, classes: ClassLabels): Way[] {
  const choices = choicesOf(knownFilters(state));
  const wording = ({ facet, value, choice }: Choice) =>
    `${facetLabel(facet)}${choice === 'exclude' ? '不是' : '：'}${valueLabel(facet, value, classes)}`;
  const ways = choices.map((one) => ({
    text: `取消筛选“${wording(one)}”`,
    to: patentResultLink({ ...state, page: 1, ...withChoice(state, one.facet, one.value, 'none') }),
  }));
  if (ways.length < 2) return ways;
  return [
    { text: '取消全部筛选', to: patentResultLink({ ...state, page: 1, ...NO_FILTERS }) },
    ...ways,
  ];
}

/** Other readings of a part, and the query without it. */
function waysByParts(state: PatentResultState, { parts }: ReadQuery): Way[] {
  const readings = readingsByText(parts, state.as);
  const link = (query: Partial<PatentResultState>) =>
    patentResultLink({ ...state, page: 1, ...query });
  return parts.flatMap((part, index) => {
    const kind = chosenKind(part, state.as[index]);
    const others = [part.kind, ...part.alternatives].filter((one) => one !== kind);
    const left = parts.filter((one) => one !== part);
    return [
      ...others.map((one) => ({
        text: `把“${part.text}”按“${optionText(one)}”查找`,
        to: link({ as: readingsByPlace(parts, { ...readings, [part.text]: one }) }),
      })),
      ...(left.length
        ? [
            {
              text: `不限“${part.text}”`,
              to: link({ q: withoutPart(state.q, part), as: readingsByPlace(left, readings) }),
            },
          ]
        : []),
    ];
  });
}

/** Ways out of an empty result that are offered; more would not be read. */
const OFFERED = 8;

/** Nothing was found: what could be dropped or read otherwise, each a link. */
export function EmptyResult({ state, read, classes }: Props) {
  const ways = [
    ...[...waysByFilters(state, classes), ...waysByParts(state, read)].slice(0, OFFERED),
    { text: '用表达式检索', to: patentSearchLink({ mode: 'expr', q: read.expression }) },
  ];
  const doubts = read.parts.filter(({ note }) => note);
  return (
    <EmptyState title="没有找到符合条件的专利">
      {doubts.map(({ text, note }) => (
        <p key={text}>
          “{text}”：{note}，请核对。
        </p>
      ))}
      <p>可以放宽条件：</p>
      <ul className="ipr-ways">
        {ways.map(({ text, to }) => (
          <li key={text}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
      <p>也可以检查有没有错别字，换用更短或更通用的词，或者上一级分类号。</p>
    </EmptyState>
  );
}
