import { Alert, Button, Flex } from 'antd';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import styles from './draft.module.css';
import type { DraftKeeper } from './draftKeeper';
import type { DraftState } from './draftNews';
import { timeInWords } from './draftWords';
import { useDraftState } from './useFormDraft';

/** Where the focus goes when a notice has been answered and is gone. */
const Answered = createContext<() => void>(() => undefined);

/** What the user is to know of the draft before going on, each with the ways out of it. */
export function DraftNotices({ draft }: { draft: DraftKeeper }) {
  const { restored, broken, discarded, other, previousAt } = useDraftState(draft);
  const panel = useRef<HTMLElement>(null);
  return (
    <Answered value={() => panel.current?.focus()}>
      <section ref={panel} tabIndex={-1} aria-label="草稿" aria-live="polite">
        {broken && (
          <Notice
            text="这个浏览器中保存的草稿已损坏，无法恢复，已经删除。"
            actions={[['知道了', draft.understood]]}
          />
        )}
        {restored && <Restored draft={draft} restored={restored} />}
        {discarded && <Notice text="已丢弃保存的内容。" actions={[['撤销', draft.undoDiscard]]} />}
        {other?.kind === 'newer' && (
          <Notice
            text={`另一标签页 ${timeInWords(other.savedAt)} 保存了较新的内容，${
              other.ownAt === undefined
                ? '本页还没有填写'
                : `本页是 ${timeInWords(other.ownAt)} 的内容`
            }。`}
            actions={[
              ['使用另一标签页较新的内容', draft.useOther],
              ['继续用本页的内容（另一份仍可找回）', draft.keepOwn],
            ]}
          />
        )}
        {other?.kind === 'gone' && (
          <Notice
            text="这份草稿已在另一标签页提交或删除。本页的内容还在，继续填写会重新保存。"
            actions={[]}
          />
        )}
        {previousAt !== undefined && other?.kind !== 'newer' && (
          <Notice
            text={`${timeInWords(previousAt)} 的另一份内容仍可找回，提交后删除。`}
            actions={[['换成那一份（本页的可再换回）', draft.bringBack]]}
          />
        )}
      </section>
    </Answered>
  );
}

type Action = readonly [label: string, act: () => void];

function Notice({
  text,
  actions,
  children,
}: {
  text: string;
  actions: readonly Action[];
  children?: ReactNode;
}) {
  const answered = useContext(Answered);
  return (
    <Alert
      className={styles.draftNotice ?? ''}
      type="info"
      role="none"
      showIcon
      title={text}
      description={children}
      action={
        actions.length > 0 && (
          <Flex wrap gap="8px 16px">
            {actions.map(([label, act]) => (
              <Button
                key={label}
                type="link"
                size="small"
                onClick={() => {
                  act();
                  answered();
                }}
              >
                {label}
              </Button>
            ))}
          </Flex>
        )
      }
    />
  );
}

interface RestoredProps {
  draft: DraftKeeper;
  restored: NonNullable<DraftState['restored']>;
}

function Restored({ draft, restored }: RestoredProps) {
  const { savedAt, lost, unkept, filesToChoose = [] } = restored;
  const isWhole = unkept.length + lost.length + filesToChoose.length === 0;
  return (
    <Notice
      text={`${restored.filesToChoose ? '已带入另一台设备' : '已恢复'} ${timeInWords(savedAt)} 保存的内容。`}
      actions={[
        ['丢弃', draft.discard],
        ['知道了', draft.understood],
      ]}
    >
      {isWhole ? undefined : (
        <>
          {unkept.length > 0 && <p>为保护个人信息，{unkept.join('、')}不保存，请重新填写。</p>}
          {filesToChoose.length > 0 && (
            <p>以下文件是另一个账号上传的，请重新选择：{filesToChoose.join('、')}。</p>
          )}
          {lost.length > 0 && (
            <>
              <p>表单已更新，以下 {lost.length} 项没有对应的位置，需要时请复制：</p>
              <ul>
                {lost.map(({ label, text }) => (
                  <li key={`${label} ${text}`}>
                    {label !== undefined && `${label}：`}
                    {text}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Notice>
  );
}
