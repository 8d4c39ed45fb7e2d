import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONGEST_SENTENCE, sentencesOf } from '../../src/domain/sentences';

const read = (text: string) => sentencesOf(text).map(({ from, to }) => text.slice(from, to));

it('ends a sentence at its mark, with the quotation marks that close there', () => {
  expect(read('他说：“可以。”第2条规定，费用为1.5万元。 Fig. 2 shows it!')).toEqual([
    '他说：“可以。”',
    '第2条规定，费用为1.5万元。',
    'Fig.',
    '2 shows it!',
  ]);
});

it('leaves out what has neither letter nor digit', () => {
  expect(read('—— …… 。\n\n')).toEqual([]);
});

it('loses no letter or digit, keeps their order, and reads nothing too long at one go', () => {
  const text = fc
    .array(fc.constantFrom('专', '利', 'A', '7', '。', '，', ' ', '\n', '.', '；', '”'), {
      maxLength: 600,
    })
    .map((signs) => signs.join(''));
  fc.assert(
    fc.property(text, (whole) => {
      const pieces = read(whole);
      const heard = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
      expect(heard(pieces.join(''))).toBe(heard(whole));
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
    }),
  );
});
