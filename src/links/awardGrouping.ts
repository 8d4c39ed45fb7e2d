import { AWARD_GROUPS, type AwardGrouping } from '@/domain/adjudication/awards';

/** In the address of a judgment or a list: by what the awards are grouped. */
const NAME = 'by';

/** What stands for itself, and not in the address. */
const USUAL: AwardGrouping = 'year';

/** Reads the grouping of an address; what cannot be read is the usual one. */
export function readGrouping(search: string): AwardGrouping {
  const told = new URLSearchParams(search).get(NAME);
  return (Object.keys(AWARD_GROUPS) as AwardGrouping[]).find((one) => one === told) ?? USUAL;
}

/** The query of an address with a grouping; the same text where it has it. */
export function withGrouping(search: string, by: AwardGrouping): string {
  const query = new URLSearchParams(search);
  if (query.get(NAME) === (by === USUAL ? null : by)) return search;
  if (by === USUAL) query.delete(NAME);
  else query.set(NAME, by);
  const text = query.toString();
  return text && `?${text}`;
}
