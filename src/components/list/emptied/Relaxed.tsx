import { Link } from '@umijs/max';
import { grouped } from '@/domain/grouped';
import type { Relaxations, Trial } from '@/domain/search/relaxations';
import styles from '../list.module.css';
import type { Conditions } from './conditions';

interface Props<State> {
  /** What a row is: 专利. */
  what: string;
  /** What rows are counted in: 件. */
  unit: string;
  relaxations: Relaxations;
  conditions: Conditions<State>;
  /** The address of the list in a state. */
  linkTo: (state: State) => string;
}

/** More names than this are not read one by one. */
const MOST_NAMED = 3;

/** What leaves a result empty, and what is found without it. */
export function Relaxed<State>({
  what: rows,
  unit,
  relaxations,
  conditions,
  linkTo,
}: Props<State>) {
  const { ways, hopeless, conflicts } = relaxations;
  const { words, ofQuery, noun, keep } = conditions;
  const named = (places: Trial) => places.map((place) => `“${words[place]}”`);
  const hopelessOfQuery = hopeless.every((place) => place < ofQuery);
  const blamed = () => {
    if (hopeless.length === 1) return `${named(hopeless)}本身没有结果`;
    if (hopeless.length <= MOST_NAMED) return `${named(hopeless).join('')}本身都没有结果`;
    const names = named(hopeless.slice(0, 2)).join('');
    const what = hopelessOfQuery ? noun : '条件';
    return `${names}等 ${hopeless.length} 个${what}本身都没有结果`;
  };
  /** What a way does; of many conditions what is left says more than what is dropped. */
  const wayOf = (dropped: Trial) => {
    if (dropped.length > 1 && dropped.join() === hopeless.join()) {
      return `去掉这些${hopelessOfQuery ? noun : '条件'}`;
    }
    const kept = [...words.keys()].filter((place) => !dropped.includes(place));
    if (dropped.length >= MOST_NAMED) return `只留${named(kept).join('和')}`;
    return `${dropped.length > 1 ? '同时' : ''}去掉${named(dropped).join('和')}`;
  };
  const offers = ways.flatMap(({ dropped, total }) => {
    const state = keep([...words.keys()].filter((place) => !dropped.includes(place)));
    return state ? [{ to: linkTo(state), dropped, total }] : [];
  });
  return (
    <>
      {hopeless.length > 0 && <p>{blamed()}。</p>}
      {conflicts.map((pair) => (
        <p key={named(pair).join()}>
          {named(pair).join('和')}各自都有结果，但没有{rows}同时符合。
        </p>
      ))}
      {offers.length > 0 && (
        <ul className={styles.ways}>
          {offers.map(({ to, dropped, total }) => (
            <li key={to}>
              <Link to={to}>
                {wayOf(dropped)}后有 <span className="ipr-num">{grouped(total)}</span> {unit}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
