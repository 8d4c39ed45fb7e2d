import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { JourneyBar } from '@/components/journey/JourneyBar';
import { useSelection } from '@/components/list/useSelection';
import partsStyles from '@/components/page/parts.module.css';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { titleText } from '@/domain/titleText';
import { MOST_COMPARED_LISTINGS, transactionSearchLink } from '@/links/transaction';
import type { ListedPatent, Listing } from '@/services/data/transaction';
import styles from '../trade.module.css';
import { Essentials } from './Essentials';

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
        <Link className={partsStyles.asButton} to={transactionSearchLink({ compare: ids })}>
          对比 {ids.length} 条
        </Link>
      )}
    </>
  );
}

/** What can be done with the one patent of a listing; of several, each record tells it. */
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
      at="record"
    />
  );
}

/** Beside a listing: the figure it is decided by, its comparison, and what can be done, as rows. */
export function ListingSide({ listing }: { listing: Listing }) {
  const { id, patents } = listing;
  const [patent, ...others] = patents;
  return (
    <>
      <section className={`ipr-sheet ${styles.listingSide}`} aria-label="要点">
        <Essentials listing={listing} />
        <Flex wrap gap={8}>
          <CompareButton id={id} title={titleText(listing.title)} />
        </Flex>
      </section>
      {patent && others.length === 0 && <Journey patent={patent} />}
    </>
  );
}
