import { Button, Checkbox, Flex } from 'antd';
import { useId, useState } from 'react';
import { LiveText } from '@/components/citation/LiveText';
import { downloadFile } from '@/components/export/downloadFile';
import { useSaved } from '@/components/export/useSaved';
import { XLSX_TYPE } from '@/components/export/xlsx';
import partsStyles from '@/components/page/parts.module.css';
import { orDash } from '@/components/reading/orDash';
import { placeKey } from '@/components/reading/placeKey';
import type {
  AssessedClaim,
  ClaimMatrix,
  MatrixCell,
  MatrixDocument,
  ReferenceCategory,
} from '@/domain/assessment/result';
import { percentOf } from '@/domain/assessment/words';
import { MatrixTable } from './MatrixTable';
import styles from './matrix.module.css';
import { CATEGORY_MEANINGS, claimLabel, claimRows, type GridPlace } from './matrixGrid';

/** On paper nothing can be opened: every passage, below the matrix. */
function MatrixPassages({ matrix }: { matrix: ClaimMatrix }) {
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

interface Props {
  matrix: ClaimMatrix;
  /** Number of the assessment, for the name of the file. */
  applyNo: string;
}

const FIRST: GridPlace = { row: 0, column: 0 };

interface CellDetailProps {
  claim: AssessedClaim;
  /** Absent: the claim as a whole, from a column of findings. */
  compared?: { readonly document: MatrixDocument; readonly cell: MatrixCell } | undefined;
}

function Compared({ document, cell }: NonNullable<CellDetailProps['compared']>) {
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
        <figure className={partsStyles.quoted}>
          {passage}
          <figcaption className="ipr-note">文献中最接近的一句，见{place ?? '全文'}</figcaption>
        </figure>
      )}
    </>
  );
}

/** What stands behind a cell: the claim, the document, the passage that is nearest. */
function CellDetail({ claim, compared }: CellDetailProps) {
  const { text, distinguishing } = claim;
  return (
    <>
      <h4>
        {claimLabel(claim)}
        {compared && `与 ${compared.document.key}`}
      </h4>
      {compared && <Compared {...compared} />}
      {distinguishing.length > 0 && <p>最接近的文献没有的特征：{distinguishing.join('；')}。</p>}
      <details>
        <summary>权利要求的全文</summary>
        <p>{orDash(text)}</p>
      </details>
    </>
  );
}

/**
 * Stability claim by claim (domain reference 6.2): which document bears on which claim, the passage
 * that is nearest, and what follows. Never more than a risk: the conclusion is not ours.
 */
export function ClaimMatrixSection({ matrix, applyNo }: Props) {
  const id = useId();
  const [independentOnly, setIndependentOnly] = useState(false);
  const [asked, setPlace] = useState(FIRST);
  const [save, saved] = useSaved();
  const claims = claimRows(matrix, independentOnly);
  const place = { ...asked, row: Math.min(asked.row, Math.max(claims.length - 1, 0)) };
  const claim = claims[place.row];
  const document = matrix.documents[place.column];
  const cell = claim?.cells.find((one) => one.document === document?.key);
  const detailId = `${id}-detail`;
  const saveMatrix = async () => {
    // The workbook is made when it is asked for.
    const { matrixWorkbook } = await import('./matrixFile');
    return downloadFile(`权利要求与文献-${applyNo}.xlsx`, await matrixWorkbook(matrix), XLSX_TYPE);
  };

  return (
    <section aria-labelledby={id}>
      <h3 id={id}>权利要求与文献对照</h3>
      {matrix.documents.length === 0 || !claim ? (
        <p>没有可以对照的文献。在申请中填写已知对比文件，或等引用数据齐全后重新评价。</p>
      ) : (
        <>
          <Flex wrap gap="8px 16px" align="center" className={`${styles.matrixTools} ipr-no-print`}>
            <Checkbox
              checked={independentOnly}
              onChange={(event) => {
                setIndependentOnly(event.target.checked);
                setPlace(FIRST);
              }}
            >
              只看独立权利要求
            </Checkbox>
            <Button onClick={() => save(saveMatrix)}>导出表格</Button>
            {saved}
            <span role="status" className="ipr-note">
              {claims.length} 项权利要求，{matrix.documents.length} 篇文献
            </span>
          </Flex>
          <MatrixTable
            label="权利要求与文献对照"
            documents={matrix.documents}
            claims={claims}
            place={place}
            onPlace={setPlace}
            detailId={`${id}-help`}
          />
          <p className="ipr-note">
            {(Object.keys(CATEGORY_MEANINGS) as ReferenceCategory[])
              .map((category) => `${category} ${CATEGORY_MEANINGS[category]}`)
              .join('；')}
            。百分数是权利要求的用词在文献中出现的比例。
            <span id={`${id}-help`} className={partsStyles.forKeys}>
              在表格中用方向键移动，下方显示所在格的依据。
            </span>
          </p>
          <div id={detailId} aria-live="polite" className={`${partsStyles.notice} ipr-no-print`}>
            <CellDetail claim={claim} compared={document && cell && { document, cell }} />
          </div>
          <MatrixPassages matrix={matrix} />
        </>
      )}
      {matrix.advice.length > 0 && (
        <>
          <h4>修改与退守建议</h4>
          <ul>
            {matrix.advice.map((text, index) => (
              <li key={placeKey(index, text)}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
