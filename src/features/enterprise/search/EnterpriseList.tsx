import { useNavigate } from '@umijs/max';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { EmptyState } from '@/components/state/EmptyState';
import { type EnterpriseSearchState, enterpriseLink } from '@/links/enterprise';
import { ENTERPRISE } from '../noun';
import { EmptyList } from './EmptyList';
import { EnterpriseRow } from './EnterpriseRow';
import type { FoundEnterprises } from './useEnterprises';

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
      {({ result, q, from, first }) => (
        <ListRows
          label="检索到的企业"
          first={first}
          rows={result.content}
          idOf={({ enterpriseName }) => enterpriseName}
        >
          {(row, place) => <EnterpriseRow row={row} place={place} q={q} from={from} />}
        </ListRows>
      )}
    </ListBody>
  );
}
