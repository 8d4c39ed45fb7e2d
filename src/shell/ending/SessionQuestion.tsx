import { useModel } from '@umijs/max';
import { useCountDown } from 'ahooks';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { timeInWords } from '@/components/form/draft/draftWords';
import { FormAlert } from '@/components/form/FormAlert';
import { keptOnScreen } from '@/components/form/keptOnScreen';
import { CodeError, errorSentence, ShowTypeError } from '@/requests/errors';
import { keptSentence } from '@/requests/filledIn';
import { useAsked } from '@/requests/useAsked';
import { getCurrentUser } from '@/services/platform';
import { showMessage } from '../notices';
import { redirectToLogin } from '../session';

interface Props {
  /** Milliseconds since 1970. */
  endsAt: number;
  /** How long a login lasts without a call. */
  minutes: number;
}

/** What becomes of what the page holds. */
function keptWords(): string {
  if (keptOnScreen()) return '本页填写的内容已保存在本机，登录结束后重新登录可以继续。';
  return keptSentence()
    ? '本页填写的内容没有保存，登录结束后可能需要重新填写。'
    : '登录结束后，重新登录会回到本页。';
}

/** Who is logged in; '' for nobody. @throws when nobody could be asked */
async function askWho(): Promise<string> {
  try {
    return String((await getCurrentUser()).id ?? '');
  } catch (error) {
    if (error instanceof CodeError || error instanceof ShowTypeError) return '';
    throw error;
  }
}

/** Keeps the login by a call. Its answer begins the count anew and takes the dialog away. */
async function keepLogin(own: string): Promise<void> {
  const id = await askWho();
  if (id === own) showMessage('success', '登录已延长，可以继续使用。');
  else if (id) window.location.reload();
  else redirectToLogin();
}

/** The question before the login ends, and the news that it has probably ended. */
export default function SessionQuestion({ endsAt, minutes }: Props) {
  const { initialState } = useModel('@@initialState');
  const own = String(initialState?.currentUser?.id ?? '');
  const [left] = useCountDown({ targetDate: endsAt });
  const over = left === 0;
  const [closed, setClosed] = useState<'question' | 'news'>();
  const [kept] = useState(keptWords);
  const keep = useRef<HTMLButtonElement>(null);
  const words = useId();
  const { run, loading, error } = useAsked(() => keepLogin(own), { manual: true });
  if (closed === 'news' || (closed && !over)) return null;
  const rest = Math.ceil(left / 60_000);
  return (
    <PageDialog
      title={over ? '登录大概已经结束' : '登录即将结束'}
      role="alertdialog"
      size="question"
      describedBy={words}
      closable={false}
      screenOnly
      start={keep}
      footer={
        <>
          <Button ref={keep} type="primary" loading={loading} aria-busy={loading} onClick={run}>
            {over ? '重新登录' : '继续使用'}
          </Button>
          <Button onClick={() => setClosed(over ? 'news' : 'question')}>
            {over ? '先看看本页' : '暂不处理'}
          </Button>
        </>
      }
      onClose={() => setClosed(over ? 'news' : 'question')}
    >
      <p id={words} role="status">
        {over
          ? `已有 ${minutes} 分钟没有使用服务，登录大概已经结束。`
          : `已有一段时间没有使用服务，登录将在 ${timeInWords(endsAt)} 自动结束，还有${rest > 1 ? `约 ${rest} 分钟` : '不到 1 分钟'}。`}
        {kept}
      </p>
      <FormAlert text={error && `登录没有延长：${errorSentence(error)}`} />
    </PageDialog>
  );
}
