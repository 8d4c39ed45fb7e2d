/**
 * A drawing as an element of the page. It is parsed, not written as HTML: names from the data stay
 * text whatever they hold. Its style attributes are set by script, because the
 * Content-Security-Policy allows none in what is parsed.
 *
 * @param svg as the drawings write it; what they name is escaped
 */
export function drawnSvg(svg: string): Element {
  const { documentElement } = new DOMParser().parseFromString(
    svg.replaceAll(' style="', ' data-style="'),
    'image/svg+xml',
  );
  const drawing = document.importNode(documentElement, true);
  for (const part of [drawing, ...drawing.querySelectorAll<SVGElement>('[data-style]')]) {
    part.style.cssText = part.getAttribute('data-style') ?? '';
    part.removeAttribute('data-style');
  }
  return drawing;
}
