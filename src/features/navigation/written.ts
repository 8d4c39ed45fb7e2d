import { grouped } from '@/domain/grouped';
import type { NodeFacts } from '@/services/nav';

/**
 * A number of patents, thousands separated; — when it is not known.
 */
export const written = (count: number | null | undefined): string => grouped(count) ?? '—';

/** A number of patents with its name: `全部 120 件`; `常熟不详` when it is not known. */
export const writtenOf = (name: string, count: number | null | undefined): string =>
  typeof count === 'number' ? `${name} ${grouped(count)} 件` : `${name}不详`;

/** Both counts of a node: `120／6`, `120／不详`. */
export const countsOf = ({ total, cityTotal }: Pick<NodeFacts, 'total' | 'cityTotal'>): string =>
  `${grouped(total) ?? '不详'}／${grouped(cityTotal) ?? '不详'}`;
