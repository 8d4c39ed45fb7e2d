import { memo } from 'react';
import { ResultRow } from './ResultRow';
import { useResultSelection } from './selection/ResultSelection';
import type { FoundPage } from './usePatentSearch';

/** The patents of one page; they stay as they are while the next page is on its way. */
export const ResultRows = memo(function ResultRows({ found }: { found: FoundPage }) {
  const { result, ast, address } = found;
  const { has, change } = useResultSelection();
  const first = result.number * result.size + 1;
  return (
    <ol className="ipr-rows" start={first} aria-label="检索到的专利">
      {result.content.map((patent, index) => (
        <li key={patent.id}>
          <ResultRow
            patent={patent}
            place={first + index}
            ast={ast}
            from={address}
            selected={has(patent.id)}
            onSelect={change}
          />
        </li>
      ))}
    </ol>
  );
});

/** Grey rows of the size of real ones, while the first page is on its way. */
export function RowsSkeleton() {
  return (
    <div className="ipr-rows ipr-rows-skeleton" role="status" aria-label="正在检索">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="ipr-row" aria-hidden="true">
          <span style={{ width: '46%' }} />
          <span style={{ width: '78%' }} />
          <span style={{ width: '60%' }} />
          <span style={{ width: '96%' }} />
          <span style={{ width: '88%' }} />
        </div>
      ))}
    </div>
  );
}
