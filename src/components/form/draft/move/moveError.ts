/** Why a draft cannot be taken along or in. */
export type MoveReason =
  | 'insecure'
  | 'tooLarge'
  | 'notOurs'
  | 'damaged'
  | 'newer'
  | 'otherForm'
  | 'otherRequest'
  | 'passphrase';

const SENTENCES: Readonly<Record<MoveReason, string>> = {
  insecure: '这个网址没有使用 https，浏览器不提供加密，不能带走或带入草稿。',
  tooLarge: '文件过大，不是这里保存的草稿。请重新选择。',
  notOurs: '这不是这里保存的草稿文件，请选择以 .iprdraft 结尾的文件。',
  damaged: '内容不完整或被改动过，不能使用。请回到原来的设备重新保存。',
  newer: '这份草稿由更新的版本保存，请刷新本页后再试。',
  otherForm: '这份草稿属于另一种表单，请到那个表单中打开。',
  otherRequest: '这份草稿属于另一份办件的补正或修改，请从那份办件中打开。',
  passphrase: '口令不对，请核对后再试。自己设定的口令区分大小写，无法找回。',
};

/** What keeps a draft from moving; the message is a sentence for the user. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
  constructor(readonly reason: MoveReason) {
    super(SENTENCES[reason]);
  }
}

/** The sentence for whatever went wrong. */
export const moveSentence = (error: unknown): string =>
  error instanceof MoveError ? error.message : '没有成功，草稿没有变化。请再试一次。';
