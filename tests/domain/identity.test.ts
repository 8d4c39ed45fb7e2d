import { describe, expect, it } from 'vitest';
import {
  type Identity,
  identityOfUser,
  isAsked,
  type Ownership,
  ownershipOf,
} from '../../src/domain/identity';

const COMPANY: Identity = {
  kind: 'ENTERPRISE',
  id: 'U2',
  code: '91320599YYYYYY0103',
  name: '苏州示例（新材料）有限公司',
};
const PERSON: Identity = { kind: 'PERSON', id: 'U3', name: '李某' };
const BARE: Identity = { id: 'U4' };

describe('whether a record is the user’s', () => {
  it.each<[string, Identity, Identity, Ownership]>([
    ['the same account', { id: 'U3' }, PERSON, 'own'],
    ['the same account, as a number', { id: 3 as never }, { id: '3' }, 'own'],
    ['another account', { id: 'U9' }, PERSON, 'other'],
    ['no account told', {}, PERSON, 'unknown'],
    ['nothing known of the user', { ...COMPANY, id: null }, BARE, 'unknown'],
    ['the same code, written otherwise', { code: '９１320599yyyyyy0103 ' }, COMPANY, 'own'],
    [
      'another code, whatever the name',
      { ...COMPANY, id: null, code: '91320599YYYYYY0111' },
      COMPANY,
      'other',
    ],
    [
      'the same code with dashes',
      { ...COMPANY, id: null, code: '91320599-YYYYYY010-3' },
      COMPANY,
      'own',
    ],
    [
      'the same filler for two codes',
      { kind: 'ENTERPRISE', code: '待补充', name: '甲公司' },
      { ...COMPANY, code: '待补充' },
      'other',
    ],
    ['zeros for a code', { ...COMPANY, id: null, code: '000000000000000000' }, COMPANY, 'own'],
    ['its organisation code alone', { code: 'YYYYYY01－0' }, COMPANY, 'own'],
    ['another organisation code', { ...COMPANY, id: null, code: 'YYYYYY01-1' }, COMPANY, 'other'],
    // What stands where there is no code tells nothing: the name does.
    ...['-', '—', '无', '不详', '320500000001234'].map(
      (code): [string, Identity, Identity, Ownership] => [
        `“${code}” for a code`,
        { kind: 'ENTERPRISE', code, name: COMPANY.name },
        COMPANY,
        'own',
      ],
    ),
    ['dashes for all texts', { id: '-', code: '-', name: '-' }, COMPANY, 'unknown'],
    ['another account of the same enterprise', { ...COMPANY, id: 'U8' }, COMPANY, 'own'],
    [
      'the same name, other brackets',
      { kind: 'ENTERPRISE', name: '苏州示例新材料有限公司' },
      COMPANY,
      'own',
    ],
    ['another name', { name: '别的有限公司' }, COMPANY, 'other'],
    [
      'a person of an enterprise’s name',
      { ...COMPANY, id: null, kind: 'PERSON' },
      COMPANY,
      'other',
    ],
    ['a person of the same name', { kind: 'PERSON', name: '李某' }, PERSON, 'unknown'],
    ['a person of another name', { kind: 'PERSON', name: '王某' }, PERSON, 'other'],
    ['a hidden name that could be it', { kind: 'PERSON', name: '李*' }, PERSON, 'unknown'],
    ['a hidden name that cannot be it', { kind: 'PERSON', name: '王*' }, PERSON, 'other'],
    ['a name hidden from its begin', { kind: 'PERSON', name: '*某' }, PERSON, 'unknown'],
    ['a hidden code', { kind: 'ENTERPRISE', code: '913***103' }, COMPANY, 'unknown'],
    ['nothing at all', { kind: null, id: null, code: '', name: null }, {}, 'unknown'],
  ])('%s', (_, record, user, expected) => {
    expect(ownershipOf(record, user)).toBe(expected);
  });

  it('takes an enterprise by its name and code, a person by the name', () => {
    expect(
      identityOfUser({ id: 'U2', userType: 'ENTERPRISE', enterpriseName: '甲公司', name: '张某' }),
    ).toEqual({ kind: 'ENTERPRISE', id: 'U2', code: undefined, name: '甲公司' });
    expect(identityOfUser({ id: 'U2', enterpriseName: '甲公司' })).toMatchObject({
      kind: 'ENTERPRISE',
    });
    expect(identityOfUser({ id: 'U3', name: '李某' })).toEqual({ id: 'U3', name: '李某' });
  });
});

it('compares an answered id with the one asked for', () => {
  expect(isAsked('A1', 'A1')).toBe(true);
  expect(isAsked(1, '1')).toBe(true);
  expect(isAsked('A2', 'A1')).toBe(false);
  expect(isAsked(undefined, 'A1')).toBeUndefined();
  expect(isAsked(null, 'A1')).toBeUndefined();
});
