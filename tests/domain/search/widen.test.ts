import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../src/domain/search/parser';
import { SYNONYM_GROUPS } from '../../../src/domain/search/synonyms';
import {
  alternativesIn,
  englishInTexts,
  meansOther,
  synonymsOf,
  termsToWiden,
  withAlternative,
} from '../../../src/domain/search/widen';
import { wordsBeside } from '../../../src/domain/search/wordsBeside';

function read(text: string) {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.ast;
}

describe('our own list', () => {
  it('has every word once, so that no word leads to two meanings', () => {
    const words = SYNONYM_GROUPS.flat().map((word) => word.toLowerCase());
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(SYNONYM_GROUPS.every((group) => group.length > 1)).toBe(true);
  });

  it.each([
    ['隔膜', ['隔离膜', 'separator']],
    ['Separator', ['隔膜', '隔离膜']],
    ['锂电池隔膜', ['锂电池隔离膜']],
    ['LED', ['发光二极管', 'light emitting diode']],
    ['有机发光二极管', ['OLED', 'organic light emitting diode']],
    ['苹果', []],
  ])('%s is also %j', (term, others) => {
    expect(synonymsOf(term)).toEqual(others);
  });
});

describe('another word beside one of a query', () => {
  it.each([
    ['隔膜', '隔膜', '隔离膜', '隔膜 OR 隔离膜'],
    ['TI=隔膜 AND 锂', '隔膜', '隔离膜', 'TI=(隔膜 OR 隔离膜) AND 锂'],
    ['隔膜 2W 涂覆', '隔膜', '隔离膜', '(隔膜 OR 隔离膜) 2W 涂覆'],
    ['(隔膜 OR 膜片) AND 锂', '隔膜', 'fuel cell', '(隔膜 OR "fuel cell" OR 膜片) AND 锂'],
    ['TI=隔膜 AND AB=隔膜 NOT 隔膜', '隔膜', '膜', 'TI=(隔膜 OR 膜) AND AB=(隔膜 OR 膜) NOT 隔膜'],
  ])('%s', (query, term, added, expected) => {
    const widened = withAlternative(read(query), term, added);
    expect(widened?.replace(/"膜"/g, '膜')).toBe(expected);
  });

  it('is not offered where the query has it, or looks for no text', () => {
    expect(withAlternative(read('隔膜 OR 隔离膜'), '隔膜', '隔离膜')).toBeUndefined();
    expect(withAlternative(read('PA=隔膜'), '隔膜', '隔离膜')).toBeUndefined();
    expect(termsToWiden(read('PA=隔膜 AND IC=H01M NOT 锂 AND 隔膜+ AND 电池'))).toEqual(['电池']);
  });

  it('can be taken out again', () => {
    const [added, ...others] = alternativesIn(read('TI=(隔膜 OR 隔离膜) AND 锂'));
    expect(added).toEqual({ term: '隔膜', word: '隔离膜', without: 'TI=隔膜 AND 锂' });
    expect(others).toEqual([]);
    expect(alternativesIn(read('PA=(甲公司 OR 乙公司) OR AY=2020'))).toEqual([]);
  });
});

it('finds the words that titles of classes list beside one', () => {
  expect(wordsBeside('隔膜', ['电池隔板；隔膜（例如多孔的）；其他膜；膜片', '隔膜泵；阀'])).toEqual(
    ['电池隔板', '膜片'],
  );
});

it('finds no pieces of sentences beside a word; what most titles have comes first', () => {
  // Titles of the Chinese IPC table.
  const titles = [
    '应用挠性膜片或隔膜，用风箱的、活塞的',
    '隔膜；位移构件是柔性的；皮囊；薄膜',
    '纤维，如绳索、纱线；对织物的处理',
    '隔膜、薄膜；在其中安装',
  ];
  expect(wordsBeside('隔膜', titles)).toEqual(['薄膜', '皮囊']);
  expect(wordsBeside('纱线', titles)).toEqual(['纤维']);
  expect(wordsBeside('云母', ['云母；有机材料；以太网；不锈钢'])).toEqual([
    '有机材料',
    '以太网',
    '不锈钢',
  ]);
});

it('finds the English word that texts give in brackets', () => {
  expect(
    englishInTexts('隔膜', [
      '一种隔膜（separator）及电池',
      '隔膜(Separator, SEP)',
      '隔膜（见图1）',
      '隔膜（T1）与隔膜（M2）',
    ]),
  ).toEqual(['separator']);
});

it('tells a word that our list has for something else', () => {
  expect(meansOther('发光二极管', 'OLED')).toBe(true);
  expect(meansOther('有机发光二极管', 'oled')).toBe(false);
  expect(meansOther('埃坡霉素', 'epothilone')).toBe(false);
});
