import { history, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { carriedHere, dropCarried, takeFromAddress } from '@/components/form/draft/move/carried';
import { useDraftState } from '@/components/form/draft/useFormDraft';
import { lazyAgain } from '@/components/page/lazyAgain';
import { useApply, useSessionState } from '../ApplyContext';

/** What stands in the place of a dialog whose script did not arrive. */
const NotLoaded = () => <p role="alert">没有加载出来，请检查网络连接后再试。</p>;

const TakeAlong = lazyAgain(() => import('./TakeAlong'), NotLoaded);
const BringIn = lazyAgain(() => import('./BringIn'), NotLoaded);

/** The draft that the address has carried here, which is taken out of it. */
function useCarried(): [sealed: string | undefined, drop: () => void] {
  const { hash, pathname, search } = useLocation();
  const [sealed, setSealed] = useState(carriedHere);
  useEffect(() => {
    if (!takeFromAddress(hash)) return;
    setSealed(carriedHere());
    history.replace(pathname + search);
  }, [hash, pathname, search]);
  const drop = () => {
    dropCarried();
    setSealed(undefined);
  };
  return [sealed, drop];
}

/** Takes the draft to another device, and goes on with one of another device. */
export function MoveDraft() {
  const { draft, session } = useApply();
  const { keeping } = useDraftState(draft);
  const { sending } = useSessionState(session);
  const [open, setOpen] = useState<'out' | 'in'>();
  // A press asks for a script again that did not arrive.
  const [press, setPress] = useState(0);
  const start = (way: 'out' | 'in') => {
    setOpen(way);
    setPress(press + 1);
  };
  const [carried, drop] = useCarried();
  const close = () => {
    drop();
    setOpen(undefined);
  };
  return (
    <>
      {keeping !== 'idle' && (
        <Button type="link" size="small" onClick={() => start('out')}>
          带到另一台设备
        </Button>
      )}
      <Button type="link" size="small" disabled={sending} onClick={() => start('in')}>
        从文件继续
      </Button>
      <Suspense>
        {open === 'out' && <TakeAlong key={press} onClose={close} />}
        {(open === 'in' || (carried && !open)) && (
          <BringIn key={press} carried={carried} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
