import { Link } from '@umijs/max';
import styles from '@/components/list/list.module.css';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { type PatentResultState, patentResultLink } from '@/links/patent';

/** A part of the query that is read as words and may be the name of an applicant. */
export interface NameWay {
  text: string;
  /** The result with that part as applicant. */
  state: PatentResultState;
}

interface Props {
  ways: readonly NameWay[];
  count: (state: PatentResultState, signal: AbortSignal) => Promise<number | undefined>;
}

/** Asked one after the other; more would keep the service busy for a guess. */
const MOST = 3;

/** What finds nothing as words but something as applicant, with how much it finds. */
export function AsApplicant({ ways, count }: Props) {
  const asked = ways.slice(0, MOST).map((way) => ({ ...way, to: patentResultLink(way.state) }));
  const { data, current } = useLatestAnswer(
    asked.map(({ to }) => to).join(' ') || undefined,
    async (signal) => {
      const found: { text: string; to: string; hits: number }[] = [];
      for (const { text, to, state } of asked) {
        const hits = (await count(state, signal)) ?? 0;
        if (hits > 0) found.push({ text, to, hits });
      }
      return found;
    },
  );
  if (!current || !data?.length) return null;
  return (
    <ul className={styles.ways} aria-label="作为申请人">
      {data.map(({ text, to, hits }) => (
        <li key={to}>
          “{text}”作为申请人有 <span className="ipr-num">{hits.toLocaleString('zh-CN')}</span> 件：
          <Link to={to}>查看申请人含“{text}”的专利</Link>
        </li>
      ))}
    </ul>
  );
}
