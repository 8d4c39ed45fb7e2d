import { Link, useNavigate } from '@umijs/max';
import { choicesOf } from '@/components/list/facets/filters';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { EmptyState } from '@/components/state/EmptyState';
import { fieldQuery } from '@/domain/search/fieldQuery';
import {
  type EnterpriseSearchState,
  enterpriseLink,
  enterpriseSearchLink,
  NO_ENTERPRISE_FILTERS,
} from '@/links/enterprise';
import { patentResultLink } from '@/links/patent';
import { ENTERPRISE } from '../noun';
import { EnterpriseRow } from './EnterpriseRow';
import { ENTERPRISES, type FoundEnterprises } from './enterprises';
import { knownFilters } from './facets';

/** Nothing found: what to try next. */
function EmptyList({ state }: { state: EnterpriseSearchState }) {
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

interface Props {
  state: EnterpriseSearchState;
  list: ListParts<FoundEnterprises>;
}

/** The enterprises of the present page, or what there is instead, and the way to the others. */
export function EnterpriseList({ state, list }: Props) {
  const navigate = useNavigate();
  return (
    <ListBody
      list={list}
      noun={ENTERPRISE}
      onOpen={(name, { from }) => navigate(enterpriseLink(name, { from }))}
      refused={
        <EmptyState title="这样还不能检索">
          <p>请按上面的提示改正后再检索。</p>
        </EmptyState>
      }
      skeleton={<RowsSkeleton view="list" lines={[40, 90, 70]} rows={6} />}
      empty={<EmptyList state={state} />}
    >
      {({ result, state: asked, from, first }) => (
        <ListRows label="检索到的企业" first={first} rows={result.content} idOf={ENTERPRISES.idOf}>
          {(row, place) => <EnterpriseRow row={row} place={place} q={asked.q} from={from} />}
        </ListRows>
      )}
    </ListBody>
  );
}
