import { Link } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import { Chart } from '@/components/chart/Chart';
import { noLine } from '@/components/chart/noLine';
import { quantity } from '@/components/chart/wording';
import { WhenNear } from '@/components/page/WhenNear';
import type { LandscapePicture } from '@/links/landscape';
import { pairLink } from './applicantGrids';
import { CellGrid, Covered, type Grid, widthOfGrid } from './CellGrid';
import styles from './landscape.module.css';
import {
  type Drawn,
  gridsOf,
  type JointOfSet,
  jointsOf,
  type Nothing,
  nothingIn,
  nothingOf,
  trendOf,
} from './pictures';

interface Props extends Drawn {
  which: LandscapePicture;
  /** Path of the landscape, for citations. */
  address: string;
}

/** A table that is drawn when it comes near, under its title and with its room until then. */
function Coming({ grid, children }: { grid: Grid; children: ReactNode }) {
  const { rows, text } = grid;
  return (
    <WhenNear
      instead={
        <div
          className={styles.pictureComing}
          style={{ '--ipr-rows': rows.length } as CSSProperties}
        >
          <h3>{text.title}</h3>
          <Skeleton title={false} paragraph={{ rows: Math.min(rows.length, 8) }} />
        </div>
      }
    >
      {children}
    </WhenNear>
  );
}

/** What has no data, a line each: what it is, why, and how much of it is known. */
export function NoData({ of }: { of: readonly Nothing[] }) {
  return (
    <ul className={`${styles.landscapeNothing} ipr-note`}>
      {of.map(({ title, why, coverage }) => (
        <li key={title}>
          <figure aria-label={title}>
            <strong>{title}</strong>：{why}
            {coverage && <span>（{coverage}）</span>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Pairs that are listed beside the matrix at first. */
const LISTED = 20;

/** Letters that a picture needs for its words. */
const FEWEST_LETTERS = 30;

interface SideBySideProps<T> {
  all: readonly T[];
  gridOf: (one: T) => Grid;
  /** One that has something to draw. */
  children: (one: T) => ReactNode;
}

/**
 * Tables on one line, where there is room for the widest of them; at the end what the sets have
 * none of.
 */
function SideBySide<T>({ all, gridOf, children }: SideBySideProps<T>) {
  const drawn = all.filter((one) => gridOf(one).rows.length > 0);
  const room = Math.max(FEWEST_LETTERS, ...drawn.map((one) => widthOfGrid(gridOf(one))));
  return (
    <>
      <div className={styles.sideBySide} style={{ '--ipr-room': room } as CSSProperties}>
        {drawn.map(children)}
      </div>
      {drawn.length < all.length && <NoData of={nothingOf(all.map(gridOf))} />}
    </>
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
  const joints = jointsOf(sets);
  return (
    <SideBySide all={joints} gridOf={({ grid }) => grid}>
      {(joint) => (
        <Coming key={joint.set.name} grid={joint.grid}>
          <Joint {...joint} address={address} />
        </Coming>
      )}
    </SideBySide>
  );
}

type OfAll = Exclude<LandscapePicture, 'growth' | 'share' | 'joint'>;

function Grids({ which, sets, address }: Omit<Props, 'whole' | 'which'> & { which: OfAll }) {
  const grids = gridsOf(which, sets);
  if (which === 'spots' && sets.length < 2) {
    return <p className="ipr-note">只有一组，没有可以对照的空白；在上面加一组对照。</p>;
  }
  return (
    <SideBySide all={grids} gridOf={(grid) => grid}>
      {(grid) => (
        <Coming key={grid.text.title} grid={grid}>
          <CellGrid grid={grid} address={address} />
        </Coming>
      )}
    </SideBySide>
  );
}

function Lines(props: Drawn & { which: 'growth' | 'share'; address: string }) {
  const { which, sets, whole, address } = props;
  const trend = trendOf(which, { sets, whole });
  const nothing = nothingIn(which, { sets, whole });
  if (!trend || nothing) return <NoData of={nothing ?? []} />;
  const { description, linkOf } = trend;
  return (
    <>
      <Chart
        description={description}
        linkOf={linkOf}
        notes={noLine(description.data?.series ?? [])}
        address={address}
      />
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
