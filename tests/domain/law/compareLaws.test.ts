import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedRows,
  compareLaws,
  countRows,
  rowDifference,
} from '../../../src/domain/law/compareLaws';
import { parseLaw } from '../../../src/domain/law/parseLaw';

const OLD = parseLaw(`第一章 总则
第一条 为了演示新旧条文的对照，制定本条例。
第二条 申请人应当在三十日内提交申请书和说明书。
第三条 主管部门负责示例工作的监督管理。
第四条 违反本条例规定的，处一万元以下罚款。
第五条 本条例自2010年1月1日起施行。`);

const NEW = parseLaw(`第一章 总则
第一条 为了演示新旧条文的对照，制定本条例。
第二条 国家鼓励社会力量参与公共服务，推动数据共享。
第三条 申请人应当在十五日内提交申请书和说明书。
第四条 主管部门负责示例工作的监督管理。
第五条 本条例自2024年1月1日起施行。`);

const shown = (rows: ReturnType<typeof compareLaws>) =>
  rows.map(({ kind, before, after }) => [kind, before?.label ?? '', after?.label ?? '']);

describe('two versions side by side', () => {
  it('are aligned by what is alike, whatever the number', () => {
    expect(shown(compareLaws(OLD, NEW))).toEqual([
      ['same', '第一条', '第一条'],
      ['added', '', '第二条'],
      ['changed', '第二条', '第三条'],
      ['renumbered', '第三条', '第四条'],
      ['removed', '第四条', ''],
      ['changed', '第五条', '第五条'],
    ]);
  });

  it('are reduced to what changed, with numbers that moved where asked for', () => {
    const rows = compareLaws(OLD, NEW);
    expect(changedRows(rows).map(({ kind }) => kind)).toEqual([
      'added',
      'changed',
      'removed',
      'changed',
    ]);
    expect(changedRows(rows, { renumbered: true })).toHaveLength(5);
    expect(countRows(rows)).toEqual({ same: 1, renumbered: 1, changed: 2, removed: 1, added: 1 });
  });

  it('differ word by word', () => {
    const row = compareLaws(OLD, NEW).find(({ before }) => before?.label === '第二条');
    const parts = row ? rowDifference(row) : [];
    expect(parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text)).toEqual([
      '三十',
    ]);
    expect(parts.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual(['十五']);
  });

  it('carry the headings and the preamble', () => {
    const [preamble, article] = compareLaws(
      parseLaw('序言甲，为了演示。\n第一章 总则\n第一条 甲。'),
      parseLaw('序言乙，为了演示。\n第一章 总则\n第一条 甲。'),
    );
    expect(preamble).toMatchObject({ kind: 'changed', before: { label: '序言' } });
    expect(article).toMatchObject({ kind: 'same', before: { headings: ['第一章 总则'] } });
  });

  it('are compared by passages where there are no articles', () => {
    const rows = compareLaws(
      parseLaw('某院：\n你院请示收悉。经研究，批复如下：\n应予支持。'),
      parseLaw('某院：\n你院请示已收悉。经研究，批复如下：\n应予支持。'),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same']);
  });

  it('show every piece of both once, each side in its own order where nothing moved', () => {
    const words = fc.constantFrom(
      '甲乙丙丁',
      '申请人应当提交文件',
      '处一万元罚款',
      '戊己庚',
      '负责监督管理',
    );
    const law = fc
      .array(words, { minLength: 1, maxLength: 12 })
      .map((texts) =>
        parseLaw(texts.map((text, i) => `第${i + 1}条 ${text}${i % 3}。`).join('\n')),
      );
    fc.assert(
      fc.property(law, law, (before, after) => {
        const rows = compareLaws(before, after);
        const keys = (side: 'before' | 'after') => rows.flatMap((row) => row[side]?.key ?? []);
        expect([...keys('before')]).toEqual(before.blocks.map(({ key }) => key));
        expect([...keys('after')].sort()).toEqual(after.blocks.map(({ key }) => key).sort());
        for (const row of rows) {
          const text = (kind: 'removed' | 'added') =>
            rowDifference(row)
              .filter((part) => part.kind === 'same' || part.kind === kind)
              .map((part) => part.text)
              .join('');
          expect(text('removed')).toBe(row.before?.text ?? '');
          expect(text('added')).toBe(row.after?.text ?? '');
        }
      }),
      { numRuns: 100 },
    );
  });

  it('of a thousand articles take a moment', () => {
    const text = (i: number, word: string) =>
      `第${i}条 申请人第${i * 7}号事项应当${word}提交编号为${i * 13}的文件和材料${i}。`;
    const before = parseLaw(Array.from({ length: 1000 }, (_, i) => text(i + 1, '及时')).join('\n'));
    const after = parseLaw(
      Array.from({ length: 1000 }, (_, i) => text(i + 1, i % 5 ? '及时' : '自行')).join('\n'),
    );
    const begin = performance.now();
    const counts = countRows(compareLaws(before, after));
    const time = performance.now() - begin;
    console.log(`1,000 articles compared in ${time.toFixed(0)} ms`);
    expect(counts).toMatchObject({ same: 800, changed: 200 });
    expect(time).toBeLessThan(3000);
  });
});
