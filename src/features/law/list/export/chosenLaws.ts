import { chosenBy } from '@/components/export/listOffer';
import type { LawListState } from '@/links/law';
import { LAWS } from '../laws';

/** Asks for chosen laws of a list, with the places that have its words. */
export const chosenLaws = (state: LawListState) =>
  chosenBy(LAWS, (ids) => ({ ...LAWS.questionOf(state), ids }));
