import { describe, expect, it } from 'vitest';
import { patentCitation } from '../../src/domain/patentCitation';

const patent = {
  title: '一种固态电池隔膜',
  names: ['苏州示例新材料有限公司'],
  applicationNumber: '202119900001.9',
  publicationNumber: 'CN199000001A',
  date: '2023-05-12',
};

describe('patentCitation', () => {
  it.each([
    [
      'all that the standard asks for',
      patent,
      '苏州示例新材料有限公司. 一种固态电池隔膜: 202119900001.9[P]. 2023-05-12.',
    ],
    [
      'three names in full',
      { ...patent, names: ['甲', '乙', '丙'] },
      '甲, 乙, 丙. 一种固态电池隔膜: 202119900001.9[P]. 2023-05-12.',
    ],
    [
      'more than three names cut',
      { ...patent, names: ['甲', '乙', '丙', '丁'] },
      '甲, 乙, 丙, 等. 一种固态电池隔膜: 202119900001.9[P]. 2023-05-12.',
    ],
    [
      'the publication number where there is no application number',
      { ...patent, applicationNumber: undefined },
      '苏州示例新材料有限公司. 一种固态电池隔膜: CN199000001A[P]. 2023-05-12.',
    ],
    ['a title alone', { title: '一种固态电池隔膜', names: [] }, '一种固态电池隔膜[P].'],
  ])('%s', (_, given, expected) => {
    expect(patentCitation(given)).toBe(expected);
  });
});
