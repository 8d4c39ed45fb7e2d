import { useId } from 'react';
import type { GivenDocument } from '@/domain/workflow/flowChart';
import { type DocumentActions, DocumentList } from './DocumentList';
import styles from './flow.module.css';

/** How a request ended. */
export interface RequestResult {
  readonly conclusionLabel: string;
  readonly opinion: string;
  readonly documents: readonly GivenDocument[];
  /** `YYYY-MM-DD`. */
  readonly resultDate: string;
}

/** The result of a request: conclusion first, then why, then the documents. */
export function ResultCard({
  result: { conclusionLabel, opinion, documents, resultDate },
  actions,
}: {
  result: RequestResult;
  actions: DocumentActions;
}) {
  const id = useId();
  return (
    <section className={`ipr-sheet ${styles.requestPanel}`} aria-labelledby={id}>
      <h2 id={id}>办理结果</h2>
      <p className={styles.resultConclusion}>{conclusionLabel || '没有写明结论'}</p>
      <p className="ipr-note">
        出具日期{' '}
        {resultDate ? (
          <time className="ipr-num" dateTime={resultDate}>
            {resultDate}
          </time>
        ) : (
          '—'
        )}
      </p>
      {opinion && opinion !== conclusionLabel && (
        <p className={`${styles.requestWords} ipr-reading`}>{opinion}</p>
      )}
      {documents.length > 0 ? (
        <DocumentList documents={documents} label="办理文书" actions={actions} />
      ) : (
        <p className="ipr-note">没有随附文书。</p>
      )}
    </section>
  );
}
