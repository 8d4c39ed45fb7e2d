import type { HistoryEvent } from '@/domain/enterprise/history';
import type { Basis, Relation } from '@/domain/enterprise/relations';
import { adjudicationDetailLink } from '@/links/adjudication';
import { dishonestyLink } from '@/links/business';
import { enterpriseLink, enterpriseSearchLink } from '@/links/enterprise';
import { patentDetailLink } from '@/links/patent';
import { listingLink } from '@/links/transaction';
import { elementLink, numbersLinks } from '../../patentLists';

/** The record that a relation rests on; undefined where it cannot be opened. */
export function basisLink({ what, id }: Basis): string | undefined {
  if (!id) return undefined;
  switch (what) {
    case 'PATENT':
      return patentDetailLink(id);
    case 'CASE':
      return adjudicationDetailLink(id);
    case 'LISTING':
      return listingLink(id);
    case 'REGISTER':
      return undefined;
  }
}

/** The list of exactly the patents that a relation rests on; undefined where one has no number. */
export function basisList({ basis }: Relation): string | undefined {
  if (basis.length < 2 || basis.some(({ what, number }) => what !== 'PATENT' || !number)) {
    return undefined;
  }
  const links = numbersLinks(basis.map(({ number }) => number));
  return links.length === 1 ? links[0] : undefined;
}

/** The search that tells whether the portal has a page of an organisation. */
const searchFor = (name: string): string | undefined =>
  name.length < 2 ? undefined : enterpriseSearchLink({ q: name });

/**
 * Where a party leads: an affiliate to its own page, a co-applicant to its patents, other
 * organisations to the search for them, for nothing tells whether they have either. The address
 * never holds the name of a person: it leads to what the relation rests on.
 */
export function partyLink(relation: Relation): string | undefined {
  const { kind, name, person, basis } = relation;
  const [first] = basis;
  if (person) return basisList(relation) ?? (first && basisLink(first));
  if (name === '') return undefined;
  if (kind === 'AFFILIATE') return enterpriseLink(name);
  return kind === 'CO_APPLICANT' ? elementLink([name], { kind: 'all' }) : searchFor(name);
}

/** The search for a party that leads elsewhere. */
export function partySearch({ kind, name, person }: Relation): string | undefined {
  return kind === 'CO_APPLICANT' && !person ? searchFor(name) : undefined;
}

/** The record that tells of an event; of dishonesty, its line in the public list. */
export function eventLink({ at: { what, id } }: HistoryEvent, name: string): string | undefined {
  if (what === 'RECORD') return dishonestyLink({ q: name, ...(id && { record: id }) });
  if (!id) return undefined;
  return what === 'CASE' ? adjudicationDetailLink(id) : patentDetailLink(id);
}
