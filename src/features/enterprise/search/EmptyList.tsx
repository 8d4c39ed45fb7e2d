import { Link } from '@umijs/max';
import { choicesOf } from '@/components/list/facets/filters';
import { EmptyState } from '@/components/state/EmptyState';
import { fieldQuery } from '@/domain/search/fieldQuery';
import {
  type EnterpriseSearchState,
  enterpriseSearchLink,
  NO_ENTERPRISE_FILTERS,
} from '@/links/enterprise';
import { patentResultLink } from '@/links/patent';
import { knownFilters } from './facets';

/** Nothing found: what to try next. */
export function EmptyList({ state }: { state: EnterpriseSearchState }) {
  const q = state.q.trim();
  const narrowed = state.least !== '' || choicesOf(knownFilters(state)).length > 0;
  const patents = q ? fieldQuery('PA', q) : undefined;
  return (
    <EmptyState title="没有找到企业">
      {narrowed && (
        <p>
          <Link to={enterpriseSearchLink({ ...state, ...NO_ENTERPRISE_FILTERS, page: 1 })}>
            去掉筛选条件再检索
          </Link>
        </p>
      )}
      {q && (
        <>
          <p>请检查错别字，或者只输入名称中最特别的几个字；括号、空格和全半角不影响结果。</p>
          {patents !== undefined && (
            <p>
              个人和外地企业不在企业库中，可以
              <Link to={patentResultLink({ mode: 'expr', q: patents })}>
                直接检索“{q}”申请的专利
              </Link>
              。
            </p>
          )}
        </>
      )}
    </EmptyState>
  );
}
