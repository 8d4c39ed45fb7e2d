import { createStore, useStore } from '@/store';
import type { Place } from './pageText';

/** What the toolbar has to say and shows beside its buttons. */
interface Shared {
  /** Spoken by screen readers, and shown. */
  readonly said: string;
  readonly dialog?: 'help' | 'text' | undefined;
}

const shared = createStore<Shared>({ said: '' });
let place: Place | undefined;

function become(next: Partial<Shared>): void {
  shared.set({ ...shared.get(), ...next });
}

/** Says a sentence in the toolbar's status line. */
export function say(said: string): void {
  become({ said });
}

/** Opens the accessibility statement or the page's text, or closes what is open. */
export function openDialog(dialog: Shared['dialog']): void {
  become({ dialog });
}

/** Remembers where the reader pointed or went last. */
export function setPlace(next: Place): void {
  place = next;
}

/** Where the reader pointed or went last, as long as the page still has it. */
export function lastPlace(): Place | undefined {
  return place?.node.isConnected ? place : undefined;
}

export function useShared(): Shared {
  return useStore(shared, shared.get);
}
