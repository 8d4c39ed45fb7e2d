import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import { JourneyBar } from '@/components/journey/JourneyBar';
import { useSelection } from '@/components/list/useSelection';
import { LinkButton } from '@/components/page/LinkButton';
import partsStyles from '@/components/page/parts.module.css';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { titleText } from '@/domain/titleText';
import { applyLink } from '@/links/business';
import { patentResultLink } from '@/links/patent';
import { MOST_COMPARED_LISTINGS, transactionSearchLink } from '@/links/transaction';
import type { ListedPatent, Listing } from '@/services/data/transaction';
import styles from '../trade.module.css';
import { Essentials } from './Essentials';
import { isOver, isUnpublished } from './isOver';

/**
 * Puts a listing among those that are compared, kept in this tab from one listing to the next; two
 * of them open the comparison.
 */
function CompareButton({ id, title }: { id: string; title: string }) {
  const { ids, has, change } = useSelection('listings compared');
  const chosen = has(id);
  const full = !chosen && ids.length >= MOST_COMPARED_LISTINGS;
  return (
    <>
      <Button
        aria-pressed={chosen}
        aria-label={`${chosen ? '移出对比' : '加入对比'}：${title}`}
        disabled={full}
        title={full ? `一次最多对比 ${MOST_COMPARED_LISTINGS} 条` : undefined}
        onClick={() => change([id], !chosen)}
      >
        {chosen ? '移出对比' : full ? `已选满 ${ids.length} 条` : '加入对比'}
      </Button>
      {ids.length > 1 && (
        <LinkButton to={transactionSearchLink({ compare: ids })}>对比 {ids.length} 条</LinkButton>
      )}
    </>
  );
}

/** What can be done with a patent that a listing names. */
function Journey({ patent }: { patent: ListedPatent }) {
  const { patentId, title, patentType, validity, holders } = patent;
  const checked = checkApplicationNumber(patent.applicationNumber);
  if (!checked.ok) return null;
  return (
    <JourneyBar
      patent={{
        number: checked.value,
        id: patentId,
        title: titleText(title),
        patentType,
        validity,
        holders: holders.map((name) => ({ name })),
      }}
      at="listing"
    />
  );
}

const nameOf = ({ title, applicationNumber }: ListedPatent) =>
  titleText(title) || applicationNumber;

/** The same of several patents: of the one that is chosen. */
function Journeys({ patents }: { patents: readonly ListedPatent[] }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const patent = patents[at];
  return (
    <section
      className={`ipr-sheet ${styles.listingBeside} ipr-no-print`}
      aria-label="所列专利可以办理的业务"
    >
      <label htmlFor={id}>要办理的专利</label>
      <PlainSelect
        id={id}
        className={`ipr-small-input ${styles.listingChoice}`}
        value={at}
        options={patents.map((one, index) => ({ value: index, label: nameOf(one) }))}
        onChange={setAt}
      />
      {patent && <Journey key={at} patent={patent} />}
    </section>
  );
}

/** What can be done about a demand: what fits it, what is like it, and an answer to it. */
function DemandWays({ listing: { id, status, ipcs } }: { listing: Listing }) {
  const heading = useId();
  const [ipc] = ipcs;
  // What is closed is not answered.
  const asks = status !== 'DEALT';
  const all: (readonly [label: string, to: string] | false | undefined | '')[] = [
    asks && ['查看匹配的供给', transactionSearchLink({ match: id })],
    ipc && [`检索同类专利（${ipc}）`, patentResultLink({ q: ipc })],
    asks && ['发布可以供给的专利', applyLink('ZLJY')],
  ];
  const ways = all.filter((way) => way !== false && way !== undefined && way !== '');
  if (ways.length === 0) return null;
  return (
    <nav className={`ipr-sheet ${styles.listingBeside} ipr-no-print`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.listingWaysName}>
        可以办理
      </h2>
      <ul className={partsStyles.rowLinks}>
        {ways.map(([label, to]) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What can be done, as rows: with the patents that are offered, or about what is wanted. */
export function ListingWays({ listing }: { listing: Listing }) {
  const { direction, patents } = listing;
  // Only what has a number can be asked for.
  const numbered = patents.filter(({ applicationNumber: no }) => checkApplicationNumber(no).ok);
  const [patent, ...others] = numbered;
  if (direction === 'DEMAND') return <DemandWays listing={listing} />;
  if (others.length > 0) return <Journeys patents={numbered} />;
  return patent ? <Journey patent={patent} /> : null;
}

/** Beside a listing: the figure it is decided by, and its comparison. */
export function ListingSide({ listing, own }: { listing: Listing; own: boolean }) {
  const { id, status } = listing;
  // Nobody weighs what they do not offer themselves, no longer or not yet.
  const compares = !own || !(isOver(status) || isUnpublished(listing));
  return (
    <section
      className={`ipr-sheet ${styles.listingBeside} ${styles.listingSide}`}
      aria-label="要点"
    >
      <Essentials listing={listing} />
      {compares && (
        <Flex wrap gap={8} className="ipr-no-print">
          <CompareButton id={id} title={titleText(listing.title)} />
        </Flex>
      )}
    </section>
  );
}
