import { foldName } from '../../src/domain/search/fold';
import type { PatentRecord } from '../contract';
import { countValues, distinctOf } from './counting';
import type { EnterpriseStore } from './store';
import type { Enterprise, EnterpriseAnalysis } from './types';

/** The classes a portfolio is compared in. */
const CLASSES = 3;

const MOST_COMPETITORS = 10;

/** Subclasses of a record, each once. */
export const subclassesOf = ({ ipcs = [] }: PatentRecord): string[] =>
  ipcs.flatMap((ipc) => (ipc.length >= 4 ? [ipc.slice(0, 4)] : []));

/** Other enterprises with most patents in the subclasses that the portfolio is strongest in. */
export function competitorsOf(
  store: EnterpriseStore,
  names: readonly string[],
  topIpc: EnterpriseAnalysis['topIpc'],
): EnterpriseAnalysis['competitors'] {
  const classes = topIpc.slice(0, CLASSES).map(({ value }) => value);
  if (classes.length === 0) return [];
  const own = new Set(names.map(foldName));
  const found = new Map<string, { name: string; count: number; shared: Set<string> }>();
  for (const { head } of store.applicants.store.patents) {
    const shared = [...new Set(subclassesOf(head))].filter((code) => classes.includes(code));
    if (shared.length === 0) continue;
    for (const name of distinctOf([head], ({ applicants = [] }) =>
      applicants.map((one) => one.name),
    )) {
      const key = foldName(name);
      if (own.has(key) || store.find(name) === undefined) continue;
      const entry = found.get(key) ?? { name, count: 0, shared: new Set<string>() };
      entry.count++;
      for (const code of shared) entry.shared.add(code);
      found.set(key, entry);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_COMPETITORS)
    .map(({ name, count, shared }) => ({ name, count, sharedIpc: [...shared].sort() }));
}

/** The place among enterprises of a city or an industry, by the number of patents. */
function placeAmong(store: EnterpriseStore, own: number, others: readonly Enterprise[]) {
  const totals = others.map(
    ({ registered }) => store.applicants.of(registered.enterpriseName).length,
  );
  return { rank: totals.filter((total) => total > own).length + 1, of: totals.length, totals };
}

/** Where an enterprise stands; null without a city, an industry or a patent. */
export function rankOf(store: EnterpriseStore, enterprise: Enterprise): EnterpriseAnalysis['rank'] {
  const { enterpriseName, region, industryName } = enterprise.registered;
  const own = store.applicants.of(enterpriseName).length;
  if (own === 0 || (region === null && industryName === null)) return null;
  const city = store.enterprises.filter(({ registered }) => registered.region === region);
  const trade = store.enterprises.filter((one) => one.registered.industryName === industryName);
  const inCity = region === null ? null : placeAmong(store, own, city);
  const inTrade = industryName === null ? null : placeAmong(store, own, trade);
  const behind = inCity?.totals.filter((total) => total < own).length ?? 0;
  return {
    cityRank: inCity?.rank ?? null,
    cityOf: inCity?.of ?? null,
    industryRank: inTrade?.rank ?? null,
    industryOf: inTrade?.of ?? null,
    percentile: inCity === null ? null : Math.round((behind * 1000) / inCity.of) / 10,
  };
}

/** Trademarks by state and class. */
export function trademarksOf({ trademarks }: Enterprise): EnterpriseAnalysis['trademarks'] {
  const having = (state: string) => trademarks.filter((mark) => mark.state === state).length;
  const classes = trademarks.flatMap(({ niceClass }) =>
    niceClass === null ? [] : [String(niceClass)],
  );
  return {
    total: trademarks.length,
    registered: having('REGISTERED'),
    pending: having('PENDING'),
    niceTop: countValues(classes).slice(0, 10),
  };
}
