import { describe, expect, it } from 'vitest';
import { asideDrafts, restoreAside } from '../../../src/components/form/draft/asideDrafts';
import { type DraftOptions, openDraft } from '../../../src/components/form/draft/draftKeeper';
import { choosePublicComputer } from '../../../src/components/form/draft/publicComputer';
import { NO_CONTENT } from '../../../src/components/form/draft/record';
import { EXAMPLE } from '../../domain/form/example';
import { withoutStorage } from '../../support/withoutStorage';

const OWN = { user: 'u7', form: EXAMPLE.key };
let pages = 0;

/** The form opened in a page that was just loaded. */
function open(options: Partial<DraftOptions> = {}) {
  pages += 1;
  const given = { user: OWN.user, target: 'new', description: EXAMPLE, initial: NO_CONTENT };
  return openDraft({ ...given, ...options }, `sent ${pages}`);
}

const stored = (prefix: string) =>
  Object.keys(localStorage).filter((name) => name.startsWith(prefix));
const send = (draft: ReturnType<typeof open>, name = '王小明') =>
  draft.beginSending({ ...NO_CONTENT, values: { name, idNo: '11010519491231002X' } });

describe('a draft that is sent', () => {
  it('says so to the page that comes after one that was killed meanwhile', () => {
    const draft = open();
    send(draft);
    const next = open();
    expect(next.state().sending).toEqual({ at: expect.any(Number) });
    expect(next.mark()).toBe(draft.mark());
    expect(next.content().values).toEqual({ name: '王小明' });
    // Sent again, it still knows since when.
    const { at } = next.sending() ?? {};
    send(next);
    expect(open().sending()).toMatchObject({ since: at });
    next.notSent();
    expect(open().sending()).toBeUndefined();
  });

  it('lies aside until its request is seen, and does not stand in the way of another', () => {
    const draft = open();
    send(draft);
    draft.sent('R-1');
    expect(stored('iprFormDraft')).toEqual([]);
    const [aside, ...more] = asideDrafts(OWN);
    expect(more).toEqual([]);
    expect(aside).toMatchObject({ target: 'new', sending: { id: 'R-1' } });
    expect(JSON.stringify(localStorage)).not.toContain('11010519491231002X');
    expect(open().content()).toEqual(NO_CONTENT);
    expect(asideDrafts({ user: 'somebody' })).toEqual([]);

    const other = open();
    other.keep({ values: { name: '李四' } });
    if (aside) other.takeBack(aside);
    expect(other.content().values).toEqual({ name: '王小明' });
    expect(other.mark()).toBe(draft.mark());
    expect(other.sending()).toMatchObject({ id: 'R-1' });
    expect(asideDrafts(OWN)).toEqual([]);
    other.bringBack();
    expect(other.content().values).toEqual({ name: '李四' });
    other.submitted();
  });

  it('is put back where no form is open, what stood there stays in reach', () => {
    const draft = open();
    send(draft);
    draft.sent(undefined);
    open().keep({ values: { name: '李四' } });
    const [aside] = asideDrafts(OWN);
    if (aside) restoreAside(aside);
    const next = open();
    expect(next.content().values).toEqual({ name: '王小明' });
    next.bringBack();
    expect(next.content().values).toEqual({ name: '李四' });
    next.submitted();
  });

  it('is kept in the page alone on a public computer, and removed by its choice', () => {
    choosePublicComputer(true);
    const draft = open();
    send(draft);
    draft.sent('R-2');
    expect(stored('iprForm')).toEqual([]);
    expect(asideDrafts(OWN)).toHaveLength(1);
    expect(open().sentDrafts()).toBe(1);
    open().choosePublic(true);
    expect(asideDrafts(OWN)).toEqual([]);
    choosePublicComputer(false);
  });

  it('is kept in the page where the browser keeps nothing', () =>
    withoutStorage(async () => {
      const draft = open();
      send(draft);
      draft.sent('R-3');
      const [aside] = asideDrafts(OWN);
      expect(aside).toMatchObject({ sending: { id: 'R-3' } });
      if (aside) restoreAside(aside);
      expect(open().content().values).toEqual({ name: '王小明' });
      open().submitted();
    }));
});
