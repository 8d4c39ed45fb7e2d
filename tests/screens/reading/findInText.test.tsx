import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FindInText } from '@/components/reading/find/FindInText';
import { findRanges } from '@/components/reading/find/textPieces';

function Page({ searched }: { searched?: readonly string[] }) {
  const text = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  return (
    <>
      <FindInText root={text} {...(searched && { searched })} />
      <button type="button" onClick={() => setMore(true)}>
        展开
      </button>
      <div ref={text}>
        <p>
          专利<mark>权人</mark>可以许可他人实施专利。
        </p>
        <p>权人</p>
        <p>人民法院认为专利权有效。</p>
        {more && <p>专利权终止。</p>}
      </div>
    </>
  );
}

const box = () => screen.getByRole('searchbox', { name: '在正文中查找' });
const said = () => within(screen.getByRole('search')).getByRole('status').textContent;
const steps = () => screen.getByRole('button', { name: '下一处' });

describe('finding a word in the text of a page', () => {
  it('counts its places, and goes from one to the next and around', async () => {
    render(<Page />);
    const user = userEvent.setup();
    expect(steps()).toHaveAttribute('aria-disabled', 'true');
    await user.type(box(), '专利');
    expect(said()).toBe('共 3 处');
    await user.keyboard('{Enter}');
    expect(said()).toBe('第 1 处，共 3 处');
    await user.keyboard('{Enter}{Enter}');
    expect(said()).toBe('第 3 处，共 3 处');
    await user.keyboard('{Enter}');
    expect(said()).toBe('第 1 处，共 3 处');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(said()).toBe('第 3 处，共 3 处');
    await user.click(screen.getByRole('button', { name: '上一处' }));
    expect(said()).toBe('第 2 处，共 3 处');
    expect(box()).toHaveValue('专利');
  });

  it('says when there is none, and Escape empties the field', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.type(box(), '商标');
    expect(said()).toBe('正文中没有“商标”');
    await user.keyboard('{Enter}');
    expect(said()).toBe('正文中没有“商标”');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(said()).toBe('');
  });

  it('goes through the words of the search until one is typed; they can be left unmarked', async () => {
    render(<Page searched={['权人', '专利权', '有效']} />);
    const user = userEvent.setup();
    expect(await screen.findByText('共 4 处')).toBeVisible();
    await user.click(steps());
    expect(said()).toBe('第 1 处，共 4 处');
    await user.type(box(), '许可');
    expect(said()).toBe('共 1 处');
    await user.clear(box());
    expect(said()).toBe('共 4 处');
    const mark = screen.getByRole('checkbox', { name: '标出检索词' });
    await user.click(mark);
    expect(said()).toBe('');
    expect(steps()).toHaveAttribute('aria-disabled', 'true');
    await user.click(mark);
    expect(said()).toBe('共 4 处');
  });

  it('follows a text that changes', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.type(box(), '专利权');
    expect(said()).toBe('共 2 处');
    await user.click(screen.getByRole('button', { name: '展开' }));
    expect(await screen.findByText('共 3 处')).toBeVisible();
  });

  it('lists the places with their words where the browser cannot mark them', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.type(box(), '有效');
    const list = screen.getByRole('list', { name: '找到的位置' });
    const place = within(list).getByRole('button', { name: /人民法院认为专利权\s*有效/ });
    await user.click(place);
    expect(place).toHaveAttribute('aria-current', 'true');
    expect(said()).toBe('第 1 处，共 1 处');
  });

  it('leaves the text itself as it is', async () => {
    const { container } = render(<Page />);
    const text = container.lastElementChild;
    const before = text?.innerHTML;
    const user = userEvent.setup();
    await user.type(box(), '专利权');
    await user.keyboard('{Enter}');
    await act(async () => {});
    expect(text?.innerHTML).toBe(before);
  });
});

describe('the places of a word below an element', () => {
  const places = (html: string, wanted: string) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    return findRanges(root, [wanted], 100).map(String);
  };

  it('run over marks and links, but not into the next paragraph', () => {
    expect(places('<p>第<a>六</a><b>十</b>条</p>', '第六十条')).toEqual(['第六十条']);
    expect(places('<p>第六</p><p>十条</p>', '第六十条')).toEqual([]);
    expect(places('<ul><li>甲</li><li>乙</li></ul>', '甲乙')).toEqual([]);
  });

  it('leave out what nobody sees', () => {
    const html = '<p>甲<span class="ipr-visually-hidden">乙</span></p><script>甲</script>';
    expect(places(html, '甲')).toEqual(['甲']);
    expect(places(html, '乙')).toEqual([]);
  });
});
