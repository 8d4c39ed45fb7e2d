import { Link, useLocation, useNavigate } from '@umijs/max';
import { memo, useState } from 'react';
import { countRows } from '@/components/list/declared/declaredList';
import { useRelaxedList } from '@/components/list/declared/useRelaxedList';
import { type Conditions, conditionsOfWords } from '@/components/list/emptied/conditions';
import { EmptiedList } from '@/components/list/emptied/EmptiedList';
import type { KeyRow } from '@/components/list/keys/listKeys';
import styles from '@/components/list/list.module.css';
import { RowLink } from '@/components/list/RowLink';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { lazyAgain } from '@/components/page/lazyAgain';
import { OddValues } from '@/components/page/OddValues';
import { copyText } from '@/components/reading/copyText';
import { placeKey } from '@/components/reading/placeKey';
import stateStyles from '@/components/state/state.module.css';
import { grouped } from '@/domain/grouped';
import { searchedWords } from '@/domain/law/keywords';
import { readTypedArticle } from '@/domain/law/typedArticle';
import { titleText } from '@/domain/titleText';
import { ALL_LAWS, type LawListState, lawDetailLink, lawListLink, oddLawDays } from '@/links/law';
import { LAW } from '../noun';
import { LAW_FACET_WORDS } from './facets';
import { citation, LawRow, lawFacts } from './LawRow';
import { type FoundLaws, LAWS } from './laws';
import { dayConditions } from './lawWords';
import { FoundArticle, type TypedArticleRead, UnfoundArticle } from './TypedArticle';

interface Way {
  text: string;
  state: LawListState;
}

/** Ways to look for the same words elsewhere or less strictly. */
function widerWays(state: LawListState): Way[] {
  if (!state.q.trim()) return [];
  const full = state.scope === 'title' && { ...state, scope: 'full' as const, page: 1 };
  const fuzzy = state.match === 'exact' && { ...state, match: 'fuzzy' as const, page: 1 };
  return [
    ...(full ? [{ text: '在全文中检索', state: full }] : []),
    ...(fuzzy ? [{ text: '改为模糊匹配', state: fuzzy }] : []),
    ...(full && fuzzy
      ? [{ text: '在全文中模糊匹配', state: { ...fuzzy, scope: 'full' as const } }]
      : []),
  ];
}

/** What every law of a list meets: the words, the filters, the days. */
function conditionsOf(state: LawListState): Conditions<LawListState> {
  const words = searchedWords(state.q, state.match);
  // A single word is said as it was typed, and so is an article: 第七十一条, not 第七 and 十一条.
  const article = readTypedArticle(state.q) && state.q.trim().split(/\s+/);
  const typed = words.length === 1 ? [state.q.trim()] : article || words;
  return conditionsOfWords(state, LAW_FACET_WORDS, dayConditions(state), typed);
}

/** Nothing was found: where else the words stand, and which condition is to blame. */
function EmptyLaws({ state }: { state: LawListState }) {
  const { conditions, relaxed, looking, key } = useRelaxedList(LAWS, state, conditionsOf);
  const wider = useLatestAnswer(key, (signal) =>
    Promise.all(
      widerWays(state).map(async (way) => ({
        ...way,
        total: await countRows(LAWS, way.state, signal),
      })),
    ),
  );
  const ways = wider.current ? wider.data?.filter(({ total = 0 }) => total > 0) : [];

  return (
    <EmptiedList
      noun={LAW}
      conditions={conditions}
      relaxed={relaxed}
      looking={looking || (!wider.current && !wider.error)}
      linkTo={lawListLink}
      before={
        ways &&
        ways.length > 0 && (
          <ul className={styles.ways}>
            {ways.map(({ text, state: to, total }) => (
              <li key={text}>
                <Link to={lawListLink(to)}>
                  {text}，有 <span className="ipr-num">{grouped(total)}</span> {LAW.unit}
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    >
      <p className={stateStyles.stateActions}>
        <Link to={lawListLink(ALL_LAWS)}>查看全部法律法规</Link>
      </p>
    </EmptiedList>
  );
}

interface UnheldLawsProps {
  /** The day whose versions are listed. */
  asOf: string;
  found: FoundLaws | undefined;
}

/** What a list of the versions of a day leaves out: laws of which none of that time is held. */
function UnheldLaws({ asOf, found }: UnheldLawsProps) {
  if (!found) return null;
  const { content, unheld, unheldCount = unheld.length } = found.result;
  const doubtful = content.filter(({ onDay }) => !onDay?.timeliness).length;
  const day = <span className="ipr-num">{asOf}</span>;
  const laws = (count: number) => (
    <>
      <span className="ipr-num">{grouped(count)}</span> {LAW.unit}
    </>
  );
  const doubt = doubtful > 0 && (
    <>
      本页有 {laws(doubtful)}不能确定 {day} 是否有效，一并列出，不表示当时有效；
    </>
  );
  const notListed = '没有列出的，不表示当时没有这部法规。';
  if (!unheldCount) {
    return (
      <p className="ipr-note">
        {doubt || '只列本平台收录的版本；'}
        {notListed}
      </p>
    );
  }
  return (
    <details className="ipr-note">
      <summary>
        {doubt}另有 {laws(unheldCount)}
        {doubt ? '' : <>在 {day} 已经有了，但</>}当时的版本没有收录
      </summary>
      <ul>
        {unheld.map(({ id, title, promulgationDate }, index) => (
          <li key={placeKey(index, id)}>
            <RowLink to={id && lawDetailLink({ id })}>{titleText(title)}</RowLink>
            {promulgationDate && `（收录的是 ${promulgationDate} 公布的版本）`}
          </li>
        ))}
        {unheldCount > unheld.length && (
          <li>还有 {laws(unheldCount - unheld.length)}，检索服务没有给出名称</li>
        )}
      </ul>
      <p>
        只列本平台收录的版本；{notListed}
        {doubt && '不能确定的原因见各行，请以公布机关的文本为准。'}
      </p>
    </details>
  );
}

const SKELETON = [46, 78, 60, 88] as const;

const OWN_KEYS: readonly KeyRow[] = [{ keys: ['c'], what: '复制引用：名称和文号' }];

// Without it the list stands alone.
const LawPreview = lazyAgain(
  () => import('./LawPreview'),
  () => null,
);

/** The laws of one page; they stay as they are while the next page is on its way. */
const LawRows = memo(function LawRows({ found, asOf }: { found: FoundLaws; asOf: string }) {
  const { result, from } = found;
  return (
    <ListRows
      label="检索到的法律法规"
      first={found.first}
      rows={result.content}
      idOf={LAWS.idOf}
      factsOf={lawFacts}
      preview={(law) => <LawPreview law={law} from={from} asOf={asOf} />}
    >
      {(law, place) => (
        <LawRow law={law} place={place} from={from} asOf={asOf} among={result.content} />
      )}
    </ListRows>
  );
});

interface Props {
  state: LawListState;
  list: ListParts<FoundLaws>;
  /** The article that the words name. */
  article: TypedArticleRead;
}

/** The rows of the present page, or what there is instead, and the way to the other pages. */
export function LawList({ state, list, article }: Props) {
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
          {!list.refused && <UnfoundArticle article={article} />}
          {asOf && <UnheldLaws asOf={asOf} found={list.answer.data} />}
        </>
      }
      refused={<FoundArticle article={article} state={state} />}
      empty={<EmptyLaws state={state} />}
    >
      {(found) => <LawRows found={found} asOf={asOf} />}
    </ListBody>
  );
}
