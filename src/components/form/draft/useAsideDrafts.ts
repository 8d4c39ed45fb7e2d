import { useMemo, useSyncExternalStore } from 'react';
import { type AsideDraft, asideDrafts, asideVersion, watchAside } from './asideDrafts';

/** A person's drafts of a form that were sent and not seen, followed as they come and go. */
export function useAsideDrafts(user: string, form: string): readonly AsideDraft[] {
  const version = useSyncExternalStore(watchAside, asideVersion);
  return useMemo(() => (user ? asideDrafts({ user, form }) : []), [user, form, version]);
}
