import { Link } from '@umijs/max';
import { CopyButton } from '@/components/reading/CopyButton';
import { patentSearchLink } from '@/links/patent';

/** Characters of a query beyond which it is folded. */
const LONG = 60;

/** The query of a node: shown, copied, and taken along to the patent search to be changed. */
export function NodeQuery({ expression }: { expression: string }) {
  if (expression === '') return <p>检索式不详，不能打开清单。</p>;
  const query = (
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
  if (expression.length <= LONG) return query;
  return (
    <details>
      <summary>检索式（{expression.length} 个字符）</summary>
      {query}
    </details>
  );
}
