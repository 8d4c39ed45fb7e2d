import { expect, it } from 'vitest';
import { portfolioHealth } from '../../../src/domain/enterprise/health';
import { termMatters } from '../../../src/features/navigation/matters/termMatters';

const PATENT = {
  id: 'P1',
  title: '一种示例装置',
  patentType: 'UTILITY',
  validity: 'VALID',
  expiryDate: '2026-11-25',
  licenses: [{ licensee: '示例公司', to: '2026-11-25' }],
} as const;

it.each(['2026-11-24', '2026-11-25'])('the end of a term stands once in its row (%s)', (today) => {
  const findings = portfolioHealth([PATENT], '2026-10-31', today);
  const matters = termMatters(findings, '示例公司', today, { most: 5, isAside: () => false });
  expect(matters.map(({ day, what }) => [day, what])).toEqual([
    ['2026-11-25', '期限届满'],
    ['2026-11-25', '对示例公司的许可到期'],
  ]);
});
