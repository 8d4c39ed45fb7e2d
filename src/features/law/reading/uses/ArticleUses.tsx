import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { useDialogPlace } from '@/components/dialog/useDialogPlace';
import { RowLink } from '@/components/list/RowLink';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { placeKey } from '@/components/reading/placeKey';
import { Highlight } from '@/components/search/Highlight';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { placeAnchor } from '@/domain/law/articleKey';
import { articleSpellings, shownSpelling } from '@/domain/law/articleSpellings';
import { LAW_CATEGORIES } from '@/domain/law/labels';
import type { LawArticle } from '@/domain/law/lawText';
import { titleText } from '@/domain/titleText';
import { lawDetailLink, lawListLink } from '@/links/law';
import type { LawRecord } from '@/services/data/law';
import { TimelinessTag } from '../../TimelinessTag';
import { reported } from '../useLaw';
import versionsStyles from '../versions.module.css';
import { ArticleHistory } from './ArticleHistory';
import { CitingJudgments } from './CitingJudgments';
import { findReferringLaws, type ReferringLaw, referringList } from './findRules';
import { loadHistory } from './history';
import { lawTable, SaveTable } from './saved';
import styles from './uses.module.css';

interface Props {
  record: LawRecord;
  article: Pick<LawArticle, 'key' | 'label'>;
  onClose: () => void;
}

/** The article on the page: it takes the focus where an address has opened the dialog. */
function useArticleElement(key: string): RefObject<HTMLElement | null> {
  const [element] = useState(() => ({
    current: document.getElementById(placeAnchor({ article: key })),
  }));
  return element;
}

interface LawProps {
  law: ReferringLaw;
  /** Query string of the list that finds it. */
  from: string;
}

function Law({ law: { row, places, more }, from }: LawProps) {
  const { id, title, category, promulgationDate, timeliness, doubt } = row;
  return (
    <li>
      <Flex component="p" wrap gap="4px 16px" align="center">
        <RowLink to={id && lawDetailLink({ id })}>{titleText(title)}</RowLink>
        <TimelinessTag timeliness={timeliness} doubt={doubt} />
        <span>{category ? LAW_CATEGORIES[category] : '效力级别 —'}</span>
        <span className="ipr-num">{promulgationDate ?? '公布日期 —'}</span>
      </Flex>
      {places.map(({ hit: { article, label, text }, ranges }, index) => (
        <blockquote
          key={placeKey(index, article, text)}
          className={`${partsStyles.quoted} ${versionsStyles.lawState}`}
        >
          <RowLink to={id && article && lawDetailLink({ id, at: article })}>
            {label || '正文'}
          </RowLink>{' '}
          <Highlight text={text} ranges={ranges} />
        </blockquote>
      ))}
      {more > 0 && (
        <p className="ipr-note">
          还有至多 {more} 处没有列出，
          <RowLink to={id && lawDetailLink({ id, from })}>在全文中查找</RowLink>
        </p>
      )}
    </li>
  );
}

interface ReferringLawsProps {
  record: LawRecord;
  /** Key of the article, and what it is called. */
  article: string;
  label: string;
  /** How texts name the article. */
  spellings: readonly string[];
}

/** Interpretations and lower rules whose text names an article, with the places. */
function ReferringLaws({ record, article, label, spellings }: ReferringLawsProps) {
  const { title } = record;
  const answer = useLatestAnswer(spellings.join('\n') || undefined, (signal) =>
    findReferringLaws(record, article, spellings, signal),
  );
  const { data } = answer;
  if (answer.error) {
    return (
      <ErrorState
        title="提到它的法规没有查到"
        error={answer.error}
        onRetry={answer.retry}
        retrying={answer.loading}
      />
    );
  }
  const [first = ''] = spellings;
  if (!first) return <p>附件里的条文，没有统一的写法，没有查。</p>;
  if (!data) return <SkeletonLines widths={[60, 90]} label="正在查提到它的法规" />;
  const from = lawListLink(referringList(first)).split('?')[1] ?? '';
  return (
    <>
      <p role="status">
        {data.laws.length === 0
          ? `收录的其他法规正文里没有写着“${shownSpelling(first)}”的（也查了：${spellings.slice(1).map(shownSpelling).join('、')}，以及“第一条、第二条”这样连着写的）。`
          : `${data.whole ? '共' : '查看的前几页里有'} ${data.laws.length} 部，现行有效的在前。按文字查找，不含这部法自己的各个版本，“第一条、第二条”这样连着写的也认；条号是各法规写作时的，那以后这部法改过条号的，说的可能是另一条。`}
        {data.unread > 0 &&
          `另有 ${data.unread} 部法规含有这些字，没有逐条查看，不能确定是否提到它。`}
        {(!data.whole || data.unread > 0) && (
          <>
            {' '}
            <Link to={lawListLink(referringList(first))}>打开全部清单</Link>
          </>
        )}
      </p>
      {data.laws.length > 0 && (
        <SaveTable
          title="原文"
          file={`提到${title}${label}的法规`}
          table={() => lawTable(data, label)}
        />
      )}
      <ol className={partsStyles.entries}>
        {data.laws.map((law, index) => (
          <Law key={placeKey(index, law.row.id)} law={law} from={from} />
        ))}
      </ol>
    </>
  );
}

/** The parts of the dialog; each loads and fails on its own. */
function Uses({ record, article: { key, label } }: Pick<Props, 'record' | 'article'>) {
  const spellings = useMemo(() => articleSpellings(record.title, key), [record.title, key]);
  const content = useRef<HTMLDivElement>(null);
  const history = useLatestAnswer(`${record.id}|${key}`, (signal) =>
    reported(loadHistory(record, key, signal)),
  );
  useDialogPlace(content);
  return (
    <div ref={content} className={styles.uses}>
      <section aria-labelledby="uses-judgments">
        <h3 id="uses-judgments">引用它的裁判文书</h3>
        <CitingJudgments
          named={{ title: record.title, article: key }}
          spellings={spellings}
          label={label}
          began={history.data?.began}
        />
      </section>
      <section aria-labelledby="uses-laws">
        <h3 id="uses-laws">提到它的司法解释和其他法规</h3>
        <ReferringLaws record={record} article={key} label={label} spellings={spellings} />
      </section>
      <section aria-labelledby="uses-history">
        <h3 id="uses-history">沿革</h3>
        <ArticleHistory record={record} answer={history} />
      </section>
    </div>
  );
}

/**
 * What an article is used for: judgments that name it, rules that refer to it, and its way through
 * the versions.
 */
export default function ArticleUses({ record, article, onClose }: Props) {
  const fallback = useArticleElement(article.key);
  return (
    <PageDialog
      title={`${titleText(record.title)}${article.label}的引用与沿革`}
      onClose={onClose}
      fallback={fallback}
    >
      <Uses record={record} article={article} />
    </PageDialog>
  );
}
