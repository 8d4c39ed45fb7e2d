import { useLocation, useNavigate } from '@umijs/max';
import { memo, useState } from 'react';
import type { KeyRow } from '@/components/list/keys/listKeys';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { OddValues } from '@/components/page/OddValues';
import { copyText } from '@/components/reading/copyText';
import { type LawListState, lawDetailLink, oddLawDays } from '@/links/law';
import { LAW } from '../noun';
import { EmptyLaws } from './emptied/EmptyLaws';
import { citation, LawRow } from './LawRow';
import { TypedArticle } from './TypedArticle';
import { UnheldLaws } from './UnheldLaws';
import type { FoundLaws } from './useLawSearch';

const SKELETON = [46, 78, 60, 88] as const;

const OWN_KEYS: readonly KeyRow[] = [{ keys: ['c'], what: '复制引用：名称和文号' }];

/** The laws of one page; they stay as they are while the next page is on its way. */
const LawRows = memo(function LawRows({ found, asOf }: { found: FoundLaws; asOf: string }) {
  const { first, content, from } = found;
  return (
    <ListRows label="检索到的法律法规" first={first} rows={content} idOf={({ id }) => id}>
      {(law, place) => <LawRow law={law} place={place} from={from} asOf={asOf} />}
    </ListRows>
  );
});

interface Props {
  state: LawListState;
  list: ListParts<FoundLaws>;
}

/** The rows of the present page, or what there is instead, and the way to the other pages. */
export function LawList({ state, list }: Props) {
  const { asOf } = state;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [copied, setCopied] = useState('');
  const copy = (id: string) => {
    const law = list.answer.data?.content.find((one) => one.id === id);
    if (!law) return '';
    const text = citation(law, asOf);
    copyText(text).then((done) => setCopied(`${done ? '已复制' : '请手动复制'}：${text}`));
    return '';
  };
  return (
    <ListBody
      list={list}
      noun={LAW}
      onOpen={(id, { from }) => navigate(lawDetailLink({ id, asOf, from }))}
      onReach={() => setCopied('')}
      onRowKey={(key) => (key === 'c' ? copy : undefined)}
      ownKeys={OWN_KEYS}
      alsoSwitched="，阅读页的 j、k 一并关闭"
      said={copied}
      skeleton={<RowsSkeleton view="list" lines={SKELETON} rows={5} />}
      before={
        <>
          <OddValues values={oddLawDays(search)} instead="没有按它筛选" />
          <TypedArticle words={state.q} />
          {asOf && <UnheldLaws asOf={asOf} found={list.answer.data} />}
        </>
      }
      empty={<EmptyLaws state={state} />}
    >
      {(found) => <LawRows found={found} asOf={asOf} />}
    </ListBody>
  );
}
