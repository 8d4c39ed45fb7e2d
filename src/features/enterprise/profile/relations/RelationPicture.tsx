import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { RowLink } from '@/components/list/RowLink';
import partsStyles from '@/components/page/parts.module.css';
import {
  type DrawnPartner,
  MOST_DRAWN,
  partnerAfter,
  relationPicture,
} from '@/domain/enterprise/relationPicture';
import { RELATION_KINDS, type Relation } from '@/domain/enterprise/relations';
import { partyLink } from './relationLinks';
import styles from './relations.module.css';

/** Where lines leave a side and meet the middle, in percent of the width. */
const ENDS = [
  { out: 37, into: 44 },
  { out: 63, into: 56 },
] as const;

function Lines({ partners, rows }: { partners: readonly DrawnPartner[]; rows: number }) {
  return (
    <svg
      className={styles.pictureLines}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
    >
      {partners.map(({ party, side, row, weight }) => (
        <line
          key={party}
          x1={ENDS[side].out}
          y1={((row + 0.5) / rows) * 100}
          x2={ENDS[side].into}
          y2={50}
          strokeWidth={weight}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** What is said of a partner, first what is seen. */
const spoken = ({ kind, name, roles, count }: DrawnPartner): string =>
  [`${name} ${count} 项`, ...new Set([RELATION_KINDS[kind], roles.join('、')])].join('，');

interface Props {
  enterpriseName: string;
  relations: readonly Relation[];
}

/** The enterprise in the middle of those it has to do with: one stop for Tab, walked by arrows. */
export function RelationPicture({ enterpriseName, relations }: Props) {
  const { partners, rows, left } = useMemo(() => relationPicture(relations), [relations]);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const current = Math.min(at, partners.length - 1);
  const walk = (event: KeyboardEvent) => {
    const to = partnerAfter(partners, current, event.key);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    box.current?.querySelectorAll<HTMLElement>('[data-partner]')[to]?.focus();
  };
  if (partners.length === 0) return <p>没有写明名称的对方可以画出来。</p>;
  return (
    <figure className={styles.picture} aria-labelledby="relation-picture">
      <div
        ref={box}
        className={styles.pictureBox}
        role="group"
        aria-label={`关系图，${partners.length} 个对方，方向键走动`}
        style={{ gridTemplateRows: `repeat(${rows}, minmax(32px, 1fr))` }}
      >
        <Lines partners={partners} rows={rows} />
        <strong
          className={styles.pictureSelf}
          title={enterpriseName}
          style={{ gridRow: `1 / span ${rows}` }}
        >
          本企业
        </strong>
        {partners.map((partner, index) => {
          const { party, kind, name, count, side, row, opens, continues, relation } = partner;
          const column = side === 0 ? 1 : 3;
          const to = partyLink(relation);
          const content = (
            <>
              <span className={partsStyles.twoLines}>{name}</span>{' '}
              <span className="ipr-num">{count}</span>
            </>
          );
          const node = {
            'data-partner': true,
            className: styles.pictureNode,
            title: name,
            'aria-label': spoken(partner),
            tabIndex: index === current ? 0 : -1,
            onFocus: () => setAt(index),
            onKeyDown: walk,
          };
          return [
            opens && (
              <span
                key={`${party} kind`}
                className={`${styles.pictureKind} ipr-note`}
                data-wide={continues || undefined}
                style={{ gridColumn: column, gridRow: row }}
              >
                {RELATION_KINDS[kind]}
                {continues && '（续）'}
              </span>
            ),
            <span key={party} style={{ gridColumn: column, gridRow: row + 1 }}>
              {to ? (
                <RowLink to={to} {...node}>
                  {content}
                </RowLink>
              ) : (
                <span role="img" {...node}>
                  {content}
                </span>
              )}
            </span>,
          ];
        })}
      </div>
      <figcaption id="relation-picture" className="ipr-chart-source">
        <span data-wide="true">线的粗细和</span>数字表示依据的件数，同类关系中的同一对方合为一个。
        {left > 0
          ? `最多画 ${MOST_DRAWN} 个，另有 ${left} 个没有画，见上面的列表。`
          : '全部对方都已画出。'}
        没有写明名称的不画。
      </figcaption>
    </figure>
  );
}
