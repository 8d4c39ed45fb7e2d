import { Button } from 'antd';
import { type ComponentProps, useEffect } from 'react';
import { AnswerTable } from '@/components/form/answers/AnswerSections';
import answersStyles from '@/components/form/answers/answers.module.css';
import { CheckAnswers } from '@/components/form/answers/CheckAnswers';
import { FormErrorSummary } from '@/components/form/edit/FormErrorSummary';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { PartList } from '@/components/form/edit/PartList';
import { attachedFile, type FileEntry } from '@/components/form/files/entry';
import { STATE_WORDS } from '@/components/form/files/entryWords';
import filesStyles from '@/components/form/files/files.module.css';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import styles from '@/components/form/form.module.css';
import partsStyles from '@/components/page/parts.module.css';
import { filesPath } from '@/domain/files/attached';
import { sizeInWords } from '@/domain/files/kinds';
import { askedFiles } from '@/domain/form/asked';
import { useApply, useSessionState } from './ApplyContext';
import applyStyles from './apply.module.css';
import { GuideFacts } from './BesideStep';
import { consentPath } from './consent';
import { explainedPlaces } from './correctedParts';
import { CounterForm } from './counter/CounterForm';
import { useMissingFiles } from './counter/NoUploads';
import { SendForm } from './SendForm';
import { StepTitle } from './StepTitle';
import { placeOfError } from './steps';
import { isClosedCategory } from './task';
import { useFormAnswers } from './useFormAnswers';
import { useParts } from './useParts';

const changeId = (path: string) => `change-${path}`;

/** The 更改 of a row that is no answer; it takes the focus when the user comes back from there. */
function ChangeButton({ path, label }: { path: string; label: string }) {
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

/** A part of what is to be checked that is no answer, under its name. */
function CheckPart({
  className = '',
  ...table
}: ComponentProps<typeof AnswerTable> & { className?: string | undefined }) {
  const { name } = table;
  return (
    <section
      className={`${answersStyles.answersSection} ${answersStyles.answers} ${className}`}
      aria-label={name}
    >
      <h3>{name}</h3>
      <AnswerTable {...table} />
    </section>
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
function CheckFiles() {
  const { service, session, task } = useApply();
  const { files } = useSessionState(session);
  const entries = useFormFiles(files);
  const context = useFormContext(session.store);
  const asked = askedFiles(service.description, context.form, context);
  if (asked.length === 0) return null;
  return (
    <CheckPart
      name="上传的材料"
      items={asked.map(({ key, label }) => {
        const own = entries.filter(({ category }) => category === key);
        return {
          key,
          label,
          text:
            own.length === 0
              ? '未上传'
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
  );
}

/** The places of a correction that stay as they are, each with the reason that goes along. */
function CheckExplained() {
  const { session, task } = useApply();
  const { files } = useSessionState(session);
  useFormFiles(files);
  useFormContext(session.store);
  const explained = explainedPlaces(task, session.store, files.kept());
  if (explained.length === 0) return null;
  return (
    <CheckPart
      name="按原内容说明"
      items={explained.map(({ path, label, reason }) => ({
        key: path,
        label,
        text: reason || '还没有写明理由',
      }))}
    />
  );
}

/** The declarations as they are sent, with their version. */
function CheckConsents() {
  const { service, session } = useApply();
  const { consents } = useSessionState(session);
  const { version, items } = service.description.consent;
  return (
    <CheckPart
      className={applyStyles.applyDeclared}
      name={`承诺（版本 ${version}）`}
      items={items.map(({ key, text }) => ({
        key,
        label: text,
        text: consents.includes(key) ? '已勾选' : '未勾选',
        action: <ChangeButton path={consentPath(key)} label={text} />,
      }))}
    />
  );
}

function Answers() {
  const { session, address, go } = useApply();
  const { store } = session;
  const { at } = address;
  return (
    <CheckAnswers
      sections={useFormAnswers()}
      canChange={(path) => store.field(path)?.readOnly === false}
      onChange={(path) => go(placeOfError(path, store.sectionOf(path)))}
      returnTo={at || undefined}
    />
  );
}

/**
 * What ends the form: it is sent, or printed for the counter where compulsory files cannot be
 * uploaded. While that is being asked neither stands here, so that no button turns into another.
 */
function Ending({ onStale }: { onStale: (() => void) | undefined }) {
  const { session } = useApply();
  const { uploads } = useSessionState(session);
  const missing = useMissingFiles().length > 0;
  if (!missing) return <SendForm onStale={onStale} />;
  return uploads === false ? (
    <CounterForm />
  ) : (
    <p role="status" className="ipr-note">
      正在确认本平台现在能不能在线提交材料…
    </p>
  );
}

/** Everything before it is sent, each answer with a way to change it. */
export function CheckStep({ onStale }: { onStale?: () => void }) {
  const { service, session, task, go } = useApply();
  const { listed, open } = useParts();
  const { files } = useSessionState(session);
  const { BesideAnswers } = service;
  return (
    <div className={applyStyles.applyColumns} data-sheets="columns">
      <div className={`${applyStyles.applyRail} ipr-no-print`} data-ground>
        <PartList parts={listed} current="check" onGo={open} />
      </div>
      <div>
        <StepTitle>核对确认</StepTitle>
        <FormErrorSummary onGo={(path, section) => go(placeOfError(path, section))} />
        <p className={`${styles.formReason} ipr-no-print`}>
          请核对以下内容；“更改”之后会回到这里。
        </p>
        {BesideAnswers && <BesideAnswers store={session.store} files={files} />}
        <Answers />
        <CheckFiles />
        {task.correction ? <CheckExplained /> : <CheckConsents />}
        <Ending onStale={onStale} />
      </div>
      <div className={`${applyStyles.applyBesideCheck} ${partsStyles.sections} ipr-no-print`}>
        <GuideFacts />
      </div>
    </div>
  );
}
