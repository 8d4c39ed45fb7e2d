import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { imageProps } from './marks';

/** A drawing as the text of an SVG image, for a file; names from the data stay text in it. */
export function renderedSvg(size: { width: number; height: number }, parts: ReactNode): string {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(createElement('svg', imageProps(size), parts)));
  const [svg] = box.children;
  const text = svg ? new XMLSerializer().serializeToString(svg) : '';
  root.unmount();
  return text;
}
