import { describe, expect, it } from 'vitest';
import { sourceTable } from '../../../src/components/export/sourceTable';

const source = {
  query: 'TI=电池 AND LSS=有效',
  total: 24_000,
  exported: 1000,
  sources: ['演示数据集'],
  address: 'http://localhost:8000/ipr-front/changshu/searching/patent/result?q=TI%3D电池',
  exportedAt: new Date('2026-11-19T17:05:30Z'),
};

describe('sourceTable', () => {
  it('says what was asked, what was found, when in China and where', () => {
    const rows = new Map(sourceTable(source).rows.map(([item, value]) => [item, value]));
    expect(rows.get('检索式')).toBe('TI=电池 AND LSS=有效');
    expect(rows.get('命中总数（件）')).toBe(24_000);
    expect(rows.get('导出数量（件）')).toBe(1000);
    expect(rows.get('导出上限')).toBe('一次最多 1,000 件');
    expect(rows.get('数据来源')).toBe('演示数据集');
    expect(rows.get('导出时间')).toBe('2026-11-20 01:05（北京时间）');
    expect(rows.get('结果地址')).toBe(source.address);
  });

  it('names filters and order when there are any', () => {
    const items = (more: object) => sourceTable({ ...source, ...more }).rows.map(([item]) => item);
    expect(items({ filters: [] })).not.toContain('筛选条件');
    expect(items({})).not.toContain('排序');
    expect(items({})).not.toContain('导出范围');
    const { rows } = sourceTable({
      ...source,
      filters: ['有效性：有效', '排除申请人：甲'],
      sort: '相关度',
      range: '选中的 3 件',
    });
    expect(rows).toContainEqual(['筛选条件', '有效性：有效；排除申请人：甲']);
    expect(rows).toContainEqual(['排序', '相关度']);
    expect(rows).toContainEqual(['导出范围', '选中的 3 件']);
  });
});
