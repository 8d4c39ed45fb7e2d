import { describe, expect, it } from 'vitest';
import { compileQuery } from '../../../mock/search/evaluator/evaluate';
import { parseExpression } from '../../../src/domain/search/parser';
import { documentOf, type Fields } from './documents';
import { RECORD, read } from './evaluation';

function matches(query: string, fields: Fields): boolean {
  return compileQuery(read(query))(documentOf(fields));
}

describe('words', () => {
  it.each([
    ['TI=电池', true],
    ['TI=电池隔膜', true],
    ['TI=陶瓷', false],
    ['陶瓷', true],
    ['水凝胶', false],
    ['FT=水凝胶', true],
    ['AB=ELECTROLYTE', true],
    ['AB=electro', false],
    ['AB=electro+', true],
    ['AB=+lyte', true],
    ['AB=electrolyt#', true],
    ['AB=electrolyte?', true],
    ['AB=elec+lyte', true],
    ['AB=LED', true],
    ['AB=ED', false],
    ['AB=Li7La3Zr2O12', true],
    ['AB=固+隔膜', true],
    ['AB=电池+包括', false],
    ['AB=固#电池', true],
    ['AB=固##池', true],
    ['AB=固#池', false],
    ['AB="隔膜，隔膜"', true],
    ['AB="固态+"', false],
    ['TI=(电池 AND 隔膜)', true],
    ['TI,AB=(制备方法 AND 陶瓷)', false],
    ['TA=(制备方法 AND 陶瓷)', true],
    ['TI,AB=(电池 NOT 陶瓷)', true],
    ['TA=(电池 NOT 陶瓷)', false],
  ])('%s is %s', (query, expected) => {
    expect(matches(query, RECORD)).toBe(expected);
  });
});

describe('proximity', () => {
  it.each([
    ['TI=(固态 W 电池)', true],
    ['TI=(电池 W 固态)', false],
    ['TI=(电池 D 固态)', true],
    ['TI=(固态 1W 隔膜)', false],
    ['TI=(固态 2W 隔膜)', true],
    ['TI=(隔膜 2D 固态)', true],
    ['AB=(隔膜 1W 隔膜)', true],
    ['AB=(陶瓷 W electrolyte)', true],
    ['AB=(陶瓷 1W 颗粒)', true],
    ['AB=(陶瓷 W 颗粒)', false],
    ['AB=(固态 S 基材)', true],
    ['AB=(固态 S 陶瓷)', false],
    ['AB=(固态 P 陶瓷)', true],
    ['DESC=(水凝胶 P 温敏)', true],
    ['DESC=(水凝胶 P 另起)', false],
    ['DESC=(水凝胶 F 电池)', true],
    ['CLMS=(基材 P 陶瓷)', false],
    ['CLMS=(基材 F 陶瓷)', true],
    ['基材 F 制备方法', false],
    ['TI=((电池 OR 电容) 0D 隔膜)', false],
    ['TI=((电池 OR 电容) D 隔膜)', true],
    ['TI=(固态 W 电池 W 隔膜)', true],
  ])('%s is %s', (query, expected) => {
    const read = parseExpression(query);
    expect(read.ok && matches(query, RECORD)).toBe(expected);
  });
});

describe('names', () => {
  it.each([
    ['PA=示例新材料', true],
    ['PA=示例新材料（常熟', false],
    ['PA="苏州示例新材料(常熟)有限公司"', true],
    ['PA="苏州示例新材料常熟有限公司"', true],
    ['PA="示例新材料"', false],
    ['PA=+大学', true],
    ['PA=苏州+', true],
    ['PA=示例+', false],
    ['PA=(清华大学 AND 苏州+)', true],
    ['FPA=清华大学', false],
    ['FPA=苏州示例新材料', true],
    ['IN=李某', true],
    ['FIN=李某', false],
  ])('%s is %s', (query, expected) => {
    const read = parseExpression(query);
    expect(read.ok && matches(query, RECORD)).toBe(expected);
  });
});

it('finds a document whose number has no kind by its number with the kind', () => {
  const found = (query: string) => {
    const read = parseExpression(query);
    return read.ok && matches(query, { ...RECORD, PN: ['CN1387401'] });
  };
  expect(found('PN=CN1387401A')).toBe(true);
  expect(found('PN=CN1387401')).toBe(true);
  expect(found('PN=CN1387402A')).toBe(false);
});

describe('numbers, classes, dates and lists', () => {
  it.each([
    ['AN=202119900001.9', true],
    ['AN=202119900001', true],
    ['AN=CN202119900001.9', true],
    ['AN="ZL 202119900001.9"', true],
    ['AN=2021199000019', true],
    ['AN=202119900002', false],
    ['AN=20211990+', true],
    ['PN=CN199000001A', true],
    ['PN=CN199000001', true],
    ['PN=199000001B', true],
    ['PN=CN199000001U', false],
    ['PN=CN19900000', false],
    ['PN=CN1990+', true],
    ['IAN=PCT/CN2020/099999', true],
    ['IAN=PCTCN202099999', false],
    ['IAN=PCT/CN2020/99999', true],
    ['IPN=WO2021123456', true],
    ['IPN=WO2021/123456', true],
    ['PR=202019900009', true],
    ['CT=CN119247024', true],
    ['IC=H', true],
    ['IC=H01', true],
    ['IC=H01M', true],
    ['IC=H01M10', true],
    ['IC=H01M1', false],
    ['IC=H01M10/05', false],
    ['IC=H01M10/05+', true],
    ['IC=H01M10/0525', true],
    ['IC=h01m10/0525', true],
    ['IC=H01M5+', true],
    ['MIC=H01M50/409', true],
    ['MIC=H01M10/0525', false],
    ['CPC=H01M2004', true],
    ['AD=2021', true],
    ['AD=202101', true],
    ['AD=2021-01-04', true],
    ['AD=20210105', false],
    ['AD=(2020 TO 202101)', true],
    ['AD>2020', true],
    ['AD>2021', false],
    ['AD>=2021', true],
    ['AD<=2021', true],
    ['AD<2021', false],
    ['AD<202102', true],
    ['AD!=2020', true],
    ['AY=2021', true],
    ['AY=(2019 TO 2020)', false],
    ['AY>=2021', true],
    ['PY>2021', false],
    ['CTD>=12', true],
    ['CTD>12', false],
    ['CTD=(5 TO 12)', true],
    ['CTD=(9 OR 100)', false],
    ['PT=发明授权', true],
    ['PT!=发明授权', false],
    ['PT!=(外观设计 OR 实用新型)', true],
    ['OP=(转让 AND 许可)', true],
    ['CO=32', true],
    ['CO=3', false],
    ['CO=江苏', true],
    ['AA=常熟', true],
  ])('%s is %s', (query, expected) => {
    expect(matches(query, RECORD)).toBe(expected);
  });
});

describe('what is missing', () => {
  const empty: Fields = { TI: ['电池'] };

  it('meets no comparison, neither = nor != nor order', () => {
    for (const clause of ['PT=发明授权', 'PT!=发明授权', 'CTD<5', 'CTD!=5', 'LSS!=有效', 'AB!=x']) {
      expect([clause, matches(clause, empty)]).toEqual([clause, false]);
    }
  });

  it('is kept by NOT', () => {
    expect(matches('TI=电池 NOT PT=发明授权', empty)).toBe(true);
  });

  it('lets != ask only the fields that are there', () => {
    expect(matches('TI,AB!=隔膜', empty)).toBe(true);
    expect(matches('TI,AB!=电池', empty)).toBe(false);
  });

  it('finds nothing for an entry of the history that was not replaced', () => {
    expect(matches('#1', RECORD)).toBe(false);
    expect(matches('TI=电池 OR #1', RECORD)).toBe(true);
  });
});
