import { Link } from '@umijs/max';
import { withChoice } from '@/components/list/facets/filters';
import partsStyles from '@/components/page/parts.module.css';
import { capSentence, leftOut, type Split, waysToSplit } from '@/domain/adjudication/resultCap';
import { type AdjudicationListState, adjudicationListLink } from '@/links/adjudication';
import type { AdjudicationFacet } from '@/services/data/adjudication';
import adjudicationStyles from '../adjudication.module.css';

interface Props {
  state: AdjudicationListState;
  found: number;
  most: number;
  facets: readonly AdjudicationFacet[];
}

const wordsOf = ({ facet, value }: Split) => (facet === 'year' ? `${value} 年` : value);

/** States how much of the list can be paged through, and the ways to see the rest. */
export function CapNote({ state, found, most, facets }: Props) {
  const sentence = capSentence({ found, most });
  if (!sentence) return null;
  const ways = waysToSplit({ found, most }, facets);
  const rest = leftOut({ found, most }, ways);
  return (
    <div className={partsStyles.notice} role="note" aria-label="可翻阅的范围">
      <p>{sentence}</p>
      {ways.length > 0 && (
        <ul
          className={`ipr-facts ${partsStyles.fingers} ${adjudicationStyles.capWays}`}
          aria-label="缩小范围"
        >
          {ways.map((way) => (
            <li key={way.value}>
              <Link
                to={adjudicationListLink({
                  ...state,
                  ...withChoice(state, way.facet, way.value, 'include'),
                  page: 1,
                })}
              >
                {wordsOf(way)}
                <span className="ipr-num">（{way.count}）</span>
              </Link>
            </li>
          ))}
          {rest > 0 && <li className="ipr-note ipr-num">所列之外还有 {rest} 篇</li>}
        </ul>
      )}
    </div>
  );
}
