import type { Conditions } from '@/components/list/emptied/conditions';
import { filterConditions } from '@/components/list/facets/filterWords';
import { type ClassLabels, facetWords } from '@/components/patent/patentFacets';
import { readingsByPlace, readingsByText, withoutPart } from '@/components/search/readings';
import { chosenKind, type ReadQuery } from '@/components/search/readQuery';
import { conditionsOf, keepConditions, type Trial } from '@/domain/search/relaxations';
import type { SmartPart } from '@/domain/search/smart';
import type { PatentQuery, PatentResultState } from '@/links/patent';
import type { ListOfNumbers } from '../request';
import { scopeChips } from '../scopeChips';

interface QueryConditions {
  words: readonly string[];
  noun: '词' | '条件';
  keep: (kept: Trial) => PatentQuery | undefined;
}

const NUMBERS = ['applicationNumber', 'publicationNumber', 'internationalNumber'];

/** Parts of a smart query; any of several numbers will do, so together they are one condition. */
function smartConditions({ q, as }: PatentQuery, { parts }: ReadQuery): QueryConditions {
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

function queryConditions(state: PatentResultState, read: ReadQuery): QueryConditions {
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

interface ScopeCondition {
  words: string;
  drop: (state: PatentResultState) => PatentResultState;
}

/** List of numbers and years. */
function scopeConditions(state: PatentResultState, list: ListOfNumbers): ScopeCondition[] {
  return scopeChips(state, list, () => undefined).map(({ key, name, value }) => ({
    words: `${name}：${value}`,
    drop: (before) => (key === 'set' ? { ...before, set: '' } : { ...before, years: '' }),
  }));
}

/** The conditions of a result: those of its query, then filters, years and list of numbers. */
export function conditionsOfResult(
  state: PatentResultState,
  read: ReadQuery,
  classes: ClassLabels,
  list: ListOfNumbers,
): Conditions<PatentResultState> {
  const query = queryConditions(state, read);
  const scope = [
    ...filterConditions(state, facetWords(classes)).map(
      ({ words, drop }): ScopeCondition => ({
        words,
        drop: (before) => ({ ...before, ...drop(before) }),
      }),
    ),
    ...scopeConditions(state, list),
  ];
  const ofQuery = query.words.length;
  return {
    words: [...query.words, ...scope.map(({ words }) => words)],
    ofQuery,
    noun: query.noun,
    keep: (kept) => {
      const inQuery = kept.filter((place) => place < ofQuery);
      // A query that stays as it is keeps its spelling and its face.
      const asked = inQuery.length === ofQuery ? state : query.keep(inQuery);
      if (!asked) return undefined;
      const { mode, q, as } = asked;
      const dropped = scope.filter((_, index) => !kept.includes(ofQuery + index));
      const before: PatentResultState = { ...state, mode, q, as, page: 1, sel: '' };
      return dropped.reduce((narrowed, { drop }) => drop(narrowed), before);
    },
  };
}
