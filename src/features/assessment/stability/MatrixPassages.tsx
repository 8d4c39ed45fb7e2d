import { placeKey } from '@/components/reading/placeKey';
import type { ClaimMatrix } from '@/domain/assessment/result';
import styles from './matrix.module.css';
import { claimRows } from './matrixGrid';

/** On paper nothing can be opened: every passage, below the matrix. */
export function MatrixPassages({ matrix }: { matrix: ClaimMatrix }) {
  const passages = claimRows(matrix, false).flatMap(({ no = '—', cells }) =>
    cells.flatMap(({ document, category, passage, place }) =>
      passage ? [{ key: `${no} ${document}`, no, document, category, passage, place }] : [],
    ),
  );
  if (passages.length === 0) return null;
  return (
    <div className={styles.matrixPaper}>
      <h4>文献中最接近的内容</h4>
      <ul>
        {passages.map(({ key, no, document, category, passage, place }, index) => (
          <li key={placeKey(index, key)}>
            权利要求 {no} 与 {document}
            {category && `（${category}）`}，{place ?? '全文'}：{passage}
          </li>
        ))}
      </ul>
    </div>
  );
}
