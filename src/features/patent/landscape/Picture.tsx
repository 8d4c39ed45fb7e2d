import { Link } from '@umijs/max';
import { Button } from 'antd';
import { type CSSProperties, memo, type ReactNode, useMemo, useState } from 'react';
import { Chart } from '@/components/chart/Chart';
import { quantity } from '@/components/chart/wording';
import { WhenNear } from '@/components/page/WhenNear';
import type { LandscapePicture } from '@/links/landscape';
import { pairLink } from './applicantGrids';
import { CellGrid, Covered, type Grid, widthOfGrid } from './CellGrid';
import styles from './landscape.module.css';
import { type Drawn, gridsOf, type JointOfSet, jointsOf, trendOf } from './pictures';

interface Props extends Drawn {
  which: LandscapePicture;
  /** Path of the landscape, for citations. */
  address: string;
}

/** A table that is drawn when it comes near, under its title and with its room until then. */
function Coming({ grid, children }: { grid: Grid; children: ReactNode }) {
  const { rows, text } = grid;
  if (rows.length === 0) return children;
  return (
    <WhenNear
      instead={
        <div
          className={styles.pictureComing}
          style={{ '--ipr-rows': rows.length } as CSSProperties}
        >
          <h3>{text.title}</h3>
        </div>
      }
    >
      {children}
    </WhenNear>
  );
}

/** Pairs that are listed beside the matrix at first. */
const LISTED = 20;

/** Letters that a picture needs for its words. */
const FEWEST_LETTERS = 30;

/**
 * Pictures on one line, where there is room for the widest of them; what one set has, beside
 * nothing of the other, has the line to itself.
 */
function SideBySide({ grids, children }: { grids: readonly Grid[]; children: ReactNode }) {
  const room = Math.max(FEWEST_LETTERS, ...grids.map(widthOfGrid));
  return (
    <div
      className={styles.sideBySide}
      data-mixed={new Set(grids.map(({ rows }) => rows.length > 0)).size > 1}
      style={{ '--ipr-room': room } as CSSProperties}
    >
      {children}
    </div>
  );
}

interface JointProps extends JointOfSet {
  address: string;
}

/** Who files with whom in one set: a matrix of the first, and the list of the pairs. */
function Joint({ set, found, grid, address }: JointProps) {
  const [most, setMost] = useState(LISTED);
  const listed = found.pairs.slice(0, most);
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
      {found.pairs.length > most && (
        <p className="ipr-note">
          共 {quantity(found.pairs.length)} 对，列出前 {quantity(most)} 对。{' '}
          <Button className="ipr-no-print" size="small" onClick={() => setMost(most * 5)}>
            再列一些
          </Button>
        </p>
      )}
    </CellGrid>
  );
}

/** Who files with whom in each set. */
function Joints({ sets, address }: Pick<Props, 'sets' | 'address'>) {
  const joints = useMemo(() => jointsOf(sets), [sets]);
  return (
    <SideBySide grids={joints.map(({ grid }) => grid)}>
      {joints.map((joint) => (
        <Coming key={joint.set.name} grid={joint.grid}>
          <Joint {...joint} address={address} />
        </Coming>
      ))}
    </SideBySide>
  );
}

type OfAll = Exclude<LandscapePicture, 'growth' | 'share' | 'joint'>;

function Grids({ which, sets, address }: Omit<Props, 'whole' | 'which'> & { which: OfAll }) {
  const grids = useMemo(() => gridsOf(which, sets), [which, sets]);
  if (which === 'spots' && sets.length < 2) {
    return <p className="ipr-note">只有一组，没有可以对照的空白；在上面加一组对照。</p>;
  }
  return (
    <SideBySide grids={grids}>
      {grids.map((grid) => (
        <Coming key={grid.text.title} grid={grid}>
          <CellGrid grid={grid} address={address} />
        </Coming>
      ))}
    </SideBySide>
  );
}

function Lines(props: Drawn & { which: 'growth' | 'share'; address: string }) {
  const { which, sets, whole, address } = props;
  const trend = useMemo(() => trendOf(which, { sets, whole }), [which, sets, whole]);
  if (!trend) return <p className="ipr-note">全库各年的总数没有读出，暂时没有占比图。</p>;
  const { description, linkOf } = trend;
  return (
    <>
      <Chart description={description} linkOf={linkOf} address={address} />
      {description.coverage && <Covered text={description.coverage} />}
    </>
  );
}

/** One picture of the landscape: of all sets, or one for each side by side. */
export const Picture = memo(function Picture({ which, sets, whole, address }: Props) {
  if (which === 'growth' || which === 'share') {
    return <Lines which={which} sets={sets} whole={whole} address={address} />;
  }
  return which === 'joint' ? (
    <Joints sets={sets} address={address} />
  ) : (
    <Grids which={which} sets={sets} address={address} />
  );
});
