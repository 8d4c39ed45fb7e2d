import { describe, expect, it } from 'vitest';
import { publicationWord } from '../../src/domain/announcement';
import {
  type ComparedPatent,
  type ComparisonKey,
  comparisonRows,
} from '../../src/domain/comparisonRows';
import { expiryOf } from '../../src/domain/patentTerm';

const base: ComparedPatent = {
  title: '一种固态电池隔膜',
  patentType: 'INVENTION_GRANT',
  validity: 'VALID',
  filingDate: '2021-01-04',
  grantDate: '2023-05-12',
  mainIpc: 'H01M50/409',
  ipcs: ['H01M50/409', 'H01M10/0525'],
  applicants: [{ name: '甲公司' }],
  inventors: [{ name: '张某' }, { name: '请求不公布姓名', undisclosed: true }],
  citations: [{ direction: 'BACKWARD' }, { direction: 'FORWARD' }, { direction: 'FORWARD' }],
  claims: [{}, {}, {}],
  family: { simple: [{}, {}] },
};

function row(key: ComparisonKey, ...patents: ComparedPatent[]) {
  const found = comparisonRows(patents).find((one) => one.key === key);
  if (!found) throw new Error(`no row ${key}`);
  return found;
}

const texts = (key: ComparisonKey, ...patents: ComparedPatent[]) =>
  row(key, ...patents).cells.map((cell) => cell.map(({ text }) => text));

describe('comparisonRows', () => {
  it('says everything in the words of the field', () => {
    const other: ComparedPatent = { title: '一种电池', patentType: 'DESIGN', validity: 'INVALID' };
    expect(texts('patentType', base, other)).toEqual([['发明授权'], ['外观设计']]);
    expect(texts('validity', base, other)).toEqual([['有效'], ['失效']]);
    expect(texts('citations', base)).toEqual([['被引证 2 次', '引证 1 件']]);
    expect(texts('claims', base)).toEqual([['3 项']]);
    expect(texts('family', base)).toEqual([['2 件']]);
  });

  it('invents nothing: what is not known has no value, and differs from what is', () => {
    const sparse: ComparedPatent = { title: '吲哚衍生物' };
    const empty = comparisonRows([sparse]).filter(({ cells }) => cells[0]?.length);
    expect(empty.map(({ key }) => key)).toEqual(['title']);
    expect(row('filingDate', base, sparse).differs).toBe(true);
    expect(row('applicationNumber', base, sparse).differs).toBe(false);
  });

  it('takes the counts that the record states before those it could count itself', () => {
    const counts = { claims: 12, citations: 5, citedBy: 7, family: 4 };
    expect(texts('claims', { ...base, counts })).toEqual([['12 项']]);
    expect(texts('citations', { ...base, counts })).toEqual([['被引证 7 次', '引证 5 件']]);
    expect(texts('family', { ...base, counts })).toEqual([['4 件']]);
  });

  it('calls the owner of an application its applicant', () => {
    const currentOwners = [{ name: '乙公司' }];
    const granted = { ...base, currentOwners };
    const pending: ComparedPatent = { title: '一种电池', patentType: 'INVENTION_PUB' };
    const owned = { ...pending, currentOwners };
    expect(row('currentOwners', granted).label).toBe('当前专利权人');
    expect(row('currentOwners', owned).label).toBe('当前申请人');
    expect(row('currentOwners', granted, owned).label).toBe('当前权利人');
    expect(row('currentOwners', granted, pending).label).toBe('当前专利权人');
  });

  it('keeps names back that were not to be published', () => {
    expect(texts('inventors', base)).toEqual([['张某']]);
  });

  it('names each class once, the main class first, and those the base does not have', () => {
    const other = { ...base, mainIpc: 'H01M10/0525', ipcs: ['H01M4/13', 'H01M10/0525'] };
    expect(row('ipcs', base, other).cells[1]).toEqual([
      { text: 'H01M10/0525', own: false },
      { text: 'H01M4/13', own: true },
    ]);
  });

  it('marks no value where nothing is shared with the base', () => {
    const other = { ...base, applicants: [{ name: '乙公司' }, { name: '丙大学' }] };
    expect(row('applicants', base, other).cells[1]?.some(({ own }) => own)).toBe(false);
    expect(row('applicants', base, other).differs).toBe(true);
  });

  it('does not call another order a difference', () => {
    const [a, b] = [{ name: '甲公司' }, { name: '乙大学' }];
    const differs = (...orders: (typeof a)[][]) =>
      row('applicants', ...orders.map((applicants) => ({ ...base, applicants }))).differs;
    expect(differs([a, b], [b, a])).toBe(false);
    expect(differs([a, b], [b, a], [a])).toBe(true);
  });

  it('leaves out rows that only some kinds of patents have, when none has them', () => {
    const keys = (...patents: ComparedPatent[]) => comparisonRows(patents).map(({ key }) => key);
    expect(keys(base)).not.toContain('locs');
    expect(keys(base, { title: '瓶', locs: ['09-01'] })).toContain('locs');
  });
});

describe('expiryOf', () => {
  it('takes the recorded day, else computes it for what was granted', () => {
    expect(expiryOf({ ...base, expiryDate: '2041-03-01' })).toEqual({
      date: '2041-03-01',
      computed: false,
    });
    expect(expiryOf(base)).toEqual({ date: '2041-01-04', computed: true });
    expect(expiryOf({ ...base, grantDate: undefined })).toBeUndefined();
  });
});

describe('a utility model', () => {
  const utility: ComparedPatent = {
    ...base,
    patentType: 'UTILITY',
    publicationNumber: 'CN299000863U',
    grantNumber: 'CN299000863U',
    publicationDate: '2026-05-19',
    grantDate: '2026-05-19',
  };
  const keysOf = (patents: readonly ComparedPatent[]) =>
    comparisonRows(patents).map(({ key }) => key);

  it('has one document, which is told once', () => {
    const keys = keysOf([utility, utility]);
    expect(keys).toContain('grantNumber');
    expect(keys).not.toContain('publicationNumber');
    expect(keys).not.toContain('publicationDate');
    expect(keysOf([utility, { ...base, publicationNumber: 'CN199000001A' }])).toContain(
      'publicationNumber',
    );
  });

  it('that has lapsed tells until when it would have lasted', () => {
    const [row] = comparisonRows([utility, { ...utility, validity: 'INVALID' }]).filter(
      ({ key }) => key === 'expiry',
    );
    expect(row?.cells.flat().map(({ text }) => text)).toEqual([
      '2031-01-04',
      '已失效，原期限到 2031-01-04',
    ]);
  });
});

describe('what a publication is called', () => {
  it.each<[Parameters<typeof publicationWord>[0], string]>([
    [{ patentType: 'INVENTION_PUB', publicationNumber: 'CN199000001A' }, '公开'],
    [
      {
        patentType: 'INVENTION_GRANT',
        publicationNumber: 'CN199000001A',
        grantNumber: 'CN199000001B',
      },
      '公开',
    ],
    [
      {
        patentType: 'INVENTION_GRANT',
        publicationNumber: 'CN199000001B',
        grantNumber: 'CN199000001B',
      },
      '公告',
    ],
    [{ patentType: 'UTILITY', publicationNumber: 'CN299000863U' }, '公告'],
    [{ patentType: 'DESIGN', publicationNumber: 'CN399000863S', grantNumber: '' }, '公告'],
    [{ publicationNumber: 'CN199000001A' }, '公开'],
  ])('%j: %s', (patent, word) => {
    expect(publicationWord(patent)).toBe(word);
  });
});
