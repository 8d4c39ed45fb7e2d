import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeExpression } from '../../../src/domain/search/describe';
import { parseExpression } from '../../../src/domain/search/parser';
import { anyQuery, SLOW } from './queries';

function words(query: string): string {
  const parsed = parseExpression(query);
  return parsed.ok ? describeExpression(parsed.ast) : parsed.error.message;
}

describe('a query in words', () => {
  it.each([
    ['TI=电池', '发明名称 含“电池”'],
    ['TI!=电池', '有发明名称且不含“电池”'],
    ['TI=(锂离子电池 AND 隔膜)', '发明名称 含“锂离子电池”和“隔膜”'],
    [
      '电池 AND (热失控 OR 热扩散) NOT 铅酸',
      '名称、摘要或权利要求 含“电池”和（“热失控”或“热扩散”）而非“铅酸”',
    ],
    [
      'TI=电池 AND (隔膜 OR AB=涂层)',
      '发明名称 含“电池” 并且 （名称、摘要或权利要求 含“隔膜” 或者 摘要 含“涂层”）',
    ],
    ['TI=a OR AB=b AND DESC=c', '发明名称 含“a” 或者 （摘要 含“b” 并且 说明书 含“c”）'],
    ['TI,AB=(固态 2W 电解质)', '发明名称或摘要 含“固态”与“电解质”（按此顺序，间隔不超过 2 个字）'],
    ['TI=(锂 3D 电池)', '发明名称 含“锂”与“电池”（不分先后，间隔不超过 3 个字）'],
    ['TI=((固态 OR 半固态) W 电池)', '发明名称 含（“固态”或“半固态”）与“电池”（按此顺序，紧邻）'],
    ['ICLM=(阴极 S 电解液)', '独立权利要求 含“阴极”与“电解液”（在同一句）'],
    ['DESC=(水凝胶 P 温敏)', '说明书 含“水凝胶”与“温敏”（在同一段）'],
    ['a F b', '名称、摘要或权利要求 含“a”与“b”（在同一字段）'],
    ['TI=electr+', '发明名称 含以“electr”开头的词'],
    [
      'TI=batter# NOT TI=colo?r',
      '发明名称 含“batter#”（# 代表一个字符） 并且排除 发明名称 含“colo?r”（? 代表零或一个字符）',
    ],
    ['PA=+大学', '申请（专利权）人 含以“大学”结尾的名称'],
    ['PA=("示例公司" OR 示例)', '申请（专利权）人 含全名“示例公司”或“示例”'],
    ['AN=202119900001.9', '申请号 为 202119900001.9'],
    ['IC=H01M', 'IPC 分类号 属于 H01M'],
    ['AD=2020', '申请日 在 2020 年'],
    ['AD=202003', '申请日 在 2020 年 3 月'],
    ['AD=20200301', '申请日 在 2020-03-01'],
    ['AD=(2020 TO 2022)', '申请日 在 2020-01-01 至 2022-12-31'],
    ['AD>2020', '申请日 晚于 2020-12-31'],
    ['AD>=2020', '申请日 不早于 2020-01-01'],
    ['PD<2024-07', '公开（公告）日 早于 2024-07-01'],
    ['PD<=2024-07', '公开（公告）日 不晚于 2024-07-31'],
    ['AY=(2019 TO 2023)', '申请年 为 2019 至 2023'],
    ['CTD>=10', '被引证次数 不小于 10'],
    ['OP=(转让 OR 许可)', '运营类型 为转让或许可'],
    ['#1 NOT PT!=发明公开', '检索历史第 1 条 并且排除 有专利类型且不为发明公开'],
  ])('%s', (query, expected) => {
    expect(words(query)).toBe(expected);
  });

  it(
    'says something of every query, each word of it included',
    () => {
      fc.assert(
        fc.property(anyQuery, (ast) => {
          const text = describeExpression(ast);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          for (const word of ['隔膜', 'battery', '固态 电池', '发明授权']) {
            expect([word, text.includes(word)]).toEqual([word, JSON.stringify(ast).includes(word)]);
          }
        }),
        { numRuns: 300 },
      );
    },
    SLOW,
  );
});
