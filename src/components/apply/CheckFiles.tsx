import { Button } from 'antd';
import { useEffect, useId } from 'react';
import { AnswerTable } from '@/components/form/answers/AnswerSections';
import answersStyles from '@/components/form/answers/answers.module.css';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { attachedFile, type FileEntry } from '@/components/form/files/entry';
import { STATE_WORDS } from '@/components/form/files/entryWords';
import filesStyles from '@/components/form/files/files.module.css';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { filesPath } from '@/domain/files/attached';
import { sizeInWords } from '@/domain/files/kinds';
import { askedFiles } from '@/domain/form/asked';
import { useApply, useSessionState } from './ApplyContext';
import { isClosedCategory } from './task';

const changeId = (path: string) => `change-${path}`;

/** The 更改 of a row that is no answer; it takes the focus when the user comes back from there. */
export function ChangeButton({ path, label }: { path: string; label: string }) {
  const { address, go } = useApply();
  const isBack = address.at === path;
  useEffect(() => {
    if (isBack) document.getElementById(changeId(path))?.focus();
  }, [isBack, path]);
  const step = path.startsWith('files.') ? 'files' : 'consent';
  return (
    <Button
      id={changeId(path)}
      type="link"
      size="small"
      className="ipr-no-print"
      onClick={() => go({ step, at: path })}
    >
      更改<span className="ipr-visually-hidden">{label}</span>
    </Button>
  );
}

/** A file as it would be sent; one that cannot be says why, and leads to its place. */
function CheckedFile({ entry }: { entry: FileEntry }) {
  const { go } = useApply();
  const { name, size, category } = entry;
  const { state, why } = attachedFile(entry);
  return (
    <>
      {`${name}（${sizeInWords(size)}）`}
      {state === 'running' && `：${STATE_WORDS[entry.state]}`}
      {state === 'stuck' && (
        <div className={filesStyles.fileFault}>
          <span>没有上传：{why}</span>
          <Button
            type="link"
            size="small"
            className="ipr-no-print"
            aria-label={`处理“${name}”`}
            onClick={() => go({ step: 'files', at: filesPath(category) })}
          >
            去处理
          </Button>
        </div>
      )}
    </>
  );
}

/** The documents that are sent along, kind by kind. */
export function CheckFiles() {
  const { service, session, task } = useApply();
  const { files } = useSessionState(session);
  const entries = useFormFiles(files);
  const context = useFormContext(session.store);
  const title = useId();
  const asked = askedFiles(service.description, context.form, context);
  if (asked.length === 0) return null;
  return (
    <section
      className={`${answersStyles.answersSection} ${answersStyles.answers}`}
      aria-labelledby={title}
    >
      <h2 id={title}>上传的材料</h2>
      <AnswerTable
        name="上传的材料"
        items={asked.map(({ key, label }) => {
          const own = entries.filter(({ category }) => category === key);
          return {
            key,
            label,
            text:
              own.length === 0
                ? '—'
                : own.map((entry) => (
                    <div key={entry.key}>
                      <CheckedFile entry={entry} />
                    </div>
                  )),
            action: !isClosedCategory(task.correction, key) && (
              <ChangeButton path={filesPath(key)} label={label} />
            ),
          };
        })}
      />
    </section>
  );
}
