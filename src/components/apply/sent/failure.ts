import {
  CodeError,
  errorSentence,
  isSessionOver,
  ShowTypeError,
  TransportError,
} from '@/requests/errors';
import { submitTimeout } from '../../../../config/portal';

/** Why a form was not sent, or why nobody knows whether it was. */
export interface SendFailure {
  readonly words: string;
  /** The back end may have it all the same, so that sending it again may make a second one. */
  readonly unclear: boolean;
}

/** The call is not there at all. */
const NO_SUCH_CALL = [404, 405, 501];

/** The back end gave up waiting, or found what is there already. */
const MAY_HAVE_PASSED = [408, 409];

function refusedWords(status: number): string {
  if (NO_SUCH_CALL.includes(status)) return `这里现在不能网上提交（${status}），请咨询办理部门。`;
  if (status === 401) return '登录已失效（401），请重新登录后提交。';
  if (status === 403) return '没有权限提交（403）。';
  if (status === 413) return '提交的内容过大（413），请精简文字后提交。';
  return `服务没有接受这次提交（${status}）。`;
}

function unansweredWords({ reason, status }: TransportError): string {
  switch (reason) {
    case 'offline':
      return '网络已断开，没有收到服务器的答复。';
    case 'network':
      return '连接中断，没有收到服务器的答复。';
    case 'timeout':
      return `等了 ${Math.round(submitTimeout() / 1000)} 秒，服务器没有答复。`;
    case 'unreadable':
    case 'page':
      return '服务器的答复无法识别。';
    case 'http':
    case 'absent':
      return `服务暂时不可用（${status ?? '未知状态'}）。`;
  }
}

/**
 * Reads why a form was not sent. A refusal in one of the envelopes, or a status that says that
 * nothing was done, is certain; everything else is not.
 */
export function failureOf(error: unknown): SendFailure {
  if (error instanceof CodeError) {
    // A back end that broke down says so in its envelope, too; one without a session did nothing.
    const unclear = /^5\d\d$/.test(error.code) && !isSessionOver(error);
    return { words: sentence(errorSentence(error)), unclear };
  }
  if (error instanceof ShowTypeError) {
    return { words: sentence(error.message || '服务没有说明原因'), unclear: false };
  }
  if (!(error instanceof TransportError)) return { words: '提交时出现意外。', unclear: true };
  const { reason, status = 0 } = error;
  const isRefused = NO_SUCH_CALL.includes(status) || (status >= 400 && status < 500);
  const answered = reason === 'http' || reason === 'absent';
  return answered && isRefused && !MAY_HAVE_PASSED.includes(status)
    ? { words: refusedWords(status), unclear: false }
    : { words: unansweredWords(error), unclear: true };
}

const sentence = (words: string) => (/[。！？.!?]$/.test(words) ? words : `${words}。`);

/**
 * What the user reads of a form that was not sent.
 *
 * @param inBrowser what was filled in lies in the browser, and not in the page alone
 * @param knowsKeys an earlier answer shows that the back end makes no second request of the same key
 */
export function failureWords(
  { words, unclear }: SendFailure,
  { inBrowser, knowsKeys }: { inBrowser: boolean; knowsKeys: boolean },
): string {
  const kept = inBrowser
    ? '填写的内容和已上传的文件都保留着。'
    : '填写的内容和已上传的文件都保留在本页，请不要关闭或刷新。';
  if (!unclear) return `${words}${kept}`;
  if (knowsKeys) return `${words}${kept}可以再次提交，不会重复登记。`;
  return `${words}不知道这份申请是否已经收到。${kept}再次提交之前，请先到“我的办件”中核对，以免提交两份。`;
}
