import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { timeInWords } from '@/components/form/draft/draftWords';
import type { Luggage } from '@/components/form/draft/move/luggage';
import { moveSentence } from '@/components/form/draft/move/moveError';
import { isPublicComputer } from '@/components/form/draft/publicComputer';
import type { DraftRecord } from '@/components/form/draft/record';
import { FormAlert } from '@/components/form/FormAlert';
import { useSubmit } from '@/components/form/useSubmit';
import styles from './move.module.css';

interface Props {
  /** What stands here; undefined where nothing does. */
  own: DraftRecord | undefined;
  luggage: Luggage;
  /** Saved by the account that is logged in. */
  isOwn: boolean;
  onTake: () => void;
  onLeave: () => void;
}

/** Asks before what stands here gives way, or before something of another account is taken in. */
export function BringInChoice({ own, luggage, isOwn, onTake, onLeave }: Props) {
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
