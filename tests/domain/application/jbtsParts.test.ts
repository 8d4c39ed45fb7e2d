import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guideRows } from '../../../src/domain/application/guide';
import { JBTS } from '../../../src/domain/application/jbts';
import { copiesOf, evidenceList } from '../../../src/domain/application/jbts/evidence';
import { JBTS_GUIDE } from '../../../src/domain/application/jbts/guide';
import { complaintWay } from '../../../src/domain/application/jbts/kind';
import { isInCity } from '../../../src/domain/application/jurisdiction';
import { checkStatement, checkWebAddress } from '../../../src/domain/application/statement';
import type { ComplaintWay } from '../../../src/domain/workflow/limits';
import { expectNeverThrows } from '../checkSuite';

const file = (id: string, name: string) => ({ id, name, size: 2048, sha256: id.repeat(64) });

const RECEIPT = file('a', '发票.pdf');
const PHOTO = file('b', '照片.jpg');

describe('the list of evidence', () => {
  it('numbers files by themselves', () => {
    expect(evidenceList([RECEIPT, PHOTO])).toEqual([
      { number: 1, name: '发票.pdf', file: RECEIPT },
      { number: 2, name: '照片.jpg', file: PHOTO },
    ]);
  });

  it('puts what was described first, with source and date in words, and links without a file', () => {
    const evidence = [
      {
        id: '1',
        values: {
          name: '现场照片',
          file: 'b',
          source: 'PHOTO',
          date: '2026-03-15',
          proves: '摊位陈列涉案产品',
        },
      },
      {
        id: '2',
        values: {
          name: '商品页面',
          link: 'https://shop.example.com/item/1',
          source: 'SCREENSHOT',
          date: '2026-03-14',
        },
      },
    ];
    expect(evidenceList([RECEIPT, PHOTO], { evidence })).toEqual([
      {
        number: 1,
        name: '现场照片',
        file: PHOTO,
        source: '现场拍照、录像',
        date: '2026-03-15',
        proves: '摊位陈列涉案产品',
      },
      {
        number: 2,
        name: '商品页面',
        link: 'https://shop.example.com/item/1',
        source: '网页截图、录屏',
        date: '2026-03-14',
      },
      { number: 3, name: '发票.pdf', file: RECEIPT },
    ]);
  });

  it('leaves out a row with nothing in it, and names a file that was taken away no more', () => {
    const evidence = [
      { id: '1', values: {} },
      { id: '2', values: { name: '录像', file: 'gone' } },
    ];
    expect(evidenceList([], { evidence })).toEqual([{ number: 1, name: '录像' }]);
  });

  it('shows every file, numbered without a gap, whatever was described', () => {
    const files = fc.uniqueArray(fc.constantFrom(...'abcdef'), { maxLength: 6 });
    const described = fc.array(
      fc.record(
        { name: fc.constantFrom('', '发票', ' '), file: fc.constantFrom(...'abcxyz') },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(files, described, (ids, entries) => {
        const evidence = entries.map((values, at) => ({ id: `${at}`, values }));
        const rows = evidenceList(
          ids.map((id) => file(id, `${id}.pdf`)),
          { evidence },
        );
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
        expect(ids.every((id) => rows.some((row) => row.file?.id === id))).toBe(true);
        expect(rows.every(({ name }) => name.trim() !== '')).toBe(true);
      }),
    );
  });

  it('is handed in once, with a copy for each respondent', () => {
    const respondents = ['1', '2', '3'].map((id) => ({ id, values: {} }));
    expect(copiesOf({ respondents })).toEqual({ original: 1, copies: 3 });
    expect(copiesOf({})).toEqual({ original: 1, copies: 0 });
  });
});

describe('the way', () => {
  it.each<[kind: string, rightType: string, matter: string, ComplaintWay]>([
    ['COMPLAINT', 'PATENT', 'PATENT_INFRINGEMENT', 'ADJUDICATION'],
    ['COMPLAINT', 'PATENT', 'PATENT_PASSING_OFF', 'COMPLAINT'],
    ['COMPLAINT', 'TRADEMARK', 'TRADEMARK_INFRINGEMENT', 'COMPLAINT'],
    ['COMPLAINT', 'TRADEMARK', 'PATENT_INFRINGEMENT', 'COMPLAINT'],
    ['REPORT', 'PATENT', 'PATENT_INFRINGEMENT', 'REPORT'],
  ])('of %s about %s, %s is %s', (kind, rightType, matter, way) => {
    expect(complaintWay({ kind, rightType, matter })).toBe(way);
  });
});

it('has a guide with every row that needs no host settings', () => {
  const rows = guideRows(JBTS_GUIDE, JBTS, {});
  expect(rows.map(({ label }) => label)).toEqual([
    '事项名称',
    '办理依据',
    '申请条件',
    '申请材料',
    '办理时间',
    '办理流程',
    '办理时限',
    '收费',
    '办理结果',
    '信息公开范围',
  ]);
  // Who sees what is no condition.
  expect(JBTS_GUIDE.conditions.join()).not.toMatch(/看到|公开/);
  expect(rows.find(({ label }) => label === '办理时限')?.items).toEqual([
    '专利侵权纠纷行政裁决：提交后 5 个工作日内立案审查',
    '专利侵权纠纷行政裁决：被请求人收到副本后 15 日内答辩',
    '专利侵权纠纷行政裁决：受理后 3 个月内裁决，可以依法延长',
    '其他投诉：提交后 7 个工作日内决定是否受理',
    '其他投诉：受理后 45 个工作日内结束调解',
    '举报：提交后 15 个工作日内核实线索，决定是否立案',
    '补正：收到通知后 15 日内',
  ]);
});

describe('jurisdiction', () => {
  it.each([
    ['320581', undefined, true],
    ['320582', undefined, false],
    ['320581', '320500', true],
    ['320505', '320500', true],
    ['320601', '320500', false],
  ])('%s in %s: %s', (region, city, expected) => {
    expect(isInCity(region, city)).toBe(expected);
  });
});

describe('texts', () => {
  it('read any text without throwing', () => {
    expectNeverThrows(checkStatement);
    expectNeverThrows((text) => checkWebAddress(text, {}, { today: '', form: {}, options: {} }));
  });

  it.each(['哈'.repeat(30), '123456', '一二三四'.repeat(6), '一二三一二三一', '?!', 'x'])(
    'take %s for no statement',
    (text) => {
      expect(checkStatement(text)).toMatchObject({ ok: false });
    },
  );

  it.each(['2026年3月15日，甲公司销售涉案产品', '人人为我我为人人', 'ABCDE'])(
    'take %s for a statement',
    (text) => {
      expect(checkStatement(text)).toEqual({ ok: true, value: text });
    },
  );
});
