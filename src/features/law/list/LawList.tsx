import { useLocation, useNavigate } from '@umijs/max';
import { Fragment, memo, useState } from 'react';
import type { KeyRow } from '@/components/list/keys/listKeys';
import { RowLink } from '@/components/list/RowLink';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { OddValues } from '@/components/page/OddValues';
import { copyText } from '@/components/reading/copyText';
import { titleText } from '@/domain/titleText';
import { type LawListState, lawDetailLink, oddLawDays } from '@/links/law';
import styles from '../law.module.css';
import { LAW } from '../noun';
import { EmptyLaws } from './emptied/EmptyLaws';
import { citation, LawRow } from './LawRow';
import { type FoundLaws, LAWS } from './laws';
import { TypedArticle } from './TypedArticle';

interface UnheldLawsProps {
  /** The day whose versions are listed. */
  asOf: string;
  found: FoundLaws | undefined;
}

/** What a list of the versions of a day leaves out: laws of which none of that time is held. */
function UnheldLaws({ asOf, found }: UnheldLawsProps) {
  if (!found) return null;
  const { unheld, unheldCount = unheld.length } = found.result;
  return (
    <div className={`${styles.lawUnheld} ipr-note`}>
      {unheldCount > 0 && (
        <p>
          另有 <span className="ipr-num">{unheldCount.toLocaleString('zh-CN')}</span> {LAW.unit}在{' '}
          <span className="ipr-num">{asOf}</span> 已经有了，但当时的版本没有收录：
          {unheld.map(({ id, title, promulgationDate }, index) => (
            <Fragment key={id || `${index}`}>
              {index > 0 && '、'}
              <RowLink to={id && lawDetailLink({ id })}>{titleText(title)}</RowLink>
              {promulgationDate && `（收录的是 ${promulgationDate} 公布的版本）`}
            </Fragment>
          ))}
          {unheldCount > unheld.length && '等'}。
        </p>
      )}
      <p>只列本平台收录的版本；没有列出的，不表示当时没有这部法规。</p>
    </div>
  );
}

const SKELETON = [46, 78, 60, 88] as const;

const OWN_KEYS: readonly KeyRow[] = [{ keys: ['c'], what: '复制引用：名称和文号' }];

/** The laws of one page; they stay as they are while the next page is on its way. */
const LawRows = memo(function LawRows({ found, asOf }: { found: FoundLaws; asOf: string }) {
  const { result, from } = found;
  return (
    <ListRows label="检索到的法律法规" first={found.first} rows={result.content} idOf={LAWS.idOf}>
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
    const law = list.answer.data?.result.content.find((one) => one.id === id);
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
