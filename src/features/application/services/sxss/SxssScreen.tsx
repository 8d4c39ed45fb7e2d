import { useMemo, useState } from 'react';
import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { useIdentity } from '@/components/page/useIdentity';
import { sxssService } from './sxssService';

/** The page of the service; while a session ends, still for the user it began with. */
export default function SxssScreen() {
  const user = useIdentity();
  const [last, setLast] = useState(user);
  // The same user, read anew, is no other form.
  if (user.id && JSON.stringify(user) !== JSON.stringify(last)) setLast(user);
  const service = useMemo(() => sxssService(last), [last]);
  return <ApplyScreen service={service} />;
}
