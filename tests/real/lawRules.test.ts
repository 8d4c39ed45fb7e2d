import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCitations } from '../../src/domain/law/findCitations';
import { sourceLines } from '../../src/domain/law/lawLine';
import { articlesOf, frontLines, lawLines } from '../../src/domain/law/lawText';
import { parseLaw } from '../../src/domain/law/parseLaw';

const folder = join(process.env.IPR_DATA ?? '', 'laws/text');

/** First and last article of some laws, as they are known to be. */
const KNOWN: readonly (readonly [RegExp, number, number])[] = [
  [/专利法\(2020/, 1, 82],
  [/商标法\(2019/, 1, 73],
  [/著作权法\(2020/, 1, 67],
  [/合同编/, 463, 988],
  [/侵权责任编/, 1164, 1258],
];

/** Runs with `IPR_DATA` alone: the real data never comes with the project. */
describe.runIf(process.env.IPR_DATA && existsSync(folder))('the real laws', () => {
  const laws = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

  it('are read whole: no line lost, articles in a row from first to last', () => {
    const texts = laws();
    const begin = performance.now();
    const parsed = texts.map(({ file, text }) => ({ file, text, law: parseLaw(text) }));
    const time = performance.now() - begin;
    let articles = 0;
    let characters = 0;
    const without: string[] = [];
    for (const { file, text, law } of parsed) {
      expect(lawLines(law), file).toEqual(sourceLines(text));
      expect(frontLines(law, 'title').length, file).toBeGreaterThan(0);
      const numbers = articlesOf(law).map(({ number }) => number);
      const first = numbers[0] ?? 1;
      expect(numbers, file).toEqual(numbers.map((_, i) => first + i));
      if (numbers.length === 0) without.push(file);
      else expect(first === 1 || file.includes('民法典'), file).toBe(true);
      articles += numbers.length;
      characters += text.length;
    }
    console.log(
      `${parsed.length} laws, ${characters} characters, ${articles} articles read in ${time.toFixed(0)} ms`,
    );
    expect(parsed.length).toBeGreaterThanOrEqual(93);
    expect(articles).toBeGreaterThanOrEqual(4644);
    expect(without).toHaveLength(2);
    expect(without.every((file) => /决定|批复/.test(file))).toBe(true);
    for (const [name, first, last] of KNOWN) {
      const numbers = parsed
        .filter(({ file }) => name.test(file) && !file.includes('关于'))
        .map(({ law }) => articlesOf(law).map(({ number }) => number));
      expect(
        numbers.some((row) => row[0] === first && row.at(-1) === last),
        String(name),
      ).toBe(true);
    }
  });

  it('have items that count from one', () => {
    let count = 0;
    for (const { file, text } of laws()) {
      for (const { label, paragraphs } of articlesOf(parseLaw(text))) {
        for (const { items } of paragraphs) {
          count += items.length;
          expect(
            items.map(({ no }) => no),
            `${file} ${label}`,
          ).toEqual(items.map((_, i) => i + 1));
        }
      }
    }
    console.log(`${count} items`);
    expect(count).toBeGreaterThan(2500);
  });

  it('cite other laws', () => {
    const begin = performance.now();
    const found = laws().flatMap(({ text }) => findCitations(text));
    console.log(`${found.length} citations in ${(performance.now() - begin).toFixed(0)} ms`);
    expect(found.filter(({ kind }) => kind !== 'law')).toEqual([]);
    expect(found.length).toBeGreaterThan(800);
  });
});
