import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type DraftKeeper,
  type DraftOptions,
  openDraft,
} from '../../../src/components/form/draft/draftKeeper';
import {
  dropDraft,
  KEPT_DAYS,
  LARGEST_DRAFT,
  MOST_DRAFTS,
} from '../../../src/components/form/draft/draftStorage';
import { type DraftContent, NO_CONTENT } from '../../../src/components/form/draft/record';
import { keptValues } from '../../../src/domain/form/body';
import type { FormDescription, FormValues } from '../../../src/domain/form/description';
import { EXAMPLE } from '../../domain/form/example';
import { withoutStorage } from '../../support/withoutStorage';

const NAME = 'iprFormDraft.u1.ROOM.new';
let pages = 0;

/** The form opened in a page that was just loaded. */
function open(options: Partial<DraftOptions> = {}): DraftKeeper {
  pages += 1;
  return openDraft(
    { user: 'u1', target: 'new', description: EXAMPLE, initial: NO_CONTENT, ...options },
    `page ${pages}`,
  );
}

const keep = (draft: DraftKeeper, values: FormValues) => draft.keep({ values });

/**
 * The browser's storage takes nothing more.
 *
 * @returns makes room again
 */
function fill(...names: ('localStorage' | 'sessionStorage')[]): () => void {
  const before = names.map((name) => Object.getOwnPropertyDescriptor(window, name) ?? {});
  for (const name of names) {
    const storage = window[name];
    const full = {
      get length() {
        return storage.length;
      },
      key: (place: number) => storage.key(place),
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      clear: () => storage.clear(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    Object.defineProperty(window, name, { configurable: true, value: full });
  }
  const free = () => {
    names.forEach((name, index) => {
      Object.defineProperty(window, name, before[index] ?? {});
    });
  };
  onTestFinished(free);
  return free;
}

describe('what is kept of a form', () => {
  it('is there at once, without what must never be kept', () => {
    const draft = open();
    keep(draft, { name: '王小明', idNo: '11010519491231002X' });
    expect(localStorage.getItem(NAME)).not.toContain('11010519491231002X');
    const next = open();
    expect(next.content().values).toEqual({ name: '王小明' });
    expect(next.state().restored).toMatchObject({ lost: [], unkept: ['证件号码'] });
    keep(next, { name: '王明' });
    expect(open().state().restored?.unkept).toEqual(['证件号码']);
  });

  it('includes ticks, files and the place; ticks of other declarations do not count', () => {
    const draft = open();
    const attachments = [{ category: 'plan', id: 'f1', name: '方案.pdf', size: 3 }];
    draft.keep({ values: { name: '王' }, consents: ['true'], attachments, opened: ['who'] });
    draft.keepPlace({ path: 'name', scroll: 40 });
    draft.flush();
    expect(open().content()).toMatchObject({ consents: ['true'], attachments, opened: ['who'] });
    expect(open().place()).toEqual({ path: 'name', scroll: 40 });
    const consent = { ...EXAMPLE.consent, version: 'v2' };
    expect(open({ description: { ...EXAMPLE, consent } }).content().consents).toEqual([]);
  });

  it('is nothing before the user has said something', () => {
    const draft = open({ initial: { ...NO_CONTENT, values: { name: '预填' } } });
    keep(draft, { name: '预填', note: '' });
    draft.keep({ opened: ['who'] });
    expect(localStorage.getItem(NAME)).toBeNull();
    expect(draft.state().keeping).toBe('idle');
  });

  it("is each person's own", () => {
    keep(open(), { name: '王' });
    expect(open({ user: 'u2' }).content()).toEqual(NO_CONTENT);
    expect(open({ user: 'u1.ROOM' }).keptDrafts()).toBe(0);
    expect(open({ target: 'A1' }).content()).toEqual(NO_CONTENT);
  });

  it('is gone with the submission, and later changes do not bring it back', () => {
    const draft = open();
    keep(draft, { name: '王' });
    draft.submitted();
    keep(draft, { name: '王明' });
    draft.flush();
    expect(localStorage.length).toBe(0);
  });

  it('keeps the mark by which a repeated request is known', () => {
    const draft = open();
    keep(draft, { name: '王' });
    const mark = draft.mark();
    expect(open().mark()).toBe(mark);
    expect(open({ target: 'A1' }).mark()).not.toBe(mark);
  });

  it('is removed when nobody touches it for long', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01') });
    keep(open(), { name: '王' });
    vi.setSystemTime(Date.now() + (KEPT_DAYS + 1) * 86_400_000);
    open({ user: 'u2' });
    expect(localStorage.length).toBe(0);
  });

  it('can be thrown away and brought back', () => {
    const draft = open();
    keep(draft, { name: '王' });
    const mark = draft.mark();
    const shown: DraftContent[] = [];
    draft.onReplace((content) => shown.push(content));
    draft.discard();
    expect(localStorage.length).toBe(0);
    keep(draft, { name: '李' });
    draft.undoDiscard();
    expect(shown.map(({ values }) => values.name)).toEqual([undefined, '王']);
    expect(draft.mark()).toBe(mark);
    expect(open().content().values).toEqual({ name: '王' });
    draft.bringBack();
    expect(open().content().values).toEqual({ name: '李' });
  });
});

describe('a draft of another form', () => {
  const former = (values: unknown, more: object = {}) =>
    localStorage.setItem(
      NAME,
      JSON.stringify({
        schemaVersion: 2,
        consentVersion: 'v1',
        savedAt: Date.now(),
        tabId: 'other',
        revision: 1,
        mark: 'm',
        unkept: [],
        values,
        ...more,
      }),
    );

  it('is read as far as it fits, and the rest is told', () => {
    former(
      {
        name: '王',
        room: '三楼',
        purpose: 'PARTY',
        quiet: 'yes',
        idNo: '1',
        guests: [{ id: '4', values: { name: '李', hat: '红' } }, '赵'],
      },
      {
        opened: ['who', 'gone', 3],
        attachments: [{ category: 'old', id: '1', name: '图', size: 1 }, 4],
      },
    );
    const draft = open();
    expect(draft.content()).toMatchObject({
      values: { name: '王', guests: [{ id: '4', values: { name: '李' } }] },
      opened: ['who'],
      consents: [],
      attachments: [],
    });
    expect(draft.content().values).not.toHaveProperty('idNo');
    expect(draft.state().restored?.lost).toEqual([
      { label: '附件', text: '图' },
      { text: '三楼' },
      { label: '用途', text: 'PARTY' },
      { label: '保持安静', text: 'yes' },
      { text: '红' },
      { label: '参会人', text: '赵' },
    ]);
  });

  it('of the same version keeps what stands beside its fields', () => {
    const draft = open();
    keep(draft, { name: '王', found: 'CN1', rows: [{ id: '1', values: { a: 'b' } }] });
    expect(open().content().values).toEqual({
      name: '王',
      found: 'CN1',
      rows: [{ id: '1', values: { a: 'b' } }],
    });
  });

  it.each(['{', '[]', '{"values":3}', 'null'])(
    'that is broken (%s) is dropped and told',
    (text) => {
      localStorage.setItem(NAME, text);
      const draft = open();
      expect(draft.content()).toEqual(NO_CONTENT);
      expect(draft.state().broken).toBe(true);
      draft.understood();
      expect(open().state().broken).toBe(false);
    },
  );

  it('never throws, whatever is kept', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (values, opened, place) => {
        former(values, { opened, place, attachments: opened, consents: place, unkept: opened });
        const draft = open();
        keep(draft, { name: '王' });
      }),
    );
  });
});

describe('a browser that does not keep', () => {
  it('is told when it is full; the page goes on, and keeps again when it can', () => {
    const draft = open();
    keep(draft, { name: '王' });
    const free = fill('localStorage', 'sessionStorage');
    keep(draft, { name: '王明' });
    expect(draft.state()).toMatchObject({ keeping: 'full', atRisk: true });
    expect(open().content().values).toEqual({ name: '王明' });
    free();
    keep(draft, { name: '王明明' });
    expect(draft.state()).toMatchObject({ keeping: 'kept', atRisk: false });
    expect(sessionStorage.length).toBe(0);
  });

  it('is told when it forbids storage', () =>
    withoutStorage(async () => {
      const draft = open();
      keep(draft, { name: '王' });
      expect(draft.state()).toMatchObject({ keeping: 'forbidden', atRisk: true });
      expect(open().content().values).toEqual({ name: '王' });
      dropDraft(draft.name);
    }));

  it('survives a reload in the tab when only the local storage is full', () => {
    fill('localStorage');
    keep(open(), { name: '王' });
    expect(sessionStorage.getItem(NAME)).toContain('王');
  });

  it('takes no draft beyond the largest and none beyond the last', () => {
    const draft = open();
    keep(draft, { note: '长'.repeat(LARGEST_DRAFT) });
    expect(draft.state().keeping).toBe('tooLarge');
    keep(draft, { note: '短' });
    vi.useFakeTimers();
    draft.flush();
    expect(draft.state().keeping).toBe('kept');
    for (let n = 1; n < MOST_DRAFTS; n += 1) keep(open({ target: `A${n}` }), { name: '王' });
    const last = open({ target: 'more' });
    keep(last, { name: '王' });
    keep(last, { name: '王明' });
    expect(last.state()).toMatchObject({ keeping: 'tooMany', atRisk: true });
    const other = open({ user: 'u2' });
    keep(other, { name: '李' });
    expect(other.state().keeping).toBe('kept');
    last.submitted();
  });

  it('writes a large draft soon, and at once when the page is left', () => {
    vi.useFakeTimers();
    const draft = open();
    keep(draft, { note: '长'.repeat(70_000) });
    keep(draft, { note: '长'.repeat(70_001) });
    const kept = () => String(open().content().values.note).length;
    expect(kept()).toBe(70_000);
    vi.advanceTimersByTime(300);
    expect(kept()).toBe(70_001);
    keep(draft, { note: '长'.repeat(70_002) });
    draft.flush();
    expect(kept()).toBe(70_002);
  });
});

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
