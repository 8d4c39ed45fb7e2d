import { expect, it } from 'vitest';
import { drawnSvg } from '@/components/chart/drawnSvg';

it('gives a drawing its styles by script, and leaves names from the data as text', () => {
  const drawing = drawnSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" style="position:absolute"><text style="font-size:13px;font-family:\'PingFang SC\'" fill="#333">甲&lt;b style=&quot;x&quot;&gt;</text></svg>',
  );
  const text = drawing.querySelector<SVGElement>('text');
  expect(text?.style.fontSize).toBe('13px');
  expect(text?.textContent).toBe('甲<b style="x">');
  expect(text?.getAttributeNames()).not.toContain('data-style');
  expect(drawing.querySelector('b')).toBeNull();
});
