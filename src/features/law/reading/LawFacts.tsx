import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { RowLink } from '@/components/list/RowLink';
import { LateTimeline } from '@/components/page/LateTimeline';
import partsStyles from '@/components/page/parts.module.css';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { orDash } from '@/components/reading/orDash';
import { RecordFacts } from '@/components/reading/RecordFacts';
import readingStyles from '@/components/reading/reading.module.css';
import { LAW_CATEGORIES, LAW_TOPICS } from '@/domain/law/labels';
import { citedAs } from '@/domain/law/lawName';
import { adoptionOf, wholeHistory } from '@/domain/law/lawSteps';
import { endOf, mayHaveEnded } from '@/domain/law/timeliness';
import { titleText } from '@/domain/titleText';
import { adjudicationListLink } from '@/links/adjudication';
import { lawDetailLink, lawListLink } from '@/links/law';
import type { LawRecord } from '@/services/data/law';
import { TimelinessTag } from '../TimelinessTag';
import versionsStyles from './versions.module.css';

function FilterLinks({ facet, values }: { facet: string; values: readonly string[] }) {
  const words: Readonly<Record<string, string>> = { ...LAW_CATEGORIES, ...LAW_TOPICS };
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && '；'}
      <Link to={lawListLink({ include: { [facet]: [value] } })}>{words[value] ?? value}</Link>
    </Fragment>
  ));
}

/** Only addresses that cannot run anything. */
function SourceLink({ record: { source, sourceUrl } }: { record: LawRecord }) {
  if (!sourceUrl?.startsWith('https://')) return source;
  return (
    <a href={sourceUrl} target="_blank" rel="noreferrer noopener">
      {source || sourceUrl}
      <span className="ipr-visually-hidden">（打开其他网站）</span>
    </a>
  );
}

/**
 * Whether a kind of law holds in the whole country where it names no region. Local law always has a
 * region, and rules without the force of law may be of any office: of those it is not known.
 */
const ofTheState = (category: LawRecord['category']) =>
  ['LAW', 'ADMIN_REG', 'JUDICIAL', 'DEPT_RULE', 'TREATY'].includes(category ?? '');

/** What is known of a version besides its words. */
export function LawFacts({ record }: { record: LawRecord }) {
  const day = (text: string | null) => text && <span className="ipr-num ipr-nowrap">{text}</span>;
  const adoption = adoptionOf(record);
  const [end, lastDay] = endOf(record);
  const facts: [string, ReactNode][] = [
    [
      '制定机关',
      record.authority.length > 0 && (
        <FilterLinks key="a" facet="authority" values={record.authority} />
      ),
    ],
    ['文号', record.docNumber],
    [
      '通过日期',
      adoption && (
        <Fragment key="p">
          {day(adoption.day)}
          {adoption.derived && '（据修订沿革）'}
        </Fragment>
      ),
    ],
    ['公布日期', day(record.promulgationDate)],
    ['施行日期', day(record.effectiveDate)],
    // What is in force has no such day that could be lacking.
    ...(record.invalidDate || mayHaveEnded(record)
      ? [[end, day(lastDay)] satisfies [string, ReactNode]]
      : []),
    [
      '效力级别',
      record.category && <FilterLinks key="c" facet="category" values={[record.category]} />,
    ],
    [
      '主题',
      record.topic.length > 0 && <FilterLinks key="t" facet="topic" values={record.topic} />,
    ],
    ['适用地区', record.region || (ofTheState(record.category) && '全国')],
    [
      '裁判文书',
      record.title && (
        <Link key="j" to={adjudicationListLink({ q: citedAs(record.title), part: 'LAW' })}>
          检索引用“{citedAs(record.title)}”的裁判文书
        </Link>
      ),
    ],
    ['来源', (record.source || record.sourceUrl) && <SourceLink record={record} />],
  ];
  return (
    <section aria-labelledby="law-facts">
      <h2 id="law-facts">基本信息</h2>
      {record.summary && <p>{record.summary}</p>}
      <RecordFacts name="基本信息" facts={facts.map(([label, value]) => ({ label, value }))} />
    </section>
  );
}

/**
 * The steps of the law from its beginning, those whose text is here with a link; what came after
 * the version that is read says so.
 */
export function Amendments({ record }: { record: LawRecord }) {
  const steps = wholeHistory(record);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="law-amendments">
      <h2 id="law-amendments">修订沿革</h2>
      <LateTimeline
        items={steps.map(({ date, note, docNumber, lawId, later }, index) => ({
          key: index,
          ...(lawId !== record.id && { color: 'gray' }),
          title: <span className="ipr-num ipr-nowrap">{date ?? '日期不明'}</span>,
          content: (
            <span className={readingStyles.inText}>
              {orDash(note)}
              {docNumber && `（${docNumber}）`}{' '}
              {later && <span className="ipr-note">在所读版本之后</span>}{' '}
              {lawId && lawId !== record.id && (
                <Link to={lawDetailLink({ id: lawId })}>读这个版本</Link>
              )}
              {lawId === record.id && <span className="ipr-note">正在读的版本</span>}
            </span>
          ),
        }))}
      />
    </section>
  );
}

/** Beside the text of a law: where it is applied, and what stands below its last article. */
export function LawWays({ record }: { record: LawRecord }) {
  const { title, revisions, related } = record;
  return (
    <section
      className={`ipr-sheet ${versionsStyles.lawVersions} ${versionsStyles.lawWays}`}
      aria-labelledby="law-ways"
    >
      <h2 id="law-ways">接下来可以</h2>
      <ul className={partsStyles.rowLinks}>
        {title && (
          <li>
            <Link to={adjudicationListLink({ q: citedAs(title), part: 'LAW' })}>
              查看引用它的裁判文书
            </Link>
          </li>
        )}
        {revisions.length > 0 && (
          <li>
            <AnchorLink to="law-amendments">查看修订沿革</AnchorLink>
          </li>
        )}
        <li>
          <AnchorLink to="law-facts">查看基本信息</AnchorLink>
        </li>
        {related.length > 0 && (
          <li>
            <AnchorLink to="law-related">查看相关法律法规</AnchorLink>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Other laws on the same matter, and files that belong to this one. */
export function RelatedLaws({ record }: { record: LawRecord }) {
  const attachments = record.attachments.filter(({ url }) => /^(?:https:\/\/|\/(?!\/))/.test(url));
  return (
    <>
      {attachments.length > 0 && (
        <section aria-labelledby="law-files">
          <h2 id="law-files">附件</h2>
          <ul>
            {attachments.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer noopener">
                  {name || url}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {record.related.length > 0 && (
        <section aria-labelledby="law-related" className="ipr-no-print">
          <h2 id="law-related">相关法律法规</h2>
          <ul className={partsStyles.entries}>
            {record.related.map(({ id, title, timeliness }, index) => (
              <Flex component="li" key={id || `${index}`} gap="4px 16px" justify="space-between">
                <RowLink to={id && lawDetailLink({ id })}>{titleText(title)}</RowLink>{' '}
                <span className="ipr-nowrap">
                  <TimelinessTag timeliness={timeliness} />
                </span>
              </Flex>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
