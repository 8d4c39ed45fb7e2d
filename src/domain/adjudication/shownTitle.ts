import { titleText } from '../titleText';
import { hidePersons, type NamedParty } from './persons';

/** The title of a document as it may be shown: names of persons in it are masked. */
export function shownTitle({
  title,
  parties,
}: {
  readonly title: string;
  readonly parties: readonly NamedParty[];
}): string {
  return hidePersons(titleText(title), parties);
}
