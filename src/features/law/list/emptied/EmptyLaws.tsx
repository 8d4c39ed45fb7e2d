import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { countRows } from '@/components/list/declared/declaredList';
import { useRelaxedList } from '@/components/list/declared/useRelaxedList';
import { type Conditions, conditionsOfWords } from '@/components/list/emptied/conditions';
import { Relaxed } from '@/components/list/emptied/Relaxed';
import styles from '@/components/list/list.module.css';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { searchedWords } from '@/domain/law/keywords';
import { ALL_LAWS, type LawListState, lawListLink } from '@/links/law';
import { LAW } from '../../noun';
import { LAW_FACET_WORDS } from '../facets';
import { LAWS } from '../laws';
import { dayConditions } from '../lawWords';

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
  // A single word is said as it was typed.
  const typed = words.length === 1 ? [state.q.trim()] : words;
  return conditionsOfWords(state, LAW_FACET_WORDS, dayConditions(state), typed);
}

/** Nothing was found: where else the words stand, and which condition is to blame. */
export function EmptyLaws({ state }: { state: LawListState }) {
  const { conditions, relaxed, looking, key } = useRelaxedList(LAWS, state, conditionsOf);
  const wider = useLatestAnswer(key, (signal) =>
    Promise.all(
      widerWays(state).map(async (way) => ({
        ...way,
        total: await countRows(LAWS, way.state, signal),
      })),
    ),
  );
  const ways = wider.current ? wider.data?.filter(({ total }) => total > 0) : [];

  let body: ReactNode = <SkeletonLines widths={[46, 38, 42]} label="正在找出没有结果的原因" />;
  if ((wider.current || wider.error) && !looking) {
    body = (
      <>
        {ways && ways.length > 0 && (
          <ul className={styles.ways}>
            {ways.map(({ text, state: to, total }) => (
              <li key={text}>
                <Link to={lawListLink(to)}>
                  {text}，有 <span className="ipr-num">{total.toLocaleString('zh-CN')}</span>{' '}
                  {LAW.unit}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {relaxed && (
          <Relaxed {...LAW} relaxations={relaxed} conditions={conditions} linkTo={lawListLink} />
        )}
        <p>可以检查有没有错别字，或者换用更短的词。</p>
        <p>
          <Link to={lawListLink(ALL_LAWS)}>查看全部法律法规</Link>
        </p>
      </>
    );
  }
  return <EmptyState title="没有找到符合条件的法律法规">{body}</EmptyState>;
}
