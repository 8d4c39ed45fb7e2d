import { Button, Flex } from 'antd';
import type { FileFault } from '@/domain/files/faults';
import { sizeInWords } from '@/domain/files/kinds';
import type { FileEntry } from './entry';
import { PREVIEWED, percentOf, STATE_WORDS } from './entryWords';
import styles from './files.module.css';
import type { FormFiles } from './formFiles';

interface Props {
  entry: FileEntry;
  /** The name of the file whose place it would take. */
  replacedName: string | undefined;
  files: FormFiles;
  onPreview: (entry: FileEntry) => void;
  onDownload: (entry: FileEntry) => void;
  onRemove: (entry: FileEntry) => void;
}

const ON_ITS_WAY: readonly string[] = ['waiting', 'sending', 'retrying', 'offline', 'paused'];

/** What another look may find settled: a file deleted meanwhile, or brought back to the disk. */
const MAY_PASS: readonly FileFault['code'][] = ['COUNT', 'SAME_CONTENT', 'UNREADABLE'];

interface Action {
  word: string;
  act: () => void;
}

/** One file: what it is, how it stands, what is wrong and what can be done. */
export function FileRow(props: Props) {
  const { entry, replacedName, files, onPreview, onDownload, onRemove } = props;
  const { key, name, size, state, fault, remark } = entry;
  const sending = ON_ITS_WAY.includes(state);
  const percent = percentOf(entry);
  const rename = fault?.rename;
  const actions: (Action | false)[] = [
    state === 'asking' && { word: '替换', act: () => files.replace(key) },
    state === 'paused' && { word: '继续', act: () => files.goOn() },
    fault !== undefined &&
      MAY_PASS.includes(fault.code) && { word: '重试', act: () => files.rename(key, name) },
    state === 'failed' && { word: '重试', act: () => files.retry(key) },
    rename !== undefined && { word: '改名并添加', act: () => files.rename(key, rename) },
    (state === 'done' || remark !== undefined) &&
      PREVIEWED.test(name) && { word: '预览', act: () => onPreview(entry) },
    state === 'done' && { word: '下载', act: () => onDownload(entry) },
    {
      word: sending || state === 'checking' ? '取消' : state === 'asking' ? '不替换' : '删除',
      act: () => onRemove(entry),
    },
  ];
  return (
    <li className={styles.file} data-state={state} data-file={key}>
      <Flex component="p" wrap gap="0 16px">
        <span className={styles.fileName}>{name}</span>
        <span className={`${styles.fileSize} ipr-num`}>{sizeInWords(size)}</span>
        <span className={styles.fileState}>
          {STATE_WORDS[state]}
          {state === 'sending' && <span className="ipr-num">{` ${percent}%`}</span>}
        </span>
      </Flex>
      {sending && (
        <div
          className={`${styles.fileBar} ipr-no-print`}
          role="progressbar"
          aria-label={`“${name}”的上传进度`}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      )}
      {fault && (
        <p className={styles.fileFault}>
          <strong>{fault.reason}。</strong>
          {fault.remedy}。
        </p>
      )}
      {state === 'asking' && (
        <p className={styles.fileRemark}>已有文件“{replacedName}”，要用这个文件替换它吗？</p>
      )}
      {state === 'lost' && (
        <p className={styles.fileFault}>
          <strong>页面重新打开后，浏览器不再持有这个文件。</strong>
          请重新选择同一个文件，将从断开的地方继续上传。
          {replacedName !== undefined &&
            `在此之前，“${replacedName}”还没有被替换；不再替换的，请删除这一项。`}
        </p>
      )}
      {remark !== undefined && <p className={styles.fileRemark}>{remark}</p>}
      <p className={styles.fileActions}>
        {actions.map(
          (action) =>
            action && (
              <Button
                key={action.word}
                type="link"
                size="small"
                aria-label={`${action.word}“${name}”`}
                onClick={action.act}
              >
                {action.word}
              </Button>
            ),
        )}
      </p>
    </li>
  );
}
