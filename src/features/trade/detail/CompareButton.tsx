import { Link } from '@umijs/max';
import { Button } from 'antd';
import styles from '@/components/flow/flow.module.css';
import { useSelection } from '@/components/list/useSelection';
import { MOST_COMPARED_LISTINGS, transactionSearchLink } from '@/links/transaction';

/**
 * Puts a listing among those that are compared, kept in this tab from one listing to the next; two
 * of them open the comparison.
 */
export function CompareButton({ id, title }: { id: string; title: string }) {
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
        <Link className={styles.requestLink} to={transactionSearchLink({ compare: ids })}>
          对比 {ids.length} 条
        </Link>
      )}
    </>
  );
}
