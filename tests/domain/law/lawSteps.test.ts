import { describe, expect, it } from 'vitest';
import { adoptionOf, wholeHistory } from '../../../src/domain/law/lawSteps';

const law = {
  id: 'B',
  category: 'LAW',
  promulgationDate: '2009-12-27',
  revisions: [
    { date: '1998-09-01', note: '通过', lawId: 'A' },
    { date: '2009-12-27', note: '第一次修正', lawId: 'B' },
  ],
};

describe('the day on which a version was passed', () => {
  it('is that of its record', () => {
    expect(adoptionOf({ ...law, adoptionDate: '2009-12-20' })).toEqual({
      day: '2009-12-20',
      derived: false,
    });
  });

  it('is else that of the step that made the version, and of no other step', () => {
    expect(adoptionOf(law)).toEqual({ day: '2009-12-27', derived: true });
    expect(adoptionOf({ ...law, id: 'A', promulgationDate: '1998-09-03' })).toEqual({
      day: '1998-09-01',
      derived: true,
    });
    expect(adoptionOf({ ...law, id: 'C', promulgationDate: '2021-10-17' })).toBeNull();
  });

  it('is not known of a regulation that a decree amended', () => {
    expect(adoptionOf({ ...law, category: 'ADMIN_REG' })).toBeNull();
  });

  it('is the only step of a history without links where nothing was amended', () => {
    const passed = { date: '2012-10-25', note: '洛阳市第十三届人大常委会第三十三次会议通过' };
    const approved = { date: '2012-11-29', note: '河南省第十一届人大常委会第三十次会议批准' };
    const local = {
      id: 'R',
      category: 'LOCAL_REG',
      promulgationDate: '2013-01-15',
      revisions: [passed, approved],
    };
    expect(adoptionOf(local)).toEqual({ day: '2012-10-25', derived: true });
    expect(adoptionOf({ ...local, promulgationDate: null })).toBeNull();
    expect(adoptionOf({ ...local, promulgationDate: '2012-01-15' })).toBeNull();
    expect(adoptionOf({ ...local, promulgationDate: '2018-01-15' })).toBeNull();
    const amended = { date: '2012-12-01', note: '《关于修改的决定》第一次修正' };
    expect(adoptionOf({ ...local, revisions: [passed, amended] })).toBeNull();
    expect(adoptionOf({ ...local, revisions: [passed, { ...passed, date: null }] })).toBeNull();
    expect(adoptionOf({ ...local, revisions: [] })).toBeNull();
  });
});

describe('the history of a version', () => {
  const first = { id: 'A', promulgationDate: '1998-09-01', docNumber: null };
  const second = { id: 'B', promulgationDate: '2009-12-27', docNumber: null, note: '第一次修正' };
  const third = { id: 'C', promulgationDate: '2021-10-17', docNumber: '第9号', note: '第二次修正' };
  const whole = { ...law, versions: [third, first, second] };

  it('goes on after it with the later versions that are held', () => {
    expect(wholeHistory(whole).map(({ lawId, later }) => [lawId, later])).toEqual([
      ['A', false],
      ['B', false],
      ['C', true],
    ]);
    expect(wholeHistory(whole)[2]).toEqual({
      date: '2021-10-17',
      note: '第二次修正',
      docNumber: '第9号',
      lawId: 'C',
      later: true,
    });
  });

  it('names none twice, and none before it', () => {
    const named = [...law.revisions, { date: '2021-10-17', note: '第二次修正', lawId: 'C' }];
    expect(wholeHistory({ ...whole, revisions: named }).map(({ later }) => later)).toEqual([
      false,
      false,
      true,
    ]);
    const unlinked = [...law.revisions, { date: '2021-10-17', note: '第二次修正' }];
    expect(wholeHistory({ ...whole, revisions: unlinked })).toHaveLength(3);
    expect(wholeHistory({ ...whole, revisions: [] })).toEqual([]);
    expect(wholeHistory({ ...whole, versions: [] })).toHaveLength(2);
  });
});
