import { Link } from '@umijs/max';
import { CopyButton } from '@/components/reading/CopyButton';
import { patentSearchLink } from '@/links/patent';

/** The query of a node: shown, copied, and taken along to the patent search to be changed. */
export function NodeQuery({ expression }: { expression: string }) {
  if (expression === '') return <p>检索式不详，不能打开清单。</p>;
  return (
    <p>
      检索式 <code>{expression}</code>{' '}
      <span className="ipr-nowrap">
        <Link to={patentSearchLink({ face: 'expr', q: expression })}>在专利检索中修改</Link>{' '}
        <CopyButton quiet text={() => expression}>
          复制检索式
        </CopyButton>
      </span>
    </p>
  );
}
