import { withoutStyles } from '@/components/article/withoutStyles';

/** Styles that a parser finds in the HTML. */
function stylesIn(html: string): number {
  const found = new DOMParser().parseFromString(html, 'text/html');
  return found.querySelectorAll('style, [style]').length;
}

describe('HTML whose styles are not read', () => {
  it.each([
    '<p style="text-indent: 2em">本院认为</p>',
    "<p align='left' STYLE = 'font-size:16pt'>本院认为</p>",
    '<p class="a"style=color:red>本院认为</p>',
    '<p/style="color:red"/>本院认为',
    '<td\n\tcolspan=2\n\tstyle="x">本院认为</td>',
    '<style type="text/css">p{color:red}</style><p>本院认为</p>',
    '<STYLE>p{}</STYLE ><p>本院认为</p>',
  ])('has none of %s, and all of its words', (html) => {
    expect(withoutStyles(html)).toContain('本院认为');
    expect(stylesIn(withoutStyles(html))).toBe(0);
  });

  it('has no handler either', () => {
    const html = withoutStyles('<img src="x" onerror="alert(1)"><p ONCLICK=a()>本院认为</p>');
    expect(html).not.toMatch(/\son\w+=/i);
  });

  it('leaves words and other attributes as they are', () => {
    const html = '<p>写作 style="x" 的，1 < 2</p><a href="/style?a=1" data-style="b">链接</a>';
    expect(withoutStyles(html)).toBe(html);
  });

  it('takes no longer than the text is long', () => {
    const begin = performance.now();
    withoutStyles('<p style="'.repeat(100_000));
    withoutStyles('<style'.repeat(100_000));
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});
