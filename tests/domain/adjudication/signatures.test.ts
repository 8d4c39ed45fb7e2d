import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closing } from '../../../mock/adjudication/writing';
import { readSignatures, readSignedDay } from '../../../src/domain/adjudication/signatures';

const LINES = [
  '审　判　长　　夏某甲',
  '代理审判员　　董某乙',
  '人民陪审员：某丙',
  '二○一三年十二月二十日',
  '书　记　员　　曹某',
  '附：本判决所依据的法律条文',
];

it('reads who signed, and when', () => {
  expect(readSignatures(LINES)).toEqual([
    { role: '审判长', name: '夏某甲' },
    { role: '代理审判员', name: '董某乙' },
    { role: '人民陪审员', name: '某丙' },
    { role: '书记员', name: '曹某' },
  ]);
  expect(readSignedDay(LINES)).toBe('2013-12-20');
});

it.each([
  ['二〇二四年六月三日', '2024-06-03'],
  ['二零二一年十月三十一日', '2021-10-31'],
  ['2024年6月3日', '2024-06-03'],
  ['二〇二四年十三月一日', null],
  ['二〇二四年六月', null],
  ['本院于2024年6月3日立案', null],
])('%s is %s', (line, day) => {
  expect(readSignedDay([line])).toBe(day);
});

it('reads every day as it is written under a document', () => {
  const anyDay = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2029-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyDay, (date) => {
      const day = date.toISOString().slice(0, 10);
      const judges = [
        { role: '审判长', name: '某甲' },
        { role: '书记员', name: '某乙' },
      ];
      const lines = closing(judges, day);
      expect(readSignedDay(lines)).toBe(day);
      expect(readSignatures(lines)).toEqual(judges);
    }),
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (lines) => {
      readSignatures(lines);
      readSignedDay(lines);
    }),
  );
});
