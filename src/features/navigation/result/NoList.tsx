import { Link } from '@umijs/max';
import { PageState } from '@/components/state/PageState';
import styles from '@/components/state/state.module.css';
import { landingLink, subjectLink } from '@/links/landing';
import { type NodeResultState, nodeResultLink } from '@/links/navigation';
import type { NodeDetail } from '@/services/nav';

interface Props {
  detail: NodeDetail;
  state: NodeResultState;
}

/** Without its query nobody knows which patents a node has. */
export function NoQuery({ detail: { node, city }, state }: Props) {
  const own = node.expression !== '';
  return (
    <PageState title="不能列出专利">
      <p>
        {own
          ? `服务没有提供${city.name}的检索条件，不能只列${city.name}的专利。`
          : `服务没有提供环节“${node.name}”的检索式，不能确定哪些专利属于它。`}
      </p>
      <p className={styles.stateActions}>
        {own && <Link to={nodeResultLink({ ...state, city: false })}>看这个环节的全部专利</Link>}
        <Link to={subjectLink({ subject: state.subject, node: state.node })}>看专题的产业链</Link>
      </p>
    </PageState>
  );
}

/** No node was chosen, or there is none of this id. */
export function NoNode({ subject, chosen }: { subject: string; chosen: boolean }) {
  return (
    <PageState title={chosen ? '没有找到这个环节' : '还没有选定环节'}>
      <p>
        {chosen
          ? '专题或环节可能已经调整，或者网址有误。'
          : '请先在专题的产业链中选一个环节，再看它的专利。'}
      </p>
      <p className={styles.stateActions}>
        {subject && <Link to={subjectLink({ subject })}>看专题的产业链</Link>}
        <Link to={landingLink({})}>看全部专题</Link>
      </p>
    </PageState>
  );
}
