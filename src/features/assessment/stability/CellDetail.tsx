import { LiveText } from '@/components/citation/LiveText';
import { orDash } from '@/components/reading/orDash';
import type { AssessedClaim, MatrixCell, MatrixDocument } from '@/domain/assessment/result';
import { percentOf } from '@/domain/assessment/words';
import styles from './matrix.module.css';
import { CATEGORY_MEANINGS, claimLabel } from './matrixGrid';

interface Props {
  claim: AssessedClaim;
  /** Absent: the claim as a whole, from a column of findings. */
  compared?: { readonly document: MatrixDocument; readonly cell: MatrixCell } | undefined;
}

function Compared({ document, cell }: NonNullable<Props['compared']>) {
  const { key, number, title, date, note } = document;
  const { category, overlap, passage, place } = cell;
  return (
    <>
      <p>
        <strong>{key}</strong> <LiveText text={number || '文献号不详'} />
        {title && `《${title}》`}
        {date && <span className="ipr-note">，{date} 公开</span>}
      </p>
      {overlap === null ? (
        <p>没有取得这篇文献的文字，未作比较。{note}</p>
      ) : (
        <p>
          {category ? `${category}：${CATEGORY_MEANINGS[category]}` : '没有相同的内容'}
          {`，权利要求的用词有 ${percentOf(overlap)} 出现在文献中。`}
          {note}
        </p>
      )}
      {passage && (
        <figure className={styles.matrixPassage}>
          <blockquote>{passage}</blockquote>
          <figcaption className="ipr-note">文献中最接近的一句，见{place ?? '全文'}</figcaption>
        </figure>
      )}
    </>
  );
}

/** What stands behind a cell: the claim, the document, the passage that is nearest. */
export function CellDetail({ claim, compared }: Props) {
  const { text, distinguishing } = claim;
  return (
    <>
      <h4>
        {claimLabel(claim)}
        {compared && `与 ${compared.document.key}`}
      </h4>
      {compared && <Compared {...compared} />}
      {distinguishing.length > 0 && <p>最接近的文献没有的特征：{distinguishing.join('；')}。</p>}
      <details className={styles.matrixClaim}>
        <summary>权利要求的全文</summary>
        <p>{orDash(text)}</p>
      </details>
    </>
  );
}
