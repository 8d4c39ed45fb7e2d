import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  dropDraft,
  KEPT_DAYS,
  LARGEST_DRAFT,
  MOST_DRAFTS,
} from '../../../src/components/form/draft/draftStorage';
import { type DraftContent, NO_CONTENT } from '../../../src/components/form/draft/record';
import { EXAMPLE } from '../../domain/form/example';
import { withoutStorage } from '../../support/withoutStorage';

import { fill, keep, NAME, open } from './keeperSupport';

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
