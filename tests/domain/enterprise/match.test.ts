import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditCodeProblem,
  type Findable,
  matchEnterprise,
} from '../../../src/domain/enterprise/match';
import {
  foldEnterpriseName,
  isAbbreviationOf,
  sameEnterpriseName,
  shownEnterpriseName,
} from '../../../src/domain/enterprise/name';

const FOUND: Findable = {
  enterpriseName: '常熟琴川示例新能源材料有限公司',
  formerNames: ['常熟市琴川示例电池厂（普通合伙）'],
  abbreviations: ['琴川新能源'],
  uscc: '91320599YYYYYY0103',
};

describe('names of enterprises', () => {
  it.each([
    ['示例（深圳）有限公司', '示例(深圳)有限公司'],
    ['示例（深圳）有限公司', '示例深圳有限公司'],
    ['示例〔深圳〕有限公司', ' 示例 (深圳) 有限公司\u200b'],
    ['ＡＢＣ示例有限公司', 'abc示例有限公司'],
    ['示例·东方有限公司', '示例东方有限公司'],
  ])('%s is %s', (one, other) => {
    expect(sameEnterpriseName(one, other)).toBe(true);
  });

  it('are shown with Chinese brackets', () => {
    expect(shownEnterpriseName(' 示例 (深圳) 有限公司 ')).toBe('示例（深圳）有限公司');
    expect(shownEnterpriseName('Example (Asia)  Ltd')).toBe('Example (Asia) Ltd');
  });

  it('stay the same when folded or shown twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const folded = foldEnterpriseName(name);
        expect(foldEnterpriseName(folded)).toBe(folded);
        const shown = shownEnterpriseName(name);
        expect(shownEnterpriseName(shown)).toBe(shown);
      }),
    );
  });

  it('have abbreviations that keep the order and begin near the begin', () => {
    expect(isAbbreviationOf('琴川新材', FOUND.enterpriseName)).toBe(true);
    expect(isAbbreviationOf('常熟新能', FOUND.enterpriseName)).toBe(true);
    expect(isAbbreviationOf('材料琴川', FOUND.enterpriseName)).toBe(false);
    expect(isAbbreviationOf('新材', FOUND.enterpriseName)).toBe(false);
    expect(isAbbreviationOf('能源材', FOUND.enterpriseName)).toBe(false);
    expect(isAbbreviationOf('有限公司', FOUND.enterpriseName)).toBe(false);
  });

  it.each([
    ['中科院', '中国科学院', true],
    ['中科院', '中国科学院大连化学物理研究所', true],
    ['中科院', '中石化石油化工科学研究院有限公司', false],
    ['中科院', '中铁大桥科学研究院有限公司', false],
    ['中石化', '中国石油化工股份有限公司', true],
    ['上汽集', '上海汽车集团股份有限公司', false],
    ['BYD', 'Bio-Bee SDE Eliyahu Ltd.', false],
    ['IBM', 'International Business Machines Corp', true],
    ['BMI', 'International Business Machines Corp', false],
    ['ＩＢＭ', 'International Business Machines Corp', true],
    ['华为技', '华为投资控股有限公司', false],
  ])('%s for %s: %s', (short, name, wanted) => {
    expect(isAbbreviationOf(short, name)).toBe(wanted);
  });

  it.each([
    ['华为', '华为技术有限公司'],
    ['比亚迪', '比亚迪股份有限公司'],
    ['国网', '国网江苏省电力有限公司'],
  ])('%s is a part of the name %s', (query, enterpriseName) => {
    expect(matchEnterprise(query, { ...FOUND, enterpriseName })?.reason).toBe('NAME');
  });
});

describe('why an enterprise is found', () => {
  it.each([
    ['91320599yyyyyy0103', 'CODE', '统一社会信用代码匹配'],
    ['9132 0599 YYYYYY 0103', 'CODE', '统一社会信用代码匹配'],
    ['91320599', 'CODE', '统一社会信用代码以 91320599 开头'],
    ['常熟琴川示例新能源材料有限公司', 'NAME', ''],
    ['新能源材料', 'NAME', ''],
    ['常熟市琴川示例电池厂(普通合伙)', 'FORMER', '曾用名“常熟市琴川示例电池厂（普通合伙）”匹配'],
    ['电池厂', 'FORMER', '曾用名“常熟市琴川示例电池厂（普通合伙）”匹配'],
    ['琴川新能源', 'ABBREVIATION', '简称“琴川新能源”匹配'],
    ['琴川新材', 'ABBREVIATION', '可能是“常熟琴川示例新能源材料有限公司”的简称'],
  ])('%s', (query, reason, text) => {
    expect(matchEnterprise(query, FOUND)).toMatchObject({ reason, text });
  });

  it.each(['', '琴', '( )', '示例纺织', '91320600', '2024'])('not by %s', (query) => {
    expect(matchEnterprise(query, FOUND)).toBeNull();
  });

  it('orders code, name, former name, parts', () => {
    const scores = [
      '91320599YYYYYY0103',
      FOUND.enterpriseName,
      '常熟市琴川示例电池厂（普通合伙）',
      '琴川示例新',
      '电池厂',
      '琴川新材',
    ];
    const given = scores.map((query) => matchEnterprise(query, FOUND)?.score ?? 0);
    expect(given).toEqual([...given].sort((a, b) => b - a));
    expect(new Set(given).size).toBe(given.length);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (query, name) => {
        matchEnterprise(query, { ...FOUND, enterpriseName: name });
        creditCodeProblem(query);
      }),
    );
  });

  it('says what is wrong with a credit code, and nothing about names', () => {
    expect(creditCodeProblem('91320599YYYYYY0104')).toContain('校验码');
    expect(creditCodeProblem('91320599YYYYYY0103')).toBeNull();
    expect(creditCodeProblem('91320599')).toBeNull();
    expect(creditCodeProblem('示例新能源材料有限公司')).toBeNull();
  });
});
