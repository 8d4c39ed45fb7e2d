import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathWithinBase, redirectTarget, withReturnAddress } from '../../src/domain/redirectTarget';

const ORIGIN = 'https://ipr.example.cn';
const SSO = 'https://sso.example.cn:8443';

describe('redirectTarget', () => {
  it.each([
    ['/ipr-front/changshu/nav/subjectDetail', '/ipr-front/changshu/nav/subjectDetail'],
    ['/ipr-front/a?q=电池&page=2#claims', '/ipr-front/a?q=%E7%94%B5%E6%B1%A0&page=2#claims'],
    ['/ipr-front/a?next=https://evil.example', '/ipr-front/a?next=https://evil.example'],
    ['/ipr-front/a?q=x@y', '/ipr-front/a?q=x@y'],
    ['/ipr-front/enterprise/A@B', '/ipr-front/enterprise/A@B'],
    ['/', '/'],
    [`${ORIGIN}/ipr-front/a?b=%26#c`, '/ipr-front/a?b=%26#c'],
    ['HTTPS://IPR.EXAMPLE.CN/a', '/a'],
    [`${ORIGIN}:443/a`, '/a'],
  ])('follows %s', (raw, path) => {
    expect(redirectTarget(raw, ORIGIN)).toBe(`${ORIGIN}${path}`);
  });

  it('follows an address with the longest search there is, 2,000 characters', () => {
    const path = `/ipr-front/a?q=${'%E7%94%B5'.repeat(2000)}`;
    expect(redirectTarget(path, ORIGIN)).toBe(`${ORIGIN}${path}`);
  });

  it('follows a configured origin, and only the whole of it', () => {
    expect(redirectTarget(`${SSO}/after`, ORIGIN, [SSO])).toBe(`${SSO}/after`);
    expect(redirectTarget(`${SSO}/after`, ORIGIN)).toBeNull();
    expect(redirectTarget('https://sso.example.cn/after', ORIGIN, [SSO])).toBeNull();
    expect(redirectTarget('http://sso.example.cn:8443/after', ORIGIN, [SSO])).toBeNull();
    expect(redirectTarget('https://sso.example.cn:8443.evil.example/', ORIGIN, [SSO])).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['two slashes', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['four slashes', '////evil.example/a'],
    ['two backslashes', '\\\\evil.example'],
    ['slash and backslash', '/\\evil.example'],
    ['backslash and slash', '\\/evil.example'],
    ['a backslash later on', '/a\\..\\evil.example'],
    ['an encoded slash', '/%2fevil.example'],
    ['an encoded slash in capitals', '/%2Fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['encoded slashes alone', '%2f%2fevil.example'],
    ['an encoded scheme', 'https%3A%2F%2Fevil.example'],
    ['another origin', 'https://evil.example/ipr-front/'],
    ['another scheme of our host', 'http://ipr.example.cn/a'],
    ['another port of our host', 'https://ipr.example.cn:444/a'],
    ['our host as a beginning', 'https://ipr.example.cn.evil.example/a'],
    ['our host as an end', 'https://evilipr.example.cn/a'],
    ['our host as user-info', 'https://ipr.example.cn@evil.example/a'],
    ['our host with a password', 'https://ipr.example.cn:443@evil.example/a'],
    ['user-info at our own host', 'https://user@ipr.example.cn/a'],
    ['empty user-info', 'https://@ipr.example.cn/a'],
    ['an at-sign in the path', '/@evil.example'],
    ['encoded user-info', 'https://ipr.example.cn%40evil.example/a'],
    ['one slash after the scheme', 'https:/evil.example'],
    ['no slash after the scheme', 'https:evil.example'],
    ['three slashes after the scheme', 'https:///evil.example'],
    ['backslashes after the scheme', 'https:\\\\evil.example'],
    ['javascript', 'javascript:alert(1)'],
    ['javascript in capitals', 'JavaScript:alert(1)'],
    ['javascript with a tab', 'java\tscript:alert(1)'],
    ['javascript with a line break', 'java\nscript:alert(1)'],
    ['javascript after a space', ' javascript:alert(1)'],
    ['javascript after a control character', '\u0001javascript:alert(1)'],
    ['javascript that looks like an address', 'javascript://ipr.example.cn/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript', 'vbscript:msgbox(1)'],
    ['blob', 'blob:https://ipr.example.cn/1'],
    ['file', 'file:///etc/passwd'],
    ['ftp', 'ftp://ipr.example.cn/'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line break between the slashes', '/\n/evil.example'],
    ['a carriage return', '/\r/evil.example'],
    ['a space before', ' //evil.example'],
    ['a null character', '/\u0000/evil.example'],
    ['a dot path', './/evil.example'],
    ['a relative path', 'evil.example'],
    ['a query alone', '?redirectUrl=//evil.example'],
    ['a hash alone', '#//evil.example'],
    ['full-width slashes in the host', 'https://ipr.example.cn／evil.example'],
    ['a full-width dot that joins hosts', 'https://evil。example/'],
    ['brackets', 'https://[::1]/'],
    ['an address that cannot be read', 'https://ipr.example.cn:99999/'],
    ['a very long address', `/${'a'.repeat(20_000)}`],
  ])('refuses %s', (_, raw) => {
    expect(redirectTarget(raw, ORIGIN)).toBeNull();
  });

  it('never leads elsewhere, whatever the text', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '%2f',
        '%5c',
        ':',
        '@',
        '.',
        '?',
        '#',
        '\t',
        '\n',
        ' ',
        '／',
        'https:',
        'http:',
      ],
      ...['javascript:', 'evil.example', 'ipr.example.cn', 'a', '..', '%00', '%40'],
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 10 }).map((p) => p.join('')),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const target = redirectTarget(raw, ORIGIN, [SSO]);
        if (target === null) return;
        expect([ORIGIN, SSO]).toContain(new URL(target).origin);
        expect(new URL(target).username).toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('pathWithinBase', () => {
  it.each([
    ['/ipr-front/changshu/a?b=1#c', '/ipr-front/', '/changshu/a?b=1#c'],
    ['/ipr-front/', '/ipr-front/', '/'],
    ['/ipr-front', '/ipr-front/', '/'],
    ['/ipr-front/a', '/ipr-front', '/a'],
    ['/a/b', '/', '/a/b'],
    ['/ipr-frontier/a', '/ipr-front/', null],
    ['/ipr-admin/welcome', '/ipr-front/', null],
    ['/', '/ipr-front/', null],
    ['https://evil.example/ipr-front/a', '/ipr-front/', null],
  ])('%s below %s', (href, base, expected) => {
    expect(pathWithinBase(href, ORIGIN, base)).toBe(expected);
  });
});

describe('withReturnAddress', () => {
  const to = `${ORIGIN}/ipr-front/a?q=%E7%94%B5%E6%B1%A0&page=2#b`;
  const once =
    'https%3A%2F%2Fipr.example.cn%2Fipr-front%2Fa%3Fq%3D%25E7%2594%25B5%25E6%25B1%25A0%26page%3D2%23b';

  it.each([
    ['', '?r=@'],
    ['/login', '/login?r=@'],
    ['/login?', '/login?r=@'],
    ['/login?app=ipr&flag', '/login?app=ipr&flag&r=@'],
    ['/#/login?a=1', '/?r=@#/login?a=1'],
    ['/login?a=%20b+c%2#x', '/login?a=%20b+c%2&r=@#x'],
    ['/login?r=old&a=1&r=', '/login?a=1&r=@'],
    ['/login?%72=old', '/login?r=@'],
  ])('%s becomes %s', (address, told) => {
    const slash = address.startsWith('/') ? '' : '/';
    expect(withReturnAddress(`${SSO}${address}`, 'r', to)).toBe(
      `${SSO}${slash}${told.replace('@', once)}`,
    );
  });

  it('is read back as it was, whatever the parameter is called', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true }),
        fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
        (address, name) => {
          const url = new URL(withReturnAddress(address, name, to));
          expect(url.searchParams.getAll(name)).toEqual([to]);
        },
      ),
    );
  });
});
