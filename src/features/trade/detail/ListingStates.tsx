import { Link } from '@umijs/max';
import { PageState } from '@/components/state/PageState';
import styles from '@/components/state/state.module.css';
import { transactionReturnLink, transactionSearchLink } from '@/links/transaction';

/** There is no listing to show; the way back to the list, or to all of them. */
export function NoListing({
  id,
  from,
  blocked = false,
}: {
  id: string;
  /** Query string of the list it was opened from; undefined for none. */
  from: string | undefined;
  blocked?: boolean;
}) {
  return (
    <PageState title={blocked ? '这条信息已被屏蔽' : '没有找到这条供需信息'}>
      <p>
        {blocked
          ? `供需信息“${id}”经核实不宜展示，已由平台屏蔽，内容不再公开。`
          : id
            ? `没有编号为“${id}”的供需信息，或者它尚未通过审核。请核对编号，或从列表中打开。`
            : '网址中没有供需信息的编号，请从列表中打开。'}
      </p>
      <p className={styles.stateActions}>
        <Link to={from !== undefined ? transactionReturnLink(from) : transactionSearchLink()}>
          {from !== undefined ? '返回供需列表' : '去交易检索'}
        </Link>
      </p>
    </PageState>
  );
}
