import { useNetwork, useTimeout, useUpdateEffect } from 'ahooks';
import { Button, Checkbox, Flex } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useSessionLength } from '@/components/page/useSessionLength';
import { AskDialog } from './AskDialog';
import styles from './draft.module.css';
import type { DraftKeeper } from './draftKeeper';
import { KEPT_DAYS } from './draftStorage';
import { REFUSED, timeInWords } from './draftWords';
import { neverKept } from './record';
import { useDraftState } from './useFormDraft';

/** Milliseconds for which it is told that the network is back. */
const BACK = 8000;

/**
 * That there is no network, at once and without alarm, and that it is back. The line is always
 * there, so that a screen reader is told.
 *
 * @param kept whether what is typed is kept in this browser
 */
function Connection({ kept }: { kept: boolean }) {
  const { online = true } = useNetwork();
  const [back, setBack] = useState(false);
  useUpdateEffect(() => setBack(online), [online]);
  useTimeout(() => setBack(false), back ? BACK : undefined);
  const where = kept ? '内容保存在本机，' : '请不要关闭或刷新本页，';
  return (
    <p aria-live="polite" className={styles.draftConnection}>
      {!online && `现在没有网络。可以继续填写，${where}联网后再提交。`}
      {back && '网络已恢复。'}
    </p>
  );
}

interface StatusProps {
  draft: DraftKeeper;
  /** Further ways with what is kept. */
  children?: ReactNode;
}

/** Whether and when the answers were kept, what that means, and how to end it. */
export function DraftStatus({ draft, children }: StatusProps) {
  const { keeping, savedAt } = useDraftState(draft);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<{ drafts: number; sent: number }>();
  const panel = useId();
  const isPublic = keeping === 'public';
  const endsAlone = useSessionLength() === undefined && keeping !== 'idle';
  const refused = keeping === 'idle' || keeping === 'kept' || isPublic ? undefined : keeping;
  const choose = (chosen: boolean) => {
    const [drafts, sent] = [draft.keptDrafts(), draft.sentDrafts()];
    if (chosen && drafts + sent > 0) setAsking({ drafts, sent });
    else draft.choosePublic(chosen);
  };
  return (
    <Flex wrap gap="0 16px" align="center" className={`${styles.draftStatus} ipr-no-print`}>
      <p role={refused && 'alert'} className={refused && styles.draftRefused}>
        {refused && REFUSED[refused]}
        {isPublic && '公用电脑：不保存填写的内容，关闭或刷新本页后需要重新填写'}
        {keeping === 'kept' && (
          <>
            已保存{savedAt !== undefined && ` ${timeInWords(savedAt)}`}
            <small> · 只保存在这台设备的浏览器</small>
          </>
        )}
        {keeping === 'idle' && '开始填写后自动保存，只保存在这台设备的浏览器'}
      </p>
      {endsAlone && <p>登录可能会自动结束，{keeping === 'kept' ? '草稿不受影响' : '请尽快提交'}</p>}
      <Button
        type="link"
        size="small"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        草稿选项
      </Button>
      <Connection kept={keeping === 'kept' || keeping === 'idle'} />
      <div id={panel} hidden={!open} className={styles.draftFacts}>
        <Flex wrap gap="0 16px" align="center">
          <Checkbox checked={isPublic} onChange={(event) => choose(event.target.checked)}>
            这是公用电脑
          </Checkbox>
          {children}
        </Flex>
        <Disclosure draft={draft} isPublic={isPublic} />
      </div>
      {asking && (
        <AskDialog
          title="删除已保存的内容？"
          stay="暂不选择"
          go="删除并不再保存"
          onStay={() => setAsking(undefined)}
          onGo={() => {
            setAsking(undefined);
            draft.choosePublic(true);
          }}
        >
          {`您在这个浏览器中有 ${asking.drafts} 份未提交的草稿${
            asking.sent > 0 ? `和 ${asking.sent} 份已提交、尚未在“我的办件”中看到的` : ''
          }，选择公用电脑会把它们全部删除，不能恢复。本页正在填写的内容不受影响，但不再保存。`}
        </AskDialog>
      )}
    </Flex>
  );
}

interface DisclosureProps {
  draft: DraftKeeper;
  isPublic: boolean;
}

function Disclosure({ draft, isPublic }: DisclosureProps) {
  const { keeping } = useDraftState(draft);
  const unkept = neverKept(draft.description);
  return (
    <>
      <dl>
        <dt>保存什么</dt>
        <dd>填写的内容、勾选的承诺、已上传文件的名称和填写到的位置。</dd>
        {unkept.length > 0 && (
          <>
            <dt>不保存什么</dt>
            <dd>{unkept.join('、')}不保存，恢复后需重新填写。</dd>
          </>
        )}
        <dt>保存在哪里</dt>
        <dd>
          只在这台设备的这个浏览器里，提交前不会传给我们；其他账号看不到，但能使用这台设备的人可能读到。
        </dd>
        <dt>保存多久</dt>
        <dd>提交后，确认服务已经收到即删除；{KEPT_DAYS} 天没有改动的自动删除。</dd>
        <dt>公用电脑</dt>
        <dd>
          勾选后不保存任何填写的内容，只记住这个选择；取消勾选后重新开始保存。请在离开前退出登录。
        </dd>
      </dl>
      <Button onClick={draft.discard}>
        {isPublic || keeping === 'idle' ? '清空表单' : '删除已保存的内容并清空表单'}
      </Button>
    </>
  );
}
