import { citedCounts, sharesOf, whiteSpots } from '../../../src/domain/landscape/compared';
import { applicantClasses, jointFiling, subclassesOf } from '../../../src/domain/landscape/counted';
import { bandExpression, lifeBands, lifeLeft } from '../../../src/domain/landscape/lifeLeft';
import { parseExpression } from '../../../src/domain/search/parser';

const row = (names: string[], ipcs: string[]) => ({
  applicants: names.map((name) => ({ name })),
  ipcs,
});

describe('a landscape counted from rows', () => {
  const rows = [
    row(['甲公司', '乙大学'], ['H01M10/052', 'H01M4/13', 'B60L50/60']),
    row(['甲公司'], ['H01M10/42']),
    row(['乙大学', '甲公司', '甲公司'], ['G01R31/36']),
    row([], ['H01M10/42']),
    row(['丙'], []),
  ];

  it('names each class of a patent once', () => {
    expect(subclassesOf({ ipcs: ['H01M10/052', 'H01M4/13', 'B60L50/60', '?'] })).toEqual([
      'H01M',
      'B60L',
    ]);
  });

  it('crosses applicants and classes of the patents that tell both', () => {
    const { applicants, classes, countOf, known } = applicantClasses(rows, 2);
    expect(applicants).toEqual(['甲公司', '乙大学']);
    expect(classes).toEqual(['H01M', 'B60L']);
    expect(countOf('甲公司', 'H01M')).toBe(2);
    expect(countOf('乙大学', 'H01M')).toBe(1);
    expect(countOf('丙', 'H01M')).toBe(0);
    expect(known).toBe(3);
  });

  it('counts who files with whom, in either order', () => {
    const { pairs, names, countOf, joint, known } = jointFiling(rows, 8);
    expect(pairs.map(({ pair, count }) => [[...pair].sort(), count])).toEqual([
      [['乙大学', '甲公司'].sort(), 2],
    ]);
    expect(names).toHaveLength(2);
    expect([countOf('甲公司', '乙大学'), countOf('乙大学', '甲公司')]).toEqual([2, 2]);
    expect([joint, known]).toEqual([2, 4]);
  });

  it('has one order for matrix and list: the strongest first, with its partners beside it', () => {
    const times = (count: number, names: string[]) =>
      Array.from({ length: count }, () => row(names, []));
    const { names, pairs } = jointFiling(
      [
        ...times(9, ['壹', '贰']),
        ...times(5, ['叁', '肆']),
        ...times(2, ['壹', '伍']),
        ...times(3, ['叁', '陆']),
        ...times(1, ['贰', '伍']),
      ],
      8,
    );
    // 叁 has more than 贰's other partner 伍, but nothing with those before it.
    expect(names).toEqual(['壹', '贰', '伍', '叁', '肆', '陆']);
    expect(pairs.map(({ pair, count }) => `${pair.join('')}${count}`)).toEqual([
      '壹贰9',
      '壹伍2',
      '贰伍1',
      '叁肆5',
      '叁陆3',
    ]);
  });

  it('lists pairs beyond the matrix behind those of its names', () => {
    const { names, pairs } = jointFiling(
      [row(['甲', '乙'], []), row(['甲', '乙'], []), row(['丙', '丁'], [])],
      2,
    );
    expect(names).toEqual(['乙', '甲']);
    expect(pairs.map(({ count }) => count)).toEqual([2, 1]);
  });

  it('has none in the matrix that filed with nobody else in it', () => {
    const { names, pairs } = jointFiling(
      [
        ...Array.from({ length: 3 }, () => row(['甲', '乙'], [])),
        ...Array.from({ length: 4 }, (_, at) => row(['丙', `丙的第 ${at} 个伙伴`], [])),
      ],
      3,
    );
    expect(names).toEqual(['乙', '甲']);
    expect(pairs).toHaveLength(5);
    // Where none of the first met another of them, the pair with most stands there.
    const alone = jointFiling([row(['甲', '乙'], []), row(['甲', '丙'], [])], 1);
    expect(alone.names).toHaveLength(2);
  });

  it('counts citations where they are told alone', () => {
    expect(
      citedCounts([{ citedBy: 0 }, { citedBy: 4 }, { citedBy: 12 }, { citedBy: null }]),
    ).toEqual({ counts: [1, 1, 0, 1], known: 3 });
  });
});

describe('the years that patents have left', () => {
  const DAY = '2026-11-23';
  const patent = (patentType: 'INVENTION_GRANT' | 'UTILITY' | 'DESIGN', filingDate: string) => ({
    patentType,
    filingDate,
    validity: 'VALID' as const,
  });
  const bandOf = (one: ReturnType<typeof patent>) => {
    const bands = lifeBands(DAY);
    const at = lifeLeft([one], bands).counts.indexOf(1);
    return bands[at]?.label;
  };

  it('come of type and filing day', () => {
    expect(bandOf(patent('INVENTION_GRANT', '2026-11-23'))).toBeUndefined();
    expect(bandOf(patent('INVENTION_GRANT', '2026-11-22'))).toBe('15–20 年');
    expect(bandOf(patent('INVENTION_GRANT', '2008-11-22'))).toBe('不到 2 年');
    expect(bandOf(patent('INVENTION_GRANT', '2008-11-23'))).toBe('2–5 年');
    expect(bandOf(patent('UTILITY', '2020-01-01'))).toBe('2–5 年');
    // The day on which the term ends is the first one without the right.
    expect(bandOf(patent('UTILITY', '2016-11-23'))).toBeUndefined();
    expect(bandOf(patent('UTILITY', '2016-11-24'))).toBe('不到 2 年');
    expect(bandOf(patent('DESIGN', '2021-05-31'))).toBe('2–5 年');
    expect(bandOf(patent('DESIGN', '2021-06-01'))).toBe('5–10 年');
  });

  it('are counted for those in force alone; the rest is named', () => {
    const rows = [
      patent('UTILITY', '2020-01-01'),
      patent('UTILITY', '2010-01-01'),
      { ...patent('UTILITY', '2020-01-01'), validity: 'INVALID' as const },
      { ...patent('UTILITY', '2020-01-01'), validity: null },
      { ...patent('UTILITY', '2020-01-01'), filingDate: null },
    ];
    expect(lifeLeft(rows, lifeBands(DAY))).toEqual({
      counts: [0, 1, 0, 0, 0],
      beyond: 1,
      known: 2,
      valid: 3,
      told: 4,
    });
  });

  it('can each be asked for in the search language', () => {
    for (const band of lifeBands(DAY)) expect(parseExpression(bandExpression(band)).ok).toBe(true);
    expect(lifeBands('')).toEqual([]);
  });
});

describe('sets beside one another', () => {
  it('take shares of years with enough patents alone', () => {
    expect(sharesOf([5, 1, null, 3], [50, 9, 40, null])).toEqual([10, null, null, null]);
  });

  it('have white spots where their own classes are all known', () => {
    const own = { counts: [{ value: 'H01M', count: 3 }], complete: true };
    const other = {
      counts: [
        { value: 'H01M', count: 9 },
        { value: 'B60L', count: 2 },
        { value: 'G01R', count: 5 },
        { value: '', count: 1 },
      ],
      complete: false,
    };
    expect(whiteSpots(own, [other])).toEqual([
      { code: 'G01R', others: [5] },
      { code: 'B60L', others: [2] },
    ]);
    expect(whiteSpots({ ...own, complete: false }, [other])).toEqual([]);
  });
});
