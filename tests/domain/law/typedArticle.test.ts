import { expect, it } from 'vitest';
import { readTypedArticle } from '@/domain/law/typedArticle';

it.each([
  ['专利法 71', '专利法', '71'],
  ['专利法71条', '专利法', '71'],
  ['《专利法》第七十一条', '专利法', '71'],
  ['中华人民共和国专利法第71条', '中华人民共和国专利法', '71'],
  ['专利法六十六条之一', '专利法', '66-1'],
  ['专利法 66-1', '专利法', '66-1'],
  ['专利法实施细则　１２', '专利法实施细则', '12'],
  ['关于审理专利纠纷案件的若干规定（二）第3条', '关于审理专利纠纷案件的若干规定（二）', '3'],
])('%s is article %s %s', (text, law, article) => {
  expect(readTypedArticle(text)).toEqual({ law, article });
});

it.each(['专利法', '71', '电池 71', '专利法2020年', '专利法 0', '（2024）苏05民初123号', ''])(
  '%s is no article',
  (text) => {
    expect(readTypedArticle(text)).toBeNull();
  },
);
