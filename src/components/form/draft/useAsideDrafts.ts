import { useCreation } from 'ahooks';
import { useStore } from '@/store';
import { type AsideDraft, asideDrafts, asideVersion } from './asideDrafts';

/** A person's drafts of a form that were sent and not seen, followed as they come and go. */
export function useAsideDrafts(user: string, form: string): readonly AsideDraft[] {
  const version = useStore(asideVersion, asideVersion.get);
  return useCreation(() => (user ? asideDrafts({ user, form }) : []), [user, form, version]);
}
