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
import { wordPlaces } from '@/domain/law/keywords';
import { foldText } from '@/domain/search/fold';
import { titleText } from '@/domain/titleText';
import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import { NO_FILTERS } from '@/links/filters';
import versionsStyles from '../versions.module.css';
import {
  type CitingJudgment,
  citingList,
  findCitingJudgments,
  type SpellingCount,
} from './findJudgments';

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
          <span className="ipr-note">（写作“{spelling}”的）</span>
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
function Judgment({ found: { row, sentence, spelling } }: { found: CitingJudgment }) {
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
          <Highlight text={text} ranges={wordPlaces(foldText(text), [foldText(spelling)])} />
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

interface Props {
  /** How texts name the article. */
  spellings: readonly string[];
  label: string;
}

/** The judgments whose text names an article: how many, of which years and courts, and where. */
export function CitingJudgments({ spellings, label }: Props) {
  const answer = useLatestAnswer(spellings.join('\n') || undefined, (signal) =>
    findCitingJudgments(spellings, signal),
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
  if (!first) {
    return (
      <p role="status">
        没有找到正文写着“{spellings[0]}”的裁判文书（也查了：{spellings.slice(1).join('、')}）。
      </p>
    );
  }
  return (
    <>
      <ul className={partsStyles.fingers}>
        {data.counts.map(({ spelling, total }) => (
          <li key={spelling}>
            写作“{spelling}”的{' '}
            <Link to={adjudicationListLink(citingList(spelling))}>
              <strong className="ipr-num">{grouped(total)}</strong> 篇，打开清单
            </Link>
          </li>
        ))}
      </ul>
      <p className="ipr-note">
        {data.counts.length > 1 &&
          (data.exact === undefined
            ? '同一篇文书可能用几种写法，各行不能相加。'
            : `去掉重复共 ${data.exact} 篇。`)}
        {`${data.listed > 0 ? `其中 ${grouped(data.listed)} 篇把它列在“引用法条”里。` : ''}按文字统计，没有逐篇核对：法律修改后条号会变，早年文书里的${label}可能是另一条，见下面的沿革；“第一条、${label}”这样连着写的查不到。`}
      </p>
      <Facets of={first} />
      <h4>原句</h4>
      <ol className={partsStyles.entries}>
        {data.rows.map((found, index) => (
          <Judgment key={placeKey(index, found.row.id)} found={found} />
        ))}
      </ol>
      {first.total > data.rows.length && (
        <p>
          这里是最近的 {data.rows.length} 篇，
          <Link to={adjudicationListLink(citingList(first.spelling))}>打开全部清单</Link>。
        </p>
      )}
    </>
  );
}
