import { describe, expect, it } from 'vitest';
import { contrastTokens } from '../../config/contrast';
import { earlyLook } from '../../config/earlyLook';
import { STORAGE_KEYS } from '../../config/portal';
import { tokensFor } from '../../config/theme';

/** What the script sets in a browser that has stored these values. */
function look(mode: string | null, choices: string | null) {
  const style: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  const localStorage = {
    getItem: (key: string) =>
      ({ [STORAGE_KEYS.careMode]: mode, [STORAGE_KEYS.careChoices]: choices })[key],
  };
  const documentElement = {
    dataset,
    style: { setProperty: (name: string, value: string) => (style[name] = value) },
  };
  new Function('localStorage', 'document', earlyLook())(localStorage, { documentElement });
  return { style, dataset };
}

describe('the look before the first paint', () => {
  it.each(['black', 'white', 'yellow'] as const)('has the colours of the theme %s', (name) => {
    const { style, dataset } = look('true', JSON.stringify({ contrast: name, zoom: 1.5 }));
    const { text, surface, line } = contrastTokens(name, tokensFor(true));
    expect(style).toMatchObject({
      '--ipr-text': text,
      '--ipr-surface': surface,
      '--ipr-line': line,
    });
    expect(style['--ipr-shell-size']).toBe('27px');
    expect(dataset).toEqual({ contrast: name });
  });

  it('shows what a key asked for outside of the care mode', () => {
    expect(look(null, '{"asked":true,"contrast":"black"}').dataset).toEqual({ contrast: 'black' });
  });

  it.each([
    [null, null],
    ['false', '{"contrast":"black"}'],
    [null, '{"contrast":"black","asked":"yes"}'],
    ['true', '{'],
    ['true', 'null'],
    ['true', '{"contrast":"__proto__","zoom":"9"}'],
    ['true', '{"contrast":["black"],"zoom":{}}'],
  ])('stays as it is with %j and %j', (mode, choices) => {
    const { style, dataset } = look(mode, choices);
    expect(style['--ipr-surface']).toBeUndefined();
    expect(dataset.contrast).toBeUndefined();
  });
});
