import { Link } from '@umijs/max';
import { lazy, Suspense, useState } from 'react';
import { CopyNumbers } from '@/components/search/CopyNumbers';
import type { NumberSet } from '@/components/search/numberSets';
import { type PatentResultState, patentSearchLink } from '@/links/patent';

const MissingNumbersPanel = lazy(() => import('./MissingNumbersPanel'));

interface Props {
  state: PatentResultState;
  /** The query in the search language. */
  expression: string;
  set: NumberSet;
  /** Patents found; undefined until it is known. */
  total: number | undefined;
}

/** What to know of a result that comes from a list of numbers, and what can be done with the list. */
export function NumbersNote({ state, expression, set, total }: Props) {
  const [checking, setChecking] = useState(false);
  const incomplete = total !== undefined && total < set.count;
  return (
    <section className="ipr-numbers-note" aria-label="号单">
      <p>
        号单保存在这台设备上，链接分享给他人时号单不会一起带去。
        <CopyNumbers numbers={set.numbers}>复制号码</CopyNumbers>
        <Link to={patentSearchLink({ ...state, face: 'batch', q: expression, as: [] })}>
          修改号单
        </Link>
        {incomplete && !checking && (
          <button type="button" className="ipr-text-button" onClick={() => setChecking(true)}>
            查看未找到的号码
          </button>
        )}
      </p>
      {checking && (
        <Suspense fallback={<p role="status">正在核对…</p>}>
          <MissingNumbersPanel set={set} />
        </Suspense>
      )}
    </section>
  );
}
