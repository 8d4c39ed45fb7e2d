import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { PreviewPane } from '@/components/list/preview/PreviewPane';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { wordHits } from '@/components/reading/find/wordHits';
import readingStyles from '@/components/reading/reading.module.css';
import { Highlight } from '@/components/search/Highlight';
import { articleSpan, contentsOf } from '@/domain/law/contents';
import { LAW_CATEGORIES } from '@/domain/law/labels';
import { articlesOf, articleText, type LawArticle, type LawText } from '@/domain/law/lawText';
import { dayInWords, endOf, mayHaveEnded, orderVersions } from '@/domain/law/timeliness';
import { titleText } from '@/domain/titleText';
import { lawDetailLink } from '@/links/law';
import type { LawRow } from '@/services/data/law';
import type { ReadLaw } from '../reading/lawRecords';
import { readLaw } from '../reading/lawRecords';
import { searchedInTexts } from '../searchedInTexts';
import { TimelinessTag } from '../TimelinessTag';
import { LawStanding, lawMarks } from './LawRow';

interface Props {
  law: LawRow;
  /** Query string of the list. */
  from: string;
  /** The day whose versions are listed; '' for none. */
  asOf: string;
}

/** Versions named here; the law has all of them. */
const MOST_VERSIONS = 6;

/** Lines of the text shown here. */
const MOST_LINES = 5;

interface VersionsProps extends Omit<Props, 'law'> {
  record: ReadLaw['record'];
}

/** The versions of the law, the newest first, the one of the list among them. */
function Versions({ record, from, asOf }: VersionsProps) {
  const versions = orderVersions(record.versions).reverse();
  if (versions.length < 2) return null;
  const at = versions.findIndex(({ id }) => id === record.id);
  const first = Math.max(0, at + 1 - MOST_VERSIONS);
  return (
    <section aria-label="修订沿革">
      <h3>修订沿革</h3>
      <ul className={readingStyles.inText}>
        {versions.slice(first, first + MOST_VERSIONS).map((version) => {
          const { id, note, timeliness, doubt } = version;
          const day = dayInWords(version);
          const here = id === record.id;
          return (
            <Flex
              component="li"
              key={id}
              wrap
              gap="0 12px"
              align="center"
              aria-current={here || undefined}
            >
              <span className="ipr-num">
                {here ? (
                  <strong>{day}</strong>
                ) : (
                  <Link to={lawDetailLink({ id, from })}>{day}</Link>
                )}
              </span>
              {note && <span>{note}</span>}
              {/* Of what is chosen a status alone would lose its colour. */}
              <span>
                <TimelinessTag timeliness={timeliness} doubt={doubt} />
              </span>
              {here && <strong>本条结果</strong>}
              {!version.hasText && <span className="ipr-note">没有正文</span>}
            </Flex>
          );
        })}
      </ul>
      {(asOf || versions.length > MOST_VERSIONS) && (
        <p className="ipr-note">
          {versions.length > MOST_VERSIONS && `共 ${versions.length} 个版本。`}
          {asOf && '所标状态以今天为准。'}
        </p>
      )}
    </section>
  );
}

interface TextProps {
  text: LawText;
  /** Address of the law, at a place of it. */
  linkTo: (at?: string) => string;
  words: readonly string[];
}

/** The headings of the text, each with its articles; a part is named without its chapters. */
function Contents({ text, linkTo }: Omit<TextProps, 'words'>) {
  const { entries } = contentsOf(text);
  if (entries.length === 0) return null;
  return (
    <nav aria-label="目录">
      <h3>目录</h3>
      <ul className={readingStyles.inText}>
        {entries.map((entry) => {
          const { key, no, title } = entry.division;
          const articles = articleSpan(entry);
          return (
            <li key={key}>
              <Link to={`${linkTo()}#${key}`}>{`${no} ${title}`.trim()}</Link>
              {articles && <span className="ipr-note ipr-num">（第 {articles} 条）</span>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface PassageProps extends TextProps {
  /** Undefined of a text without articles. */
  article: LawArticle | undefined;
}

/** An article, or the first lines of a text without any. */
function Passage({ text, article, linkTo, words }: PassageProps) {
  const all = article
    ? articleText(article).split('\n')
    : text.blocks.flatMap((block) => (block.kind === 'passage' ? block.text : []));
  const lines = all.slice(0, MOST_LINES);
  if (lines.length === 0) return null;
  const name = article?.label ?? '正文';
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a law never change places
        <p key={index} className="ipr-reading">
          <Highlight text={line} ranges={wordHits(line, words)} />
        </p>
      ))}
      {all.length > lines.length && (
        <p>
          <Link to={linkTo(article?.key)}>{name}全文</Link>
        </p>
      )}
    </section>
  );
}

interface PassagesProps extends TextProps {
  hits: LawRow['hits'];
}

/**
 * The articles that have the words of the search; where none is named, the first one, which says
 * what the law is for.
 */
function Passages({ hits, ...shown }: PassagesProps) {
  const articles = articlesOf(shown.text);
  const hit = articles.filter(({ key }) => hits.some(({ article }) => article === key));
  const [first] = articles;
  const passages = hit.length > 0 ? hit : [first];
  return passages.map((article, index) => (
    <Passage key={article?.key ?? index} {...shown} article={article} />
  ));
}

const NO_TEXT = <p className="ipr-note">只有目录信息，没有正文</p>;

/**
 * A look at one law of the list, where a wide screen has room beside it: how it stands, its
 * versions, what it is about. It does not count as read.
 */
export default function LawPreview({ law, from, asOf }: Props) {
  const { id, category, hasText, versionCount } = law;
  // Of an entry of a catalogue that stands alone the record says no more.
  const more = hasText !== false || versionCount !== 1;
  // Nobody asked for it: what fails is said here alone.
  const answer = useLatestAnswer((more && id) || undefined, (signal) => readLaw(id, signal));
  const title = titleText(law.title);
  const linkTo = (at = '') => lawDetailLink({ id, from, asOf, at });
  return (
    <PreviewPane
      id={id}
      name={title}
      title={<Highlight text={title} ranges={lawMarks(law.titleRanges)} />}
      head={
        <>
          <LawStanding law={law} asOf={asOf} />
          {category && <span>{LAW_CATEGORIES[category]}</span>}
          <Link to={linkTo()}>
            {hasText === false ? '打开目录信息' : hasText ? '打开全文' : '打开记录'}
          </Link>
        </>
      }
      headFacts={{ 效力级别: category }}
      factsName="基本信息"
      facts={[
        ['制定机关', law.authority.join('、')],
        ['文号', law.docNumber],
        ['公布日期', law.promulgationDate],
        ['施行日期', law.effectiveDate],
        ...(law.invalidDate || mayHaveEnded(law) ? [endOf(law)] : []),
      ]}
      narrow
      told={hasText === false && NO_TEXT}
      answer={more ? answer : undefined}
      waiting="正在加载版本和目录"
    >
      {({ record, text }) => (
        <>
          {record.summary && <p className="ipr-note">{record.summary}</p>}
          <Versions record={record} from={from} asOf={asOf} />
          {text ? (
            <>
              <Contents text={text} linkTo={linkTo} />
              <Passages text={text} hits={law.hits} linkTo={linkTo} words={searchedInTexts(from)} />
            </>
          ) : (
            hasText !== false && NO_TEXT
          )}
        </>
      )}
    </PreviewPane>
  );
}
