import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icsCalendar } from '@/domain/icsCalendar';
import {
  dealCode,
  dealEvents,
  dealSteps,
  NO_DEAL,
  readDealCode,
} from '@/domain/transaction/checklist';
import { TRANSACTION_TYPES } from '@/domain/transaction/labels';

const TYPES = Object.keys(TRANSACTION_TYPES);
const keysOf = (type: string) => dealSteps(type, '2026-11-30').map(({ key }) => key);

describe('the steps of a deal', () => {
  it('has the recording of a licence within three months of the contract', () => {
    const record = dealSteps('3', '2026-11-30').find(({ key }) => key === 'record');
    expect(record).toMatchObject({ due: '2027-02-28', dueKind: '法定' });
    expect(dealSteps('3', '').every(({ due }) => due === undefined)).toBe(true);
  });

  it.each(TYPES)('is complete for way of trading %s', (type) => {
    const steps = dealSteps(type, '2026-11-30');
    expect(keysOf(type)).toContain('sign');
    expect(new Set(keysOf(type)).size).toBe(steps.length);
    for (const { title, detail, actor } of steps) expect(`${title}${detail}${actor}`).not.toBe('');
  });

  it('registers transfers and pledges, records licences', () => {
    expect(keysOf('1')).toContain('register');
    expect(keysOf('8')).toContain('register');
    expect(keysOf('6')).toContain('record');
    expect(keysOf('11')).toContain('accept');
  });
});

describe('the state of a deal in the address', () => {
  it('comes back as it was', () => {
    const state = fc.constantFrom(...TYPES).chain((type) =>
      fc.record({
        type: fc.constant(type),
        signedOn: fc.constantFrom('', '2026-11-20', '2028-02-29'),
        done: fc.subarray(keysOf(type)),
      }),
    );
    fc.assert(
      fc.property(state, (deal) => {
        const again = readDealCode(dealCode(deal));
        expect({ ...again, done: [...again.done].sort() }).toEqual({
          ...deal,
          done: [...deal.done].sort(),
        });
        expect(encodeURIComponent(dealCode(deal))).toBe(dealCode(deal));
      }),
    );
  });

  it('is nothing when nothing was done or it cannot be read', () => {
    expect(dealCode(NO_DEAL)).toBe('');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(dealSteps(readDealCode(text).type, readDealCode(text).signedOn)).toBeDefined();
      }),
    );
    expect(readDealCode('1-20261331-1').signedOn).toBe('');
    expect(readDealCode('junk')).toEqual(NO_DEAL);
  });

  it('makes a calendar of what is open', () => {
    const state = { type: '3', signedOn: '2026-11-30', done: ['check', 'terms', 'sign'] };
    const events = dealEvents({ id: 'ZLJY-1', title: '电池隔膜许可' }, state);
    expect(events.map(({ summary, day }) => [summary, day])).toEqual([
      ['办理许可合同备案（法定期限）', '2027-02-28'],
      ['技术合同认定登记（建议期限）', '2026-12-30'],
      ['交付技术资料（建议期限）', '2026-12-30'],
      ['付款和开票（建议期限）', '2026-12-30'],
    ]);
    expect(icsCalendar('交易', events, new Date(0))).toContain('DTSTART;VALUE=DATE:20270228');
  });
});
