import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../config/scripts/build.mjs';

const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
const built = scripts.map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));

/** The scripts that hold a pattern, each with the place. */
const holding = (pattern: RegExp) =>
  built.flatMap(({ name, text }) => {
    const found = pattern.exec(text);
    return found ? `${name}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}` : [];
  });

describe('the build runs in the oldest browsers of BROWSER_TARGETS', () => {
  // There the whole script fails to load, however seldom the expression is used.
  it('has no lookbehind in an expression, which Safari knows from 16.4', () => {
    // `ip-regex`, of antd's form rules, makes one of strings, for an option that nobody sets.
    const ours = holding(/\(\?<[=!]/).filter((one) => !one.includes('includeBoundaries'));
    expect(ours).toEqual([]);
  });

  /** Not known to one of them, and not added by src/global.ts. */
  it.each([
    ['Array.prototype.findLastIndex', /\.findLastIndex\(/],
    ['toSorted and its kind', /\.to(?:Sorted|Reversed|Spliced)\(/],
    ['Object.groupBy', /(?:Object|Map)\.groupBy/],
    ['Array.fromAsync', /Array\.fromAsync/],
    ['structuredClone', /\bstructuredClone\(/],
    ['crypto.randomUUID', /\brandomUUID\b/],
    ['AbortSignal.timeout and any', /AbortSignal\.(?:timeout|any)\b/],
    ['Promise.withResolvers', /\bwithResolvers\b/],
    ['CompressionStream', /\bnew (?:Dec|C)ompressionStream\b/],
    ['requestSubmit', /\.requestSubmit\(\)[;,)}]/],
    ['isWellFormed', /\.(?:isWellFormed|toWellFormed)\(/],
    ['the v flag of an expression', /\/[gimsuy]*v[gimsuy]*\.(?:test|exec)\(/],
  ])('does not call %s', (_, pattern) => {
    expect(holding(pattern)).toEqual([]);
  });

  it('adds what it calls before anything else runs', () => {
    const [first] = holding(/Object\.prototype\.hasOwnProperty\.call/).filter((one) =>
      one.startsWith('umi.'),
    );
    expect(first).toBeDefined();
  });
});
