import { Link } from '@umijs/max';
import { useId } from 'react';
import { CountSource } from '@/components/list/screen/CountSource';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { PATENT } from '@/components/patent/noun';
import type { Question } from '@/components/search/history/question';
import { historyRefused } from '@/components/search/history/searchHistory';
import { useSavedSearches, useSearchHistory } from '@/components/search/history/useKept';
import { Holdings } from '@/components/search/home/Holdings';
import { heldCount } from '@/components/search/home/heldCount';
import { grouped } from '@/domain/grouped';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { enough } from '@/domain/statistics/coverage';
import { patentResultLink } from '@/links/patent';
import { searchPatents } from '@/services/cnipr';
import { runLink } from '../history/searchWords';
import { KINDS } from '../kinds';
import styles from '../search.module.css';

/**
 * A table of what can be typed into the smart box and how it is read.
 *
 * @param first nothing was asked or saved before
 */
function SmartHelp({ first }: { first: boolean }) {
  return (
    <section className={`ipr-sheet ${styles.searchHelp}`} aria-labelledby="smart-help">
      <h2 id="smart-help">可以输入什么</h2>
      <p>
        空格、逗号或换行隔开的几项须同时满足，几个号码满足一个即可。系统把识别结果显示在输入框下面，识别有误时可以改选或移除。
        {first && '检索过的条件以后列在这一页，只保存在这个浏览器里；在检索结果页可以取名保存。'}
      </p>
      <table className={partsStyles.texts} aria-labelledby="smart-help">
        <thead>
          <tr>
            <th scope="col">内容</th>
            <th scope="col">写法举例</th>
            <th scope="col">怎样理解</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map(({ kind, runs, examples, meaning }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>
                {examples.map((example) => (
                  <code key={example}>
                    {runs ? <Link to={patentResultLink({ q: example })}>{example}</Link> : example}
                  </code>
                ))}
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The whole collection: how many of each type and status, and the day of the newest. */
function HeldPatents() {
  const { data, loading } = useLatestAnswer('held', (signal) =>
    searchPatents(
      {
        expression: '',
        filters: {},
        sort: '-publicationDate',
        page: 0,
        size: 1,
        facets: ['patentType', 'validity'],
        facetSize: 10,
      },
      { signal, shownInPlace: true },
    ),
  );
  const parts = (name: 'patentType' | 'validity', words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([value, label]) => ({
      label,
      count: heldCount(data?.facets, name, value),
    }));
  // The parts add up to less than the whole where records do not say what they are.
  const unsaid = Object.entries({ patentType: '类型', validity: '有效性' }).flatMap(
    ([name, word]) => {
      const missing = data?.facets.find((facet) => facet.name === name)?.missing;
      return missing ? `${word}不详 ${grouped(missing)} ${PATENT.unit}` : [];
    },
  );
  const newest = data?.content[0]?.publicationDate;
  const missing = data?.facets.find(({ name }) => name === 'validity')?.missing ?? 0;
  const total = data?.totalElements;
  // A few whose status is known look like all there are.
  const told = !data || enough({ known: (total ?? 0) - missing, total });
  return (
    <Holdings
      label="收录的专利"
      unit={PATENT.unit}
      groups={[parts('patentType', PATENT_TYPES), ...(told ? [parts('validity', VALIDITY)] : [])]}
    >
      <p>
        {data ? (
          <>
            共收录 <strong className="ipr-num">{grouped(data.totalElements)}</strong> {PATENT.unit}
            专利
            {unsaid.length > 0 && `（${unsaid.join('，')}）`}
          </>
        ) : (
          `收录数量${loading ? '正在统计…' : '没有查到'}`
        )}
        ，最近公开 <span className="ipr-num ipr-nowrap">{newest ?? '—'}</span>
      </p>
      {data && <CountSource noun={PATENT} alone />}
    </Holdings>
  );
}

/** Searches shown of each kind; the others are behind the switches above the box. */
const SHOWN = 5;

interface KeptProps {
  title: string;
  searches: readonly { question: Question; name: string; note: string }[];
}

function Kept({ title, searches }: KeptProps) {
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <section className="ipr-sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.kept}>
        {searches.slice(0, SHOWN).map(({ question, name, note }) => (
          <li key={`${name} ${note}`}>
            <Link to={runLink(question)} aria-label={`再检索：${name}`}>
              {name}
            </Link>
            <span className="ipr-note ipr-num">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Below the smart box: what there is to be found, how to ask, and what was asked before. */
export function SmartHome() {
  const past = useSearchHistory();
  const saved = useSavedSearches();
  const first = past.length + saved.length === 0;
  return (
    <>
      <HeldPatents />
      <div className={first ? undefined : styles.home}>
        <SmartHelp first={first && !historyRefused()} />
        <div>
          <Kept
            title="最近检索"
            searches={past.map((one) => ({
              question: one,
              name: (one.mode === 'smart' ? one.q : one.expression) || '全部专利',
              note: `#${one.number}，${grouped(one.hits)} ${PATENT.unit}`,
            }))}
          />
          <Kept
            title="保存的检索"
            searches={saved.map((one) => ({
              question: one,
              name: one.name,
              note: new Date(one.at).toLocaleDateString('zh-CN'),
            }))}
          />
        </div>
      </div>
    </>
  );
}
