import { Button, Flex } from 'antd';
import { sizeInWords } from '@/domain/files/kinds';
import { nameText } from '@/domain/nameText';
import type { Attachment } from '@/services/business';
import { PREVIEWED } from './entryWords';
import styles from './files.module.css';
import { Previewed } from './Previewed';
import { saveOnClick } from './saveFile';
import { usePreviewed } from './usePreviewed';

interface Props {
  /** What the files are, e.g. 营业执照. */
  label: string;
  attachments: readonly Attachment[];
}

/** Files that can only be looked at and saved: of a request that is sent, or given out by the office. */
export function AttachmentList({ label, attachments }: Props) {
  const preview = usePreviewed<Attachment>();
  const action = (word: string, name: string, act: () => void) => (
    <Button type="link" size="small" aria-label={`${word}“${name}”`} onClick={act}>
      {word}
    </Button>
  );
  return (
    <>
      <ul className={styles.filesList} aria-label={label}>
        {attachments.map((attachment, index) => {
          const { id, size, uploadTime } = attachment;
          const name = nameText(attachment.name);
          return (
            <li key={id || `${index}`} className={styles.file}>
              <Flex component="p" wrap gap="0 16px" align="baseline">
                <span className={styles.fileName}>{name}</span>
                <span className={`${styles.fileSize} ipr-num`}>{sizeInWords(size)}</span>
                <span className={`${styles.fileSize} ipr-num`}>{uploadTime.slice(0, 16)}</span>
                {id && (
                  <span className={styles.fileActions}>
                    {PREVIEWED.test(name) && action('预览', name, () => preview.open(attachment))}
                    {action('下载', name, () => saveOnClick(attachment))}
                  </span>
                )}
              </Flex>
            </li>
          );
        })}
      </ul>
      {preview.previewed && (
        <Previewed press={preview.press} source={preview.previewed} onClose={preview.close} />
      )}
    </>
  );
}
