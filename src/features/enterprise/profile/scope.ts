import { type Basket, basketNames, basketTitle } from '@/domain/enterprise/basket';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';

/** Whose patents are counted, from where, and as of which day. */
export interface Scope {
  readonly names: readonly string[];
  /** In the title of every chart. */
  readonly title: string;
  readonly source: string;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
}

const SOURCE = '企业专利统计服务';

/** The scope of an analysis. */
export function scopeOf(basket: Basket, { dataDate }: EnterpriseAnalysis): Scope {
  return {
    names: basketNames(basket),
    title: basketTitle(basket),
    source: SOURCE,
    asOf: dataDate,
  };
}
