import { describe, expect, it } from 'vitest';
import {
  casePieces,
  listingPieces,
  movedPieces,
  patentPieces,
  registeredPieces,
} from '../../../src/domain/enterprise/relationPieces';
import { basisName, gatherRelations } from '../../../src/domain/enterprise/relations';

const OWN = ['示例甲有限公司', '示例旧名有限公司'];

const patent = (
  id: string,
  filingDate: string | null,
  names: string[],
  inventors: string[] = [],
) => ({
  id,
  applicationNumber: `2020199${id}.1`,
  filingDate,
  applicants: names.map((name) => ({ name })),
  inventors,
});

it('calls a patent without a number by its title', () => {
  const row = {
    ...patent('00001', '2020-01-02', ['示例甲有限公司', '示例乙有限公司']),
    title: '隔膜',
  };
  const nameOf = (applicationNumber: string | null) =>
    patentPieces([{ ...row, applicationNumber }], OWN).map(({ basis }) => basisName(basis));
  expect(nameOf('202019900001.1')).toEqual(['202019900001.1']);
  expect(nameOf(null)).toEqual(['隔膜']);
  expect(basisName({ what: 'PATENT', id: '', number: '', day: undefined })).toBe('号码不详');
});

describe('co-applicants and inventors', () => {
  const relations = gatherRelations(
    patentPieces(
      [
        patent('00001', '2020-01-02', ['示例甲有限公司', '示例乙有限公司'], ['王小明']),
        patent('00002', null, ['示例旧名有限公司', '示例乙有限公司'], ['王小红', '不公告发明人']),
        patent('00003', '2022-03-04', ['示例甲有限公司', '李大山'], []),
        patent('00004', '2019-02-31', ['示例甲有限公司', '示例丙大学'], []),
      ],
      OWN,
    ),
  );

  it('stand once each with what they rest on, the newest day first and no day last', () => {
    expect(
      relations
        .filter(({ kind }) => kind === 'CO_APPLICANT')
        .map(({ name, day, basis }) => [name, day, basis.length]),
    ).toEqual([
      ['李大山', '2022-03-04', 1],
      ['示例乙有限公司', '2020-01-02', 2],
      ['示例丙大学', undefined, 1],
    ]);
  });

  it('name persons as the patent documents publish them', () => {
    const people = relations.filter(({ kind }) => kind === 'PERSON');
    expect(people.map(({ name, day }) => [name, day])).toEqual([
      ['王小明', '2020-01-02'],
      ['王小红', undefined],
    ]);
  });
});

describe('transfers and licences', () => {
  it('name the other side and what it is; deals of others are none of the enterprise', () => {
    const pieces = movedPieces(
      [
        {
          id: 'P1',
          title: '甲',
          transfers: [
            {
              before: '示例甲有限公司；示例丁有限公司',
              after: '示例戊有限公司',
              effectiveDate: '2021-05-06',
            },
            { before: '示例戊有限公司', after: '示例己有限公司', effectiveDate: '2022-05-06' },
            { before: '', after: '示例旧名有限公司', effectiveDate: null },
          ],
          licenses: [
            { licensor: '张三', licensee: '示例甲有限公司', from: '2020-01-01' },
            {
              licensor: '示例甲有限公司',
              licensee: '示例庚厂',
              recordDate: '2020-03-01',
              from: '2020-01-01',
            },
          ],
        },
      ],
      OWN,
    );
    expect(
      gatherRelations(pieces).map(({ kind, name, role, day }) => [kind, name, role, day]),
    ).toEqual([
      ['TRANSFER', '示例戊有限公司', '受让方', '2021-05-06'],
      ['LICENCE', '示例庚厂', '被许可方', '2020-03-01'],
      ['LICENCE', '张三', '许可方', '2020-01-01'],
      ['TRANSFER', '', '转让方', undefined],
    ]);
  });
});

it('a word in place of a name is a party that is not known', () => {
  const transfers = ['未知', '未指定', '未知示例有限公司'].map((after) => ({
    before: '示例甲有限公司',
    after,
    effectiveDate: '2021-05-06',
  }));
  const relations = gatherRelations(movedPieces([{ id: 'P1', title: '一种装置', transfers }], OWN));
  expect(relations.map(({ name, person, basis }) => [name, person, basis.length])).toEqual([
    ['', false, 2],
    ['未知示例有限公司', false, 1],
  ]);
});

it('those who hold a patent before and after a transfer took nothing over', () => {
  const transfers = [
    {
      before: '示例甲有限公司；示例丁有限公司',
      after: '示例甲有限公司；示例丁有限公司；示例戊有限公司',
      effectiveDate: '2021-05-06',
    },
    { before: '示例旧名有限公司', after: '示例甲有限公司', effectiveDate: '2021-05-07' },
  ];
  const pieces = movedPieces([{ id: 'P1', title: '一种装置', transfers }], OWN);
  expect(pieces.map(({ name, role }) => [name, role])).toEqual([['示例戊有限公司', '受让方']]);
});

it('parties of a case are the others of those that name the enterprise', () => {
  const one = (id: string, names: [string, string][]) => ({
    id,
    title: '判决书',
    caseNumber: id,
    judgmentDate: '2024-01-01',
    parties: names.map(([role, name]) => ({ role, name })),
  });
  const pieces = casePieces(
    [
      one('C1', [
        ['原告', '示例乙有限公司'],
        ['被告', '示例甲（有限公司）'],
        ['被告', '示例甲有限公司'],
        ['被告', '赵六'],
      ]),
      one('C2', [
        ['原告', '示例乙有限公司'],
        ['被告', '示例丙有限公司'],
      ]),
    ],
    OWN,
  );
  expect(
    gatherRelations(pieces).map(({ name, role, basis }) => [name, role, basis[0]?.id]),
  ).toEqual([
    ['示例乙有限公司', '对方为原告', 'C1'],
    ['赵*', '同为被告', 'C1'],
  ]);
});

it('a listing of its own alone names nobody; one of others with its patent names them', () => {
  const listing = (
    id: string,
    publisher: string | null,
    holders: string[],
    direction?: string,
  ) => ({
    id,
    direction,
    transactionNo: id,
    publishTime: '2025-01-01 08:00:00',
    publisher: { name: publisher },
    patents: [{ holders }],
  });
  const pieces = listingPieces(
    [
      listing('L1', '示例甲有限公司', ['示例甲有限公司']),
      listing('L2', '示例代理有限公司', ['示例甲有限公司', '示例乙有限公司']),
      listing('L3', '示例乙有限公司', ['示例乙有限公司']),
      listing('L4', '示例甲有限公司', [], 'DEMAND'),
      listing('L5', '示例甲有限公司', ['示例甲有限公司'], 'SUPPLY'),
    ],
    OWN,
  );
  expect(pieces.map(({ name, role, basis }) => [basis.id, name, role, basis.day])).toEqual([
    ['L1', '', '公开发布', '2025-01-01'],
    ['L2', '示例代理有限公司', '代为发布', '2025-01-01'],
    ['L2', '示例乙有限公司', '共同权利人', '2025-01-01'],
    ['L4', '', '公开征集', '2025-01-01'],
    ['L5', '', '公开供给', '2025-01-01'],
  ]);
});

it('the register tells no day but that of the last change of the representative', () => {
  const facts = {
    legalPerson: '王小明',
    affiliates: [{ name: '示例子有限公司', relation: 'SUBSIDIARY' }, { name: '示例某有限公司' }],
    changes: [
      { date: '2019-01-01', item: '法定代表人变更' },
      { date: '2020-01-01', item: '住所变更' },
    ],
  };
  const relations = gatherRelations(registeredPieces(facts, { SUBSIDIARY: '子公司' }));
  expect(relations.map(({ name, role, day }) => [name, role, day])).toEqual([
    ['王小明', '法定代表人', '2019-01-01'],
    ['示例子有限公司', '子公司', undefined],
    ['示例某有限公司', '关系不详', undefined],
  ]);
});
