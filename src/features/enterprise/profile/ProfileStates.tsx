import { Link } from '@umijs/max';
import { PageState } from '@/components/state/PageState';
import styles from '@/components/state/state.module.css';
import { applicantsQuery } from '@/domain/enterprise/basket';
import { enterpriseReturnLink, enterpriseSearchLink } from '@/links/enterprise';
import { patentResultLink } from '@/links/patent';
import { isPossibleName } from './useProfile';

/** No enterprise has the name of the address. */
export function EnterpriseNotFound({ name, from }: { name: string; from: string | undefined }) {
  const patents = isPossibleName(name) ? applicantsQuery([name]) : undefined;
  const said = () => {
    if (name === '') return '网址中缺少企业名称。';
    if (!isPossibleName(name)) return '网址中的名称超过 100 个字，不会是企业名称。';
    return `企业库中没有名称或曾用名为“${name}”的企业，可能是个人、外地企业，或者名称有误。`;
  };
  return (
    <PageState title="没有找到这家企业">
      <p>{said()}</p>
      <p className={styles.stateActions}>
        <Link to={enterpriseSearchLink({ q: name.slice(0, 100) })}>按名称检索企业</Link>
        {patents !== undefined && (
          <Link to={patentResultLink({ mode: 'expr', q: patents })}>检索以它为申请人的专利</Link>
        )}
        {from !== undefined && <Link to={enterpriseReturnLink(from)}>返回企业列表</Link>}
      </p>
    </PageState>
  );
}
