import { Link } from '@umijs/max';
import { PageState } from '@/components/state/PageState';
import styles from '@/components/state/state.module.css';
import { patentReturnLink, patentSearchLink } from '@/links/patent';

/** No patent has the id of the address. */
export function RecordNotFound({ id, from }: { id: string; from: string | undefined }) {
  return (
    <PageState title="没有找到这件专利">
      <p>
        {id ? `没有编号为“${id}”的专利记录，可能已被合并或移除。` : '网址中缺少专利编号。'}
        可以按号码或名称重新检索。
      </p>
      <p className={styles.stateActions}>
        <Link to={patentSearchLink()}>去检索专利</Link>
        {from !== undefined && <Link to={patentReturnLink(from)}>返回检索结果</Link>}
      </p>
    </PageState>
  );
}
