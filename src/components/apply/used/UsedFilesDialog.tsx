import { Button, Flex } from 'antd';
import { type RefObject, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { timeInWords } from '@/components/form/draft/draftWords';
import { FormAlert } from '@/components/form/FormAlert';
import {
  dropUsedFile,
  dropUsedFiles,
  keptUntil,
  USED_DAYS,
  type UsedFile,
  useUsedFiles,
} from '@/components/form/files/usedFiles';
import { useSubmit } from '@/components/form/useSubmit';
import { todayInChina } from '@/domain/calendar';
import { ruleOf } from '@/domain/files/attached';
import { claimFault } from '@/domain/files/faults';
import { sizeInWords } from '@/domain/files/kinds';
import type { FileCategory } from '@/domain/form/description';
import { CodeError, errorSentence, isNotOffered } from '@/requests/errors';
import { fetchFile } from '@/services/business';
import { useApply, useSessionState } from '../ApplyContext';
import styles from './used.module.css';

interface Props {
  category: FileCategory;
  user: string;
  /** Takes the focus afterwards where what opened the dialog is gone. */
  fallback: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * 我的材料: the documents uploaded before. One that is used is fetched from the back end, which tells
 * whether it is still there, and uploaded as a file of this request, so that the checks of this kind
 * apply and deleting it here takes it from no other request.
 */
export default function UsedFilesDialog({ category, user, fallback, onClose }: Props) {
  const { session } = useApply();
  const { files } = useSessionState(session);
  const used = useUsedFiles(user);
  const [fetching, setFetching] = useState<string>();
  const { failure, submit } = useSubmit(
    async ({ id, name }: UsedFile) => {
      setFetching(id);
      try {
        const blob = await fetchFile(id, { skipErrorHandler: true });
        files.add(category.key, [{ name, blob }]);
        onClose();
      } finally {
        setFetching(undefined);
      }
    },
    (error) =>
      error instanceof CodeError || isNotOffered(error)
        ? `服务没有给出这个文件，可能已经删除：${errorSentence(error)}请从您的电脑重新选择。`
        : errorSentence(error),
  );
  const rule = ruleOf(category);
  const inForm = files.kept().filter((one) => one.category === category.key).length;
  return (
    <PageDialog title="我的材料" size="list" screenOnly fallback={fallback} onClose={onClose}>
      <p>选用后作为“{category.label}”重新上传，原来的办件不受影响。</p>
      <p className="ipr-note">
        这台设备的浏览器只保存文件的名称、大小和编号，{USED_DAYS}{' '}
        天后自动删除；匿名举报的材料不保存。文件本身在办理部门的服务器上，保留多久由办理部门决定，选用时才知道是否还在。
      </p>
      <FormAlert text={failure} />
      <div role="status">{used.length === 0 && <p>名单是空的。</p>}</div>
      {used.length > 0 && (
        <ul className={styles.usedFiles} aria-label="以前上传的文件">
          {used.map((one) => {
            const fault = claimFault(rule, one, inForm);
            return (
              <li key={one.id}>
                <div>
                  <strong>{one.name}</strong>
                  <div className="ipr-note">
                    {one.label} · {sizeInWords(one.size)} · {timeInWords(one.at)} 上传 ·{' '}
                    <span className="ipr-nowrap">{todayInChina(keptUntil(one))} 自动删除</span>
                    {fault && ` · 不能用于这里：${fault.reason}`}
                  </div>
                </div>
                <Flex component="span" gap={8} align="center">
                  {!fault && (
                    <Button
                      aria-label={`使用“${one.name}”`}
                      loading={fetching === one.id}
                      disabled={fetching !== undefined && fetching !== one.id}
                      onClick={() => submit(one)}
                    >
                      使用
                    </Button>
                  )}
                  <Button
                    type="link"
                    aria-label={`从名单删除“${one.name}”`}
                    onClick={() => dropUsedFile(user, one.id)}
                  >
                    从名单删除
                  </Button>
                </Flex>
              </li>
            );
          })}
        </ul>
      )}
      {used.length > 0 && (
        <p className={styles.usedEnd}>
          <Button onClick={() => dropUsedFiles(user)}>删除全部名单</Button>
        </p>
      )}
    </PageDialog>
  );
}
