import { Button, Flex } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { draftAddress } from '@/components/form/draft/draftStorage';
import { timeInWords } from '@/components/form/draft/draftWords';
import {
  LARGEST_FILE,
  openSealed,
  readDraftFile,
  readDraftPart,
  type Sealed,
} from '@/components/form/draft/move/draftFile';
import type { Luggage } from '@/components/form/draft/move/luggage';
import { MoveError, moveSentence } from '@/components/form/draft/move/moveError';
import { isPublicComputer } from '@/components/form/draft/publicComputer';
import type { DraftRecord } from '@/components/form/draft/record';
import { FormAlert } from '@/components/form/FormAlert';
import { FileInput } from '@/components/form/files/FileInput';
import { PasswordField } from '@/components/form/PasswordField';
import { SubmitButton } from '@/components/form/SubmitButton';
import { useSubmit } from '@/components/form/useSubmit';
import { useApply } from '../ApplyContext';
import styles from './move.module.css';

interface BringInChoiceProps {
  /** What stands here; undefined where nothing does. */
  own: DraftRecord | undefined;
  luggage: Luggage;
  /** Saved by the account that is logged in. */
  isOwn: boolean;
  onTake: () => void;
  onLeave: () => void;
}

/** Asks before what stands here gives way, or before something of another account is taken in. */
function BringInChoice({ own, luggage, isOwn, onTake, onLeave }: BringInChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { failure, submit } = useSubmit(async () => onTake(), moveSentence);
  const later = own && own.savedAt > luggage.record.savedAt;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {own ? '本机已有这份表单的草稿' : '这份草稿由另一个账号保存'}
      </h3>
      <dl className={styles.both}>
        {own && (
          <div>
            <dt>本机的草稿</dt>
            <dd>
              {timeInWords(own.savedAt)} 保存{later && '（较新）'}
            </dd>
          </div>
        )}
        <div>
          <dt>带来的草稿</dt>
          <dd>
            {timeInWords(luggage.record.savedAt)} 保存{own && !later && '（较新）'}
          </dd>
        </div>
      </dl>
      {!isOwn && (
        <p>它由另一个账号保存：填写的内容会带入，上传的文件和勾选的承诺不会，请核对申请人信息。</p>
      )}
      {own && (
        <p>
          {isPublicComputer()
            ? '您选择了公用电脑，使用带来的草稿后，本机的内容不能找回。'
            : '使用带来的草稿后，本机的内容仍可找回，提交后删除。'}
        </p>
      )}
      <FormAlert text={failure} />
      <p className="ipr-request-buttons">
        <Button type="primary" onClick={() => submit()}>
          使用带来的草稿
        </Button>
        <Button onClick={onLeave}>{own ? '保留本机的草稿' : '不使用'}</Button>
      </p>
    </>
  );
}

interface Props {
  /** The sealed draft that the address carried. */
  carried: string | undefined;
  onClose: () => void;
}

/** Goes on with the draft of another device: a file, or what the address carried. */
export default function BringIn({ carried, onClose }: Props) {
  const { service, draft, task } = useApply();
  const { description } = service;
  const [file, setFile] = useState<{ name: string; sealed: Sealed }>();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const [opened, setOpened] = useState<Luggage>();
  const start = useRef<HTMLInputElement>(null);
  const id = useId();
  const { user, target } = draftAddress(draft.name);
  const own = draft.current();

  const choose = useSubmit(async (chosen: File) => {
    setFile(undefined);
    if (chosen.size > LARGEST_FILE) throw new MoveError('tooLarge');
    setFile({ name: chosen.name, sealed: readDraftFile(await chosen.text(), description) });
  }, moveSentence);

  const take = ({ record, user: by }: Luggage) => {
    const isOwn = by === user;
    const files = isOwn ? [] : record.attachments.map(({ name }) => name);
    const kept = isOwn ? record : { ...record, attachments: [], consents: [] };
    if (draft.bringIn(kept, files)) onClose();
    else throw new Error('The browser is full');
  };

  const open = useSubmit(async () => {
    const sealed = carried === undefined ? file?.sealed : readDraftPart(carried, description);
    setMissing(sealed && typed.trim() ? undefined : sealed ? '请输入口令' : '请先选择文件');
    if (!sealed || !typed.trim()) return;
    const luggage = await openSealed(sealed, typed, description);
    const corrects = task.correction !== undefined;
    if (luggage.corrects !== corrects || (corrects && luggage.target !== target)) {
      throw new MoveError('otherRequest');
    }
    if (own || luggage.user !== user) setOpened(luggage);
    else take(luggage);
  }, moveSentence);
  const failure = choose.failure ?? open.failure;

  return (
    <PageDialog
      title={carried === undefined ? '从文件继续' : '继续另一台设备上的草稿'}
      size="list"
      screenOnly
      onClose={onClose}
      {...(carried === undefined && { start })}
    >
      {opened ? (
        <BringInChoice
          own={own}
          luggage={opened}
          isOwn={opened.user === user}
          onTake={() => take(opened)}
          onLeave={onClose}
        />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            open.submit();
          }}
        >
          {carried === undefined ? (
            <Flex component="p" vertical className={styles.chooseFile}>
              <label className="ipr-field-label" htmlFor={`${id}-file`}>
                草稿文件（.iprdraft）
              </label>
              <FileInput
                ref={start}
                id={`${id}-file`}
                accept=".iprdraft"
                onPick={([chosen]) => chosen && choose.submit(chosen)}
              />
            </Flex>
          ) : (
            <p>链接带来了一份加密的草稿，输入保存时的口令后继续。</p>
          )}
          <p role="status">
            {file &&
              `已选择 ${file.name}，${timeInWords(Date.parse(file.sealed.savedAt))} 保存，请输入口令。`}
          </p>
          <PasswordField
            field={{
              id: `${id}-phrase`,
              value: typed,
              error: missing,
              onChange: setTyped,
              onBlur: () => undefined,
            }}
            label="口令"
            autoComplete="new-password"
            hint="生成的口令可以不输入连字符。"
          />
          <FormAlert text={failure} />
          <SubmitButton busy={open.busy} label="打开草稿" />
          <p className={`ipr-note ${styles.unopened}`}>
            内容只在这台设备上打开，不会上传；打开前不会改动本机的草稿。
            {carried !== undefined && (
              <Button type="link" size="small" onClick={onClose}>
                不打开
              </Button>
            )}
          </p>
        </form>
      )}
    </PageDialog>
  );
}
