import { Link } from '@umijs/max';
import { memo, useMemo } from 'react';
import { Chart } from '@/components/chart/Chart';
import { quantity } from '@/components/chart/wording';
import type { LandscapePicture } from '@/links/landscape';
import { jointGrid, jointOf, pairLink } from './applicantGrids';
import { CellGrid } from './CellGrid';
import styles from './landscape.module.css';
import { type Drawn, gridsOf, trendOf } from './pictures';
import { spots } from './setGrids';
import type { CountedSet } from './sets';

interface Props extends Drawn {
  which: LandscapePicture;
  /** Path of the landscape, for citations. */
  address: string;
}

/** Pairs that are listed beside the matrix. */
const LISTED = 20;

/** Who files with whom in one set: a matrix of the first, and the list of the pairs. */
function Joint({ set, address }: { set: CountedSet; address: string }) {
  const found = useMemo(() => jointOf(set), [set]);
  const grid = useMemo(() => jointGrid(set, found), [set, found]);
  const listed = found.pairs.slice(0, LISTED);
  return (
    <CellGrid grid={grid} address={address}>
      {listed.length > 0 && (
        <ol className={styles.pairs} aria-label={`一起申请的：${set.name}`}>
          {listed.map(({ pair, count }) => {
            const link = pairLink(set, pair);
            const words = `${quantity(count)} 件`;
            return (
              <li key={pair.join(' ')}>
                {pair.join('、')}：{link ? <Link to={link}>{words}</Link> : words}
              </li>
            );
          })}
        </ol>
      )}
      {found.pairs.length > LISTED && (
        <p className="ipr-note">
          共 {quantity(found.pairs.length)} 对，列出前 {LISTED} 对。
        </p>
      )}
    </CellGrid>
  );
}

/** The white spots of each set against the others. */
function Spots({ sets, address }: Pick<Props, 'sets' | 'address'>) {
  const grids = useMemo(() => sets.map((set) => spots(sets, set)), [sets]);
  if (sets.length < 2) {
    return <p className="ipr-note">只有一组，没有可以对照的空白；在上面加一组对照。</p>;
  }
  return grids.map((grid) => <CellGrid key={grid.text.title} grid={grid} address={address} />);
}

type OfAll = Exclude<LandscapePicture, 'growth' | 'share' | 'spots' | 'joint'>;

function Grids({ which, sets, address }: Omit<Props, 'whole' | 'which'> & { which: OfAll }) {
  const grids = useMemo(() => gridsOf(which, sets), [which, sets]);
  return grids.map((grid) => <CellGrid key={grid.text.title} grid={grid} address={address} />);
}

function Lines(props: Drawn & { which: 'growth' | 'share'; address: string }) {
  const { which, sets, whole, address } = props;
  const trend = useMemo(() => trendOf(which, { sets, whole }), [which, sets, whole]);
  if (!trend) return <p className="ipr-note">全库各年的总数没有读出，暂时没有占比图。</p>;
  return <Chart description={trend.description} linkOf={trend.linkOf} address={address} />;
}

/** One picture of the landscape: of all sets, or one for each side by side. */
export const Picture = memo(function Picture({ which, sets, whole, address }: Props) {
  if (which === 'growth' || which === 'share') {
    return <Lines which={which} sets={sets} whole={whole} address={address} />;
  }
  return (
    <div className={styles.sideBySide}>
      {which === 'joint' ? (
        sets.map((set) => <Joint key={set.name} set={set} address={address} />)
      ) : which === 'spots' ? (
        <Spots sets={sets} address={address} />
      ) : (
        <Grids which={which} sets={sets} address={address} />
      )}
    </div>
  );
});
