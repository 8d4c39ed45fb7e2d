import {
  cityPosition,
  concentrationOf,
  type FiledPatent,
  newEntrants,
  rankApplicants,
} from '../../src/domain/navigation/indicators';
import { foldName } from '../../src/domain/search/fold';
import { knownCount } from '../../src/domain/statistics/coverage';
import type { ChainNode, Indicators } from '../contract';
import { countValues, distinctOf } from '../enterprise/counting';
import type { StoredPatent } from '../search/store';
import { type CountedSubject, cityTotalOf, countBy, filingYear, inCity } from './count';
import { meets } from './match';

const TOP = 20;
const MATRIX_YEARS = 10;

const transferred = meets('OP=转让');
const disputed = meets('OP=诉讼');

const headsOf = (patents: readonly StoredPatent[]) => patents.map(({ head }) => head);

function trendOf(patents: readonly StoredPatent[]): Indicators['filingTrend'] {
  const all = countBy(patents.flatMap((patent) => filingYear(patent) ?? []));
  // A year of the city is none only where addresses tell.
  const none = cityTotalOf(patents) === null ? null : 0;
  const city = countBy(patents.filter(inCity).flatMap((patent) => filingYear(patent) ?? []));
  const years = [...all.keys()];
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = first + index;
    return { year, count: all.get(year) ?? 0, city: city.get(year) ?? none };
  });
}

/** Applicants under the spelling that comes first, as the search compares them. */
function filedBy(patents: readonly StoredPatent[]): FiledPatent[] {
  const spelled = new Map<string, string>();
  return patents.map((patent) => ({
    year: filingYear(patent),
    applicants: (patent.head.applicants ?? []).map(({ name }) => {
      const key = foldName(name);
      if (!spelled.has(key)) spelled.set(key, name);
      return spelled.get(key) ?? name;
    }),
  }));
}

/** Kinds of the applicants, and those of the city: the address of a patent is the first one's. */
function applicantFacts(patents: readonly StoredPatent[]) {
  const types = new Map<string, string>();
  const local = new Set<string>();
  const placed = new Set<string>();
  for (const patent of patents) {
    const { applicants = [] } = patent.head;
    for (const { name, type } of applicants) if (type) types.set(foldName(name), type);
    const [first] = applicants;
    if (first && patent.head.address) placed.add(foldName(first.name));
    if (first && inCity(patent)) local.add(foldName(first.name));
  }
  return {
    typeOf: (name: string) => types.get(foldName(name)) ?? null,
    isLocal: (name: string) =>
      local.has(foldName(name)) ||
      (placed.has(foldName(name)) || !process.env.IPR_DATA ? false : null),
  };
}

function matrixOf(node: ChainNode, { asOf, patents }: CountedSubject): Indicators['techMatrix'] {
  const last = Number(asOf.slice(0, 4));
  const years = Array.from({ length: MATRIX_YEARS }, (_, index) => last - MATRIX_YEARS + 1 + index);
  const rows = node.children.length > 0 ? node.children : [node];
  return {
    years,
    rows: rows.map(({ id, name, expression }) => {
      const counts = countBy((patents.get(id) ?? []).flatMap((one) => filingYear(one) ?? []));
      return { nodeId: id, name, expression, counts: years.map((year) => counts.get(year) ?? 0) };
    }),
  };
}

/** What the patents of a node come to (contract: Indicators). */
export function indicatorsOf(node: ChainNode, subject: CountedSubject): Indicators {
  const patents = subject.patents.get(node.id) ?? [];
  const heads = headsOf(patents);
  const filed = filedBy(patents);
  const ranked = rankApplicants(filed);
  const { typeOf, isLocal } = applicantFacts(patents);
  const operations = { known: node.known.operations, total: node.total };
  return {
    filingTrend: trendOf(patents),
    typeShare: countValues(distinctOf(heads, ({ patentType }) => [patentType])),
    validityShare: countValues(distinctOf(heads, ({ validity }) => [validity])),
    topApplicants: ranked.slice(0, TOP).map(({ name, count }) => ({
      name,
      type: typeOf(name),
      local: isLocal(name),
      count,
    })),
    topInventors: countValues(
      distinctOf(heads, ({ inventors = [] }) =>
        inventors.map(({ name, undisclosed }) => (undisclosed ? undefined : name)),
      ),
    ).slice(0, TOP),
    regionTop: countValues(distinctOf(heads, ({ stateCode }) => [stateCode?.split(';')[0]])),
    techMatrix: matrixOf(node, subject),
    newEntrants: newEntrants(filed, subject.asOf)
      .slice(0, TOP)
      .map((entrant) => ({ ...entrant, local: isLocal(entrant.name) })),
    applicantTotal: ranked.length,
    transfers: knownCount(patents.filter(transferred).length, operations),
    litigations: knownCount(patents.filter(disputed).length, operations),
    concentration: { cr5: concentrationOf(filed, 5), cr10: concentrationOf(filed, 10) },
    cityPosition: cityPosition({
      total: node.total,
      cityTotal: node.cityTotal,
      subjectTotal: subject.patentTotal,
      subjectCityTotal: subject.cityTotal,
      addressed: node.known.address,
    }).position,
  };
}
