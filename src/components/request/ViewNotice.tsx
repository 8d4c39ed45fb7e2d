import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import flowStyles from '@/components/flow/flow.module.css';
import { CopyButton } from '@/components/reading/CopyButton';
import { STALE_STATUS } from '@/domain/workflow/status';
import requestStyles from './request.module.css';

/** What the last action led to. */
export type Notice =
  | { readonly kind: 'done'; readonly text: string }
  /** Nothing was done, since the request had moved on; what the user wrote is given back. */
  | { readonly kind: 'stale'; readonly words: string };

interface Props {
  notice: Notice;
  onClose: () => void;
}

/** Says what an action led to, and takes the focus: its panel may be gone. */
export function ViewNotice({ notice, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every notice takes the focus
  useEffect(() => {
    // After a dialog has closed and given the focus back.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [notice]);
  if (notice.kind === 'done') {
    return (
      <div ref={box} className={requestStyles.viewNotice} role="status" tabIndex={-1}>
        <Alert type="success" role="none" showIcon title={notice.text} />
      </div>
    );
  }
  const { words } = notice;
  return (
    <div ref={box} className={requestStyles.viewNotice} role="alert" tabIndex={-1}>
      <Alert
        type="warning"
        role="none"
        showIcon
        title={`${STALE_STATUS}。页面已经刷新，刚才的操作没有提交，请按现在的状态办理。`}
        description={
          words && (
            <>
              <p className="ipr-note">您刚才填写的内容：</p>
              <p className={`${flowStyles.requestWords} ipr-reading`}>{words}</p>
            </>
          )
        }
        action={
          <Flex vertical gap={8}>
            {words && <CopyButton text={() => words}>复制填写的内容</CopyButton>}
            <Button onClick={onClose}>知道了</Button>
          </Flex>
        }
      />
    </div>
  );
}
