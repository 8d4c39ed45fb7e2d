import { describe, expect, it } from 'vitest';
import { baseOf, writtenBase } from '../../src/domain/basePath';

const ORIGIN = 'https://ipr.example.cn';

describe('writtenBase', () => {
  it.each([
    ['/portal/', '/portal/'],
    ['/portal', '/portal/'],
    ['portal', '/portal/'],
    ['portal/', '/portal/'],
    [' /portal// ', '/portal/'],
    ['/city/ipr', '/city/ipr/'],
    ['/', '/'],
    [`${ORIGIN}/portal`, '/portal/'],
    ['/portal/?from=site#top', '/portal/'],
    ['/常熟/', '/%E5%B8%B8%E7%86%9F/'],
  ])('%j is %s', (written, base) => {
    expect(writtenBase(written, ORIGIN)).toBe(base);
  });

  it.each([
    undefined,
    null,
    '',
    '  ',
    5,
    true,
    {},
    ['/portal/'],
    'https://evil.example/portal/',
    '//evil.example/portal/',
    'javascript:alert(1)',
    'https://',
    'http://[',
  ])('%j is none', (written) => {
    expect(writtenBase(written, ORIGIN)).toBeUndefined();
  });
});

describe('baseOf', () => {
  const known = ['/portal/', '/ipr-front/'];

  it.each([
    ['/ipr-front/changshu/user/login', known, '/ipr-front/'],
    ['/portal/changshu/user/login', known, '/portal/'],
    ['/portal', known, '/portal/'],
    ['/portal/', known, '/portal/'],
    // A base that holds everything gives way to the one that fits more closely.
    ['/ipr-front/404', ['/', '/ipr-front/'], '/ipr-front/'],
    ['/changshu/nav/subjectDetail', ['/', '/ipr-front/'], '/'],
    ['/ipr-front/new/changshu', ['/ipr-front/', '/ipr-front/new/'], '/ipr-front/new/'],
    ['/ipr-frontier/changshu', ['/ipr-front/'], '/ipr-frontier/'],
    // None of the known ones.
    ['/other/changshu/nav/subjectDetail', known, '/other/'],
    ['/a/b/changshu', known, '/a/b/'],
    ['/changshu', known, '/'],
    ['/other/nothing', known, '/'],
    ['/', [], '/'],
  ])('of %s, known %j, is %s', (pathname, bases, base) => {
    expect(baseOf(pathname, bases, '/changshu')).toBe(base);
  });
});
