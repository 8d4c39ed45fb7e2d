import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal, type TestRoute } from '../../support/renderPortal';

/** Utterances in the order in which they were begun; `cancelled` ones say nothing afterwards. */
interface Utterance {
  text: string;
  rate: number;
  lang: string;
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
}

let spoken: Utterance[] = [];
const cancel = vi.fn();

function stubVoices(langs: readonly string[]) {
  spoken = [];
  cancel.mockClear();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(public text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
    speak: (one: Utterance) => spoken.push(one),
    cancel,
  });
}

const LAW = '申请发明专利的，应当提交请求书。';

const page: TestRoute = {
  id: 'care-page',
  path: '/changshu/care-page',
  component: () => (
    <>
      <h1>第一章</h1>
      <p>
        申请<a href="#x">发明专利</a>的，应当提交请求书。费用另行规定。
      </p>
      <p hidden>看不见的。</p>
      <button type="button">提交</button>
      <p>
        <a href="#y">最后一段。</a>
      </p>
    </>
  ),
};

const form: TestRoute = {
  id: 'care-form',
  path: '/changshu/care-form',
  component: () => (
    <>
      <h1>费用</h1>
      <table>
        <thead>
          <tr>
            <th>年度</th>
            <th>金额</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">第 1 年</th>
            <td>600 元。减缴后 90 元。</td>
          </tr>
        </tbody>
      </table>
      <label htmlFor="who">申请人</label>
      <input id="who" defaultValue="甲公司" />
      <input aria-label="密码" type="password" defaultValue="secret" />
      <p data-testid="later">页面上的话。</p>
    </>
  ),
};

async function open() {
  const portal = await renderPortal('/changshu/care-page', { routes: [page] });
  await screen.findByRole('heading', { level: 1, name: '第一章' });
  return portal;
}

const strip = () => screen.findByRole('group', { name: '朗读' });
const heard = () => spoken.map(({ text }) => text);
const finishLast = () => act(async () => spoken.at(-1)?.onend?.());

beforeEach(() => stubVoices(['en-US', 'zh-CN']));

describe('reading aloud', () => {
  it('reads the main text sentence by sentence, pauses, goes on, and Escape ends it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '适老化' }));
    await user.click(await screen.findByRole('button', { name: '朗读全文' }));
    const steering = within(await strip());
    await waitFor(() => expect(spoken.length).toBe(1));
    for (let ends = 0; ends < 9 && heard().at(-1) !== LAW; ends += 1) await finishLast();
    expect(heard()).toContain(LAW);
    expect(heard()).not.toContain('看不见的。');
    const count = heard().length;
    await user.click(steering.getByRole('button', { name: '暂停' }));
    await finishLast();
    expect(heard()).toHaveLength(count);
    await user.click(steering.getByRole('button', { name: '继续' }));
    expect(heard().at(-1)).toBe(LAW);
    await user.selectOptions(steering.getByLabelText('语速'), '1.5 倍');
    expect(spoken.at(-1)).toMatchObject({ rate: 1.5, lang: 'zh-CN' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: '朗读' })).toBeNull();
    const stopped = heard().length;
    await finishLast();
    expect(heard()).toHaveLength(stopped);
    expect(document.querySelector('[data-spoken]')).toBeNull();
  });

  it('reads cells with the head of their column and fields with their answer, and stops when words change', async () => {
    const { user } = await renderPortal('/changshu/care-form', { routes: [form] });
    await screen.findByRole('heading', { level: 1, name: '费用' });
    await user.click(screen.getByRole('button', { name: '适老化' }));
    await user.click(await screen.findByRole('button', { name: '朗读全文' }));
    await waitFor(() => expect(spoken.length).toBe(1));
    const all = ['金额：600 元。', '减缴后 90 元。', '申请人', '甲公司'];
    for (let ends = 0; ends < 20 && heard().at(-1) !== '减缴后 90 元。'; ends += 1)
      await finishLast();
    expect(await strip()).toHaveTextContent(/正在读：第 \d 段，共 \d+ 段；本段第 2 句，共 2 句/);
    await finishLast();
    await finishLast();
    expect(heard().filter((one) => all.includes(one))).toEqual(all);
    expect(heard().join()).not.toContain('secret');
    screen.getByTestId('later').textContent = '换成了别的。';
    await finishLast();
    expect(await strip()).toHaveTextContent('页面内容已变化');
    expect(heard()).not.toContain('页面上的话。');
  });

  it('reads what is pointed at or has the focus, and shows it large; Escape silences it', async () => {
    const { user } = await renderPortal('/changshu/care-form', { routes: [form] });
    await screen.findByRole('heading', { level: 1, name: '费用' });
    await user.click(screen.getByRole('button', { name: '适老化' }));
    await user.click(await screen.findByRole('button', { name: '显示设置' }));
    await user.click(screen.getByRole('button', { name: '大字幕' }));
    await user.click(screen.getByRole('button', { name: '指读' }));
    screen.getByLabelText('申请人').focus();
    const large = () => document.querySelector('.careCaption');
    await waitFor(() => expect(large()).toHaveTextContent('申请人：甲公司'));
    await waitFor(() => expect(heard()).toEqual(['申请人：甲公司']));
    screen.getByLabelText('密码').focus();
    await waitFor(() => expect(large()).toHaveTextContent('密码'));
    expect(large()).not.toHaveTextContent('secret');
    cancel.mockClear();
    await user.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(large()).toBeNull();
  });

  it('begins where the focus is, by key, without the toolbar, and says when it is through', async () => {
    await open();
    screen.getByRole('link', { name: '最后一段。' }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, {
      code: 'KeyR',
      altKey: true,
      shiftKey: true,
    });
    await waitFor(() => expect(heard()).toEqual(['最后一段。']));
    expect(screen.queryByRole('button', { name: '朗读全文' })).toBeNull();
    await finishLast();
    expect(await strip()).toHaveTextContent('已经读完。');
  });

  it('stops where the voice fails, and reads that sentence again when asked', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '适老化' }));
    await user.click(await screen.findByRole('button', { name: '朗读全文' }));
    await waitFor(() => expect(spoken.length).toBe(1));
    await act(async () => spoken[0]?.onerror?.());
    expect(await strip()).toHaveTextContent('朗读中断，停在标出的这一句。');
    await user.click(screen.getByRole('button', { name: '重读' }));
    expect(heard()[1]).toBe(heard()[0]);
  });

  it('says that there is no Chinese voice and offers the text', async () => {
    stubVoices(['en-US']);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '适老化' }));
    await user.click(await screen.findByRole('button', { name: '朗读全文' }));
    await waitFor(async () => expect(await strip()).toHaveTextContent('没有中文语音'), {
      timeout: 4000,
    });
    await user.click(screen.getByRole('button', { name: '查看本页文字' }));
    const dialog = await screen.findByRole('dialog', { name: '本页文字' });
    expect(dialog).toHaveTextContent(LAW);
    expect(spoken).toEqual([]);
  });

  it('ends when the page is left', async () => {
    const { user, goTo } = await open();
    await user.click(screen.getByRole('button', { name: '适老化' }));
    await user.click(await screen.findByRole('button', { name: '朗读全文' }));
    await waitFor(() => expect(spoken.length).toBe(1));
    await goTo('/404');
    await finishLast();
    expect(spoken).toHaveLength(1);
    expect(await strip()).toHaveTextContent('页面内容已变化');
  });
});
