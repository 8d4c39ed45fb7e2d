import type { ReactNode } from 'react';
import { isNotOffered } from '@/requests/errors';
import { isNotFound } from '../isNotFound';
import type { Matter } from './matter';

/** What a source was answered. */
export interface Answered {
  readonly matters: readonly Matter[];
  /** What was looked through, in a word; '' where there was nothing that could be. */
  readonly looked: string;
  /** What it rests on, or could not tell; whole sentences, '' for nothing. */
  readonly note: ReactNode;
  /** Ids of the patents that it has looked at. */
  readonly patents?: readonly string[];
}

export const NOTHING_TO_LOOK_AT: Answered = { matters: [], looked: '', note: '' };

/**
 * A call that this installation does not have, and an enterprise that its back end does not know,
 * leave nothing to look at; every other failure is told.
 */
export async function orNothing(asked: Promise<Answered>): Promise<Answered> {
  try {
    return await asked;
  } catch (error) {
    if (isNotOffered(error) || isNotFound(error)) return NOTHING_TO_LOOK_AT;
    throw error;
  }
}
