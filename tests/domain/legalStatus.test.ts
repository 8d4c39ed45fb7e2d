import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveValidity,
  eventEffect,
  grantDayOf,
  LEGAL_EVENTS,
  type LegalEvent,
  legalState,
  legalStatusInWords,
  validityOfWording,
} from '../../src/domain/legalStatus';
import { expectNeverThrows } from './checkSuite';

const event = (date: string, code: string | null, name = '', detail?: string): LegalEvent => ({
  date,
  code,
  name: name || (code ? (LEGAL_EVENTS[code]?.name ?? '') : ''),
  detail,
});

const published = event('2021-07-09', 'PB01');
const examined = event('2021-07-27', 'SE01');
const granted = event('2023-05-12', 'GR01');

it('tells no state when the day of an event that decides on it is not known', () => {
  const undated = event('', 'CF01');
  expect(legalStatusInWords([granted, undated])).toBeNull();
  expect(legalStatusInWords([granted, event('', 'TR01')])).toBe('专利权有效，2023-05-12 授权');
});

describe('eventEffect', () => {
  it.each([
    ['PENDING', 'PB01 SE01'],
    ['VALID', 'GR01'],
    ['INVALID', 'RJ01 WD01 WW01 AD01 CF01 CX01 AV01 IP01'],
    ['RESTORED', 'RR01'],
    ['UNCHANGED', 'TA01 TR01 CP01 EE01 EM01 EC01 PE01 PM01 PC01 PP01 PD01 OL01'],
  ])('%s by the codes %s', (effect, codes) => {
    for (const code of codes.split(' ')) {
      expect(eventEffect({ date: '2024-01-01', code, name: '' })).toBe(effect);
    }
  });

  it('keeps a right that was declared invalid only in part', () => {
    expect(eventEffect(event('2024-01-01', 'IP01', '专利权部分无效'))).toBe('UNCHANGED');
    expect(eventEffect(event('2024-01-01', 'IP01', '', '宣告专利权部分无效'))).toBe('UNCHANGED');
    expect(eventEffect(event('2024-01-01', 'IP01', '专利权全部无效'))).toBe('INVALID');
  });

  it.each([
    ['C14', '授权', 'VALID'],
    ['C10', '进入实质审查', 'PENDING'],
    ['C17', '专利权的终止', 'INVALID'],
    [null, '专利申请权的恢复', 'RESTORED'],
    [null, '撤销驳回决定', 'RESTORED'],
    [null, '专利权人的姓名或者名称、地址的变更', 'UNCHANGED'],
  ])('goes by the wording when the code %s is not known: %s', (code, name, effect) => {
    expect(eventEffect({ date: '2014-01-01', code, name })).toBe(effect);
  });
});

describe('validityOfWording', () => {
  it.each([
    ['未缴年费专利权终止', 'INVALID'],
    ['专利权的终止(未缴年费专利权终止)', 'INVALID'],
    ['专利权的无效宣告(专利权全部无效)', 'INVALID'],
    ['发明专利申请公布后的视为撤回', 'INVALID'],
    ['发明专利申请公布后的驳回', 'INVALID'],
    ['专利权有效期届满', 'INVALID'],
    ['避免重复授权放弃专利权', 'INVALID'],
    ['避免重复授予专利权', 'INVALID'],
    ['专利权的撤销', 'INVALID'],
    ['视为放弃取得专利权的权利', 'INVALID'],
    ['授权', 'VALID'],
    ['授权公告', 'VALID'],
    ['专利权的恢复', 'VALID'],
    ['专利权部分无效', 'VALID'],
    ['维持专利权有效', 'VALID'],
    ['公布', 'PENDING'],
    ['公开', 'PENDING'],
    ['实质审查的生效', 'PENDING'],
    ['撤销驳回决定', 'PENDING'],
    ['有权-审定授权', 'VALID'],
    ['审中-实质审查', 'PENDING'],
    ['审中-实审', 'PENDING'],
    ['无权-未缴年费', 'INVALID'],
    ['无权-避免重复授权', 'INVALID'],
    ['有效', 'VALID'],
    ['失效', 'INVALID'],
    ['审中', 'PENDING'],
    ['专利申请权、专利权的转移', null],
    ['专利实施许可合同备案的注销', null],
    ['专利权质押合同登记的终止', null],
    ['开放许可声明的撤回', null],
    ['著录事项变更', null],
    ['', null],
  ])('%s: %s', (wording, validity) => {
    expect(validityOfWording(wording)).toBe(validity);
  });

  it('answers any text without throwing', () => {
    expectNeverThrows(validityOfWording);
  });
});

describe('deriveValidity', () => {
  it.each([
    ['nothing', [], null],
    ['only a transfer', [event('2024-01-01', 'TR01')], null],
    ['published', [published], 'PENDING'],
    ['in examination', [examined, published], 'PENDING'],
    ['granted', [granted, examined, published], 'VALID'],
    ['granted and transferred', [event('2024-01-01', 'TR01'), granted, published], 'VALID'],
    ['lapsed', [event('2026-01-04', 'CF01'), granted, published], 'INVALID'],
    [
      'lapsed, then assigned',
      [event('2026-02-01', 'TR01'), event('2026-01-04', 'CF01')],
      'INVALID',
    ],
    ['rejected', [event('2023-01-01', 'RJ01'), examined, published], 'INVALID'],
    [
      'restored patent',
      [event('2026-06-01', 'RR01'), event('2026-01-04', 'CF01'), granted],
      'VALID',
    ],
    [
      'restored application',
      [event('2023-06-01', 'RR01'), event('2023-01-01', 'WD01'), examined, published],
      'PENDING',
    ],
    ['restored without a past', [event('2023-06-01', 'RR01')], 'VALID'],
    [
      'restored application without a past',
      [event('2023-06-01', 'RR01'), event('2023-01-01', 'WD01')],
      'PENDING',
    ],
    [
      'restored, then lost again',
      [
        event('2026-10-01', 'CF01'),
        event('2025-06-01', 'RR01'),
        event('2025-01-04', 'CF01'),
        granted,
      ],
      'INVALID',
    ],
    [
      'lost twice, then restored',
      [
        event('2026-10-01', 'RR01'),
        event('2026-06-01', 'IP01'),
        event('2026-01-04', 'CF01'),
        granted,
      ],
      'VALID',
    ],
    [
      'restored as an application, then granted, then restored with no loss on record',
      [
        event('2024-06-01', 'RR01'),
        granted,
        event('2022-06-01', 'RR01'),
        event('2022-01-01', 'WD01'),
        published,
      ],
      'VALID',
    ],
    ['partly invalid', [event('2025-01-01', 'IP01', '专利权部分无效'), granted], 'VALID'],
  ] as const)('%s', (_name, events, validity) => {
    expect(deriveValidity(events)).toBe(validity);
    expect(deriveValidity([...events].reverse())).toBe(validity);
  });

  it('does not depend on the order of the list when the dates differ', () => {
    const history = [
      published,
      examined,
      granted,
      event('2024-01-01', 'TR01'),
      event('2025-01-04', 'CF01'),
      event('2025-06-01', 'RR01'),
    ];
    const shuffled = fc.shuffledSubarray(history, { minLength: history.length });
    fc.assert(
      fc.property(shuffled, (events) => {
        expect(deriveValidity(events)).toBe('VALID');
      }),
    );
  });

  it('takes events of one day newest first, as records list them', () => {
    expect(deriveValidity([event('2022-09-02', 'GR01'), event('2022-09-02', 'PB01')])).toBe(
      'VALID',
    );
  });

  it('leaves the list itself in its order', () => {
    const events = Object.freeze([granted, published]);
    expect(legalState(events)?.event).toBe(granted);
  });
});

describe('legalStatusInWords', () => {
  it.each<[string | null, LegalEvent[]]>([
    ['审查中，2021-07-09 公布', [published]],
    ['审查中，2021-07-27 进入实质审查', [examined, published]],
    ['专利权有效，2023-05-12 授权', [granted, published]],
    ['已失效：未缴年费，专利权终止（2026-01-04）', [event('2026-01-04', 'CF01'), granted]],
    ['已失效：专利权的撤销（2024-01-04）', [event('2024-01-04', null, '专利权的撤销'), granted]],
    [
      '专利权有效，2026-06-01 恢复权利',
      [event('2026-06-01', 'RR01'), event('2026-01-04', 'CF01'), granted],
    ],
    [
      '审查中，2023-06-01 恢复权利',
      [event('2023-06-01', 'RR01'), event('2023-01-01', 'WD01'), published],
    ],
    [
      '专利权有效，2023-05-12 授权，其后被宣告部分无效',
      [event('2025-01-01', 'IP01', '专利权部分无效'), granted],
    ],
    [null, [event('2024-01-01', 'CP01')]],
    [null, []],
  ])('%s', (words, events) => {
    expect(legalStatusInWords(events)).toBe(words);
  });
});

describe('the day of grant', () => {
  it.each([
    [
      { grantDate: '2017-07-01', legalEvents: [{ date: '2017-07-28', name: '授权' }] },
      '2017-07-01',
    ],
    [{ legalEvents: [{ date: '2017-07-28', name: '授权' }] }, '2017-07-28'],
    [{ legalEvents: [{ date: '2017-07-28', code: 'gr01', name: '公告' }] }, '2017-07-28'],
    [{ legalEvents: [{ date: '2020-01-01', name: '专利权的终止(授权后未缴年费)' }] }, undefined],
    [{ legalEvents: [{ date: '', name: '授权' }] }, undefined],
    [{ grantDate: null }, undefined],
  ])('of %j is %s', (told, day) => {
    expect(grantDayOf(told)).toBe(day);
  });
});
