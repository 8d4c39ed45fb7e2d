import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { withChoice } from '@/components/list/facets/filters';
import { RowLink } from '@/components/list/RowLink';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { placeKey } from '@/components/reading/placeKey';
import { Highlight } from '@/components/search/Highlight';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { hidePersons } from '@/domain/adjudication/persons';
import { paragraphAddress } from '@/domain/adjudication/sections';
import { grouped } from '@/domain/grouped';
import { shownSpelling } from '@/domain/law/articleSpellings';
import { titleText } from '@/domain/titleText';
import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import { NO_FILTERS } from '@/links/filters';
import versionsStyles from '../versions.module.css';
import {
  articlePlaces,
  type CitingJudgment,
  citingList,
  type CitingJudgments as Found,
  findCitingJudgments,
  type NamedArticle,
  type SpellingCount,
  splitByDay,
} from './findJudgments';
import type { History } from './history';
import { judgmentTable, SaveTable } from './saved';

/** Judgments with their sentences that are shown. */
const MOST_SHOWN = 10;

const FACET_NAMES = { year: '按年份', court: '按法院' } as const;

/** The years and courts of one spelling, each with its list. */
function Facets({ of: { spelling, facets } }: { of: SpellingCount }) {
  return facets.map(({ name, values, missing, other }) => {
    if (name !== 'year' && name !== 'court') return null;
    const rest = (other ?? 0) + (missing ?? 0);
    return (
      <div key={name}>
        <h4>
          {FACET_NAMES[name]}
          <span className="ipr-note">（写作“{shownSpelling(spelling)}”的）</span>
        </h4>
        <Flex component="ul" wrap gap="2px 20px" className={partsStyles.fingers}>
          {values.map(({ value, count: number }) => (
            <li key={value}>
              <Link
                to={adjudicationListLink({
                  ...citingList(spelling),
                  ...withChoice(NO_FILTERS, name, value, 'include'),
                })}
              >
                {name === 'year' ? `${value} 年` : value}
              </Link>{' '}
              <span className="ipr-num">{number === undefined ? '—' : grouped(number)}</span>
            </li>
          ))}
          {rest > 0 && (
            <li className="ipr-note">
              其余和不详 <span className="ipr-num">{grouped(rest)}</span>
            </li>
          )}
        </Flex>
      </div>
    );
  });
}

/** A judgment, the sentence in which it names the article, and the way there. */
function Judgment({ found, named }: { found: CitingJudgment; named: NamedArticle }) {
  const { row, sentence, spelling } = found;
  const from = adjudicationListLink(citingList(spelling)).split('?')[1] ?? '';
  const at = sentence?.paragraph === undefined ? '' : paragraphAddress(sentence.paragraph);
  const text = sentence && hidePersons(sentence.text, row.parties);
  const title = hidePersons(titleText(row.title), row.parties);
  return (
    <li>
      <Flex component="p" wrap gap="4px 16px" align="center">
        <span className="ipr-num">{row.judgmentDate ?? '日期 —'}</span>
        <span>{row.court || '法院 —'}</span>
        <RowLink to={row.id && adjudicationDetailLink(row.id, { from })} title={title}>
          {row.caseNumber ? shownCaseNumber(row.caseNumber) : title}
        </RowLink>
      </Flex>
      {text === undefined ? (
        <p className="ipr-note">检索服务没有给出原句：打开文书，在文中查找“{spelling}”。</p>
      ) : (
        <blockquote className={`${partsStyles.quoted} ${versionsStyles.lawState}`}>
          <Highlight text={text} ranges={articlePlaces(text, named)} />
          {at && row.id && (
            <>
              {' '}
              <Link to={adjudicationDetailLink(row.id, { at, from })}>
                到这一段
                <span className="ipr-visually-hidden">：{row.caseNumber ?? title}</span>
              </Link>
            </>
          )}
        </blockquote>
      )}
    </li>
  );
}

/** What the spellings do not find: short names, and articles behind others. */
function WithWords({ found: { words, withWords, exact = 0 } }: { found: Found }) {
  const [law, number] = words.split(' ');
  return (
    <p className="ipr-note">
      {`“《${law}》（以下简称……）${number}”“${law}第一条、${number}”这样写的，按上面的写法查不到。`}
      {withWords > 0 ? (
        <>
          同时出现“{law}”和“{number}”的共 <span className="ipr-num">{grouped(withWords)}</span> 篇，
          {withWords > exact && '其中可能有的说的是别的法，'}
          <Link to={adjudicationListLink(citingList(words))}>打开清单逐篇看</Link>。
        </>
      ) : (
        `同时出现“${law}”和“${number}”的也没有。`
      )}
    </p>
  );
}

/** What a number meant before the text that is read stood under it. */
function meantBefore({ change, taken }: Began, label: string): string {
  if (taken) return `在此之前的${label}是另一条`;
  if (change === 'changed') return `在此之前的${label}是修改前的文字`;
  return `在此之前没有现在的${label}`;
}

/** How many of the judgments are older than the text that is read, and what they can have meant. */
function Older({ counts, began, label }: { counts: Found['counts']; began: Began; label: string }) {
  const { day } = began;
  const { data, error } = useLatestAnswer(
    JSON.stringify([day, ...counts.map(({ spelling, total }) => [spelling, total])]),
    (signal) => splitByDay(counts, day, signal),
  );
  const told = counts.flatMap(({ spelling }, at) => {
    const split = data?.[at];
    if (!split) return [];
    const { before, since, undated } = split;
    const parts = [
      `${grouped(before)} 篇的裁判日在 ${day} 之前`,
      `${grouped(since)} 篇在这一天或以后`,
      ...(undated > 0 ? [`${grouped(undated)} 篇日期不详`] : []),
    ];
    return [{ spelling, text: parts.join('，') }];
  });
  return (
    <>
      <p className="ipr-note">
        {`正在读的这一条文字最早从 ${day} 起施行，${meantBefore(began, label)}；裁判日更早的文书引用的不会是这一文本。`}
        {error ? '有多少篇更早没有查到。' : null}
      </p>
      {told.length > 0 && (
        <ul className={partsStyles.fingers}>
          {told.map(({ spelling, text }) => (
            <li key={spelling} className="ipr-num">
              写作“{shownSpelling(spelling)}”的：{text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Began = NonNullable<History['began']>;

interface Props {
  /** Since when the article has its words under its number; undefined where it is not known. */
  began: History['began'];
  named: NamedArticle;
  /** How texts name the article. */
  spellings: readonly string[];
  label: string;
}

/** The judgments whose text names an article: how many, of which years and courts, and where. */
export function CitingJudgments({ named, spellings, label, began }: Props) {
  const answer = useLatestAnswer(spellings.join('\n') || undefined, (signal) =>
    findCitingJudgments(named, signal),
  );
  const { data } = answer;
  if (answer.error) {
    return (
      <ErrorState
        title="引用它的裁判文书没有查到"
        error={answer.error}
        onRetry={answer.retry}
        retrying={answer.loading}
      />
    );
  }
  if (spellings.length === 0) {
    return <p>附件里的条文，裁判文书没有统一的写法，没有查。</p>;
  }
  if (!data) return <SkeletonLines widths={[50, 95, 80]} label="正在查引用它的裁判文书" />;
  const [first] = data.counts;
  const shown = data.rows.slice(0, MOST_SHOWN);
  const sentences = shown.length > 0 && (
    <>
      <SaveTable
        title="原句"
        file={`${label}的裁判文书`}
        table={() => judgmentTable(data.rows, label)}
      />
      <ol className={partsStyles.entries}>
        {shown.map((found, index) => (
          <Judgment key={placeKey(index, found.row.id)} found={found} named={named} />
        ))}
      </ol>
    </>
  );
  if (!first) {
    return (
      <>
        <p role="status">
          没有找到正文写着“{shownSpelling(spellings[0] ?? '')}”的裁判文书（也查了：
          {spellings.slice(1).map(shownSpelling).join('、')}）。
        </p>
        <WithWords found={data} />
        {sentences}
      </>
    );
  }
  return (
    <>
      <div role="status">
        <ul className={partsStyles.fingers}>
          {data.counts.map(({ spelling, total }) => (
            <li key={spelling}>
              写作“{shownSpelling(spelling)}”的{' '}
              <Link to={adjudicationListLink(citingList(spelling))}>
                <strong className="ipr-num">{grouped(total)}</strong> 篇，打开清单
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className="ipr-note">
        {data.counts.length > 1 &&
          (data.exact === undefined
            ? '同一篇文书可能用几种写法，各行不能相加。'
            : `去掉重复共 ${data.exact} 篇。`)}
        {`${data.listed > 0 ? `其中 ${grouped(data.listed)} 篇把它列在“引用法条”里。` : ''}按文字统计，没有逐篇核对：法律修改后条号会变，早年文书里的${label}可能是另一条，见下面的沿革。`}
      </p>
      {began && <Older counts={data.counts} began={began} label={label} />}
      <WithWords found={data} />
      {data.counts.map((one) => (
        <Facets key={one.spelling} of={one} />
      ))}
      {sentences}
      {first.total > shown.length && (
        <p>
          这里是最近的 {shown.length} 篇，
          <Link to={adjudicationListLink(citingList(first.spelling))}>打开全部清单</Link>。
        </p>
      )}
    </>
  );
}
