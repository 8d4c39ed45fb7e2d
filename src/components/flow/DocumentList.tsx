import { Button } from 'antd';
import { useState } from 'react';
import { shownAs, sizeInWords } from '@/domain/files/kinds';
import { nameText } from '@/domain/nameText';
import type { GivenDocument } from '@/domain/workflow/flowChart';
import { errorSentence } from '@/requests/errors';
import styles from './flow.module.css';

/** What can be done with a document of the office; both reject when they fail. */
export interface DocumentActions {
  download(document: GivenDocument): Promise<void>;
  /** Offered for what a browser shows safely: PDF and pictures. */
  preview?(document: GivenDocument): Promise<void>;
}

interface Props {
  documents: readonly GivenDocument[];
  /** Names the list for screen readers, e.g. 办理文书. */
  label: string;
  actions: DocumentActions;
}

/** The extension as the safe kinds are named. */
const kindOf = (ext: string) => {
  const kind = ext.replace(/^\./, '').toLowerCase();
  if (kind === 'jpeg') return 'jpg';
  return kind === 'jpg' || kind === 'png' || kind === 'pdf' ? kind : undefined;
};

/** Documents with type and size, to be looked at or taken home. */
export function DocumentList({ documents, label, actions }: Props) {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<{ id: string; text: string }>();
  const run = async (document: GivenDocument, action: DocumentActions['download']) => {
    if (busy !== undefined) return;
    setBusy(document.id);
    setFailure(undefined);
    try {
      await action(document);
    } catch (error) {
      setFailure({ id: document.id, text: errorSentence(error) });
    } finally {
      setBusy(undefined);
    }
  };
  const { download, preview } = actions;
  return (
    <ul className={styles.documents} aria-label={label}>
      {documents.map((document, index) => (
        <li key={document.id || `${index}`}>
          <span className="ipr-documents-name">{nameText(document.name)}</span>
          <span className="ipr-note ipr-num">
            {[document.ext.replace(/^\./, '').toUpperCase(), sizeInWords(document.size)]
              .filter(Boolean)
              .join('，')}
          </span>
          <span className={`${styles.documentsActions} ipr-no-print`}>
            {document.id && preview && shownAs(kindOf(document.ext)) && (
              <Button
                type="link"
                size="small"
                aria-label={`预览 ${document.name}`}
                onClick={() => run(document, preview)}
              >
                预览
              </Button>
            )}
            {document.id && (
              <Button
                type="link"
                size="small"
                aria-label={`下载 ${document.name}`}
                aria-busy={busy === document.id}
                onClick={() => run(document, download)}
              >
                {busy === document.id ? '正在取得…' : '下载'}
              </Button>
            )}
          </span>
          {failure?.id === document.id && (
            <span className={styles.documentsFailure} role="alert">
              {failure.text}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
