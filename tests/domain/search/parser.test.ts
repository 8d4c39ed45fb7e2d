import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENUMS, FIELDS } from '../../../src/domain/search/fields';
import { LIMITS } from '../../../src/domain/search/limits';
import { parseExpression } from '../../../src/domain/search/parser';
import { printExpression } from '../../../src/domain/search/print';
import vectors from '../vectors.json';
import { anyQuery, SLOW, tokenSoup, withoutPlaces } from './queries';

const { searchExpression } = vectors;

function canonical(query: string): string {
  const result = parseExpression(query);
  return result.ok ? result.canonical : result.error.message;
}

function errorOf(query: string): string {
  const result = parseExpression(query);
  if (result.ok) return `read as ${result.canonical}`;
  const { code, from, to, message } = result.error;
  return `${code} ${from}-${to} ${message}`;
}

describe('vectors', () => {
  it('has the fields and list values of the vectors', () => {
    expect(FIELDS).toEqual(searchExpression.fields);
    expect(ENUMS).toEqual(searchExpression.enums);
    expect(LIMITS).toMatchObject({
      length: searchExpression.limits.maxLength,
      depth: searchExpression.limits.maxDepth,
      distance: searchExpression.limits.maxProximity,
    });
  });

  it.each(searchExpression.valid)('accepts $query', ({ query, canonical: expected }) => {
    const result = parseExpression(query);
    expect(result).toMatchObject({ ok: true, canonical: expected, warnings: [] });
    expect(canonical(expected)).toBe(expected);
  });

  it.each(searchExpression.invalid)('refuses $query', ({ query, ...error }) => {
    expect(parseExpression(query)).toEqual({ ok: false, error });
  });

  it.each(searchExpression.warnings)(
    'warns about $query',
    ({ query, canonical: expected, warnings }) => {
      expect(parseExpression(query)).toMatchObject({ ok: true, canonical: expected, warnings });
    },
  );
});

describe('the accepted examples of the reference', () => {
  it.each([
    ['发明名称=(锂离子电池 AND 隔膜)', 'TI=(锂离子电池 AND 隔膜)'],
    [
      'PA=("华为技术有限公司" OR "荣耀终端有限公司") AND LSS=有效',
      'PA=("华为技术有限公司" OR "荣耀终端有限公司") AND LSS=有效',
    ],
    ['ICLM=(阴极 S 电解液)', 'ICLM=(阴极 S 电解液)'],
    ['MIC=G06 NOT PA=+大学', 'MIC=G06 NOT PA=+大学'],
    ['PD>=2024-01-01 AND PD<2024-07-01', 'PD>=2024-01-01 AND PD<2024-07-01'],
    ['AA=常熟 AND OP=(转让 OR 许可) AND CTD>=10', 'AA=常熟 AND OP=(转让 OR 许可) AND CTD>=10'],
    ['TI=("AND" 1D 门电路) and ic=H03K', 'TI=("AND" 1D 门电路) AND IC=H03K'],
  ])('%s', (query, expected) => {
    expect(canonical(query)).toBe(expected);
  });
});

describe('the refused examples of the reference', () => {
  it.each([
    ['TI=电池)', 'E_EXTRA_RPAREN 5-6 第 6 个字符：多余的右括号'],
    [
      'TI=电池 AND OR 隔膜',
      'E_DOUBLE_OPERATOR 10-12 第 11 个字符：连续出现了两个运算符“AND”和“OR”',
    ],
    ['TL=电池', 'E_UNKNOWN_FIELD 0-2 第 1 个字符：未知字段“TL”，您是不是要输入“TI”'],
    [
      'TI=锂 3D 电池',
      'E_PROX_SCOPE 5-7 第 6 个字符：“3D”两侧必须是同一字段括号内的检索词，如 TI=(锂 3D 电池)',
    ],
    [
      'PT=发明',
      'E_ENUM_VALUE 3-5 第 4 个字符：“专利类型”只能取：发明公开、发明授权、实用新型、外观设计',
    ],
    [
      'AP=华为技术有限公司',
      'E_NUMBER_FORMAT 3-11 第 4 个字符：“申请号”应填写号码；检索申请人请用 PA=',
    ],
  ])('%s', (query, expected) => {
    expect(errorOf(query)).toBe(expected);
  });
});

describe('precedence', () => {
  it.each([
    ['a OR b AND c', 'a OR b AND c'],
    ['(a OR b) AND c', '(a OR b) AND c'],
    ['a NOT b AND c', 'a NOT b AND c'],
    ['a NOT (b AND c)', 'a NOT (b AND c)'],
    ['(a AND b) AND (c NOT d)', 'a AND b AND c NOT d'],
    ['a AND NOT b', 'a NOT b'],
    ['a 2W b S c P d F e', 'a 2W b S c P d F e'],
    ['a F (b P (c S (d W e)))', 'a F b P c S d W e'],
    ['a W (b W c)', 'a W (b W c)'],
    ['a S (b OR c W d)', 'a S (b OR c W d)'],
    ['((TI=((电池))))', 'TI=电池'],
  ])('%s', (query, expected) => {
    expect(canonical(query)).toBe(expected);
  });

  it('binds a field to the one operand behind it', () => {
    expect(parseExpression('TI=a AND b OR c')).toMatchObject({
      ast: { kind: 'or', items: [{ kind: 'and' }, { kind: 'term', text: 'c' }] },
    });
  });
});

describe('reading', () => {
  it.each([
    [
      'full-width letters, operators and brackets',
      'ＴＩ＝（电池　ＡＮＤ　隔膜）',
      'TI=(电池 AND 隔膜)',
    ],
    ['curly quotes', 'TI=“固态 电池”', 'TI="固态 电池"'],
    ['a full-width comma between fields', 'TI，AB=电池', 'TI,AB=电池'],
    ['a Chinese name with brackets in a list', '申请（专利权）人,发明人=张某', 'PA,IN=张某'],
    ['a Chinese name with brackets as suffix', '张某/发明（设计）人', 'IN=张某'],
    ['a suffix on a word', '电池/TI AND 隔膜/名称', 'TI=电池 AND TI=隔膜'],
    ['a suffix on a phrase', '"固态 电池"/TI，AB', 'TI,AB="固态 电池"'],
    ['a suffix apart from its value', '(a OR b) /TI', 'TI=(a OR b)'],
    ['a suffix on a range', '(2019 TO 2021)/AD', 'AD=(2019 TO 2021)'],
    ['a slash that is no suffix', 'TI=A/B', 'TI=A/B'],
    ['fields named twice', 'TI,名称=电池', 'TI=电池'],
    ['other wildcard signs', 'TI=(电解% OR 电极*)', 'TI=(电解+ OR 电极+)'],
    ['wildcards in a phrase as they are', 'TI="50%"', 'TI="50%"'],
    ['a range without brackets', 'AD=2020 to 2022', 'AD=(2020 TO 2022)'],
    ['a full-width colon', 'AY=2019：2021', 'AY=(2019 TO 2021)'],
    ['spaces around a colon', 'AD=20200101 : 20201231', 'AD=(20200101 TO 20201231)'],
    ['a colon that is no range', 'TI=12:30', 'TI=12:30'],
    ['a range of numbers', 'CTD=(5 TO 10)', 'CTD=(5 TO 10)'],
    ['letters of operators where a word is due', 'TI=(D OR 3D OR S)', 'TI=(D OR 3D OR S)'],
    ['proximity letters in lower case as words', 'TI=(a OR s)', 'TI=(a OR s)'],
    ['counted proximity in lower case', 'TI=(a 2w b)', 'TI=(a 2W b)'],
    ['bare W and D', 'TI=(a W b D c)', 'TI=(a W b D c)'],
    ['a name of Object.prototype', 'TI=constructor OR toString', 'TI=constructor OR toString'],
    ['a class cut inside its subgroup', 'IC=H01M10/0+', 'IC=H01M10/0+'],
    ['several spaces and line breaks', 'TI=电池\n\tAND  AB=隔膜', 'TI=电池 AND AB=隔膜'],
  ])('%s', (_, query, expected) => {
    expect(canonical(query)).toBe(expected);
  });

  it('keeps the places of the text as typed', () => {
    const query = '发明名称=（固态　2W　电解质）';
    const result = parseExpression(query);
    const value = result.ok && result.ast.kind === 'clause' ? result.ast.value : undefined;
    const right = value?.kind === 'near' ? value.right : undefined;
    expect(query.slice(right?.from, right?.to)).toBe('电解质');
  });
});

describe('errors', () => {
  it.each([
    ['', 'E_EMPTY_QUERY 0-0 检索式为空，请输入检索词'],
    [' 　', 'E_EMPTY_QUERY 0-2 检索式为空，请输入检索词'],
    ['TI=()', 'E_EMPTY_PAREN 3-5 第 4 个字符：括号内没有检索词'],
    ['TI=""', 'E_EMPTY_VALUE 3-5 第 4 个字符：引号内没有检索词'],
    ['TI= AND AB=x', 'E_EMPTY_VALUE 0-3 第 1 个字符：字段“发明名称”没有填写检索词'],
    ['a OR NOT b', 'E_DOUBLE_OPERATOR 5-8 第 6 个字符：连续出现了两个运算符“OR”和“NOT”'],
    ['a AND (OR b)', 'E_MISSING_OPERAND 7-9 第 8 个字符：运算符“OR”左侧缺少检索词'],
    ['(a AND) b', 'E_MISSING_OPERAND 3-6 第 4 个字符：运算符“AND”右侧缺少检索词'],
    ['TI=(a 3D)', 'E_MISSING_OPERAND 6-8 第 7 个字符：运算符“3D”右侧缺少检索词'],
    ['(NOT a)', 'E_LEADING_NOT 1-4 第 2 个字符：NOT 左侧缺少检索词，NOT 不能单独使用'],
    ['a)b', 'E_EXTRA_RPAREN 1-2 第 2 个字符：多余的右括号'],
    [
      'TI=华为（深圳）公司',
      'E_MISSING_OPERATOR 5-6 第 6 个字符：“（”之前缺少运算符（AND、OR、NOT）',
    ],
    ['(a)/XX', 'E_UNKNOWN_FIELD 4-6 第 5 个字符：未知字段“XX”'],
    ['TI,XX=a', 'E_UNKNOWN_FIELD 3-5 第 4 个字符：未知字段“XX”'],
    [
      '电池，TI=隔膜',
      'E_UNEXPECTED_CHAR 2-3 第 3 个字符：不支持用“，”连接检索词，请使用 OR 或 AND',
    ],
    ['/TI', 'E_MISSING_OPERAND 0-3 第 1 个字符：“/TI”左侧缺少检索词'],
    ['(TI=a)/AB', 'E_NESTED_FIELD 7-9 第 8 个字符：字段内不能再嵌套字段“AB”'],
    ['TI=(#1)', 'E_NESTED_FIELD 4-6 第 5 个字符：字段内不能引用检索历史“#1”'],
    ['=a', 'E_UNEXPECTED_CHAR 0-1 第 1 个字符：“=”左侧缺少字段'],
    [
      'AD=2019-2021',
      'E_DATE_VALUE 3-12 第 4 个字符：“2019-2021”不是日期，正确示例 20200131、202001 或 2020',
    ],
    ['AY=201901', 'E_DATE_VALUE 3-9 第 4 个字符：“201901”不是年份，正确示例 2020'],
    ['AD=(2020 TO 20201301)', 'E_DATE_VALUE 12-20 第 13 个字符：日期“20201301”不存在'],
    ['CTD=(9 TO 3)', 'E_RANGE_REVERSED 5-11 第 6 个字符：起始值大于结束值'],
    ['CTD>=多', 'E_NUMBER_FORMAT 5-6 第 6 个字符：“被引证次数”应填写整数'],
    ['AD>(2019 TO 2020)', 'E_CMP_FIELD 4-16 第 5 个字符：区间不能与“>”连用，请使用“=”'],
    ['TI=(a TO b)', 'E_RANGE_FIELD 4-10 第 5 个字符：字段“发明名称”不支持区间'],
    [
      '2019 TO 2021',
      'E_RANGE_FIELD 0-12 第 1 个字符：区间须写在日期、年份或数字字段内，如 AD=(2020 TO 2022)',
    ],
    ['AD=(2019 TO (2020))', 'E_RANGE_FIELD 9-11 第 10 个字符：“TO”两侧应是日期、年份或数字'],
    ['LOC=33-01', 'E_LOC_FORMAT 4-9 第 5 个字符：“33-01”不是有效的洛迦诺分类号，正确示例 14-03'],
    ['CPC=X01', 'E_IPC_FORMAT 4-7 第 5 个字符：“X01”不是有效的 CPC 分类号，正确示例 H01M2004/027'],
    [
      'IC=+0525',
      'E_IPC_FORMAT 3-8 第 4 个字符：“+0525”不是有效的 IPC 分类号，正确示例 H01M10/0525',
    ],
    ['AD=(2019 3D 2020)', 'E_PROX_SCOPE 9-11 第 10 个字符：字段“申请日”不支持“3D”'],
    ['a W (b S c)', 'E_PROX_SCOPE 2-3 第 3 个字符：“W”两侧的括号内不能有范围更宽的“S”'],
    [
      '(a AND b) S c',
      'E_PROX_SCOPE 10-11 第 11 个字符：“S”两侧必须是同一字段括号内的检索词，如 TI=(锂 S 电池)',
    ],
    ['TI=(a 0W b)', 'E_PROX_RANGE 6-8 第 7 个字符：邻近距离须为 1~99'],
    ['a - b', 'E_LEGACY_OPERATOR 2-3 第 3 个字符：不支持用“-”作运算符，请使用 NOT'],
    ['a && b', 'E_LEGACY_OPERATOR 2-4 第 3 个字符：不支持用“&&”作运算符，请使用 AND'],
    ['#9999999', 'E_UNKNOWN_SET 0-8 第 1 个字符：检索历史中没有“#9999999”'],
  ])('%s', (query, expected) => {
    expect(errorOf(query)).toBe(expected);
  });

  it('reports the leftmost of several errors', () => {
    expect(errorOf('(TI=a b')).toContain('E_UNCLOSED_PAREN 0-1');
    expect(errorOf('TI=a b AND (c')).toContain('E_MISSING_OPERATOR 5-6');
    expect(errorOf('TI=(a AND')).toContain('E_UNCLOSED_PAREN 3-4');
  });

  it('blames the quote that swallowed a bracket', () => {
    expect(errorOf('TI=("锂电池)')).toContain('E_UNCLOSED_QUOTE 4-9');
  });

  it('accepts 20 bracket levels and 2000 characters, and no more', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}a${')'.repeat(depth)}`;
    expect(canonical(nested(20))).toBe('a');
    expect(errorOf(nested(21))).toBe('E_TOO_DEEP 20-21 第 21 个字符：括号最多嵌套 20 层');
    expect(canonical('池'.repeat(2000))).toBe('池'.repeat(2000));
    expect(errorOf('池'.repeat(2001))).toBe(
      'E_TOO_LONG 2000-2001 第 2001 个字符：检索式最长 2000 个字符，现有 2001 个',
    );
  });

  it('refuses entries that the given history does not have', () => {
    const history = { 1: 'TI=电池' };
    expect(parseExpression('#1', { history }).ok).toBe(true);
    expect(parseExpression('#1', { history: {} }).ok).toBe(false);
    expect(parseExpression('#1 AND #2', { history })).toMatchObject({
      error: { code: 'E_UNKNOWN_SET', from: 7, to: 9 },
    });
  });
});

describe('warnings', () => {
  it('names every word without a field beside words that have one', () => {
    const result = parseExpression('TI=电池 AND (隔膜 OR "电解 液")');
    expect(result).toMatchObject({
      warnings: [
        { from: 11, to: 13 },
        { from: 17, to: 23 },
      ],
    });
  });

  it('is silent when no word has a field', () => {
    expect(parseExpression('电池 AND 隔膜')).toMatchObject({ warnings: [] });
    expect(parseExpression('#1 AND TI=电池')).toMatchObject({ warnings: [] });
  });
});

describe('properties', () => {
  it(
    'prints 1,000 generated queries so that they read as the same tree',
    () => {
      const query = anyQuery.filter((node) => printExpression(node).length <= LIMITS.length);
      fc.assert(
        fc.property(query, (node) => {
          const result = parseExpression(printExpression(node));
          expect(result.ok ? withoutPlaces(result.ast) : result.error).toEqual(withoutPlaces(node));
        }),
        { numRuns: 1000 },
      );
    },
    SLOW,
  );

  it(
    'answers 10,000 random texts without throwing, errors inside the text',
    () => {
      const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), tokenSoup);
      fc.assert(
        fc.property(text, (query) => {
          const result = parseExpression(query);
          if (result.ok) {
            expect(parseExpression(result.canonical)).toMatchObject({
              canonical: result.canonical,
            });
            return;
          }
          const { from, to, message } = result.error;
          expect(from >= 0 && from <= to && to <= query.length).toBe(true);
          expect(message).not.toBe('');
        }),
        { numRuns: 10_000 },
      );
    },
    SLOW,
  );
});

describe('a name with brackets', () => {
  it('is one value behind a field that holds names', () => {
    expect(parseExpression('PA=腾讯科技(深圳)有限公司')).toMatchObject({
      ok: true,
      canonical: 'PA="腾讯科技(深圳)有限公司"',
    });
    expect(parseExpression('申请人!=示例（中国）公司 AND TI=锂')).toMatchObject({
      ok: true,
      canonical: 'PA!="示例(中国)公司" AND TI=锂',
    });
  });

  it('is not read into groups', () => {
    expect(parseExpression('PA=(华为 OR 中兴)')).toMatchObject({ canonical: 'PA=(华为 OR 中兴)' });
    expect(parseExpression('TI=锂(电池)')).toMatchObject({ ok: false });
  });
});
