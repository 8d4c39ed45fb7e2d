import { Link } from '@umijs/max';
import { useId } from 'react';
import { RowLink } from '@/components/list/RowLink';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { LAW_TOPICS } from '@/domain/law/labels';
import { titleText } from '@/domain/titleText';
import { lawDetailLink, lawListLink } from '@/links/law';
import styles from '../law.module.css';
import { LAW } from '../noun';
import { useTopicLaws } from './useTopicLaws';

/** What is in force about each topic: the laws of the highest level, and the way to all of them. */
export function TopicLaws() {
  const id = useId();
  const { data, error, retry } = useTopicLaws();
  if (error) return <ErrorState title="各主题的法规没有加载出来" error={error} onRetry={retry} />;
  return (
    <section className={`${styles.lawTopics} ipr-sheet`} aria-labelledby={id}>
      <h2 id={id}>按主题查阅</h2>
      <p className="ipr-note">现行有效的法律法规，效力级别高的在前。</p>
      {!data && <SkeletonLines widths={[30, 80, 76, 30, 82, 70]} label="正在加载各主题的法规" />}
      <ul>
        {data?.map(({ topic, count, laws }) => (
          <li key={topic}>
            <h3>
              <Link to={lawListLink({ include: { topic: [topic], timeliness: ['IN_FORCE'] } })}>
                {LAW_TOPICS[topic]}{' '}
                {count !== undefined && (
                  <span className="ipr-num">
                    {count.toLocaleString('zh-CN')} {LAW.unit}
                  </span>
                )}
              </Link>
            </h3>
            <ul>
              {laws.map((law, index) => (
                <li key={law.id || `${index}`}>
                  <RowLink to={law.id && lawDetailLink({ id: law.id })}>
                    {titleText(law.title)}
                  </RowLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
