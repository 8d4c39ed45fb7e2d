import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { LAW_TOPICS, type LawTopic } from '@/domain/law/labels';
import { findLaws, type LawRow } from '@/services/data/law';

/** Topics of one kind of right; what is about all of them would be the first of everything. */
const SPECIAL = (Object.keys(LAW_TOPICS) as LawTopic[]).filter((topic) => topic !== 'GENERAL');

/** Laws asked for, of all topics together. */
const ASKED = 100;

/** Laws shown of a topic. */
const SHOWN = 4;

/** What there is about a topic. */
export interface TopicLaws {
  topic: LawTopic;
  /** Versions in force; undefined when it is not known. */
  count: number | undefined;
  /** Those of the highest level, the newest first; none of what is about all topics. */
  laws: readonly LawRow[];
}

/** What is in force about each topic, as the service has it; topics without a law are left out. */
export function useTopicLaws(): Latest<TopicLaws[]> {
  return useLatestAnswer('topics', async (signal) => {
    const { content, facets } = await findLaws(
      {
        $timeliness_in: 'IN_FORCE',
        $topic_in: SPECIAL.join(),
        // Those in force and of the highest level come first.
        sort: 'relevance',
        facets: ['topic'],
        facetSize: 100,
        page: 0,
        size: ASKED,
      },
      { signal, shownInPlace: true },
    );
    const counts = new Map(facets[0]?.values.map(({ value, count }) => [value, count]));
    return (Object.keys(LAW_TOPICS) as LawTopic[])
      .map((topic) => ({
        topic,
        // The facets that did come tell of every topic.
        count: counts.has(topic) || counts.size === 0 ? counts.get(topic) : 0,
        laws:
          topic === 'GENERAL'
            ? []
            : content.filter((law) => law.topic.includes(topic)).slice(0, SHOWN),
      }))
      .filter(({ count, laws }) => (count === undefined ? laws.length > 0 : count > 0));
  });
}
