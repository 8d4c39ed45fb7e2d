import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../src/domain/application/eligibility';
import { SQQPG, sqqpgPrefill } from '../../../src/domain/application/sqqpg';
import { graceReckoning, WAYS } from '../../../src/domain/application/sqqpg/disclosure';
import { contributionsProblem } from '../../../src/domain/application/sqqpg/inventors';
import { SQQPG_ELIGIBILITY } from '../../../src/domain/application/sqqpg/questions';
import { ruleOf } from '../../../src/domain/files/attached';
import { formBody, formValues } from '../../../src/domain/form/body';
import type { FormRow, FormValues } from '../../../src/domain/form/description';
import { TODAY } from '../checkSuite';
import { contextOf, ENTERPRISE, problemsOf, warningsOf } from './answers';

const words = (count: number) => '热收缩率低的隔膜'.repeat(Math.ceil(count / 8)).slice(0, count);

const rows = (...values: FormValues[]): FormRow[] =>
  values.map((own, index) => ({ id: String(index + 1), values: own }));

const GOOD: FormValues = {
  secrecy: false,
  caseName: '一种陶瓷涂层隔膜',
  targetType: ['INVENTION', 'PCT'],
  field: '锂离子电池隔膜',
  ipcs: 'H01M50/446；H01M10/0525',
  background: words(20),
  problem: words(20),
  solution: words(100),
  effects: words(20),
  innovation: rows({ point: words(10) }),
  keywords: '隔膜；陶瓷涂层；热收缩',
  disclosed: false,
  trl: '4',
  market: words(20),
  ...ENTERPRISE,
  hasAgent: false,
  inventors: rows({ name: '张三' }),
};

const problems = (change: FormValues) => problemsOf(SQQPG, { ...GOOD, ...change });

describe('a request for an evaluation before filing', () => {
  it('passes when complete, and is sent in its normal form', () => {
    expect(problems({})).toEqual([]);
    const values = {
      ...GOOD,
      ipcs: 'h01m 50/446，H01M10/0525（2010.01）',
      keywords: '甲、乙;丙，甲',
    };
    expect(formBody(SQQPG, values, contextOf(values))).toMatchObject({
      ipcs: 'H01M50/446；H01M10/0525',
      keywords: '甲；乙；丙',
      innovation: [{ point: words(10) }],
      inventors: [{ name: '张三' }],
    });
  });

  it('names everything missing, in reading order', () => {
    const missing = problemsOf(SQQPG, {}).map(([path]) => path);
    expect(missing.slice(0, 14)).toEqual([
      'secrecy',
      'caseName',
      'targetType',
      'field',
      'background',
      'problem',
      'solution',
      'effects',
      'innovation',
      'keywords',
      'disclosed',
      'trl',
      'market',
      'applicantType',
    ]);
    expect(missing.at(-1)).toBe('inventors');
  });

  it.each<[string, FormValues, [path: string, message: string | RegExp][]]>([
    [
      'a state secret',
      { secrecy: true },
      [['secrecy', /涉及国家秘密的不得在本平台提交.*删除已保存的草稿/]],
    ],
    ['a name of four', { caseName: '隔膜涂层' }, [['caseName', '技术方案名称至少 5 个字']]],
    ['a solution of 99', { solution: words(99) }, [['solution', /至少 100 个字，现有 99 个字/]]],
    ['effects of 19', { effects: words(19) }, [['effects', /至少 20 个字/]]],
    [
      'a class that is none',
      { ipcs: 'H01M；I99' },
      [['ipcs', '“I99”：不是 IPC 分类号，可以写到任意一级，如 H01M 或 H01M10/0525']],
    ],
    ['a section', { ipcs: 'H' }, []],
    ['six classes', { ipcs: 'A；B；C；D；E；F' }, [['ipcs', 'IPC 分类号最多 5 个，现有 6 个']]],
    [
      'two keywords, one of them twice',
      { keywords: '隔膜；涂层；隔膜' },
      [['keywords', '关键词至少 3 个，现有 2 个；用分号隔开']],
    ],
    [
      'twenty-one keywords',
      { keywords: Array.from({ length: 21 }, (_, index) => `词${index}`).join('；') },
      [['keywords', '关键词最多 20 个，现有 21 个']],
    ],
    ['a keyword of 31', { keywords: `甲；乙；${words(31)}` }, [['keywords', /最多 30 个字/]]],
    ['an expression', { expression: 'TAC=(隔膜 AND 涂层) AND IC=H01M' }, []],
    ['a broken expression', { expression: 'TAC=(隔膜' }, [['expression', /左括号没有配对/]]],
    [
      'the same point twice, and one too short',
      { innovation: rows({ point: words(10) }, { point: words(10) }, { point: '太短' }) },
      [
        ['innovation.3.point', '第 3 个创新点：内容至少 10 个字，现有 2 个字'],
        ['innovation.2.point', '第 2 个创新点与第 1 个创新点重复'],
      ],
    ],
    [
      'known art without its difference',
      { priorArt: rows({ source: 'CN199000001A' }) },
      [['priorArt.1.difference', '第 1 个现有技术：请填写与本方案的区别']],
    ],
    [
      'a disclosure without day and way',
      { disclosed: true },
      [
        ['disclosureDate', '请选择公开日期'],
        ['way', '请选择公开方式'],
      ],
    ],
    [
      'a disclosure tomorrow',
      { disclosed: true, disclosureDate: '2027-11-20', way: 'PAPER' },
      [['disclosureDate', '公开日期不能晚于今天']],
    ],
    [
      'contributions of 90 in all',
      {
        inventors: rows(
          { name: '张三', contribution: '60' },
          { name: '李四', contribution: '30%' },
        ),
      },
      [['inventors', '各发明人的贡献比例合计应为 100%，现为 90%']],
    ],
  ])('%s', (_, change, expected) => {
    const found = problems(change);
    expect(found.map(([path]) => path)).toEqual(expected.map(([path]) => path));
    for (const [index, [, message]] of expected.entries()) {
      expect(found[index]?.[1]).toMatch(message);
    }
  });

  it('recommends data in chemistry and biology', () => {
    const remark = [['ipcs', expect.stringContaining('实验数据')]];
    expect(warningsOf(SQQPG, { ...GOOD, ipcs: 'C07D213/02' })).toEqual(remark);
    expect(warningsOf(SQQPG, { ...GOOD, ipcs: 'C07D', data: '产率 93%' })).toEqual([]);
    expect(warningsOf(SQQPG, GOOD)).toEqual([]);
  });

  it('takes documents alone as disclosure', () => {
    const disclosure = SQQPG.files.find(({ key }) => key === 'disclosure');
    expect(disclosure && ruleOf(disclosure).extensions).toEqual(['doc', 'docx', 'pdf', 'ofd']);
  });

  it('takes over the inventors, nothing of another solution', () => {
    const profile = { applicantType: 'ENTERPRISE', applicantName: '示例公司' } as const;
    const known = sqqpgPrefill(profile, GOOD);
    expect(known).toMatchObject({ applicantName: '示例公司', inventors: GOOD.inventors });
    for (const key of ['caseName', 'solution', 'secrecy', 'market']) {
      expect(known).not.toHaveProperty(key);
    }
  });

  it('never throws, whatever is given', () => {
    const keys = [...Object.keys(GOOD), 'disclosureDate', 'way', 'priorArt', 'expression'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (given) => {
        const values = formValues(SQQPG, given);
        expect(() => [problemsOf(SQQPG, values), warningsOf(SQQPG, values)]).not.toThrow();
      }),
    );
  });
});

describe('the contributions of inventors', () => {
  it('pass when they add up to 100, however they are split', () => {
    const split = fc
      .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 0, maxLength: 18 })
      .map((cuts) => {
        const ends = [0, ...cuts.sort((one, other) => one - other), 10_000];
        return ends.slice(1).map((end, index) => (end - (ends[index] ?? 0)) / 100);
      });
    fc.assert(
      fc.property(split, (parts) => {
        const own = rows(...parts.map((part) => ({ contribution: String(part) })));
        expect(contributionsProblem(own)).toBeUndefined();
        expect(contributionsProblem([...own, ...rows({ name: '张三' })])).toMatch(
          '每位发明人都要填写',
        );
        expect(contributionsProblem([...own, ...rows({ contribution: '0.01' })])).toMatch(
          '100.01%',
        );
      }),
    );
  });
});

describe('a disclosure and the grace period', () => {
  it.each([
    ['2026-05-20', 'EXHIBITION', 'open', '2026-11-20', 0],
    ['2026-05-19', 'EXHIBITION', 'over', '2026-11-19', -1],
    ['2026-08-31', 'LEAK', 'open', '2027-02-28', 100],
    ['2026-11-20', 'PAPER', 'none', '2027-05-20', 181],
    ['2026-11-20', '', 'none', '2027-05-20', 181],
  ])('of %s by %s is %s until %s', (day, way, state, lastDay, daysLeft) => {
    expect(graceReckoning(day, way, '2026-11-20')).toEqual({ state, lastDay, daysLeft });
  });

  it('warns of what is over or not excused, and tells the last day of what is', () => {
    const disclosed = (disclosureDate: string, way?: string) =>
      warningsOf(SQQPG, { ...GOOD, disclosed: true, disclosureDate, ...(way && { way }) });
    expect(disclosed('2020-01-01', 'EXHIBITION')).toEqual([
      ['disclosureDate', expect.stringContaining('可能丧失新颖性')],
    ]);
    expect(disclosed(TODAY, 'SALE')).toEqual([
      ['way', expect.stringContaining('不在宽限期的情形之内，可能丧失新颖性')],
    ]);
    expect(disclosed(TODAY, 'CONFERENCE')).toEqual([
      ['way', expect.stringContaining('可以主张宽限期：最迟在')],
    ]);
  });

  it('is told before the form, where secrets and filed applications end', () => {
    const outcome = (answers: FormValues) => outcomeOf(SQQPG_ELIGIBILITY, answers, TODAY);
    expect(outcome({ secrecy: true })).toMatchObject({ eligible: false });
    expect(outcome({ secrecy: false, filed: 'GRANTED' })).toMatchObject({
      refusal: { instead: 'WDXPJ' },
    });
    const answers = { secrecy: false, filed: 'NO', disclosed: true, disclosureDate: TODAY };
    for (const { value } of WAYS) {
      const told = outcome({ ...answers, way: value });
      expect(told).toMatchObject({
        eligible: true,
        answers: { secrecy: false, disclosed: true, way: value },
      });
    }
    expect(outcome({ secrecy: false, filed: 'NO', disclosed: false })).toMatchObject({
      answers: { secrecy: false, disclosed: false },
    });
  });
});
