import { useMemo, useRef } from 'react';
import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { useIdentity } from '@/components/page/useIdentity';
import { sxssService } from './sxssService';

/** The page of the service; while a session ends, still for the user it began with. */
export default function SxssScreen() {
  const user = useIdentity();
  const last = useRef(user);
  if (user.id) last.current = user;
  // The same user, read anew, is no other form.
  const known = JSON.stringify(last.current);
  const service = useMemo(() => sxssService(last.current), [known]);
  return <ApplyScreen service={service} />;
}
