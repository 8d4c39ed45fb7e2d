import { contrastTokens } from '../../../config/contrast';
import {
  CHART_TONES,
  type ChartTone,
  isChartTone,
  tokensFor,
  toneColour,
} from '../../../config/theme';
import { HIT_COLOURS } from '../../../src/components/search/Highlight';

type Triple = readonly [number, number, number];

/** How the four kinds of colour vision see linear RGB (Machado, Oliveira, Fernandes 2009). */
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

function linear(colour: string): Triple {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Oklab, in which equal distances look about equally large. */
function oklab(rgb: Triple): Triple {
  const lms: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ];
}

const luminance = (colour: string) => dot([0.2126, 0.7152, 0.0722], linear(colour));
const contrast = (dark: string, light: string) =>
  (luminance(light) + 0.05) / (luminance(dark) + 0.05);

/** The least distance of two colours in one kind of colour vision. */
function nearest(colours: readonly string[], vision: string): number {
  const [r, g, b] = VISIONS[vision] ?? [];
  if (!r || !g || !b) throw new Error('no such vision');
  const seen = colours.map((colour) => {
    const rgb = linear(colour);
    return oklab([clamp(dot(r, rgb)), clamp(dot(g, rgb)), clamp(dot(b, rgb))]);
  });
  const distances = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
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
    for (const colour of colours) expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(least);
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
        expect(contrast(colour, hit), `${colour} on ${hit}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it.each(Object.keys(VISIONS))('stay apart in %s, beside their underlines', (vision) => {
    expect(nearest(tokens.hits, vision)).toBeGreaterThan(apart);
  });
});

describe.each(['black', 'white', 'yellow'] as const)('the high-contrast theme %s', (name) => {
  const tokens = contrastTokens(name, tokensFor(true));
  const ratio = (one: string, other: string) =>
    luminance(one) > luminance(other) ? contrast(other, one) : contrast(one, other);

  it('has at least 7:1 for texts, states, charts and words found (domain reference 7)', () => {
    const { text, textSecondary, textTertiary, primary, accent, lineStrong } = tokens;
    const { success, warning, danger, ended, chart, hits, surface, onPrimary } = tokens;
    const onGround = [text, textSecondary, textTertiary, primary, accent, lineStrong, ...chart];
    for (const colour of [...onGround, success, warning, danger, ended]) {
      for (const ground of [surface, tokens.surfaceQuiet, tokens.surfacePrimary]) {
        expect(ratio(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(7);
      }
      expect(ratio(onPrimary, primary)).toBeGreaterThanOrEqual(7);
    }
    for (const hit of hits) expect(ratio(text, hit), hit).toBeGreaterThanOrEqual(7);
    for (const state of [danger, success]) {
      expect(ratio(onPrimary, state)).toBeGreaterThanOrEqual(7);
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
