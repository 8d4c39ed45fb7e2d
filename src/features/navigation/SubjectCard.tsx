import { Link } from '@umijs/max';
import { RowLink } from '@/components/list/RowLink';
import { orDash } from '@/components/reading/orDash';
import { NAV_TYPES } from '@/domain/navigation/standard';
import { subjectLink } from '@/links/landing';
import { patentResultLink } from '@/links/patent';
import type { Tag } from '@/services/data';
import type { Subject } from '@/services/nav';
import styles from './navigation.module.css';
import { written } from './written';

/** One subject: what it covers, how many patents it counts, of which region and day. */
export function SubjectCard({ subject, tags }: { subject: Subject; tags: Tag[] }) {
  const names = tags.filter(({ id }) => subject.tagIds.includes(id)).map(({ name }) => name);
  return (
    <article className={styles.subject}>
      <h3>
        <RowLink to={subject.id && subjectLink({ subject: subject.id })}>{subject.name}</RowLink>
      </h3>
      <p className={styles.subjectTags}>
        {[...new Set([...(subject.navType ? [NAV_TYPES[subject.navType]] : []), ...names])].join(
          ' · ',
        )}
      </p>
      <p className={styles.subjectIntro}>{subject.intro}</p>
      <p className={styles.subjectFigure}>
        专题专利 <strong className="ipr-num">{written(subject.patentTotal)}</strong> 件
      </p>
      <p className={styles.subjectSource}>
        {subject.dataScope && `${subject.dataScope}；`}更新于{' '}
        <span className="ipr-num ipr-nowrap">{orDash(subject.updateTime.slice(0, 10))}</span>
      </p>
      {subject.expression && (
        <Link
          className={styles.subjectPatents}
          to={patentResultLink({ mode: 'expr', q: subject.expression })}
          aria-label={`查看这些专利：${subject.name}`}
        >
          查看这些专利
        </Link>
      )}
    </article>
  );
}
