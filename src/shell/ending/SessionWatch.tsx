import { useMount } from 'ahooks';
import { Suspense } from 'react';
import { lazyAgain } from '@/components/page/lazyAgain';
import { showNotification } from '../notices';
import { useSessionEnd } from './useSessionEnd';

/** What is told when the question itself cannot be loaded. */
function Unasked() {
  useMount(() => showNotification('登录即将结束', '请先保存或提交正在填写的内容。'));
  return null;
}

const SessionQuestion = lazyAgain(() => import('./SessionQuestion'), Unasked);

/** Asks before the login ends, once for each end. @param length of a login, in milliseconds */
export default function SessionWatch({ length }: { length: number }) {
  const { endsAt, near } = useSessionEnd(length);
  if (!near) return null;
  return (
    <Suspense>
      <SessionQuestion key={endsAt} endsAt={endsAt} minutes={length / 60_000} />
    </Suspense>
  );
}
