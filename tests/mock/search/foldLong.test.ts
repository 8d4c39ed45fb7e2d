import { expect, it } from 'vitest';
import { generatePatents } from '../../../mock/data/generated';
import { foldLong } from '../../../mock/search/evaluator/foldLong';
import { foldText } from '../../../src/domain/search/fold';

it('folds a long text as a short one is folded, whatever stands in it', () => {
  const every = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit));
  const texts = [
    '',
    'ＬＥＤ（5～20）：Ａ，Ｂ；Ｃ。',
    'ΑΣ ΑΣΑ Σ',
    'İstanbul ISTANBUL',
    '𠮷𐐀Ａ',
    ...every,
    every.filter((unit) => foldText(unit).length === 1).join('A'),
  ];
  expect(texts.filter((text) => foldLong(text) !== foldText(text))).toEqual([]);
});

it('reads what the records say', () => {
  for (const patent of generatePatents(60)) {
    const { abstract = '', claims = [] } = patent.record();
    expect(patent.doc.values('AB')).toEqual([foldText(abstract)]);
    expect(patent.doc.values('CLMS')).toEqual(claims.map(({ text }) => foldText(text)));
  }
});
