import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TransportError, type TransportReason } from '@/requests/errors';
import { setAlsoFilledIn } from '@/requests/filledIn';
import { reactionTo } from '@/requests/policy';

const KEPT = '已填写的内容已保留。';

/** What a failed call says of each reason, and one without a text. */
function sentences(): string[] {
  const reasons: TransportReason[] = ['offline', 'network', 'timeout', 'unreadable', 'absent'];
  const failures = [
    ...reasons.map((reason) => new TransportError(reason, 404)),
    ...[413, 500].map((status) => new TransportError('http', status)),
    new Error(''),
  ];
  return failures.map((failure) => {
    const reaction = reactionTo(failure, '/ipr-front/404');
    return reaction.kind === 'message' ? reaction.text : '';
  });
}

const withKept = () => sentences().filter((text) => text.endsWith(`。${KEPT}`)).length;

function show(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as HTMLElement;
}

describe('that what was filled in is kept', () => {
  it('is not said where nothing was typed, whatever stands in a field', () => {
    show('<input value="电池">');
    expect(withKept()).toBe(0);
    expect(sentences().at(-1)).toBe(
      'Request error, please retry. 请求出错，原因不明：请稍候再操作一次；仍然出错，请拨打 12345 反映。',
    );
  });

  it.each(['<input>', '<input type="search">', '<textarea></textarea>'])(
    'is said while something typed stands in %s',
    async (markup) => {
      const field = show(markup);
      const user = userEvent.setup();
      await user.type(field, '电池');
      expect(withKept()).toBe(8);
      await user.clear(field);
      expect(withKept()).toBe(0);
      await user.type(field, '膜');
      expect(withKept()).toBe(8);
      // Another page: the field is gone.
      field.remove();
      expect(withKept()).toBe(0);
    },
  );

  it.each(['checkbox', 'radio'])('is not said after a %s was chosen', async (type) => {
    await userEvent.setup().click(show(`<input type="${type}">`));
    expect(withKept()).toBe(0);
  });

  it('is said of what was brought back', () => {
    setAlsoFilledIn(() => true);
    expect(withKept()).toBe(8);
    setAlsoFilledIn(() => false);
    expect(withKept()).toBe(0);
  });
});
