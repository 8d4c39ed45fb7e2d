import { Link } from '@umijs/max';
import { memo, useMemo, useState } from 'react';
import { Chart } from '@/components/chart/Chart';
import { quantity } from '@/components/chart/wording';
import { ListSelect } from '@/components/list/screen/ListSelect';
import type { Facet } from '@/services/cnipr';
import { applicantGrid, jointGrid, jointOf, pairLink } from './applicantGrids';
import { CellGrid, type Grid } from './CellGrid';
import styles from './landscape.module.css';
import { citations, classes, lifeGrid, origins, spots } from './setGrids';
import type { CountedSet } from './sets';
import { growth, shares, type Trend } from './trends';

interface Props {
  sets: readonly CountedSet[];
  /** All that is held by filing year; undefined where it is not there. */
  whole: Facet | undefined;
  /** Path of the landscape, for citations. */
  address: string;
}

const TrendPicture = memo(function TrendPicture({
  trend,
  address,
}: {
  trend: Trend;
  address: string;
}) {
  return <Chart description={trend.description} linkOf={trend.linkOf} address={address} />;
});

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

/** The white spots of one of the sets against the others. */
function Spots({ sets, address }: Pick<Props, 'sets' | 'address'>) {
  const [at, setAt] = useState(0);
  const own = sets[at] ?? sets[0];
  const grid = useMemo(() => own && spots(sets, own), [sets, own]);
  if (!grid) return null;
  return (
    <>
      <ListSelect
        label="看谁的空白"
        value={at}
        options={sets.map(({ name }, value) => ({ value, label: name }))}
        onChange={setAt}
      />
      <CellGrid grid={grid} address={address} />
    </>
  );
}

/** Sets with discs on one scale. */
function onOneScale(grids: readonly Grid[]): Grid[] {
  const most = Math.max(...grids.map((grid) => grid.most));
  return grids.map((grid) => ({ ...grid, most }));
}

/** Every picture of the landscape; what needs a second set comes with it. */
export const Pictures = memo(function Pictures({ sets, whole, address }: Props) {
  const made = useMemo(
    () => ({
      growth: growth(sets),
      share: whole && shares(sets, whole),
      bars: [classes(sets), origins(sets), lifeGrid(sets), citations(sets)],
      applicants: onOneScale(sets.map(applicantGrid)),
    }),
    [sets, whole],
  );
  return (
    <div className={styles.landscapePictures}>
      <section className="ipr-sheet">
        <TrendPicture trend={made.growth} address={address} />
      </section>
      {made.share && (
        <section className="ipr-sheet">
          <TrendPicture trend={made.share} address={address} />
        </section>
      )}
      {made.applicants.map((grid) => (
        <section key={grid.text.title} className="ipr-sheet" data-wide={sets.length === 1}>
          <CellGrid grid={grid} address={address} />
        </section>
      ))}
      {made.bars.map((grid) => (
        <section key={grid.text.title} className="ipr-sheet" data-wide={sets.length > 2}>
          <CellGrid grid={grid} address={address} />
        </section>
      ))}
      {sets.length > 1 && (
        <section className="ipr-sheet" data-wide="true">
          <Spots sets={sets} address={address} />
        </section>
      )}
      {sets.map((set) => (
        <section key={set.name} className="ipr-sheet" data-wide={sets.length === 1}>
          <Joint set={set} address={address} />
        </section>
      ))}
    </div>
  );
});
