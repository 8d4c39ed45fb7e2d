import {
  type Conditions,
  conditionsOfList,
  type QueryConditions,
} from '@/components/list/emptied/conditions';
import { type ClassLabels, facetWords } from '@/components/patent/patentFacets';
import type { ListOfNumbers } from '@/components/patent/question';
import { readingsByPlace, readingsByText, withoutPart } from '@/components/search/readings';
import { chosenKind, type ReadQuery } from '@/components/search/readQuery';
import { conditionsOf, keepConditions } from '@/domain/search/relaxations';
import type { SmartPart } from '@/domain/search/smart';
import type { PatentQuery, PatentResultState } from '@/links/patent';
import { scopeConditions } from '../scopeConditions';

const NUMBERS = ['applicationNumber', 'publicationNumber', 'internationalNumber'];

/** Parts of a smart query; any of several numbers will do, so together they are one condition. */
function smartConditions(
  { q, as }: PatentQuery,
  { parts }: ReadQuery,
): QueryConditions<PatentQuery> {
  const groups = new Map<string, SmartPart[]>();
  parts.forEach((part, index) => {
    const kind = chosenKind(part, as[index]);
    const key = NUMBERS.includes(kind) ? 'numbers' : `${kind} ${part.text}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  });
  const conditions = [...groups];
  const readings = readingsByText(parts, as);
  return {
    noun: '词',
    words: conditions.map(([key, [first, ...others]]) =>
      key === 'numbers' && others.length ? `${others.length + 1} 个号码` : (first?.text ?? ''),
    ),
    keep: (kept) => {
      const left = kept.flatMap((place) => conditions[place]?.[1] ?? []);
      const dropped = parts.filter((part) => !left.includes(part));
      return {
        mode: 'smart',
        // From the last part on: taking one away moves everything behind it.
        q: dropped.reduceRight(withoutPart, q),
        as: readingsByPlace(
          parts.filter((part) => left.includes(part)),
          readings,
        ),
      };
    },
  };
}

function queryConditions(state: PatentResultState, read: ReadQuery): QueryConditions<PatentQuery> {
  const { ast, parts } = read;
  if (!ast) return { noun: '条件', words: [], keep: () => state };
  const typed = parts.length > 0 && parts.every(({ kind }) => kind !== 'expression');
  if (typed) return smartConditions(state, read);
  return {
    noun: '条件',
    words: conditionsOf(ast),
    keep: (kept) => {
      const q = keepConditions(ast, kept);
      return q === undefined ? undefined : { mode: 'expr', q, as: [] };
    },
  };
}

/** The conditions of a result: those of its query, then filters, years and list of numbers. */
export function conditionsOfResult(
  state: PatentResultState,
  read: ReadQuery,
  classes: ClassLabels,
  list: ListOfNumbers,
): Conditions<PatentResultState> {
  const listed = { ...state, sel: '' };
  const { keep, ...query } = queryConditions(state, read);
  return conditionsOfList(
    listed,
    {
      ...query,
      keep: (kept) => {
        const asked = keep(kept);
        return asked && { ...listed, mode: asked.mode, q: asked.q, as: asked.as };
      },
    },
    facetWords(classes),
    scopeConditions(state, list),
  );
}
