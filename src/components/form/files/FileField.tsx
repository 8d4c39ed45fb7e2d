import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { filesPath, ruleInWords, ruleOf } from '@/domain/files/attached';
import type { FileCategory } from '@/domain/form/description';
import { AskDialog } from '../draft/AskDialog';
import editStyles from '../edit/edit.module.css';
import { FieldError } from '../Field';
import formStyles from '../form.module.css';
import { fieldId } from '../useForm';
import type { EntryState, FileEntry } from './entry';
import { announcement } from './entryWords';
import { FilePicker } from './FilePicker';
import { FileRow } from './FileRow';
import filesStyles from './files.module.css';
import type { FormFiles } from './formFiles';
import { saveOnClick } from './saveFile';
import { useFormFiles } from './useFormFiles';
import { usePreviewed } from './usePreviewed';

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

const FilePreview = lazy(() => import('./FilePreview'));

interface Props {
  category: FileCategory;
  required: boolean;
  files: FormFiles;
  /** From `fileProblems`, once the user has tried to submit. */
  error: string | undefined;
  /** Under the name, such as what a reviewer said. */
  children?: ReactNode;
  /** Link to the template, where the category has one. */
  template?: ReactNode;
}

/** The files of one kind: rules told before, ways to add one, and the files with their faults. */
export function FileField({ category, required, files, error, template, children }: Props) {
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
        {!required && <span className={formStyles.fieldOptional}>（选填）</span>}
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
      <FieldError id={id} error={error} />
      {preview.previewed && (
        <Suspense fallback={null}>
          <FilePreview source={sourceOf(preview.previewed)} onClose={preview.close} />
        </Suspense>
      )}
    </section>
  );
}
