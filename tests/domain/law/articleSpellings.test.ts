import { expect, it } from 'vitest';
import { versionSpan } from '@/domain/law/articleHistory';
import {
  articleSpellings,
  listedPlaces,
  namesArticle,
  wordsOfListed,
} from '@/domain/law/articleSpellings';

it('names an article as judgments do, in characters and in digits', () => {
  expect(articleSpellings('中华人民共和国专利法', '71')).toEqual([
    '专利法》第七十一条',
    '专利法第七十一条',
    '专利法》第71条',
    '专利法第71条',
  ]);
  expect(articleSpellings('中华人民共和国刑法', '66-1')[2]).toBe('刑法》第66条之一');
  expect(articleSpellings('国家安全法', '2')[0]).toBe('国家安全法》第二条');
});

it('names an article of a part of a code as one of the code', () => {
  for (const title of ['中华人民共和国民法典侵权责任编', '民法典 人格权编', '民法典 总则']) {
    expect(articleSpellings(title, '1185')[1]).toBe('民法典第一千一百八十五条');
  }
  expect(articleSpellings('中华人民共和国民法典', '1185')[1]).toBe('民法典第一千一百八十五条');
  expect(wordsOfListed('中华人民共和国民法典侵权责任编', '1185')).toBe('民法典 第一千一百八十五条');
  expect(articleSpellings('广告法', '3')[1]).toBe('广告法第三条');
});

it('knows no spelling for an article of an annex', () => {
  expect(articleSpellings('中华人民共和国专利法', 'f1a3')).toEqual([]);
});

it('does not take an inserted article for the one before it', () => {
  const spellings = articleSpellings('中华人民共和国专利法', '66');
  expect(namesArticle('依照《中华人民共和国专利法》第六十六条之一', spellings)).toBe(false);
  expect(namesArticle('依照《中华人民共和国专利法》第六十六条之规定', spellings)).toBe(true);
  expect(namesArticle('专利法第六十六条之一、专利法第六十六条第二款', spellings)).toBe(true);
});

it('finds an article behind others of its law, and none of another law', () => {
  const title = '中华人民共和国专利法';
  expect(wordsOfListed(title, '25')).toBe('专利法 第二十五条');
  expect(wordsOfListed(title, 'f1a3')).toBe('');
  const text = '不符合专利法第五条、第二十五条规定的，适用民法典第二十六条';
  const places = listedPlaces(text, title, '25').map(({ from, to }) => text.slice(from, to));
  expect(places).toEqual(['第二十五条']);
  expect(listedPlaces(text, title, '26')).toEqual([]);
});

it('knows when a version was in force only where the days are known', () => {
  const version = { id: 'a', effectiveDate: '2009-10-01' };
  expect(versionSpan(version, { id: 'b', effectiveDate: '2021-06-01' })).toEqual({
    from: '2009-10-01',
    to: '2021-05-31',
  });
  expect(versionSpan(version, undefined)).toEqual({ from: '2009-10-01', to: '' });
  expect(versionSpan(version, { id: 'b', effectiveDate: null })).toBeNull();
  expect(versionSpan({ id: 'a', effectiveDate: null }, undefined)).toBeNull();
});
