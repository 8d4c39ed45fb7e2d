import { Alert, Button } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { draftAddress } from '@/components/form/draft/draftStorage';
import editStyles from '@/components/form/edit/edit.module.css';
import { useFormContext, useFormErrors } from '@/components/form/edit/FormProvider';
import { KeptAsIs } from '@/components/form/edit/KeptAsIs';
import { PartList } from '@/components/form/edit/PartList';
import { AttachmentList } from '@/components/form/files/AttachmentList';
import { FileField } from '@/components/form/files/FileField';
import filesStyles from '@/components/form/files/files.module.css';
import {
  dropUsedFile,
  isSameFile,
  noteUsedFiles,
  useUsedFiles,
} from '@/components/form/files/usedFiles';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import formStyles from '@/components/form/form.module.css';
import { fieldId } from '@/components/form/useForm';
import { lazyAgain } from '@/components/page/lazyAgain';
import { filesPath, ruleOf } from '@/domain/files/attached';
import { needInWords } from '@/domain/files/need';
import { askedFiles, isRequired } from '@/domain/form/asked';
import type { FileCategory } from '@/domain/form/description';
import { useApply, useSessionState } from './ApplyContext';
import styles from './apply.module.css';
import { untouchedFiles } from './correctedParts';
import { NoUploads } from './counter/NoUploads';
import { PartWays } from './FootWays';
import { OpenErrors } from './OpenErrors';
import { StepTitle } from './StepTitle';
import { TemplateLink } from './TemplateLink';
import { isClosedCategory } from './task';
import { useParts } from './useParts';

const UsedFilesDialog = lazyAgain(
  () => import('./used/UsedFilesDialog'),
  () => <p role="alert">没有加载出来，请检查网络连接后再试。</p>,
);

/**
 * Offers the documents that were uploaded before, for one kind of files; nothing where there are no
 * others than those that stand here, or where no more is taken.
 */
function UsedFilesButton({ category }: { category: FileCategory }) {
  const { draft, session } = useApply();
  const { user } = draftAddress(draft.name);
  const { files } = useSessionState(session);
  const entered = useFormFiles(files).filter((entry) => entry.category === category.key);
  const here = files.kept().filter((one) => one.category === category.key);
  const used = useUsedFiles(user).filter((one) => !here.some((other) => isSameFile(one, other)));
  const isFull = entered.length >= ruleOf(category).maxCount;
  const [open, setOpen] = useState(false);
  // A press asks for a script again that did not arrive.
  const [press, setPress] = useState(0);
  // Takes the focus when the list has been emptied, for the button is gone then.
  const field = useRef<HTMLElement>(null);
  const hidden = (used.length === 0 || isFull) && !open;
  // A document that was chosen is in no list any more; the button may go with the focus upon it.
  const focused = useRef(false);
  useEffect(() => {
    if (hidden && focused.current && document.activeElement === document.body) {
      field.current?.focus();
    }
  }, [hidden]);
  if (hidden) return null;
  return (
    <>
      <p>
        <Button
          type="link"
          size="small"
          aria-label={`从我的材料中选（${used.length}）：${category.label}`}
          onFocus={() => {
            focused.current = true;
          }}
          // A button that is taken out of the page tells no blur.
          onBlur={() => {
            focused.current = false;
          }}
          onClick={() => {
            field.current = document.getElementById(fieldId(filesPath(category.key)));
            setPress(press + 1);
            setOpen(true);
          }}
        >
          从我的材料中选（{used.length}）
        </Button>
      </p>
      {open && (
        <Suspense>
          <UsedFilesDialog
            key={press}
            category={category}
            user={user}
            fallback={field}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** One kind of files: to be chosen, or as they were sent. */
function Category({ category, required }: { category: FileCategory; required: boolean }) {
  const { session, task } = useApply();
  const { files, uploads } = useSessionState(session);
  const { entries } = useFormErrors(session.store);
  const { correction } = task;
  const { key, label, hint, template } = category;
  const entered = useFormFiles(files).some((entry) => entry.category === key);
  const untouched = untouchedFiles(task, session.store, files.kept()).includes(category);
  const path = filesPath(key);
  if (correction && isClosedCategory(correction, key)) {
    return (
      <section className={filesStyles.files}>
        <h3 className="ipr-field-label">{label}</h3>
        <AttachmentList
          label={label}
          attachments={correction.request.attachments.filter((one) => one.category === key)}
        />
      </section>
    );
  }
  if (uploads === false && !entered) {
    return (
      <section className={filesStyles.files}>
        <h3 className="ipr-field-label">
          {label}
          {!required && (
            <span className={formStyles.fieldOptional}>（{needInWords(category)}）</span>
          )}
        </h3>
        {hint && <p className={`${formStyles.fieldHint} ipr-note`}>{hint}</p>}
        {template && (
          <p className={filesStyles.filesTemplate}>
            <TemplateLink code={template} />
          </p>
        )}
      </section>
    );
  }
  const error = entries.find(({ target, fixed }) => target === fieldId(path) && !fixed);
  const remark = correction?.remarks[path];
  return (
    <FileField
      category={category}
      required={required}
      files={files}
      error={error?.message}
      {...(template && { template: <TemplateLink code={template} /> })}
      below={untouched && <KeptAsIs store={session.store} path={path} label={label} />}
    >
      {remark !== undefined && (
        <Alert
          className={editStyles.formRemark ?? ''}
          type="warning"
          role="note"
          title={`审查意见：${remark}`}
        />
      )}
      <UsedFilesButton category={category} />
    </FileField>
  );
}

/**
 * Notes what was uploaded in this form, so that it can be used again, and what was deleted, so that
 * it is not offered; nothing of an anonymous report.
 */
function useNoteUsedFiles(): void {
  const { service, session, draft } = useApply();
  const { files } = useSessionState(session);
  const entries = useFormFiles(files);
  const { form } = useFormContext(session.store);
  const anonymous = form.anonymous === true;
  const { user } = draftAddress(draft.name);
  useEffect(() => {
    // What is deleted for good is not offered again.
    files.onDeleted = (id) => dropUsedFile(user, id);
    return () => {
      files.onDeleted = undefined;
    };
  }, [files, user]);
  useEffect(() => {
    if (anonymous) return;
    const labels = new Map(service.description.files.map(({ key, label }) => [key, label]));
    const at = Date.now();
    const uploaded = entries.flatMap(({ attachmentId: id, key, name, size, category, sha256 }) =>
      // What was there before the page was loaded has been noted then.
      id !== undefined && size !== undefined && files.blobOf(key)
        ? [{ id, name, size, label: labels.get(category) ?? '', at, ...(sha256 && { sha256 }) }]
        : [],
    );
    noteUsedFiles(user, uploaded);
  }, [anonymous, user, entries, files, service]);
}

/** The documents that the answers ask for. */
export function FilesStep() {
  const { service, session, address } = useApply();
  const { description } = service;
  const context = useFormContext(session.store);
  const { uploads } = useSessionState(session);
  const { listed, open } = useParts();
  const { at } = address;
  useNoteUsedFiles();
  useEffect(() => {
    if (at) document.getElementById(fieldId(at))?.focus();
  }, [at]);
  const asked = askedFiles(description, context.form, context);
  return (
    <div className={styles.applyColumns} data-sheets="columns">
      <div className={`${styles.applyRail} ipr-no-print`} data-ground>
        <PartList parts={listed} current="files" onGo={open} />
      </div>
      <div>
        <StepTitle>上传材料</StepTitle>
        <OpenErrors />
        {uploads !== false ? (
          <p className={`${formStyles.formReason} ipr-no-print`}>
            按填写的内容需要以下材料；上传后可以继续填写其他部分。
          </p>
        ) : (
          <NoUploads asked />
        )}
        {asked.length === 0 && <p>按现在填写的内容，不需要上传材料。</p>}
        {asked.map((category) => (
          <Category
            key={category.key}
            category={category}
            required={isRequired(category, context.form, context)}
          />
        ))}
        <PartWays current="files" />
      </div>
    </div>
  );
}
