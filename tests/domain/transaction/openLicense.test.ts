import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, isoDay, parseIsoDay } from '@/domain/calendar';
import {
  feeInWords,
  type LicenseTerms,
  licensePlan,
  openLicenseStatement,
} from '@/domain/transaction/openLicense';

const PERIOD = { from: '2026-12-01', to: '2029-11-30' };

describe('the open-licence calculator', () => {
  it('lays out each way of payment', () => {
    const sums = (terms: LicenseTerms) => licensePlan(terms, PERIOD)?.years.map(({ sum }) => sum);
    expect(sums({ payMethod: 'LUMP', fee: 10 })).toEqual([10, 0, 0]);
    expect(sums({ payMethod: 'INSTALMENT', fee: 10 })).toEqual([3.34, 3.33, 3.33]);
    expect(sums({ payMethod: 'ROYALTY', royaltyRate: 5, yearlyBase: 200 })).toEqual([10, 10, 10]);
    expect(sums({ payMethod: 'ENTRY_ROYALTY', fee: 3, royaltyRate: 2.5, yearlyBase: 100 })).toEqual(
      [5.5, 2.5, 2.5],
    );
    expect(sums({ payMethod: 'FREE' })).toEqual([0, 0, 0]);
  });

  it('ends with the right and counts the last year by its days', () => {
    const plan = licensePlan(
      { payMethod: 'ROYALTY', royaltyRate: 10, yearlyBase: 365 },
      PERIOD,
      '2028-12-10',
    );
    expect(plan?.years.map(({ from, to, royalty }) => [from, to, royalty])).toEqual([
      ['2026-12-01', '2027-11-30', 36.5],
      ['2027-12-01', '2028-11-30', 36.5],
      ['2028-12-01', '2028-12-10', 1],
    ]);
    expect(licensePlan({ payMethod: 'FREE' }, PERIOD, '2026-01-01')).toBeUndefined();
  });

  it('never loses a yuan', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('LUMP' as const, 'INSTALMENT' as const, 'ENTRY_ROYALTY' as const),
        fc.integer({ min: 1, max: 200_000_000 }),
        fc.integer({ min: 1, max: 230 }),
        (payMethod, hundredths, months) => {
          const start = parseIsoDay(PERIOD.from);
          if (!start) return;
          const to = isoDay(addMonths(start, months));
          const fee = hundredths / 100;
          const plan = licensePlan({ payMethod, fee }, { from: PERIOD.from, to });
          expect(plan?.total).toBe(fee);
          expect(plan?.years.length).toBe(Math.floor(months / 12) + 1);
          const days = plan?.years ?? [];
          expect(days[0]?.from).toBe(PERIOD.from);
          expect(days.at(-1)?.to).toBe(to);
        },
      ),
    );
  });

  it('writes a statement with everything that it must say', () => {
    const lines = openLicenseStatement({
      patents: [{ applicationNumber: '202119900001.9', title: '一种隔膜' }],
      holders: ['苏州示例新材料有限公司'],
      terms: { payMethod: 'ENTRY_ROYALTY', fee: 3, royaltyRate: 5, royaltyBase: 'NET_SALES' },
      period: PERIOD,
    });
    expect(lines.slice(0, 5)).toEqual([
      { label: '专利号和名称', text: 'ZL 202119900001.9《一种隔膜》' },
      { label: '专利权人', text: '苏州示例新材料有限公司' },
      {
        label: '许可使用费标准和支付方式',
        text: '入门费 3 万元，另按净销售额的 5% 提成，每年结算一次',
      },
      { label: '许可期限', text: '2026-12-01 至 2029-11-30，不超过专利权的有效期' },
      { label: '许可地域', text: '________' },
    ]);
    expect(feeInWords({ payMethod: 'INSTALMENT', fee: 1200 })).toBe(
      '许可使用费共 1,200 万元，在许可期限内按年分期支付',
    );
  });
});
