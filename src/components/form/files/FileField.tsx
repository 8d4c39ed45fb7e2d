import { useEventListener } from 'ahooks';
import { Button, Flex } from 'antd';
import dayjs from 'dayjs';
import {
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { filesPath, ruleInWords, ruleOf } from '@/domain/files/attached';
import { needInWords } from '@/domain/files/need';
import type { FileCategory } from '@/domain/form/description';
import { AskDialog } from '../draft/AskDialog';
import editStyles from '../edit/edit.module.css';
import { FieldError } from '../Field';
import formStyles from '../form.module.css';
import { fieldId } from '../useForm';
import type { EntryState, FileEntry } from './entry';
import { announcement } from './entryWords';
import { FileInput } from './FileInput';
import { FileRow } from './FileRow';
import filesStyles from './files.module.css';
import type { FormFiles } from './formFiles';
import { Previewed } from './Previewed';
import { saveOnClick } from './saveFile';
import { useFormFiles } from './useFormFiles';
import { usePreviewed } from './usePreviewed';

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

interface FilePickerProps {
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
function FilePicker(props: FilePickerProps) {
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
    <label className={`${filesStyles.filesPick} ${by === 'camera' ? filesStyles.filesCamera : ''}`}>
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
      className={`${filesStyles.filesDrop} ipr-no-print`}
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
      <span className={`${partsStyles.forKeys} ipr-note`}>
        也可以把文件拖到这里，或按 Ctrl + V 粘贴截图
      </span>
      {children}
    </Flex>
  );
}

/** What is to be said of the files that have come into another state, in one sentence each. */
function useAnnouncements(entries: readonly FileEntry[]): string {
  const [said, setSaid] = useState('');
  const before = useRef<ReadonlyMap<string, EntryState>>(
    new Map(entries.map(({ key, state }) => [key, state])),
  );
  useEffect(() => {
    const news = entries.flatMap((entry) => {
      if (before.current.get(entry.key) === entry.state) return [];
      return announcement(entry) ?? [];
    });
    before.current = new Map(entries.map(({ key, state }) => [key, state]));
    if (news.length > 0) setSaid(`${news.join('。')}。`);
  }, [entries]);
  return said;
}

interface Props {
  category: FileCategory;
  required: boolean;
  files: FormFiles;
  /** From `fileProblems`, once the user has tried to submit. */
  error: string | undefined;
  /** Under the name, such as what a reviewer said. */
  children?: ReactNode;
  /** Under the files, such as that they stay as they are. */
  below?: ReactNode;
  /** Link to the template, where the category has one. */
  template?: ReactNode;
}

/** The files of one kind: rules told before, ways to add one, and the files with their faults. */
export function FileField(props: Props) {
  const { category, required, files, error, template, children, below } = props;
  const { key, label, hint } = category;
  const all = useFormFiles(files);
  const entries = all.filter((entry) => entry.category === key);
  const said = useAnnouncements(entries);
  const preview = usePreviewed<FileEntry>();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<FileEntry>();
  const [gone, setGone] = useState<{ name: string; blob: Blob }>();
  const id = fieldId(filesPath(key));
  const { extensions, maxCount } = ruleOf(category);

  const sourceOf = ({ key: entry, name, attachmentId }: FileEntry) => ({
    name,
    blob: files.blobOf(entry),
    id: attachmentId,
  });
  const remove = (entry: FileEntry) => {
    const at = entries.indexOf(entry);
    const next = entries[at + 1] ?? entries[at - 1];
    const blob = files.blobOf(entry.key);
    setAsked(undefined);
    setGone(entry.state === 'done' && blob ? { name: entry.name, blob } : undefined);
    files.remove(entry.key);
    // The button that had the focus is gone; the next file's, or the picker, takes it.
    const row = list.current?.querySelector(
      `[data-file="${next?.key}"] .${filesStyles.fileActions}`,
    );
    const target = row?.querySelector<HTMLElement>('button:last-of-type');
    (target ?? document.getElementById(id))?.focus();
  };

  return (
    <section className={filesStyles.files} aria-labelledby={`${id}-label`}>
      <h3 className="ipr-field-label" id={`${id}-label`}>
        {label}
        {!required && <span className={formStyles.fieldOptional}>（{needInWords(category)}）</span>}
      </h3>
      {children}
      <div id={`${id}-hint`}>
        {hint && <p className={`${formStyles.fieldHint} ipr-note`}>{hint}</p>}
        <p className={`${formStyles.fieldHint} ipr-note`}>{ruleInWords(category)}</p>
      </div>
      {template && <p className={filesStyles.filesTemplate}>{template}</p>}
      <FilePicker
        id={id}
        label={label}
        describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        extensions={extensions}
        multiple={maxCount > 1}
        onPick={(picked) => files.add(key, picked)}
      />
      {entries.length > 0 && (
        <ul ref={list} className={filesStyles.filesList} aria-label={`${label}的文件`}>
          {entries.map((entry) => (
            <FileRow
              key={entry.key}
              entry={entry}
              replacedName={all.find((other) => other.key === entry.replaces)?.name}
              files={files}
              onPreview={preview.open}
              onDownload={(one) => saveOnClick(sourceOf(one))}
              // What is only at the back end is not there to be taken back.
              onRemove={(one) =>
                one.state === 'done' && !files.blobOf(one.key) ? setAsked(one) : remove(one)
              }
            />
          ))}
        </ul>
      )}
      {gone && (
        <p className={editStyles.formUndo}>
          已删除“{gone.name}”
          <Button
            type="link"
            size="small"
            aria-label={`撤销删除“${gone.name}”`}
            onClick={() => {
              files.add(key, [gone]);
              setGone(undefined);
              document.getElementById(id)?.focus();
            }}
          >
            撤销
          </Button>
        </p>
      )}
      {asked && (
        <AskDialog
          title={`删除“${asked.name}”？`}
          stay="保留"
          go="删除文件"
          onStay={() => setAsked(undefined)}
          onGo={() => remove(asked)}
        >
          这个文件是以前上传的，本页没有它的副本，删除后不能撤销，需要时请从您的电脑重新选择。
        </AskDialog>
      )}
      <p className="ipr-visually-hidden" role="status">
        {said}
      </p>
      {below}
      <FieldError id={id} error={error} />
      {preview.previewed && (
        <Previewed
          press={preview.press}
          source={sourceOf(preview.previewed)}
          onClose={preview.close}
        />
      )}
    </section>
  );
}
