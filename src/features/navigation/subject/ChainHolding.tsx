import { Link } from '@umijs/max';
import { FactTable } from '@/components/reading/FactTable';
import { HOLDINGS, type HoldingFilter, holdingOf, isHeld } from '@/domain/navigation/holding';
import { applyLink } from '@/links/business';
import { transactionSearchLink } from '@/links/transaction';
import type { ChainNode } from '@/services/nav';
import { written } from '../wording';
import styles from './chain.module.css';

interface Props {
  nodes: readonly ChainNode[];
  city: string;
  filter: HoldingFilter;
  onFilter: (filter: HoldingFilter) => void;
  /** The address of a node. */
  linkTo: (node: string) => string | undefined;
}

/** Nodes listed with their next steps. */
const MOST = 20;

/** What each filter is called. */
const nameOf = (filter: HoldingFilter, city: string): string =>
  ({ '': '全部环节', none: `没有${city}专利`, outside: '只有市外持有' })[filter];

/**
 * Narrows a chain to the nodes without patents of the city, or to those that outsiders alone hold,
 * and says of each what can be done next.
 */
export function ChainHolding({ nodes, city, filter, onFilter, linkTo }: Props) {
  const unknown = nodes.filter(({ total, cityTotal }) => total !== 0 && cityTotal === null).length;
  const found = nodes.filter((node) => isHeld(node, filter));
  return (
    <>
      <div className="ipr-choice ipr-no-print" role="group" aria-label="按本市专利筛选环节">
        {HOLDINGS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
          >
            {nameOf(one, city)}{' '}
            <span className="ipr-num">{nodes.filter((node) => isHeld(node, one)).length}</span>
          </button>
        ))}
      </div>
      {filter !== '' && unknown > 0 && (
        <p className="ipr-note">
          另有 {unknown} 个环节地址已知的太少，不知道有没有{city}专利，不在其中。
        </p>
      )}
      {filter !== '' && found.length > 0 && (
        <FactTable
          caption={`${nameOf(filter, city)}的环节和下一步`}
          rows={found.slice(0, MOST)}
          rowKey={({ id }) => id}
          columns={[
            {
              label: '环节',
              cell: ({ id, name }) => {
                const to = linkTo(id);
                return to === undefined ? name : <Link to={to}>{name}</Link>;
              },
            },
            { label: '全部专利（件）', numeric: true, cell: ({ total }) => written(total) },
            {
              label: '下一步',
              cell: (node) => {
                const { id, name } = node;
                const to = linkTo(id);
                return (
                  <span className={styles.nodeWays}>
                    {holdingOf(node) === 'OUTSIDE' && (
                      <>
                        {to !== undefined && (
                          <Link to={to} aria-label={`联系“${name}”的持有人`}>
                            联系持有人
                          </Link>
                        )}
                        <Link
                          to={transactionSearchLink({ q: name, direction: 'SUPPLY' })}
                          aria-label={`看“${name}”的专利供给`}
                        >
                          看专利供给
                        </Link>
                      </>
                    )}
                    <Link to={applyLink('ZLJY')} aria-label={`为“${name}”发布技术需求`}>
                      发布技术需求
                    </Link>
                  </span>
                );
              },
            },
          ]}
        />
      )}
      {filter !== '' && found.length > MOST && (
        <p className="ipr-note">
          只列前 {MOST} 个，共 {found.length} 个，其余见图和目录。
        </p>
      )}
    </>
  );
}
