import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSignatures } from '../../../mock/adjudication/signatures';
import { closing } from '../../../mock/adjudication/writing';

const LINES = [
  '审　判　长　　夏某甲',
  '代理审判员　　董某乙',
  '人民陪审员：某丙',
  '二○一三年十二月二十日',
  '书　记　员　　曹某',
  '附：本判决所依据的法律条文',
];

it('reads who signed', () => {
  expect(readSignatures(LINES)).toEqual([
    { role: '审判长', name: '夏某甲' },
    { role: '代理审判员', name: '董某乙' },
    { role: '人民陪审员', name: '某丙' },
    { role: '书记员', name: '曹某' },
  ]);
});

it('reads the signatures under every document that is written here', () => {
  const judges = [
    { role: '审判长', name: '某甲' },
    { role: '书记员', name: '某乙' },
  ];
  expect(readSignatures(closing(judges, '2024-06-03'))).toEqual(judges);
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (lines) => {
      readSignatures(lines);
    }),
  );
});
