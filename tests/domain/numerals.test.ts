import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumerals } from '../../src/domain/numeralLegend';
import { type NumeralName, numeralReader } from '../../src/domain/numerals';

const parts: NumeralName[] = [
  { numeral: '1', name: '壳体' },
  { numeral: '11', name: '电极' },
  { numeral: '12', name: '传感器' },
  { numeral: '13', name: '传感器支架' },
  { numeral: '14', name: '轴' },
  { numeral: "14'", name: '副轴' },
];

const read = numeralReader(parts);
const readNames = numeralReader(parts, { namesAlone: true });

/** The uses a reader finds, as `text→numeral`. */
function uses(text: string, reader = read): string[] {
  return reader(text)
    .filter(({ numeral }) => numeral)
    .map(({ text: run, numeral }) => `${run}→${numeral}`);
}

describe('numeralReader', () => {
  it.each([
    ['壳体1内设有传感器12。', ['壳体1→1', '传感器12→12']],
    ['所述传感器 12 与壳体（1）相连', ['传感器 12→12', '壳体（1）→1']],
    ['传感器(12)', ['传感器(12)→12']],
    ['传感器支架13固定传感器12', ['传感器支架13→13', '传感器12→12']],
    ['传感器支架固定在壳体1', ['壳体1→1']],
    ['电极11、12和13依次排列', ['电极11→11', '12→12', '13→13']],
    ['电极11和2个螺钉', ['电极11→11']],
    ['轴14上套有副轴14′', ['轴14→14', "副轴14′→14'"]],
    ['传感器123不是', []],
    ['壳体1.5mm厚', []],
    ['壳体1 mm', []],
    ['电极11%', []],
    ['传感器3', []],
    ['传感器与壳体', []],
  ])('%s', (text, expected) => {
    expect(uses(text)).toEqual(expected);
  });

  it('takes a name without numeral where claims are read', () => {
    expect(uses('所述传感器设于壳体内，传感器支架除外，轴除外', readNames)).toEqual([
      '传感器→12',
      '壳体→1',
      '传感器支架→13',
    ]);
    expect(uses('传感器3', readNames)).toEqual([]);
  });

  it('does not guess between two parts of one name', () => {
    const reader = numeralReader(
      [
        { numeral: '1', name: '螺栓' },
        { numeral: '2', name: '螺栓' },
      ],
      { namesAlone: true },
    );
    expect(uses('螺栓2穿过螺栓', reader)).toEqual(['螺栓2→2']);
  });

  it('finds the drawings a text speaks of, also without any part', () => {
    const figures = numeralReader([])('如图1和图 12所示，图纸略');
    expect(figures.flatMap(({ figure }) => figure ?? [])).toEqual(['图1', '图12']);
  });

  it('takes names with characters that patterns give a meaning', () => {
    const reader = numeralReader([{ numeral: '1', name: 'C++(模块)' }]);
    expect(uses('C++(模块)1', reader)).toEqual(['C++(模块)1→1']);
  });

  it('gives back the text unchanged, whatever it is', () => {
    const piece = fc.constantFrom(
      ...['壳体', '传感器', '传感器支架', '轴', '1', '12', '13', '图', '、', '和', '（', '）', ' '],
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        for (const reader of [read, readNames, numeralReader([])]) {
          const runs = reader(given);
          expect(runs.map((run) => run.text).join('')).toBe(given);
          expect(runs.every((run) => run.text !== '')).toBe(true);
        }
      }),
    );
  });
});

describe('readNumerals', () => {
  const names = (paragraphs: string[]) =>
    readNumerals(paragraphs).map(({ numeral, name }) => `${numeral} ${name}`);

  it.each([
    ['图中：1-壳体；2-弹簧；10a-密封圈。', ['1 壳体', '2 弹簧', '10a 密封圈']],
    ['附图标记说明：1、壳体；2、弹簧；3、轴', ['1 壳体', '2 弹簧', '3 轴']],
    ['图中标号：1为壳体，2为弹簧', ['1 壳体', '2 弹簧']],
    ['其中，1-壳体，2-弹簧', ['1 壳体', '2 弹簧']],
  ])('reads the list %s', (paragraph, expected) => {
    expect(names([paragraph])).toEqual(expected);
  });

  it('reads names from the words that keep standing before a number', () => {
    expect(
      names([
        '如图1所示，壳体1内设有传感器12，传感器12与控制器20电连接。',
        '所述控制器 20 接收该传感器12的信号，壳体（1）上开有通孔。',
      ]),
    ).toEqual(['1 壳体', '12 传感器', '20 控制器']);
  });

  it('takes no quantity, figure, step, claim or example for a numeral', () => {
    expect(
      names([
        '温度25℃，温度25℃，转速300rpm，转速300rpm，图1、图1，步骤1和步骤1，实施例2与实施例2',
        '如权利要求1所述，如权利要求1所述；加入水10份，加入水10份；厚度5mm，厚度5mm；式1，式1',
        '步骤S101采集，步骤S101采集',
      ]),
    ).toEqual([]);
  });

  it('does not believe a name seen once', () => {
    expect(names(['控制器20接收信号'])).toEqual([]);
  });

  it('never throws and stays fast on long rubbish', () => {
    fc.assert(fc.property(fc.array(fc.string(), { maxLength: 5 }), (texts) => void names(texts)));
    const began = performance.now();
    names(['传感器'.repeat(20_000), `${'壳体1、'.repeat(20_000)}`]);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
