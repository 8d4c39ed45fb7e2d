import { NumberSource } from '@/components/chart/NumberSource';
import { Pager } from '@/components/list/screen/Pager';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useListState } from '@/components/list/useListState';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import { type LandingState, landingLink, readLanding } from '@/links/landing';
import { findTags } from '@/services/data';
import { findSubjects, type SubjectQuery } from '@/services/nav';
import styles from './navigation.module.css';
import { SubjectCard } from './SubjectCard';
import { SubjectFilter } from './SubjectFilter';

const PAGE_SIZE = 12;

function queryOf({ type, tag, q }: LandingState, tagIds: string[]): SubjectQuery {
  const query: SubjectQuery = {};
  if (q) query.name = q;
  if (tag) query.tagId = tag;
  else if (type) query.$tagId_in = tagIds.join(',');
  return query;
}

/** Navigation subjects by tag and text, as cards. The choice stands in the address. */
export function Subjects() {
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

  return (
    <section aria-labelledby="landing-subjects" aria-busy={loading}>
      <h2 id="landing-subjects">导航专题</h2>
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
      ) : subjects.data.content.length ? (
        <>
          <ul className={styles.subjects}>
            {subjects.data.content.map((subject, index) => (
              <li key={subject.id || index}>
                <SubjectCard subject={subject} tags={tags.data ?? []} />
              </li>
            ))}
          </ul>
          <NumberSource
            how="“专题专利”是专题检索式命中的专利数，地域范围和数据日期见各卡片。"
            source="专利检索服务"
            asOf={todayInChina()}
          />
          <Pager
            label="导航专题"
            page={state.page}
            size={PAGE_SIZE}
            total={subjects.data.totalElements}
            onPage={(page) => change({ page })}
          />
        </>
      ) : (
        <EmptyState title="没有符合条件的专题">
          <p>换一个标签，或减少关键词后再试。</p>
        </EmptyState>
      )}
    </section>
  );
}
