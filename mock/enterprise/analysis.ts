import { foldName } from '../../src/domain/search/fold';
import type { PatentRecord } from '../contract';
import { operationsOf } from '../search/searchDoc';
import { countInOrder, countValues, distinctOf } from './counting';
import { citedBands, figuresOf } from './figures';
import { healthPatentsOf } from './healthPatents';
import { breakPromisesOf } from './shown';
import { competitorsOf, rankOf, subclassesOf, trademarksOf } from './standing';
import type { EnterpriseStore } from './store';
import type { AnalysisQuery, Enterprise, EnterpriseAnalysis } from './types';

const TOP = 20;

const yearOf = (day: string | undefined) => day?.slice(0, 4);

type YearCount = EnterpriseAnalysis['byFilingYear'][number];

function filingYears(heads: readonly PatentRecord[]): YearCount[] {
  return countInOrder(distinctOf(heads, ({ filingDate }) => [yearOf(filingDate)])).map(
    ({ value, count }) => {
      const own = heads.filter(({ filingDate }) => yearOf(filingDate) === value);
      const types = countValues(distinctOf(own, ({ patentType }) => [patentType]));
      return { value, count, types: types as YearCount['types'] };
    },
  );
}

function highValueOf(records: readonly PatentRecord[]): EnterpriseAnalysis['highValue'] {
  // Nobody has looked for high value in these records.
  if (records.length > 0 && records.every(({ tags }) => tags === undefined)) return null;
  const kinds = countValues(records.flatMap(({ tags }) => [...new Set(tags?.highValue ?? [])]));
  return kinds.map(({ value, count }) => ({
    value,
    count,
    applicationNumbers: records
      .filter(({ tags }) => tags?.highValue?.includes(value))
      .flatMap(({ applicationNumber }) => applicationNumber ?? [])
      .slice(0, 1000),
  }));
}

/** Of how many records something is known; what a generated patent does not have, it lacks. */
function knownOf(records: readonly PatentRecord[]): EnterpriseAnalysis['known'] {
  const real = Boolean(process.env.IPR_DATA);
  const having = (test: (record: PatentRecord) => unknown) =>
    records.filter((record) => Boolean(test(record))).length;
  return {
    type: having(({ patentType }) => patentType),
    validity: having(({ validity }) => validity),
    filing: having(({ filingDate }) => filingDate),
    publication: having(({ publicationDate }) => publicationDate),
    grant: having(({ grantDate, validity }) => grantDate ?? validity),
    ipc: having(({ ipcs = [], patentType }) => ipcs.length > 0 || patentType === 'DESIGN'),
    inventors: having(({ inventors = [] }) => inventors.length > 0),
    applicants: having(({ applicants = [] }) => applicants.length > 0),
    cited: having(({ counts }) => counts?.citedBy !== undefined),
    claims: having(({ counts, claims }) => (counts?.claims ?? claims?.length) !== undefined),
    family: having(({ family }) => family),
    operations: having((record) => !real || operationsOf(record).length > 0),
    value: having(({ tags }) => tags),
  };
}

/** Other applicants of the same patents. */
function coApplicants(heads: readonly PatentRecord[], names: readonly string[]) {
  const own = new Set(names.map(foldName));
  const spelled = new Map<string, string>();
  const keys = distinctOf(heads, ({ applicants = [] }) =>
    applicants.map(({ name }) => {
      const key = foldName(name);
      if (!spelled.has(key)) spelled.set(key, name);
      return own.has(key) ? undefined : key;
    }),
  );
  return countValues(keys).map(({ value, count }) => ({
    value: spelled.get(value) ?? value,
    count,
  }));
}

function inventorsOf(heads: readonly PatentRecord[]) {
  return countValues(
    distinctOf(heads, ({ inventors = [] }) =>
      inventors.map(({ name, undisclosed }) => (undisclosed ? undefined : name)),
    ),
  );
}

/** Analyses that were asked for, by store and names: the full records take time to make. */
const kept = new WeakMap<EnterpriseStore, Map<string, Portfolio>>();
const MOST_KEPT = 20;

type Portfolio = Omit<
  EnterpriseAnalysis,
  'enterpriseName' | 'names' | 'rank' | 'trademarks' | 'breakPromiseCount' | 'valueGrades'
>;

function portfolioOf(store: EnterpriseStore, names: readonly string[]): Portfolio {
  const { applicants, dataDay } = store;
  const found = applicants.heads(names);
  const heads = found.map(({ head }) => head);
  const records = found.flatMap(({ index }) => applicants.store.patents[index]?.record() ?? []);
  const topIpc = countValues(distinctOf(heads, subclassesOf)).slice(0, TOP);
  const invalid = heads.filter(({ validity }) => validity === 'INVALID');
  return {
    dataDate: dataDay,
    known: knownOf(records),
    total: heads.length,
    byType: countValues(distinctOf(heads, ({ patentType }) => [patentType])),
    byValidity: countValues(distinctOf(heads, ({ validity }) => [validity])),
    byFilingYear: filingYears(heads),
    byPublicationYear: countInOrder(distinctOf(heads, (head) => [yearOf(head.publicationDate)])),
    byGrantYear: countInOrder(distinctOf(heads, ({ grantDate }) => [yearOf(grantDate)])),
    byCitedCount: citedBands(heads),
    topIpc,
    topInventors: inventorsOf(heads).slice(0, TOP),
    coApplicants: coApplicants(heads, names).slice(0, TOP),
    operations: countValues(distinctOf(records, operationsOf)),
    invalidReasons: countValues(distinctOf(invalid, (head) => [head.latestLegalStatus])),
    highValue: highValueOf(records),
    figures: figuresOf(records, dataDay),
    competitors: competitorsOf(store, names, topIpc),
    ...healthPatentsOf(records, dataDay),
  };
}

function keptPortfolio(store: EnterpriseStore, names: readonly string[]): Portfolio {
  const portfolios = kept.get(store) ?? new Map<string, Portfolio>();
  kept.set(store, portfolios);
  const key = names.map(foldName).sort().join('\n');
  const portfolio = portfolios.get(key) ?? portfolioOf(store, names);
  portfolios.delete(key);
  portfolios.set(key, portfolio);
  const [oldest] = portfolios.keys();
  if (portfolios.size > MOST_KEPT && oldest !== undefined) portfolios.delete(oldest);
  return portfolio;
}

/** What the patents of an enterprise, or of the names of its basket, come to. */
export function analyse(
  store: EnterpriseStore,
  enterprise: Enterprise,
  { names }: AnalysisQuery,
): EnterpriseAnalysis {
  const { enterpriseName } = enterprise.registered;
  const counted = names ?? [enterpriseName];
  return {
    enterpriseName,
    names: [...counted],
    ...keptPortfolio(store, counted),
    rank: rankOf(store, enterprise),
    // Nobody has graded the patents.
    valueGrades: null,
    trademarks: trademarksOf(enterprise),
    breakPromiseCount: breakPromisesOf(enterprise),
  };
}
