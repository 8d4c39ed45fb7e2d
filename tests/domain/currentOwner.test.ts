import { expect, it } from 'vitest';
import { currentOwnerLabel } from '../../src/domain/currentOwner';

const application = { patentType: 'INVENTION_PUB' } as const;
const utility = { patentType: 'UTILITY' } as const;

it('an application has an applicant, and only a granted patent a patentee', () => {
  expect(currentOwnerLabel(application)).toBe('当前申请人');
  expect(currentOwnerLabel({})).toBe('当前申请人');
  expect(currentOwnerLabel({ ...application, grantDate: '2023-05-12' })).toBe('当前专利权人');
  expect(currentOwnerLabel({ ...application, grantNumber: 'CN299000863B' })).toBe('当前专利权人');
  expect(currentOwnerLabel({ patentType: 'INVENTION_GRANT' })).toBe('当前专利权人');
  expect(currentOwnerLabel(utility, { patentType: 'DESIGN' })).toBe('当前专利权人');
});

it('patents and applications side by side have owners', () => {
  expect(currentOwnerLabel(application, utility)).toBe('当前权利人');
});
