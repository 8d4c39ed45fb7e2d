import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../src/domain/search/parser';
import { keyTerms, similarQuery } from '../../../src/domain/search/similar';

const RECORD = {
  title: '一种用于锂离子电池的隔膜涂覆装置及其制备方法',
  abstract: '本发明公开了一种隔膜涂覆装置，包括放卷辊10。放卷辊10与烘箱12相连，烘箱12设有风口。',
  mainIpc: 'H01M50/409',
  ipcs: ['H01M50/409', 'H01M 10/0525(2010.01)I', 'H01M50/403'],
  applicationNumber: '202119900001.9',
};

describe('more like this', () => {
  it('asks for what the title is about and the abstract repeats, in the main groups, without itself', () => {
    expect(similarQuery(RECORD)).toBe(
      'TAC=(锂离子电池 OR 隔膜涂覆 OR 放卷辊 OR 烘箱) AND IC=(H01M50/+ OR H01M10/+) NOT AN=202119900001.9',
    );
  });

  it('takes of a long Chinese word its end, and no word twice', () => {
    expect(keyTerms({ title: '高强度耐高温阻燃复合隔膜', keywords: ['复合隔膜', '陶瓷'] })).toEqual(
      ['复合隔膜', '陶瓷'],
    );
    expect(keyTerms({ title: '基于 UTF-8 编码的等离子体内窥镜' })).toEqual([
      'UTF-8',
      '编码',
      '等离子体内窥镜',
    ]);
  });

  it('parts what something is for from it, and leaves out what the abstract of any device says', () => {
    expect(keyTerms({ title: '充电桩用高效散热装置' })).toEqual(['充电桩', '高效散热']);
    expect(keyTerms({ title: '一种隔膜用的干燥回收装置' })).toEqual(['隔膜', '干燥回收']);
    expect(keyTerms({ title: '一种锂电池隔膜生产用拉伸成型装置' })).toEqual([
      '锂电池隔膜',
      '拉伸成型',
    ]);
    expect(keyTerms({ title: '一种医用口罩及用户终端' })).toEqual(['医用口罩', '用户终端']);
    const abstract =
      '车灯散热座固定，散热座固定；安装空间，安装空间，安装空间；导风板、导风板；固定、固定。';
    expect(keyTerms({ title: '多角度可调型汽车车灯散热装置', abstract })).not.toContain('固定');
    expect(keyTerms({ title: '多角度可调型汽车车灯散热装置', abstract })).not.toContain('安装空间');
    expect(keyTerms({ title: '多角度可调型汽车车灯散热装置', abstract })).toContain('导风板');
  });

  it('leaves out what the brief explanation of every design says', () => {
    const abstract =
      '1．本外观设计产品的名称：吉祥物（企鹅）。2．本外观设计产品的用途：本外观设计产品用于公司吉祥物、装饰品。3．本外观设计产品的设计要点：产品的形状。4．最能表明本外观设计设计要点的图片或照片：立体图。5．省略视图：俯视图与仰视图无设计要点，故省略；立体图。';
    expect(similarQuery({ title: '吉祥物（企鹅）', abstract, locs: ['11'] })).toBe(
      'TAC=(吉祥物 OR 企鹅) AND LOC=11',
    );
    expect(keyTerms({ title: '分拣机', abstract: '农产品分级，农产品分级。' })).toContain(
      '农产品分级',
    );
  });

  it('does with what is known: no class, no title, no number', () => {
    expect(similarQuery({ title: '隔膜', mainIpc: '其他' })).toBe('TAC=隔膜');
    expect(similarQuery({ title: '', ipcs: ['H01M'], publicationNumber: 'CN199000001A' })).toBe(
      'IC=H01M NOT PN=CN199000001A',
    );
    expect(similarQuery({ title: '包装盒', locs: ['LOC(14) Cl. 14-03'] })).toBe(
      'TAC=包装盒 AND LOC=14-03',
    );
    expect(similarQuery({ title: '一种方法', applicationNumber: '202119900001.9' })).toBe(
      undefined,
    );
  });

  it('always can be read, and is its own normal spelling', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '隔膜',
            'AND ',
            ' NOT',
            '"',
            '（',
            ')',
            '+',
            '#1',
            'TI=',
            'W',
            '，',
            '10',
            '方法',
          ),
        )
        .map((parts) => parts.join('')),
    );
    const record = fc.record({
      title: text,
      abstract: text,
      keywords: fc.array(text),
      mainIpc: fc.oneof(text, fc.constant('H01M10/0525')),
      ipcs: fc.array(text),
      locs: fc.array(text),
      applicationNumber: text,
      publicationNumber: text,
    });
    fc.assert(
      fc.property(record, (one) => {
        const query = similarQuery(one);
        if (query === undefined) return;
        const parsed = parseExpression(query);
        expect(parsed.ok && parsed.canonical).toBe(query);
      }),
    );
  });
});
