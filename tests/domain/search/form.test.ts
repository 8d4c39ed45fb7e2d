import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../../src/domain/search/fields';
import {
  emptyRow,
  type FieldRow,
  formFromAst,
  formText,
  rowProblem,
} from '../../../src/domain/search/form';
import { FORM_FIELD_GROUPS } from '../../../src/domain/search/formFields';
import { parseExpression } from '../../../src/domain/search/parser';
import { printExpression } from '../../../src/domain/search/print';
import { readSmart, smartExpression } from '../../../src/domain/search/smart';
import vectors from '../vectors.json';
import { anyQuery, SLOW } from './queries';

function canonical(text: string): string {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.canonical;
}

function formOf(text: string) {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return formFromAst(parsed.ast);
}

/** The rows in short: joiner, fields, relation and value, or the kept expression. */
function rowsOf(text: string): string[] {
  return formOf(text).map((row) =>
    row.kind === 'kept'
      ? `${row.joiner} [${row.expression}]`
      : [row.joiner, row.fields.join(), row.relation, row.value, row.upTo].join(' ').trim(),
  );
}

function field(row: Partial<FieldRow>): FieldRow {
  return { ...emptyRow(), ...row };
}

describe('a query as a form', () => {
  it.each([
    ['TI=电池', ['AND TI all 电池']],
    ['TI=(电池 AND 隔膜)', ['AND TI all 电池 隔膜']],
    ['TI,AB=(电池 OR "固态 电池")', ['AND TI,AB any 电池 "固态 电池"']],
    ['PA="示例公司" NOT PA!=(甲 OR 乙)', ['AND PA phrase 示例公司', 'NOT PA none 甲 乙']],
    ['AD=(2020 TO 2021) AND AY>=2019', ['AND AD range 2020 2021', 'AND AY from 2019']],
    ['IC=(H01M OR H01G) AND PT=发明授权', ['AND IC any H01M H01G', 'AND PT any 发明授权']],
    [
      'AN=202119900001.9 OR PD<2020 AND CTD>3',
      ['AND AN any 202119900001.9', 'OR PD before 2020', 'AND CTD after 3'],
    ],
    ['电池 AND 隔膜 NOT TI=铅', ['AND  all 电池 隔膜', 'NOT TI all 铅']],
    ['PT=("发明授权" OR 实用新型)', ['AND PT any "发明授权" 实用新型']],
    ['IC="H01M" NOT OP="转让"', ['AND IC any "H01M"', 'NOT OP any "转让"']],
    ['电池 OR 隔膜', ['AND  any 电池 隔膜']],
    [
      'TI=(电池 5W 隔膜) AND #1 AND PA=甲',
      ['AND [TI=(电池 5W 隔膜)]', 'AND [#1]', 'AND PA all 甲'],
    ],
    ['(TI=甲 OR AB=乙) AND PA=丙', ['AND [TI=甲 OR AB=乙]', 'AND PA all 丙']],
  ])('%s', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
    expect(canonical(formText(formOf(text)))).toBe(canonical(text));
  });

  it('says exactly the same for every query of the vectors', () => {
    const { valid, warnings } = vectors.searchExpression;
    for (const { query } of [...valid, ...warnings]) {
      expect(canonical(formText(formOf(query)))).toBe(canonical(query));
    }
  });

  it(
    'says exactly the same, whatever the query',
    () => {
      fc.assert(
        fc.property(anyQuery, (ast) => {
          const expression = printExpression(ast);
          if (expression.length > 2000) return;
          expect(canonical(formText(formFromAst(ast)))).toBe(expression);
        }),
        { numRuns: 1000 },
      );
    },
    SLOW,
  );

  it(
    'loses nothing from the smart box over the expression and back',
    () => {
      const piece = fc.constantFrom(
        '固态电池',
        '"固态 电池"',
        'H01M10/0525',
        '2021 年 3 月',
        '202119900001.9',
        'CN199000001A',
        '示例大学',
        'C++',
        'NOT',
        '5W',
        'TI=电池 AND',
        'AND',
        '#1',
      );
      fc.assert(
        fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
          const expression = smartExpression(readSmart(pieces.join(' ')));
          expect(canonical(formText(formOf(expression)))).toBe(expression);
        }),
        { numRuns: 1000 },
      );
    },
    SLOW,
  );
});

describe('a form as a query', () => {
  it.each([
    [field({ value: '电池，隔膜 "固态 电池"' }), 'TAC=(电池 AND 隔膜 AND "固态 电池")'],
    [field({ value: 'AND S C++x (甲)' }), 'TAC=("AND" AND S AND C++x AND "(甲)")'],
    [field({ value: '“固态电池”' }), 'TAC="固态电池"'],
    [field({ relation: 'phrase', value: ' 固态  "电池" ' }), 'TAC="固态 电池"'],
    [
      field({ fields: ['AD'], relation: 'range', value: '2020 年 3 月', upTo: '' }),
      'AD>=2020年3月',
    ],
    [field({ fields: ['AD'], relation: 'range', value: '', upTo: '２０２１' }), 'AD<=2021'],
    [
      field({ fields: ['AY'], relation: 'range', value: '2019', upTo: '2021' }),
      'AY=(2019 TO 2021)',
    ],
    [
      field({ fields: ['AN'], relation: 'any', value: 'ZL 202119900001.9\n202119900002.7' }),
      'AN=(ZL202119900001.9 OR 202119900002.7)',
    ],
    [
      field({ fields: ['IC'], relation: 'any', value: 'H01M 10/0525、g06f' }),
      'IC=(H01M10/0525 OR g06f)',
    ],
  ])('%#', (row, expression) => {
    expect(canonical(formText([row]))).toBe(expression);
    expect(rowProblem(row)).toBeUndefined();
  });

  it('leaves empty rows out, and keeps groups apart by OR', () => {
    const rows = [
      field({}),
      field({ value: '甲' }),
      field({ joiner: 'OR' }),
      field({ joiner: 'OR', value: '乙' }),
      field({ joiner: 'NOT', value: '丙' }),
    ];
    expect(formText(rows)).toBe('TAC=甲 OR TAC=乙 NOT TAC=丙');
    expect(formText([field({})])).toBe('');
  });

  it('tells what is wrong with a row, and writes it as typed', () => {
    const date = field({ fields: ['AD'], relation: 'is', value: '20201301' });
    expect(rowProblem(date)).toBe('日期“20201301”不存在');
    expect(formText([field({ value: '电池' }), date])).toBe('TAC=电池 AND AD=20201301');
    expect(rowProblem(field({ fields: ['AD'], relation: 'is', value: 'AND)' }))).toMatch(
      /不是日期/,
    );
    expect(rowProblem(field({ value: '电+' }))).toMatch(/截词符/);
    expect(rowProblem(field({ fields: ['IC'], relation: 'any', value: 'X99' }))).toMatch(/IPC/);
    expect(
      rowProblem(field({ fields: ['AY'], relation: 'range', value: '2022', upTo: '2020' })),
    ).toBe('起始日期晚于结束日期');
  });

  it('cannot begin with an exclusion', () => {
    expect(formText([field({}), field({ joiner: 'NOT', value: '甲' })])).toBe('NOT TAC=甲');
  });

  it('offers every field once', () => {
    const offered = FORM_FIELD_GROUPS.flatMap(({ codes }) => codes);
    expect([...offered].sort()).toEqual(FIELDS.map(({ code }) => code).sort());
  });
});
