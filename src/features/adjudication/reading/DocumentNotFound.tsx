import { Link } from '@umijs/max';
import { PageState } from '@/components/state/PageState';
import styles from '@/components/state/state.module.css';
import { adjudicationReturnLink, adjudicationSearchLink } from '@/links/adjudication';

interface Props {
  id: string;
  from: string | undefined;
}

/** No document has the id of the address. */
export default function DocumentNotFound({ id, from }: Props) {
  return (
    <PageState title="没有找到这篇裁判文书">
      <p>
        {id ? `没有编号为“${id}”的裁判文书，可能已被撤回公开。` : '网址中缺少文书编号。'}
        可以按案号或标题重新检索。
      </p>
      <p className={styles.stateActions}>
        <Link to={adjudicationSearchLink()}>去检索裁判文书</Link>
        {from !== undefined && <Link to={adjudicationReturnLink(from)}>返回检索结果</Link>}
      </p>
    </PageState>
  );
}
