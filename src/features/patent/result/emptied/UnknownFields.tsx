import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { RESULT_FACETS } from '@/components/patent/patentFacets';
import type { ReadQuery } from '@/components/search/readQuery';
import { grouped } from '@/domain/grouped';
import { fieldsOf } from '@/domain/search/ast';
import { type FieldCode, fieldName } from '@/domain/search/fields';
import { enough } from '@/domain/statistics/coverage';
import type { PatentResultState } from '@/links/patent';
import { type FacetName, searchPatents } from '@/services/cnipr';

/** Fields whose lack the service counts: a patent without one of these is one that nobody filled in. */
const COUNTED: Partial<Record<FieldCode, FacetName>> = {
  LSS: 'validity',
  PT: 'patentType',
  LS: 'legalStatus',
  AY: 'filingYear',
  AD: 'filingYear',
  PY: 'publicationYear',
  PD: 'publicationYear',
  PA: 'applicant',
  IN: 'inventor',
};

/** Every record has these, or some part of them. */
const ALWAYS: readonly FieldCode[] = ['TI', 'TA', 'TAC', 'FT', 'AN', 'PN'];

/** What the query and the filters look at, as fields of the search language. */
function askedFields({ include, years }: PatentResultState, { ast }: ReadQuery): FieldCode[] {
  const filtered = (Object.entries(COUNTED) as [FieldCode, FacetName][]).flatMap(([code, facet]) =>
    RESULT_FACETS.some(({ name }) => name === facet) && include[facet]?.some(Boolean) ? code : [],
  );
  const asked = [...(ast ? fieldsOf(ast) : []), ...(years ? ['AY' as const] : []), ...filtered];
  const left = asked.filter((code) => !ALWAYS.includes(code));
  // A facet is told once, by the first of its fields.
  return left.filter((code, at) => {
    const facet = COUNTED[code];
    return left.findIndex((one) => one === code || (facet && COUNTED[one] === facet)) === at;
  });
}

/** How many patents cannot be found by the fields that were asked for, since they have none. */
export function UnknownFields({ state, read }: { state: PatentResultState; read: ReadQuery }) {
  const codes = askedFields(state, read);
  const facets = codes.flatMap((code) => COUNTED[code] ?? []);
  const { data } = useLatestAnswer(facets.join() || undefined, (signal) =>
    searchPatents(
      { expression: '', page: 0, size: 1, facets, facetSize: 1 },
      { signal, shownInPlace: true },
    ),
  );
  return codes.map((code) => {
    const name = fieldName(code);
    const missing = data?.facets.find((facet) => facet.name === COUNTED[code])?.missing;
    if (!COUNTED[code]) {
      return <p key={code}>{`不是每件专利的记录都有${name}；没有的，按${name}检索查不到。`}</p>;
    }
    if (!data || missing === undefined || !data.totalElements) return null;
    const { totalElements: total } = data;
    if (enough({ known: total - missing, total })) return null;
    return <p key={code}>{`${grouped(missing)} 件的${name}不详，按${name}检索查不到它们。`}</p>;
  });
}
