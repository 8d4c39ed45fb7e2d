import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../src/domain/search/parser';
import { repairs } from '../../../src/domain/search/repair';
import vectors from '../vectors.json';
import { SLOW, tokenSoup } from './queries';

function repairsOf(query: string) {
  const parsed = parseExpression(query);
  return parsed.ok ? [] : repairs(query, parsed.error);
}

describe('repairs', () => {
  it.each([
    ['TI=(电池 AND 隔膜', '在末尾补上右括号', 'TI=(电池 AND 隔膜)'],
    ['((电池', '在末尾补上右括号', '((电池))'],
    ['TI=（电池', '在末尾补上右括号', 'TI=（电池）'],
    ['TI=电池)', '删除多余的右括号', 'TI=电池'],
    ['TI=电池)', '在开头补上左括号', '(TI=电池)'],
    ['TI="锂电池', '在末尾补上右引号', 'TI="锂电池"'],
    ['TI=("锂电池) AND AB=x', '补上右引号', 'TI=("锂电池") AND AB=x'],
    ['TI="锂 电池 AND AB=x', '补上右引号', 'TI="锂 电池" AND AB=x'],
    ['TI=电池 AND', '删除“AND”', 'TI=电池'],
    ['OR 电池', '删除“OR”', '电池'],
    ['TI=电池 AND OR 隔膜', '保留“AND”', 'TI=电池 AND 隔膜'],
    ['TI=电池 AND OR 隔膜', '保留“OR”', 'TI=电池 OR 隔膜'],
    ['NOT TI=电池', '删除“NOT”', 'TI=电池'],
    ['TI=电池 隔膜', '补上 AND', 'TI=电池 AND 隔膜'],
    ['TI=电池 隔膜', '加引号作为一个词', 'TI="电池 隔膜"'],
    ['TI=华为（深圳）公司 AND 电池', '加引号作为一个词', 'TI="华为（深圳）公司" AND 电池'],
    ['TI 电池', '补上“=”', 'TI=电池'],
    ['TL=电池', '改为“TI”（发明名称）', 'TI=电池'],
    ['发明名字=电池', '改为“发明名称”', '发明名称=电池'],
    ['XYZ=电池', '加引号作为检索词', '"XYZ=电池"'],
    ['(电池)/XX', '删除“/XX”', '(电池)'],
    ['TI= AND AB=x', '删除“TI=”', 'AB=x'],
    ['AB=x AND TI=', '删除“TI=”', 'AB=x'],
    ['TI="" AND 电池', '删除“TI=""”', '电池'],
    ['a OR () AND b', '删除“()”', 'a AND b'],
    ['TI=(a AND AB=b)', '删除“AB=”', 'TI=(a AND b)'],
    ['TI=电池/AB', '删除“/AB”', 'TI=电池'],
    ['AD=20201301', '改为 2020', 'AD=2020'],
    ['AD=20200231', '改为 202002', 'AD=202002'],
    ['AD=2019-2021', '改为区间 (2019 TO 2021)', 'AD=(2019 TO 2021)'],
    ['AY=201901', '改为 2019', 'AY=2019'],
    ['AD=(20221231 to 20200101)', '交换起止', 'AD=(20200101 to 20221231)'],
    ['AD=2021：2019', '交换起止', 'AD=2019：2021'],
    ['IC=HO1M10/O525', '改为 H01M10/0525', 'IC=H01M10/0525'],
    ['IC=H01M10-0525', '改为 H01M10/0525', 'IC=H01M10/0525'],
    ['LOC=33-01 AND 电池', '删除“LOC=33-01”', '电池'],
    ['TI=锂 3D 电池', '两侧加上括号', 'TI=(锂 3D 电池)'],
    ['(a AND b) S c', '改为 AND', '(a AND b) AND c'],
    ['TI=(电池 100D 隔膜)', '改为 99D', 'TI=(电池 99D 隔膜)'],
    ['TI=(电池 0w 隔膜)', '改为 1W', 'TI=(电池 1W 隔膜)'],
    ['TI>=电池', '改为“=”', 'TI=电池'],
    ['TI<>电池', '改为“!=”', 'TI!=电池'],
    ['AD>(2019 TO 2020)', '改为“=”', 'AD=(2019 TO 2020)'],
    ['PT=发明', '改为“发明授权”', 'PT=发明授权'],
    ['PT=新型', '改为“实用新型”', 'PT=实用新型'],
    ['PA=(华为 + 中兴)', '改为 OR', 'PA=(华为 OR 中兴)'],
    ['a ＆ b', '改为 AND', 'a AND b'],
    ['AP=华为技术有限公司', '改为检索申请人', 'PA=华为技术有限公司'],
    ['CTD>=10次', '改为 10', 'CTD>=10'],
    ['TI=池+', '去掉截词符', 'TI=池'],
    ['TI=C++', '加引号按原样检索', 'TI="C++"'],
    ['电池，隔膜', '改为 OR', '电池 OR 隔膜'],
    ['TI=(电池、隔膜)', '改为 AND', 'TI=(电池 AND 隔膜)'],
    ['电池；', '删除“；”', '电池'],
    ['TI==电池', '删除“=”', 'TI=电池'],
    ['2019 TO 2021', '限定为申请日', 'AD=(2019 TO 2021)'],
    ['TI=(a TO b)', '加引号按原样检索', 'TI=("a TO b")'],
    ['#9999999 AND 电池', '删除“#9999999”', '电池'],
  ])('%s: %s', (query, label, text) => {
    expect(repairsOf(query)).toContainEqual({ label, text });
    expect(parseExpression(text).ok).toBe(true);
  });

  it('offers one for every refused query of the vectors but those with nothing to keep', () => {
    const without = vectors.searchExpression.invalid
      .filter(({ query }) => repairsOf(query).length === 0)
      .map(({ query }) => query);
    expect(without).toEqual(['TI=', 'IC=X01M10/05']);
  });

  it('leads on to the next error where there are several', () => {
    expect(repairsOf('a b c')[0]).toEqual({ label: '补上 AND', text: 'a AND b c' });
  });

  it(
    'has at most three, all different, each leading on, for any text with an error',
    () => {
      fc.assert(
        fc.property(fc.oneof(tokenSoup, fc.string({ unit: 'binary', maxLength: 40 })), (query) => {
          const parsed = parseExpression(query);
          if (parsed.ok) return;
          const offered = repairs(query, parsed.error);
          expect(offered.length).toBeLessThanOrEqual(3);
          expect(new Set(offered.map(({ text }) => text)).size).toBe(offered.length);
          for (const { text } of offered) {
            const next = parseExpression(text);
            expect(next.ok || next.error.from > parsed.error.from).toBe(true);
          }
        }),
        { numRuns: 1000 },
      );
    },
    SLOW,
  );
});
