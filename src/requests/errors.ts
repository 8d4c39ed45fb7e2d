import { keptSentence } from './filledIn';

/** What a `{success:false}` answer says (specification 7 and 8). */
export interface ShowTypeFailure {
  errorCode: string;
  errorMessage: string;
  /** 0, 1, 2, 4, 9 have a meaning of their own; anything else, or none, is an error message. */
  showType: number | undefined;
}

/** A business error of the envelope with success and showType. */
export class ShowTypeError extends Error {
  override readonly name = 'ShowTypeError';
  constructor(readonly failure: ShowTypeFailure) {
    super(failure.errorMessage);
  }
}

/** A business error of the envelope with code, data and msg. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  /**
   * @param code the answer's code as text, never `0`
   * @param msg the answer's msg, '' when it has none
   * @param data the answer's data, for field errors of a form
   */
  constructor(
    readonly code: string,
    readonly msg: string,
    readonly data: unknown,
  ) {
    super(msg);
  }
}

/**
 * `absent`: this installation does not have the call. `page`: a page, or the way to one, in place of
 * data; only of calls about the session.
 */
export type TransportReason =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'http'
  | 'unreadable'
  | 'absent'
  | 'page';

/** Session-invalid code (specification 8). */
export const SESSION_INVALID = '99998';

/** Texts that send the browser to the external login address; the spelling is the product's. */
export const LOGGED_OUT_MESSAGES = ['userToken is invalid,plead login again', 'user is logout'];

/** Whether an answer says that nobody is logged in any more: the code, or one of the two texts. */
export function isSessionOver(error: unknown): error is CodeError {
  return (
    error instanceof CodeError &&
    (error.code === SESSION_INVALID || LOGGED_OUT_MESSAGES.includes(error.msg))
  );
}

/** The call was not answered, or not in a readable way. The message is a sentence for the user. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  constructor(
    readonly reason: TransportReason,
    readonly status?: number,
    /** The call is one that the specification names: that it is not there is a failure. */
    readonly isOfKnownCall = false,
  ) {
    super(sentenceFor(reason, status));
  }
}

/**
 * The back end has no such call. Calls whose address is assumed need not exist: what they would have
 * brought is then left out. Those of the specification do exist.
 */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof TransportError) || error.isOfKnownCall) return false;
  return error.status === 404 || error.status === 501;
}

/** The screen no longer wanted the answer. Nobody is told. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';
}

function sentenceFor(reason: TransportReason, status: number | undefined): string {
  switch (reason) {
    case 'offline':
      return `网络已断开，请检查网络连接后重试。${keptSentence()}`;
    case 'network':
      return `连接中断，没有收到服务器的答复，请稍后重试。${keptSentence()}`;
    case 'timeout':
      return `服务器长时间没有答复，请稍后重试。${keptSentence()}`;
    case 'unreadable':
    case 'page':
      return `服务器的答复无法识别，请稍后重试。${keptSentence()}`;
    case 'absent':
      return `本平台的后台没有提供这项服务（${status}）。${keptSentence()}`;
    case 'http':
      if (status === 401) return '没有登录或登录已失效（401），请刷新页面后重新登录。';
      if (status === 404) return '请求的内容不存在，或者本平台的后台没有提供这项服务（404）。';
      if (status === 403) return '没有权限访问该内容（403）。';
      if (status === 413) return `提交的内容过大（413），请减小后重试。${keptSentence()}`;
      if (status === 431) {
        return '检索条件过长，或浏览器为本站保存的 Cookie 过多，没有受理（431）。请减少条件，或清除本站的 Cookie 后重试。';
      }
      return `服务暂时不可用（${status ?? '未知状态'}），请稍后重试。${keptSentence()}`;
  }
}

/**
 * The words to show in a screen's error state for whatever a call rejected with.
 *
 * @returns a Chinese sentence, never empty
 */
export function errorSentence(error: unknown): string {
  if (isSessionOver(error)) return '登录已失效，请重新登录。';
  if (error instanceof CodeError) return firstOfList(error.msg) || '服务没有说明原因，请稍后重试。';
  if (error instanceof Error && error.message && /[\u4e00-\u9fff]/.test(error.message)) {
    return error.message;
  }
  return '加载失败，请稍后重试。';
}

/**
 * A msg that begins with `[` is a list in JSON; its first element is what the user reads.
 * An empty list, or text that is not JSON, is shown as it is (specification 8).
 */
export function firstOfList(msg: string): string {
  if (!msg.startsWith('[')) return msg;
  try {
    const list: unknown = JSON.parse(msg);
    if (!Array.isArray(list) || list.length === 0) return msg;
    const first: unknown = list[0];
    return typeof first === 'string' ? first : JSON.stringify(first);
  } catch {
    return msg;
  }
}
