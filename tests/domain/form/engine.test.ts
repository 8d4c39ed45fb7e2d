import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersInWords } from '../../../src/domain/form/answers';
import { askedFiles, formContext } from '../../../src/domain/form/asked';
import {
  formBody,
  formValues,
  keptValues,
  pathFromBody,
  unkeptLabels,
  withPrefill,
} from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { answerProblems, answerWarnings } from '../../../src/domain/form/problems';
import { sectionStates } from '../../../src/domain/form/progress';
import { EXAMPLE } from './example';

const today = '2026-11-20';
const options = { devices: [{ value: 'LAMP', label: '台灯' }] };
const contextOf = (values: FormValues) => formContext(values, { today, options });
const messages = (values: FormValues) =>
  answerProblems(EXAMPLE, values, contextOf(values)).map(({ path, message }) => [path, message]);

const GOOD: FormValues = {
  name: '张三',
  idNo: '320099199003070010',
  region: '320581',
  purpose: 'READ',
  day: '2026-11-20',
  quiet: true,
};

const MEETING: FormValues = {
  ...GOOD,
  purpose: 'MEET',
  guests: [
    { id: 'a', values: { name: '李四', speaks: false } },
    { id: 'b', values: { name: '王五', speaks: true } },
  ],
};

describe('what keeps a form from being sent', () => {
  it('names everything missing in an empty form, in reading order', () => {
    expect(messages({})).toEqual([
      ['name', '请填写姓名'],
      ['idNo', '请填写证件号码'],
      ['region', '请选择所在地区'],
      ['purpose', '请选择用途'],
      ['day', '请选择日期'],
      ['quiet', '请勾选：保持安静'],
    ]);
  });

  it('lets a complete form pass', () => {
    expect(messages(GOOD)).toEqual([]);
    expect(messages(MEETING)).toEqual([]);
  });

  it.each<[string, FormValues, [string, string][]]>([
    ['blank text is missing', { name: ' 　' }, [['name', '请填写姓名']]],
    ['too long', { name: '一二三四五六七八九十一' }, [['name', '姓名最多 10 个字，现有 11 个字']]],
    ['a sign outside the basic plane counts once', { name: '𠮷'.repeat(10) }, []],
    ['too short', { note: '四个字呀' }, [['note', '说明至少 5 个字，现有 4 个字']]],
    ['an optional blank is no fault', { note: '', postcode: ' ' }, []],
    ['its own rule', { postcode: '21550' }, [['postcode', '邮政编码应为 6 位数字']]],
    ['full width is understood', { postcode: '２１５５００' }, []],
    ['no such day', { day: '2026-02-30' }, [['day', '日期应为存在的日期，例如 2024-03-15']]],
    ['a day that the rule refuses', { day: '2026-11-19' }, [['day', '日期不能早于今天']]],
    [
      'an unknown choice',
      { purpose: 'SLEEP' },
      [['purpose', '请重新选择用途，原来的选项已不适用']],
    ],
    ['a choice of a service', { needs: ['LAMP'] }, []],
    [
      'a choice that it lacks',
      { needs: ['FAN'] },
      [['needs', '请重新选择设备，原来的选项已不适用']],
    ],
    ['a declaration refused', { quiet: false }, [['quiet', '请勾选：保持安静']]],
    ['a region that is none', { region: '32' }, [['region', '请选择所在地区']]],
  ])('%s', (_, values, expected) => {
    expect(messages({ ...GOOD, ...values })).toEqual(expected);
  });

  it('does not refuse choices that have not been loaded', () => {
    const values = { ...GOOD, needs: ['FAN'] };
    expect(answerProblems(EXAMPLE, values, formContext(values, { today }))).toEqual([]);
  });

  it('asks for a list when its condition holds, and checks its entries', () => {
    expect(messages({ ...GOOD, purpose: 'MEET' })).toEqual([['guests', '请添加参会人']]);
    const guests = [
      { id: 'a', values: { name: ' 李四', speaks: true } },
      { id: 'b', values: { name: '李 四' } },
      { id: 'c', values: {} },
    ];
    expect(messages({ ...GOOD, purpose: 'MEET', guests })).toEqual([
      ['guests.b.speaks', '第 2 个参会人：请回答：是否发言'],
      ['guests.c.name', '第 3 个参会人：请填写姓名'],
      ['guests.c.speaks', '第 3 个参会人：请回答：是否发言'],
      ['guests.b.name', '第 2 个参会人与第 1 个参会人重复'],
    ]);
  });

  it('says when a list is too long', () => {
    const guests = ['一', '二', '三', '四'].map((name) => ({
      id: name,
      values: { name, speaks: true },
    }));
    expect(messages({ ...GOOD, purpose: 'MEET', guests })).toEqual([['guests', '参会人最多 3 项']]);
  });

  it('remarks without blocking', () => {
    const values = { ...GOOD, day: '2026-12-01' };
    expect([...answerWarnings(EXAMPLE, values, contextOf(values))]).toEqual([
      ['day', '每月 1 日房间较少'],
    ]);
    expect(messages(values)).toEqual([]);
  });

  it('never throws, whatever was kept by an older version', () => {
    const any = fc.dictionary(
      fc.constantFrom(...Object.keys(MEETING), 'note', 'needs'),
      fc.anything(),
    );
    fc.assert(
      fc.property(any, (values) => {
        const read = formValues(EXAMPLE, values);
        expect(Array.isArray(messages(read))).toBe(true);
      }),
    );
  });
});

describe('how far a form has come', () => {
  const states = (values: FormValues, opened: string[] = [], unread: string[] = []) =>
    Object.fromEntries(
      sectionStates(EXAMPLE, values, contextOf(values), new Set(opened), new Set(unread)),
    );

  it('tells parts untouched, begun and done', () => {
    expect(states({})).toEqual({ who: 'untouched', what: 'untouched' });
    expect(states({ name: '张三' }, ['who'])).toEqual({ who: 'begun', what: 'untouched' });
    // What the portal has filled in begins no part that nobody has opened.
    expect(states({ name: '张三' }, ['what'])).toEqual({ who: 'untouched', what: 'begun' });
    expect(states(GOOD, ['who', 'what'])).toEqual({ who: 'done', what: 'done' });
    // What the portal filled in is not done before anybody has looked at it.
    expect(states(GOOD, ['who'])).toEqual({ who: 'done', what: 'prefilled' });
    expect(states(GOOD, ['who', 'what'], ['name'])).toEqual({ who: 'prefilled', what: 'done' });
    expect(states({ ...GOOD, name: '' }, ['who'], ['idNo'])).toMatchObject({ who: 'begun' });
  });
});

describe('the body of an application', () => {
  it('holds the answers asked for, in their normal form, and nothing blank', () => {
    const values = { ...MEETING, purpose: 'READ', postcode: '２１５５００', note: ' ' };
    expect(formBody(EXAMPLE, values, contextOf(values))).toEqual({
      name: '张三',
      idNo: '320099199003070010',
      postcode: '215500',
      region: '320581',
      purpose: 'READ',
      day: '2026-11-20',
      quiet: true,
    });
  });

  it('leads back to the answers', () => {
    const body = formBody(EXAMPLE, MEETING, contextOf(MEETING));
    expect(body.guests).toEqual([
      { name: '李四', speaks: false },
      { name: '王五', speaks: true },
    ]);
    const again = formValues(EXAMPLE, JSON.parse(JSON.stringify(body)));
    expect(formBody(EXAMPLE, again, contextOf(again))).toEqual(body);
  });

  it.each([
    ['name', 'name'],
    ['guests[1].name', 'guests.b.name'],
    ['guests.0.speaks', 'guests.a.speaks'],
    ['guests[7].name', 'guests'],
  ])('finds the field %s that the back end names', (given, expected) => {
    expect(pathFromBody(given, MEETING)).toBe(expected);
  });

  it('drops what is not of the shape its field asks for', () => {
    expect(
      formValues(EXAMPLE, {
        name: 5,
        purpose: ['x'],
        guests: [null, 'x', { name: '李四' }],
        quiet: 1,
      }),
    ).toEqual({ guests: [{ id: '3', values: { name: '李四' } }] });
    expect(formValues(EXAMPLE, null)).toEqual({});
  });
});

it('keeps no ID number on the device', () => {
  expect(keptValues(EXAMPLE, GOOD)).toEqual({ ...GOOD, idNo: undefined });
  expect(unkeptLabels(EXAMPLE, GOOD)).toEqual(['证件号码']);
  expect(unkeptLabels(EXAMPLE, { name: '张三' })).toEqual([]);
});

it('fills gaps only', () => {
  const { values, filled } = withPrefill(
    { name: '张三', postcode: ' ' },
    { name: '李四', postcode: '215500', region: '320581', day: '' },
  );
  expect(values).toEqual({ name: '张三', postcode: '215500', region: '320581' });
  expect(filled).toEqual(['postcode', 'region']);
});

it('asks for files that the answers call for', () => {
  expect(askedFiles(EXAMPLE, GOOD, contextOf(GOOD))).toEqual([]);
  expect(askedFiles(EXAMPLE, MEETING, contextOf(MEETING)).map(({ key }) => key)).toEqual(['plan']);
});

it('puts the answers into words, personal data masked', () => {
  const values = { ...MEETING, needs: ['LAMP'] };
  const sections = answersInWords(EXAMPLE, values, contextOf(values), (code) => `地区 ${code}`);
  const [who, what] = sections;
  expect(who?.blocks.map(({ line }) => [line?.label, line?.text, line?.masked])).toEqual([
    ['姓名', '张三', '张*'],
    ['证件号码', '320099199003070010', '320***********0010'],
    ['邮政编码', undefined, undefined],
    ['所在地区', '地区 320581', '地区 320581'],
  ]);
  expect(who?.blocks.map(({ line }) => line?.personal)).toEqual([true, true, false, false]);
  const guests = what?.blocks.find(({ field }) => field.key === 'guests')?.entries;
  expect(guests?.map(({ name, lines }) => [name, ...lines.map(({ text }) => text)])).toEqual([
    ['参会人 1', '李四', '否'],
    ['参会人 2', '王五', '是'],
  ]);
  expect(what?.blocks.find(({ field }) => field.key === 'needs')?.line?.text).toBe('台灯');
});
