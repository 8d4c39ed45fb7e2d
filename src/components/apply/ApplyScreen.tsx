import { useLocation, useModel } from '@umijs/max';
import { useMemo, useRef } from 'react';
import { type ApplyState, readApply } from '@/links/business';
import type { CurrentUser } from '@/services/platform';
import { ApplyForm } from './ApplyForm';
import { CorrectionScreen } from './CorrectionScreen';
import { ReceiptScreen } from './ReceiptScreen';
import type { Service } from './service';
import { newTask } from './task';

/** The user of the page; while a session ends, still the one it began with. */
function useApplicant(): CurrentUser {
  const { initialState } = useModel('@@initialState');
  const user = initialState?.currentUser ?? {};
  const last = useRef(user);
  if (user.id) last.current = user;
  return last.current;
}

function NewRequest({ service, address }: { service: Service; address: ApplyState }) {
  const user = useApplicant();
  const { copy } = address;
  const task = useMemo(() => newTask(copy), [copy]);
  return (
    <ApplyForm
      key={`${user.id} ${copy}`}
      service={service}
      address={address}
      user={user}
      task={task}
    />
  );
}

/** The way of a request of any service: guide, declarations, form, files, check, receipt. */
export function ApplyScreen({ service }: { service: Service }) {
  const address = readApply(useLocation().search);
  const user = useApplicant();
  const { id, sent, step } = address;
  if (step === 'receipt') {
    return <ReceiptScreen key={sent || id} service={service} id={id} mark={sent} />;
  }
  if (id) {
    return (
      <CorrectionScreen key={`${user.id} ${id}`} service={service} address={address} user={user} />
    );
  }
  return <NewRequest service={service} address={address} />;
}
