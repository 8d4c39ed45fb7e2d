import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { AskDialog } from '@/components/form/draft/AskDialog';
import { timeInWords } from '@/components/form/draft/draftWords';
import { useDraftState } from '@/components/form/draft/useFormDraft';
import { FormAlert } from '@/components/form/FormAlert';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { ownRequestsLink } from '@/links/business';
import { submitTimeout } from '../../../config/portal';
import { useApply, useSessionState } from './ApplyContext';
import { FootWays } from './FootWays';
import { failureWords } from './sent/failure';
import { UnclearSending } from './sent/UnclearSending';
import { useSubmission } from './useSubmission';

/** Milliseconds after which who waits is told that it takes long. */
const LONG = 10_000;

/** Whether something has gone on for long. */
function useLong(active: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!active) return;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [active]);
  return active && long;
}

/** The button that sends the form, always active, and what keeps it from being sent. */
export function SendForm({ onStale }: { onStale: (() => void) | undefined }) {
  const { service, session, task, draft, go } = useApply();
  const { process, revision } = service;
  const { files, knowsKeys } = useSessionState(session);
  useFormFiles(files);
  const { keeping } = useDraftState(draft);
  const { busy, failure, submit, reload, asking } = useSubmission(onStale);
  const isLong = useLong(busy);
  const uploading = files.attached().filter(({ state }) => state === 'running').length;
  const again = revision ? '提交修改' : '提交补正';
  const word = task.correction ? again : '提交';
  const inBrowser = keeping === 'kept';
  return (
    <>
      <UnclearSending told={failure !== undefined} />
      <FootWays
        above={
          <>
            <FormAlert text={failure && failureWords(failure, { inBrowser, knowsKeys })} />
            {uploading > 0 && (
              <p role="status" className="ipr-note">
                有 {uploading} 个文件正在上传，完成后才能提交。
              </p>
            )}
            {isLong && (
              <p role="status" className="ipr-note">
                服务器还在处理，最多等 {Math.round(submitTimeout() / 1000)}{' '}
                秒。请不要关闭或刷新本页，填写的内容都保留着。
              </p>
            )}
          </>
        }
      >
        {failure?.unclear && !knowsKeys && <Link to={ownRequestsLink(process)}>我的办件</Link>}
        {reload && <Button onClick={reload}>刷新办件</Button>}
        <Button onClick={() => go({ step: 'files' })}>上一步：上传材料</Button>
        <Button type="primary" loading={busy} aria-busy={busy} onClick={() => submit()}>
          {busy ? '正在提交' : failure ? '再次提交' : word}
        </Button>
      </FootWays>
      {asking && (
        <AskDialog
          title="再次提交这份申请？"
          stay="先不提交"
          go="仍然再次提交"
          onStay={asking.stay}
          onGo={asking.go}
        >
          {`这份申请${asking.since === undefined ? '' : ` ${timeInWords(asking.since)} `}已经提交过，不知道是否已经收到，“我的办件”中还没有看到。再次提交可能登记两份，请先在“我的办件”中核对，或致电办理部门。`}
        </AskDialog>
      )}
    </>
  );
}
