import { FactTable } from '@/components/reading/FactTable';
import type { EvidenceFile, EvidenceRow } from '@/domain/application/jbts/evidence';
import { sizeInWords } from '@/domain/files/kinds';
import styles from './jbts.module.css';

/** A file by which it can be told apart from any other: its name, size and hash. */
function FileFacts({ name, size, sha256 }: EvidenceFile) {
  return (
    <>
      {name}（{sizeInWords(size)}）
      <span className={`${styles.evidenceHash} ipr-note`}>
        <abbr title="文件的数字指纹，用来核对文件有没有被改动">SHA-256</abbr> <code>{sha256}</code>
      </span>
    </>
  );
}

/** The 证据目录: what each piece of evidence is, where it comes from and what it proves. */
export function EvidenceTable({ rows }: { rows: readonly EvidenceRow[] }) {
  return (
    <div className={styles.evidence}>
      <FactTable
        caption="证据目录"
        room="much"
        rows={rows}
        rowKey={({ number }) => String(number)}
        columns={[
          { label: '序号', cell: ({ number }) => <span className="ipr-num">{number}</span> },
          { label: '证据名称', cell: ({ name }) => name },
          {
            label: '文件或网址',
            cell: ({ file, link }) => (
              <>
                {file && <FileFacts {...file} />}
                {link !== undefined && <span className={styles.evidenceLink}>{link}</span>}
                {!file && link === undefined && '—'}
              </>
            ),
          },
          { label: '来源', cell: ({ source }) => source },
          {
            label: '取得日期',
            cell: ({ date }) => date && <span className="ipr-num">{date}</span>,
          },
          { label: '证明内容', cell: ({ proves }) => proves },
        ]}
      />
    </div>
  );
}
