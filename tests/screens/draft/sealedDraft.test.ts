import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { draftName } from '@/components/form/draft/draftStorage';
import { fromBase64, toBase64 } from '@/components/form/draft/move/bytes';
import {
  draftFile,
  draftPart,
  openSealed,
  readDraftFile,
  readDraftPart,
} from '@/components/form/draft/move/draftFile';
import { packed, unpacked } from '@/components/form/draft/move/luggage';
import type { MoveReason } from '@/components/form/draft/move/moveError';
import { newPassphrase, passphraseProblem } from '@/components/form/draft/move/passphrase';
import type { DraftRecord } from '@/components/form/draft/record';
import { PJSQ } from '@/domain/application/pjsq';
import { WQYZ } from '@/domain/application/wqyz';
import { GOOD } from '../application/applySupport';

const NAME = draftName({ user: 'U1002', form: 'PJSQ', target: 'new' });
const SAVED = Date.parse('2026-11-22T10:00:00+08:00');
const PHRASE = 'k7mw-3hpd-xn2r-9cta';

const record = (more: Partial<DraftRecord> = {}): DraftRecord => ({
  schemaVersion: PJSQ.schemaVersion,
  consentVersion: PJSQ.consent.version,
  savedAt: SAVED,
  tabId: 'tab',
  revision: 7,
  unkept: ['证件号码'],
  mark: '0123456789abcdef0123456789abcdef',
  values: GOOD,
  opened: [],
  consents: ['truth'],
  attachments: [{ category: 'request', id: 'F1', name: '请求书.pdf', size: 12 }],
  place: { scroll: 300 },
  ...more,
});

const plain = (more?: Partial<DraftRecord>) => packed(NAME, false, record(more));
const file = () => draftFile(PJSQ, plain(), PHRASE, SAVED);
const open = async (text: string, phrase = PHRASE) =>
  openSealed(readDraftFile(text, PJSQ), phrase, PJSQ);
const refusal = (reason: MoveReason) => expect.objectContaining({ reason });

/** The file with some of what it says changed. */
const changed = (text: string, more: object) =>
  JSON.stringify({ ...(JSON.parse(text) as object), ...more });

describe('what is packed of a draft', () => {
  it('is there again, whatever was typed', () => {
    const typed = fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(typed, fc.nat(), (values, savedAt) => {
        const { record: back, user } = unpacked(plain({ values, savedAt }), PJSQ);
        const said = Object.entries(values).filter(([, text]) => text.trim() !== '');
        expect(Object.entries(back.values)).toEqual(said);
        expect([back.savedAt, user]).toEqual([savedAt, 'U1002']);
      }),
      { numRuns: 60 },
    );
  });

  it('never breaks the reader, however it was damaged', () => {
    const whole = plain();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const broken = whole.slice();
        broken[at] = (broken[at] ?? 0) ^ by;
        for (const bytes of [broken, whole.slice(0, at)]) {
          try {
            unpacked(bytes, PJSQ);
          } catch (error) {
            expect(['damaged', 'tooLarge', 'newer']).toContain(
              (error as { reason?: MoveReason }).reason,
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is refused where it would grow beyond what a draft may be', () => {
    const bomb = deflateSync(new Uint8Array(20 * 1024 * 1024)) as Uint8Array<ArrayBuffer>;
    expect(bomb.length).toBeLessThan(30_000);
    expect(() => unpacked(bomb, PJSQ)).toThrow(refusal('tooLarge') as unknown as Error);
  });

  it('is refused from a later form', () => {
    const later = plain({ schemaVersion: PJSQ.schemaVersion + 1 });
    expect(() => unpacked(later, PJSQ)).toThrow(refusal('newer') as unknown as Error);
  });
});

describe('the encrypted file', () => {
  it('opens with its passphrase, written in any way, and says nothing of a person outside', async () => {
    const text = await file();
    const head = JSON.parse(text) as Record<string, string>;
    expect(Object.keys(head)).toEqual([
      'format',
      'version',
      'form',
      'savedAt',
      'service',
      'content',
    ]);
    for (const said of ['苏州示例', '13000000002', 'U1002', '请求书'])
      expect(text).not.toContain(said);
    const bytes = fromBase64(head.content ?? '') ?? new Uint8Array();
    expect(new TextDecoder().decode(bytes)).not.toContain('13000000002');
    for (const phrase of [PHRASE, 'K7MW 3hpd xn2r9cta']) {
      const { record: back, user, target, corrects } = await open(text, phrase);
      expect(back).toMatchObject({ values: GOOD, mark: record().mark, savedAt: SAVED });
      expect([user, target, corrects, back.place]).toEqual(['U1002', 'new', false, undefined]);
    }
  });

  it('is never the same twice', async () => {
    expect(await file()).not.toBe(await file());
  });

  it('tells a wrong passphrase from what was damaged on the way', async () => {
    const text = await file();
    const { content } = JSON.parse(text) as { content: string };
    await expect(open(text, 'another one')).rejects.toEqual(refusal('passphrase'));
    const flipped = fromBase64(content) ?? new Uint8Array();
    flipped[40] = (flipped[40] ?? 0) ^ 1;
    for (const broken of [
      { content: toBase64(flipped) },
      { content: content.slice(0, -9) },
      { content: '' },
      { savedAt: '2027-01-01T00:00:00.000Z' },
    ]) {
      await expect(open(changed(text, broken))).rejects.toEqual(refusal('damaged'));
    }
  });

  it('names what is no draft, of a later version or of another form', async () => {
    const text = await file();
    const reason = (given: string, description = PJSQ) => {
      try {
        readDraftFile(given, description);
      } catch (error) {
        return (error as { reason?: MoveReason }).reason;
      }
      return undefined;
    };
    expect(reason('%PDF-1.7')).toBe('notOurs');
    expect(reason('{"format":"other"}')).toBe('notOurs');
    expect(reason('null')).toBe('notOurs');
    expect(reason(text.slice(0, 200))).toBe('damaged');
    expect(reason(changed(text, { content: 5 }))).toBe('damaged');
    expect(reason(changed(text, { savedAt: '昨天' }))).toBe('damaged');
    expect(reason(changed(text, { version: 2 }))).toBe('newer');
    expect(reason(text, WQYZ)).toBe('otherForm');
  });
});

it('a form with all of its answers fits into an address that a telephone can read', async () => {
  const part = await draftPart(PJSQ, plain({ attachments: [] }), PHRASE);
  expect(part).toMatch(/^[\w-]+$/);
  expect(part.length).toBeLessThan(1100);
  const { record: back } = await openSealed(readDraftPart(part, PJSQ), PHRASE, PJSQ);
  expect(back.values).toEqual(GOOD);
  expect(() => readDraftPart('不是', PJSQ)).toThrow(refusal('damaged') as unknown as Error);
});

it('passphrases are new each time, and one of one’s own is not too simple', () => {
  const made = Array.from({ length: 50 }, newPassphrase);
  expect(new Set(made).size).toBe(50);
  for (const one of made) expect(one).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
  expect(passphraseProblem('短')).toBe('请输入至少 10 个字符');
  expect(passphraseProblem('aaaaaaaaaaaa')).toBe('请不要只重复几个字符');
  expect(passphraseProblem('长河落日圆大漠孤烟直')).toBeUndefined();
});
