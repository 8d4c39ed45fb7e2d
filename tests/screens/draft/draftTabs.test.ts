import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { NO_CONTENT } from '../../../src/components/form/draft/record';
import { keptValues } from '../../../src/domain/form/body';
import type { FormDescription, FormValues } from '../../../src/domain/form/description';
import { EXAMPLE } from '../../domain/form/example';
import { withoutStorage } from '../../support/withoutStorage';

import { fill, keep, NAME, open } from './keeperSupport';

describe('two tabs with one draft', () => {
  it('the newer wins, and the older can be brought back', () => {
    const first = open();
    keep(first, { name: '甲' });
    const second = open();
    keep(second, { name: '乙' });
    first.look();
    expect(first.state().other).toMatchObject({ kind: 'newer' });
    first.useOther();
    expect(first.content().values).toEqual({ name: '乙' });
    expect(first.state().previousAt).toBeDefined();
    first.bringBack();
    expect(first.content().values).toEqual({ name: '甲' });
    expect(open().content().values).toEqual({ name: '甲' });
    second.look();
    expect(second.state().other).toMatchObject({ kind: 'newer' });
    second.keepOwn();
    expect(open().content().values).toEqual({ name: '乙' });
  });

  it('typing on loses nothing of the other', () => {
    const first = open();
    keep(first, { name: '甲' });
    const second = open();
    keep(second, { name: '乙' });
    keep(first, { name: '甲甲' });
    expect(open().content().values).toEqual({ name: '甲甲' });
    first.bringBack();
    expect(open().content().values).toEqual({ name: '乙' });
  });

  it('a moved focus writes nothing over the other', () => {
    vi.useFakeTimers();
    const first = open();
    keep(first, { name: '甲' });
    keep(open(), { name: '乙' });
    first.keepPlace({ path: 'note' });
    vi.advanceTimersByTime(1000);
    first.flush();
    expect(open().content().values).toEqual({ name: '乙' });
  });

  it('says nothing when both say the same', () => {
    const first = open();
    keep(first, { name: '甲', idNo: '1' });
    const second = open();
    keep(second, { name: '甲', note: '说明说明说明' });
    keep(second, { name: '甲' });
    first.look();
    expect(first.state().other).toBeUndefined();
  });

  it('looking at the draft in another tab makes no second version of it', () => {
    vi.useFakeTimers();
    const first = open();
    keep(first, { name: '甲' });
    const second = open();
    second.keepPlace({ path: 'note' });
    vi.advanceTimersByTime(300);
    first.look();
    keep(first, { name: '甲甲' });
    expect(first.state().previousAt).toBeUndefined();
    second.look();
    expect(second.state().other).toMatchObject({ kind: 'newer' });
  });

  it('tells when the other has submitted or deleted it', () => {
    const first = open();
    keep(first, { name: '甲' });
    open().submitted();
    first.look();
    expect(first.state().other).toEqual({ kind: 'gone' });
  });

  it('keeps what stands here when there is no room for the older version', () => {
    const first = open();
    keep(first, { name: '甲' });
    keep(open(), { name: '乙' });
    first.look();
    fill('localStorage');
    first.useOther();
    expect(first.content().values).toEqual({ name: '甲' });
    expect(first.state().keeping).toBe('full');
  });
});

describe('a public computer', () => {
  it('keeps nothing, in no storage, and nothing of before', () => {
    const draft = open();
    keep(draft, { name: '王' });
    keep(open({ target: 'A1' }), { name: '李' });
    keep(open({ user: 'u2' }), { name: '赵' });
    expect(draft.keptDrafts()).toBe(2);
    draft.choosePublic(true);
    keep(draft, { name: '王明' });
    const all = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(all).not.toContain('王');
    expect(all).not.toContain('李');
    expect(all).toContain('赵');
    expect(draft.state()).toMatchObject({ keeping: 'public', atRisk: true });
    // The same page, after the login that an expired session asks for.
    expect(open().content().values).toEqual({ name: '王明' });
    expect(open({ user: 'u2' }).content().values).toEqual({ name: '赵' });
    expect(open().content()).toEqual(NO_CONTENT);
  });

  it('keeps from now on when it is none any more', () => {
    const draft = open();
    draft.choosePublic(true);
    keep(draft, { name: '王' });
    draft.choosePublic(false);
    expect(draft.state()).toMatchObject({ keeping: 'kept', atRisk: false });
    expect(localStorage.getItem(NAME)).toContain('王');
  });

  it('loses what was typed when the user leaves', () => {
    const draft = open();
    draft.choosePublic(true);
    keep(draft, { name: '王' });
    draft.abandon();
    expect(open().content()).toEqual(NO_CONTENT);
  });

  it('stays chosen where the browser keeps nothing', () =>
    withoutStorage(async () => {
      const draft = open();
      draft.choosePublic(true);
      expect(open().state().keeping).toBe('public');
      draft.choosePublic(false);
    }));
});

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const row = fc.record({
  id: fc.integer({ min: 1, max: 9 }).map(String),
  values: fc.record({ name: text, speaks: fc.boolean() }, { requiredKeys: [] }),
});
const edit = fc.oneof(
  fc.tuple(fc.constantFrom('name', 'idNo', 'postcode', 'region', 'note'), text),
  fc.tuple(fc.constant('purpose'), fc.constantFrom('READ', 'MEET')),
  fc.tuple(fc.constant('guests'), fc.array(row, { maxLength: 3 })),
  fc.tuple(fc.constant('needs'), fc.array(text, { maxLength: 2 })),
  fc.tuple(fc.constant('quiet'), fc.boolean()),
);

/** A page that is killed, one that is left, and one where the user changes something. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ edit }) },
  { weight: 1, arbitrary: fc.constantFrom('kill' as const, 'leave' as const, 'look' as const) },
);

it('after any edits and kills the form is as it was, never-kept answers excepted', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      localStorage.clear();
      let draft = open();
      let values: FormValues = {};
      for (const one of steps) {
        if (typeof one === 'object') {
          values = { ...values, [one.edit[0]]: one.edit[1] };
          keep(draft, values);
        } else if (one === 'look') draft.look();
        else {
          if (one === 'leave') draft.flush();
          draft = open();
          const blank = Object.values(values).every((value) =>
            typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && !value.length,
          );
          values = keptValues(EXAMPLE as FormDescription, values);
          if (!blank || draft.state().restored) expect(draft.content().values).toEqual(values);
          values = draft.content().values;
        }
      }
    }),
    { numRuns: 200 },
  );
});
