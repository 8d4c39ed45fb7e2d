import { clampRgb, converter, differenceEuclidean, type Lrgb, wcagContrast } from 'culori';
import { CHART_TONES, type ChartTone, isChartTone, toneColour } from '../../../config/chartTones';
import { contrastTokens } from '../../../config/contrast';
import { tokensFor } from '../../../config/theme';
import { heatColours } from '../../../src/components/chart/heat';
import { HIT_COLOURS } from '../../../src/components/search/Highlight';

/** Oklab, in which equal distances look about equally large. */
const distance = differenceEuclidean('oklab');

type Triple = readonly [number, number, number];

/**
 * How the four kinds of colour vision see linear RGB (Machado, Oliveira, Fernandes 2009);
 * culori's own filters take sRGB as it is.
 */
const VISIONS: Record<string, readonly [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = converter('lrgb');
const dot = (a: Triple, { r, g, b }: Lrgb) => a[0] * r + a[1] * g + a[2] * b;

function seenIn(vision: string, colour: string) {
  const [r, g, b] = VISIONS[vision] ?? [];
  const rgb = linear(colour);
  if (!r || !g || !b || !rgb) return expect.fail(`${colour} in ${vision}`);
  return clampRgb({ mode: 'lrgb' as const, r: dot(r, rgb), g: dot(g, rgb), b: dot(b, rgb) });
}

/** The least distance of two colours in one kind of colour vision. */
function nearest(colours: readonly string[], vision: string): number {
  const seen = colours.map((colour) => seenIn(vision, colour));
  const distances = seen.flatMap((one, index) =>
    seen.slice(index + 1).map((other) => distance(one, other)),
  );
  return Math.min(...distances);
}

describe.each([
  ['normal mode', false, 3],
  ['care mode', true, 4.5],
] as const)('chart colours in %s', (_, care, least) => {
  const colours = tokensFor(care).chart;

  it('are eight that stand out from the page', () => {
    expect(new Set(colours).size).toBe(8);
    for (const colour of colours)
      expect(wcagContrast(colour, '#ffffff')).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.keys(VISIONS))('stay apart in %s', (vision) => {
    expect(nearest(colours, vision)).toBeGreaterThan(0.1);
  });
});

describe.each([
  ['normal mode', false, 4.5, 0.055],
  ['care mode', true, 7, 0.045],
] as const)('colours behind words found in %s', (_, care, least, apart) => {
  const tokens = tokensFor(care);

  it('leave texts, quiet texts and links readable', () => {
    expect(tokens.hits).toHaveLength(HIT_COLOURS);
    for (const hit of tokens.hits) {
      for (const colour of [tokens.text, tokens.textSecondary, tokens.primary]) {
        expect(wcagContrast(colour, hit), `${colour} on ${hit}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it.each(Object.keys(VISIONS))('stay apart in %s, beside their underlines', (vision) => {
    expect(nearest(tokens.hits, vision)).toBeGreaterThan(apart);
  });
});

describe.each(['black', 'white', 'yellow'] as const)('the high-contrast theme %s', (name) => {
  const tokens = contrastTokens(name, tokensFor(true));
  it('has at least 7:1 for texts, states, charts and words found (domain reference 7)', () => {
    const { text, textSecondary, textTertiary, primary, accent, lineStrong } = tokens;
    const { success, warning, danger, ended, chart, hits, surface, onPrimary } = tokens;
    const onGround = [text, textSecondary, textTertiary, primary, accent, lineStrong, ...chart];
    for (const colour of [...onGround, success, warning, danger, ended]) {
      for (const ground of [surface, tokens.surfaceQuiet, tokens.surfacePrimary]) {
        expect(wcagContrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(7);
      }
      expect(wcagContrast(onPrimary, primary)).toBeGreaterThanOrEqual(7);
    }
    for (const hit of hits) expect(wcagContrast(text, hit), hit).toBeGreaterThanOrEqual(7);
    for (const state of [danger, success]) {
      expect(wcagContrast(onPrimary, state)).toBeGreaterThanOrEqual(7);
    }
  });

  it.each(Object.keys(VISIONS))('keeps series and words found apart in %s', (vision) => {
    expect(new Set(tokens.chart).size).toBe(8);
    expect(nearest(tokens.chart, vision)).toBeGreaterThan(0.1);
    expect(nearest(tokens.hits, vision)).toBeGreaterThan(0.1);
  });
});

it('what is not known has a colour that no kind and no state has', () => {
  for (const tokens of [tokensFor(false), tokensFor(true)]) {
    const unknown = toneColour('UNKNOWN', tokens);
    const others = Object.keys(CHART_TONES).filter(
      (tone): tone is ChartTone => isChartTone(tone) && tone !== 'UNKNOWN',
    );
    expect(others.map((tone) => toneColour(tone, tokens))).not.toContain(unknown);
  }
});

it.each([
  { mode: 'normal mode', tokens: tokensFor(false), least: 4.5 },
  { mode: 'care mode', tokens: tokensFor(true), least: 7 },
  ...(['black', 'white', 'yellow'] as const).map((mode) => ({
    mode,
    tokens: contrastTokens(mode, tokensFor(true)),
    least: 7,
  })),
])('each step of maps and heat carries its number in $mode', ({ tokens, least }) => {
  expect(tokens.heat).toHaveLength(5);
  for (let step = 0; step <= 5; step += 1) {
    const { ground, ink } = heatColours(step, tokens);
    expect(wcagContrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
  }
});
