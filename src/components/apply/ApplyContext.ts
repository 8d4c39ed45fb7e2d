import { history } from '@umijs/max';
import { createContext, useContext } from 'react';
import type { DraftKeeper } from '@/components/form/draft/draftKeeper';
import { type ApplyState, applyLink, BEGINNINGS } from '@/links/business';
import { useStore } from '@/store';
import type { Service } from './service';
import type { ApplySession, SessionState } from './session';
import type { Task } from './task';

/** The form around the steps. */
export interface Apply {
  readonly service: Service;
  /** The address with the step that is shown. */
  readonly address: ApplyState;
  readonly session: ApplySession;
  readonly draft: DraftKeeper;
  readonly task: Task;
  /** What could not be filled in, in words. */
  readonly missed: readonly string[];
  /** Where the ways on from a step stand, always in sight. */
  readonly foot: HTMLElement | null;
}

export const ApplyContext = createContext<Apply | undefined>(undefined);

/** The address of another step of the same form. */
export function stepLink(
  { service, address }: Pick<Apply, 'service' | 'address'>,
  to: Partial<Pick<ApplyState, 'step' | 'section' | 'at'>>,
): string {
  const kept = Object.fromEntries(BEGINNINGS.map((name) => [name, address[name]]));
  return applyLink(service.process, { ...to, id: address.id, ...kept });
}

/** The form that a step belongs to, and the way to other steps. */
export function useApply() {
  const apply = useContext(ApplyContext);
  if (!apply) throw new Error('A step stands outside of its form.');
  return {
    ...apply,
    go: (to: Partial<Pick<ApplyState, 'step' | 'section' | 'at'>>) =>
      history.push(stepLink(apply, to)),
  };
}

/** Declarations, files and what was filled in. */
export function useSessionState(session: ApplySession): SessionState {
  return useStore(session, session.state);
}
