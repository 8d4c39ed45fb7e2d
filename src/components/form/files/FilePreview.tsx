import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { shownAs } from '@/domain/files/kinds';
import { contentFacts } from '@/domain/files/sniff';
import { errorSentence } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { blobBytes } from './blobBytes';
import styles from './files.module.css';
import { contentOf, type FileSource, saveOnClick } from './saveFile';

interface Props {
  source: FileSource;
  onClose: () => void;
}

interface Shown {
  address: string;
  type: string;
}

/** Mobile browsers have no viewer in the page; older ones do not say so. */
const showsPdf = () => navigator.pdfViewerEnabled !== false;

const NOT_SHOWN = '这种文件不能在页面中预览，请下载后用本机软件查看。';

/**
 * The file as something the page may show: pictures and PDF by their content, under the media type
 * of that content, so that nothing else is ever opened, whatever it calls itself.
 */
async function shownFile(source: FileSource, signal: AbortSignal): Promise<Blob | undefined> {
  const content = await contentOf(source, signal);
  const type = shownAs((await contentFacts(blobBytes(content))).kind);
  const isShown = type !== undefined && (type !== 'application/pdf' || showsPdf());
  return isShown ? new Blob([content], { type }) : undefined;
}

function usePreview(source: FileSource) {
  const { blob, id } = source;
  const {
    data: file,
    error,
    loading,
  } = useAsked((signal) => shownFile(source, signal), { refreshDeps: [blob, id] });
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setShown({ address, type: file.type });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const none = loading || file ? undefined : NOT_SHOWN;
  const problem = error ? errorSentence(error) : none;
  return { shown, problem };
}

function Picture({ address, name }: { address: string; name: string }) {
  const [large, setLarge] = useState(false);
  return (
    <>
      <p>
        <Button aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? '适合窗口' : '原始大小'}
        </Button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <div className={styles.previewPicture} data-large={large || undefined} tabIndex={0}>
        <img src={address} alt={`“${name}”的内容`} />
      </div>
    </>
  );
}

/** Shows a picture or a PDF over the page; anything else only says that it can be saved. */
export default function FilePreview({ source, onClose }: Props) {
  const { name } = source;
  const { shown, problem } = usePreview(source);
  return (
    <PageDialog
      title={name}
      screenOnly
      footer={<Button onClick={() => saveOnClick(source)}>下载</Button>}
      onClose={onClose}
    >
      <div className={styles.preview} aria-busy={!shown && !problem}>
        {problem && <p role="alert">{problem}</p>}
        {!shown && !problem && <p role="status">正在打开…</p>}
        {shown?.type === 'application/pdf' && (
          <iframe className={styles.previewPdf} src={shown.address} title={`“${name}”的内容`} />
        )}
        {shown?.type.startsWith('image/') && <Picture address={shown.address} name={name} />}
      </div>
    </PageDialog>
  );
}
