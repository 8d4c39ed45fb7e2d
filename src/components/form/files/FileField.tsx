import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { filesPath, ruleInWords, ruleOf } from '@/domain/files/attached';
import type { FileCategory } from '@/domain/form/description';
import { FieldError } from '../Field';
import { fieldId } from '../useForm';
import type { FileEntry } from './entry';
import { FilePicker } from './FilePicker';
import { FileRow } from './FileRow';
import type { FormFiles } from './formFiles';
import { saveOnClick } from './saveFile';
import { useAnnouncements } from './useAnnouncements';
import { useFormFiles } from './useFormFiles';
import { usePreviewed } from './usePreviewed';

const FilePreview = lazy(() => import('./FilePreview'));

interface Props {
  category: FileCategory;
  required: boolean;
  files: FormFiles;
  /** From `fileProblems`, once the user has tried to submit. */
  error: string | undefined;
  /** Link to the template, where the category has one. */
  template?: ReactNode;
}

/** The files of one kind: rules told before, ways to add one, and the files with their faults. */
export function FileField({ category, required, files, error, template }: Props) {
  const { key, label, hint } = category;
  const all = useFormFiles(files);
  const entries = all.filter((entry) => entry.category === key);
  const said = useAnnouncements(entries);
  const preview = usePreviewed<FileEntry>();
  const list = useRef<HTMLUListElement>(null);
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
    files.remove(entry.key);
    // The button that had the focus is gone; the next file's, or the picker, takes it.
    const row = list.current?.querySelector(`[data-file="${next?.key}"] .ipr-file-actions`);
    const target = row?.querySelector<HTMLElement>('button:last-of-type');
    (target ?? document.getElementById(id))?.focus();
  };

  return (
    <section className="ipr-files" aria-labelledby={`${id}-label`}>
      <h3 className="ipr-field-label" id={`${id}-label`}>
        {label}
        {!required && <span className="ipr-field-optional">（选填）</span>}
      </h3>
      <div id={`${id}-hint`}>
        {hint && <p className="ipr-field-hint">{hint}</p>}
        <p className="ipr-field-hint">{ruleInWords(category)}</p>
      </div>
      {template && <p className="ipr-files-template">{template}</p>}
      <FilePicker
        id={id}
        label={label}
        describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        extensions={extensions}
        multiple={maxCount > 1}
        onPick={(picked) => files.add(key, picked)}
      />
      {entries.length > 0 && (
        <ul ref={list} className="ipr-files-list" aria-label={`${label}的文件`}>
          {entries.map((entry) => (
            <FileRow
              key={entry.key}
              entry={entry}
              replacedName={all.find((other) => other.key === entry.replaces)?.name}
              files={files}
              onPreview={preview.open}
              onDownload={(one) => saveOnClick(sourceOf(one))}
              onRemove={remove}
            />
          ))}
        </ul>
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
