import { useEventListener } from 'ahooks';
import { Flex } from 'antd';
import dayjs from 'dayjs';
import { type DragEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { FileInput } from './FileInput';
import styles from './files.module.css';

interface PickedFile {
  name: string;
  blob: Blob;
}

/** How the file came: from the disk or by dropping, from the camera, from the clipboard. */
type PickedBy = 'choice' | 'camera' | 'clipboard';

const NAMES: Readonly<Record<Exclude<PickedBy, 'choice'>, string>> = {
  camera: '照片',
  clipboard: '粘贴图片',
};

/** What cameras and clipboards call every picture. */
const NAMELESS = /^(?:image|img|photo|blob|unnamed|)\.?(?:jpe?g|png|heic)?$/i;

/**
 * The files with their names. Cameras and clipboards give all pictures the same one, so these are
 * named by the time.
 */
function pickedFiles(files: Iterable<File>, by: PickedBy): PickedFile[] {
  return Array.from(files, (blob, index) => {
    if (by === 'choice' || !NAMELESS.test(blob.name)) return { name: blob.name, blob };
    const extension = blob.type === 'image/png' ? 'png' : 'jpg';
    const time = dayjs().format('YYYYMMDD-HHmmss');
    const place = index === 0 ? '' : `-${index + 1}`;
    return { name: `${NAMES[by]}-${time}${place}.${extension}`, blob };
  });
}

interface Props {
  /** Of the control that errors lead to. */
  id: string;
  label: string;
  describedBy: string;
  extensions: readonly string[];
  multiple: boolean;
  onPick: (files: PickedFile[]) => void;
  children?: ReactNode;
}

/** Chooses files: from the disk, with a telephone's camera, by dropping, by pasting. */
export function FilePicker(props: Props) {
  const { id, label, describedBy, extensions, multiple, onPick, children } = props;
  const [over, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);

  const pick = (files: Iterable<File>, by: PickedBy) => {
    const picked = pickedFiles(files, by);
    if (picked.length > 0) onPick(picked);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files, 'choice');
  };
  // Browsers disagree on where pasting happens when no text is being edited.
  const onPaste = (event: ClipboardEvent) => {
    const files = event.clipboardData?.files ?? [];
    if (files.length === 0 || !zone.current?.contains(document.activeElement)) return;
    event.preventDefault();
    pick(files, 'clipboard');
  };
  useEventListener('paste', onPaste, { target: document });
  /** A click beside the buttons makes the place ready for pasting. */
  const focusPicker = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('label')) {
      zone.current?.querySelector('input')?.focus();
    }
  };
  const input = (text: string, by: PickedBy, attributes: object) => (
    <label className={`${styles.filesPick} ${by === 'camera' ? styles.filesCamera : ''}`}>
      {text}
      <FileInput
        {...attributes}
        className="ipr-visually-hidden"
        aria-label={`${text}：${label}`}
        aria-describedby={describedBy}
        onPick={(files) => pick(files, by)}
      />
    </label>
  );

  return (
    <Flex
      wrap
      gap="8px 16px"
      align="center"
      ref={zone}
      className={`${styles.filesDrop} ipr-no-print`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onClick={focusPicker}
    >
      {input('选择文件', 'choice', {
        id,
        multiple,
        accept: extensions.map((extension) => `.${extension}`).join(','),
      })}
      {input('拍照', 'camera', { accept: 'image/*', capture: 'environment' })}
      <span className={`${styles.filesWays} ipr-note`}>
        也可以把文件拖到这里，或按 Ctrl + V 粘贴截图
      </span>
      {children}
    </Flex>
  );
}
