import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { type PatentResultState, patentResultLink } from '@/links/patent';
import type { Offer } from './offers';
import { type Counted, useCounts } from './useCounts';

/** How many more patents a word finds. */
function More({ count, total }: { count: Counted | undefined; total: number }): ReactNode {
  if (count === undefined) return <span>…</span>;
  if (count === 'unknown') return <span className="ipr-note">件数未知</span>;
  return <span className="ipr-num">+{(count - total).toLocaleString('zh-CN')}</span>;
}

interface Props {
  /** What the words are. */
  name: string;
  /** The state whose rows are on screen. */
  state: PatentResultState;
  /** Patents found without any of the words. */
  total: number;
  offers: readonly Offer[];
}

/**
 * Other words for those of a query, each with what it would add. A press adds it to the query in
 * the box; one that adds nothing says so and cannot be pressed.
 */
export function OfferList({ name, state, total, offers }: Props) {
  const counts = useCounts(
    state,
    offers.map(({ q }) => q),
  );
  return (
    <Flex
      component="ul"
      wrap
      gap="0 12px"
      align="center"
      className={partsStyles.fingers}
      aria-label={name}
    >
      {offers.map(({ term, word, q }) => {
        const count = counts.get(q);
        if (typeof count === 'number' && count <= total) {
          return (
            <li key={word} className="ipr-note">
              {word} 没有更多
            </li>
          );
        }
        return (
          <li key={word}>
            <Link
              to={patentResultLink({ ...state, mode: 'expr', q, as: [], page: 1, sel: '' })}
              title={`加入检索式，“${term}”或“${word}”任一即可：${q}`}
            >
              {word} <More count={count} total={total} />
            </Link>
          </li>
        );
      })}
    </Flex>
  );
}
