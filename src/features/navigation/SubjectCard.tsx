import { Link } from '@umijs/max';
import { NAV_TYPES } from '@/domain/navigation/standard';
import { subjectLink } from '@/links/landing';
import { patentResultLink } from '@/links/patent';
import type { Tag } from '@/services/data';
import type { Subject } from '@/services/nav';

/** One subject: what it covers, how many patents it counts, of which region and day. */
export function SubjectCard({ subject, tags }: { subject: Subject; tags: Tag[] }) {
  const names = tags.filter(({ id }) => subject.tagIds.includes(id)).map(({ name }) => name);
  return (
    <article className="ipr-subject">
      <h3>
        <Link to={subjectLink({ subject: subject.id })}>{subject.name}</Link>
      </h3>
      <p className="ipr-subject-tags">
        {[...new Set([NAV_TYPES[subject.navType], ...names])].join(' · ')}
      </p>
      <p className="ipr-subject-intro">{subject.intro}</p>
      <p className="ipr-subject-figure">
        专题专利 <strong className="ipr-num">{subject.patentTotal.toLocaleString('zh-CN')}</strong>{' '}
        件
      </p>
      <p className="ipr-subject-source">
        {subject.dataScope}；更新于{' '}
        <span className="ipr-num">{subject.updateTime.slice(0, 10)}</span>
      </p>
      {subject.expression && (
        <Link
          to={patentResultLink({ mode: 'expr', q: subject.expression })}
          aria-label={`查看这些专利：${subject.name}`}
        >
          查看这些专利
        </Link>
      )}
    </article>
  );
}
