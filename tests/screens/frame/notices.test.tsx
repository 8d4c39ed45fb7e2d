import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CodeError, ShowTypeError, TransportError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { renderPortal } from '../../support/renderPortal';

const refusal = (showType: number, errorMessage = '余额不足') =>
  new ShowTypeError({ errorCode: 'E7', errorMessage, showType });

async function onPage() {
  await renderPortal('/404');
  await screen.findByText('您访问的页面不存在或已删除', { selector: 'h1' });
}

describe('what a failed call shows', () => {
  it.each([
    ['showType 1, a warning', refusal(1), '余额不足'],
    ['showType 2, an error', refusal(2), '余额不足'],
    [
      'no text',
      refusal(2, ''),
      'Request error, please retry. 请求出错，原因不明：请稍候再操作一次；仍然出错，请拨打 12345 反映。',
    ],
    ['a code with msg', new CodeError('5', '参数有误', null), '参数有误'],
    ['a list', new CodeError('5', '["first","second"]', null), 'first'],
    ['a transport error', new TransportError('http', 502), /服务暂时不可用（502）/],
    ['HTML in the text', refusal(1, '<b onclick=x>粗</b>'), '<b onclick=x>粗</b>'],
  ])('%s', async (_, error, text) => {
    await onPage();
    handleFailure(error);
    expect((await screen.findByText(text)).querySelector('b')).toBeNull();
  });

  it('showType 4: a notification with the code as title and the text below', async () => {
    await onPage();
    handleFailure(refusal(4));
    const notice = (await screen.findByText('余额不足')).closest('[role=alert]');
    expect(notice).toHaveTextContent(/^E7余额不足$/);
  });

  it('showType 0: nothing', async () => {
    await onPage();
    handleFailure(refusal(0));
    handleFailure(refusal(1, '第二个'));
    await screen.findByText('第二个');
    expect(screen.queryByText('余额不足')).toBeNull();
  });

  it('equal ones at one moment once, different ones each', async () => {
    await onPage();
    for (let call = 0; call < 5; call += 1) {
      handleFailure(refusal(2));
      handleFailure(new CodeError('5', '参数有误', null));
      handleFailure(refusal(2, '库存不足'));
    }
    await screen.findByText('库存不足');
    await waitFor(() => expect(screen.getAllByText('参数有误')).toHaveLength(1));
    expect(screen.getAllByText('余额不足')).toHaveLength(1);
    expect(screen.getAllByText('库存不足')).toHaveLength(1);
  });
});
