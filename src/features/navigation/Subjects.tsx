import { Link } from '@umijs/max';
import { Button, Tag as Chip, Flex, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { NumberSource } from '@/components/chart/NumberSource';
import { PlainInput } from '@/components/form/PlainInput';
import { RowLink } from '@/components/list/RowLink';
import { Pager } from '@/components/list/screen/Pager';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useListState } from '@/components/list/useListState';
import partsStyles from '@/components/page/parts.module.css';
import { orDash } from '@/components/reading/orDash';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import { NAV_TYPES } from '@/domain/navigation/standard';
import { type LandingState, landingLink, readLanding, subjectLink } from '@/links/landing';
import { patentResultLink } from '@/links/patent';
import { findTags, type Tag } from '@/services/data';
import { findSubjects, type Subject, type SubjectQuery } from '@/services/nav';
import styles from './landing/landing.module.css';
import { written } from './written';

const PAGE_SIZE = 12;

/** Subjects of a page in sight at first, where there is little room. */
const FIRST = 4;

function queryOf({ type, tag, q }: LandingState, tagIds: string[]): SubjectQuery {
  const query: SubjectQuery = {};
  if (q) query.name = q;
  if (tag) query.tagId = tag;
  else if (type) query.$tagId_in = tagIds.join(',');
  return query;
}

/** Region and day of the data of some subjects, where all of them have the same. */
function sharedScope(subjects: readonly Subject[]): string {
  const [first, ...others] = new Set(subjects.map(({ dataScope }) => dataScope));
  return others.length === 0 && subjects.length > 1 ? (first ?? '') : '';
}

interface CardProps {
  subject: Subject;
  tags: Tag[];
  /** Its region and day are said for all cards together. */
  scopeSaid: boolean;
}

/** One subject: what it covers, how many patents it counts, of which region and day. */
function SubjectCard({ subject, tags, scopeSaid }: CardProps) {
  const names = tags.filter(({ id }) => subject.tagIds.includes(id)).map(({ name }) => name);
  return (
    <article className={`ipr-sheet ${styles.subject} ${partsStyles.covered}`}>
      <h3>
        <RowLink to={subject.id && subjectLink({ subject: subject.id })}>{subject.name}</RowLink>
      </h3>
      <p className="ipr-note">
        {[...new Set([...(subject.navType ? [NAV_TYPES[subject.navType]] : []), ...names])].join(
          ' · ',
        )}
      </p>
      <p className={`${styles.subjectIntro} ${partsStyles.twoLines}`}>{subject.intro}</p>
      <Flex component="p" wrap gap="0 6px" align="baseline" className={styles.subjectFigure}>
        专题专利 <strong className="ipr-num">{written(subject.patentTotal)}</strong> 件
        {subject.expression && subject.patentTotal !== 0 && (
          <Link
            to={patentResultLink({ mode: 'expr', q: subject.expression })}
            aria-label={`查看这些专利：${subject.name}`}
          >
            查看这些专利
          </Link>
        )}
      </Flex>
      <p className="ipr-note">
        {subject.dataScope && !scopeSaid && `${subject.dataScope}；`}更新于{' '}
        <span className="ipr-num ipr-nowrap">{orDash(subject.updateTime.slice(0, 10))}</span>
      </p>
    </article>
  );
}

interface Props {
  state: LandingState;
  tags: Tag[];
  onChange: (change: Partial<LandingState>) => void;
}

const KINDS: { value: LandingState['type']; label: string }[] = [
  { value: '', label: '全部' },
  { value: 'INDUSTRY', label: '按产业' },
  { value: 'BUSINESS', label: '按业务' },
];

/** Chooses subjects by kind of tag, tag and text. */
function SubjectFilter({ state, tags, onChange }: Props) {
  const [text, setText] = useState(state.q);
  useEffect(() => setText(state.q), [state.q]);
  const shown = tags.filter(
    ({ id, name, type }) => id && name && (!state.type || type === state.type),
  );
  return (
    <Flex wrap gap="8px 16px" align="center" className={styles.subjectFilter}>
      <h2 id="landing-subjects">导航专题</h2>
      <Segmented
        aria-label="标签类别"
        options={KINDS}
        value={state.type}
        onChange={(type) => onChange({ type, tag: '' })}
      />
      <search aria-label="查找专题">
        <Flex
          component="form"
          gap={8}
          className={styles.subjectFind}
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ q: text.trim() });
          }}
        >
          <PlainInput
            className="ipr-small-input"
            type="search"
            aria-label="在导航专题中查找"
            placeholder="在专题中查找"
            value={text}
            maxLength={50}
            onChange={(value) => {
              setText(value);
              // The box's own cross takes the words away at once.
              if (value === '' && state.q) onChange({ q: '' });
            }}
          />
          <Button htmlType="submit">查找</Button>
        </Flex>
      </search>
      <Flex wrap gap={6} role="group" aria-label="标签" className={styles.subjectTags}>
        {shown.map(({ id, name }) => (
          <Chip.CheckableTag
            key={id}
            checked={state.tag === id}
            onChange={(checked) => onChange({ tag: checked ? id : '' })}
          >
            {name}
          </Chip.CheckableTag>
        ))}
      </Flex>
    </Flex>
  );
}

/**
 * Navigation subjects by tag and text, as cards. The choice stands in the address.
 *
 * @param folded the first ones alone, until all of the page are asked for
 */
export function Subjects({ folded }: { folded: boolean }) {
  const [all, setAll] = useState(false);
  const [state, change] = useListState(readLanding, landingLink);
  const tags = useLatestAnswer('tags', (signal) =>
    findTags(undefined, { signal, shownInPlace: true }),
  );
  const tagIds = (tags.data ?? []).filter(({ type }) => type === state.type).map(({ id }) => id);

  const query = { queryData: queryOf(state, tagIds), page: state.page - 1, size: PAGE_SIZE };
  // Without the tags the section has failed already; nobody waits for the cards as well.
  const subjects = useLatestAnswer(tags.data && JSON.stringify(query), (signal) =>
    findSubjects(query, { signal, shownInPlace: true }),
  );

  const error = tags.error ?? subjects.error;
  const loading = tags.loading || subjects.loading;
  const content = subjects.data?.content ?? [];
  const scope = sharedScope(content);
  const foldable = folded && content.length > FIRST + 1;

  return (
    <section aria-labelledby="landing-subjects" aria-busy={loading}>
      <SubjectFilter state={state} tags={tags.data ?? []} onChange={change} />
      {error && !subjects.loading ? (
        <ErrorState
          title="专题没有加载成功"
          error={error}
          onRetry={() => (tags.error ? tags.retry() : subjects.retry())}
        />
      ) : !subjects.data ? (
        // The tags take the place of the first lines; the lines below them are others.
        <SkeletonLines key={tags.loading ? 'tags' : 'subjects'} widths={[100, 100, 100]} />
      ) : content.length ? (
        <>
          <ul className={styles.subjects}>
            {(foldable && !all ? content.slice(0, FIRST) : content).map((subject, index) => (
              <li key={subject.id || index}>
                <SubjectCard subject={subject} tags={tags.data ?? []} scopeSaid={scope !== ''} />
              </li>
            ))}
          </ul>
          {foldable && (
            <Button block aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? '只看前几个专题' : `再看 ${content.length - FIRST} 个专题`}
            </Button>
          )}
          <NumberSource
            how={`“专题专利”是专题检索式命中的专利数，地域范围和数据日期${scope ? `：${scope}` : '见各卡片'}。`}
            source="专利检索服务"
            asOf={todayInChina()}
          />
          {(all || !foldable) && (
            <Pager
              label="导航专题"
              page={state.page}
              size={PAGE_SIZE}
              total={subjects.data.totalElements}
              onPage={(page) => change({ page })}
            />
          )}
        </>
      ) : (
        <EmptyState title="没有符合条件的专题">
          <p>换一个标签，或减少关键词后再试。</p>
        </EmptyState>
      )}
    </section>
  );
}
