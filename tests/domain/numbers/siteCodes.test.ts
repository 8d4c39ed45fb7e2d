import { describe, expect, it } from 'vitest';
import {
  readGovernmentSiteCode,
  readIcpNumber,
  readPublicSecurityNumber,
} from '../../../src/domain/numbers/siteCodes';
import { expectNeverThrows, fullWidth } from '../checkSuite';
import vectors from '../vectors.json';

const { icp, publicSecurity, govSiteId } = vectors.siteCodes;

describe.each([
  ['readIcpNumber', icp, readIcpNumber],
  ['readPublicSecurityNumber', publicSecurity, (s: string) => readPublicSecurityNumber(s)?.text],
  ['readGovernmentSiteCode', govSiteId, readGovernmentSiteCode],
] as const)('%s', (_name, set, read) => {
  it.each(set.valid)('takes %s, also in full width', (text) => {
    expect(read(text)).toBe(text);
    expect(read(` ${fullWidth(text)} `)).toBe(text);
  });

  it.each(['', ' ', ...set.invalid])('refuses %j', (text) => {
    expect(read(text) ?? null).toBeNull();
  });

  it('answers any text without throwing', () => {
    expectNeverThrows(read);
  });
});

describe('readGovernmentSiteCode', () => {
  it('takes the form of the ministries, in lower case only', () => {
    expect(readGovernmentSiteCode('bm00990001')).toBe('bm00990001');
    expect(readGovernmentSiteCode('bm0099000')).toBeNull();
  });
});

describe('readPublicSecurityNumber', () => {
  it('gives the digits that the address of the register takes', () => {
    expect(readPublicSecurityNumber('苏公网安备 32059900000001号')).toEqual({
      text: '苏公网安备 32059900000001号',
      digits: '32059900000001',
    });
  });
});
