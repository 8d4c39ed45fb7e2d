import { history } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { useEffect, useState } from 'react';
import { useStore } from '@/store';
import { useKeptOnScreen } from '../keptOnScreen';
import { fieldId } from '../useForm';
import { type DraftKeeper, type DraftOptions, openDraft } from './draftKeeper';
import type { DraftState } from './draftNews';
import { concerns, draftName } from './draftStorage';
import { watchPublicComputer } from './publicComputer';
import type { DraftContent, DraftPlace } from './record';

interface Options extends DraftOptions {
  /** The form is to show this from now on. A constant. */
  readonly onReplace: (content: DraftContent) => void;
  /** Brings the focus to a field, which may have to appear first; by default the one on the screen. A constant. */
  readonly goTo?: (path: string) => void;
  /** Whether what is on the screen is where a place was kept; by default it is. A constant. */
  readonly isAt?: (place: DraftPlace) => boolean;
}

const anywhere = () => true;

const FIELD = fieldId('');

function pathOf(target: EventTarget | null): string | undefined {
  const field = target instanceof Element ? target.closest(`[id^="${FIELD}"]`) : null;
  return field?.id.slice(FIELD.length);
}

const LEAVING = ['pagehide', 'beforeunload'];
const RETURNING = ['pageshow', 'focus'];

/** Follows where the user is and what the browser does with the page. */
function useFollowed(draft: DraftKeeper): void {
  const leave = () => {
    draft.keepPlace({ scroll: window.scrollY });
    draft.flush();
  };
  const look = () => draft.look();
  const onFocus = ({ target }: FocusEvent) => {
    const path = pathOf(target);
    if (path !== undefined) draft.keepPlace({ path, scroll: window.scrollY });
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (concerns(draft.name, key)) look();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
    else look();
  };
  useEventListener('focusin', onFocus, { target: document });
  useEventListener('visibilitychange', onVisibility, { target: document });
  useEventListener('freeze', leave, { target: document });
  useEventListener('storage', onStorage);
  useEventListener(LEAVING, leave);
  useEventListener(RETURNING, look);
  useEffect(() => {
    const unwatch = watchPublicComputer(draft.publicChosen);
    return () => {
      draft.flush();
      unwatch();
    };
  }, [draft]);
}

function focusField(path: string): void {
  document.getElementById(fieldId(path))?.focus();
}

/**
 * Keeps the answers of the form on the screen, and restores them: `content()` is what the form
 * begins with, `keep()` is told of every change. A page that is loaded again, or come back to after
 * the login, puts the focus back to the field where it was; one that a link opens begins at its top.
 *
 * @param options `user`: of the person logged in; empty while a session ends, the draft then stays
 */
export function useFormDraft({
  onReplace,
  goTo = focusField,
  isAt = anywhere,
  user,
  target,
  description,
  initial,
}: Options): DraftKeeper {
  const open = () => openDraft({ user, target, description, initial });
  const [held, setHeld] = useState(open);
  let draft = held;
  if (user && draft.name !== draftName({ user, form: description.key, target })) {
    draft = open();
    setHeld(draft);
  }
  useFollowed(draft);
  useKeptOnScreen(() => {
    draft.flush();
    return draft.state().keeping === 'kept';
  });
  useEffect(() => draft.onReplace(onReplace), [draft, onReplace]);
  useEffect(() => {
    const place = draft.place();
    if (!place || history.action === 'PUSH' || !isAt(place)) return;
    window.scrollTo(0, place.scroll);
    if (place.path !== undefined) goTo(place.path);
  }, [draft, goTo, isAt]);
  return draft;
}

/** What is to be told of a draft, followed as it changes. */
export function useDraftState(draft: DraftKeeper): DraftState {
  return useStore(draft, draft.state);
}
