import { sameEnterpriseName } from '../../src/domain/enterprise/name';
import { mask } from '../../src/domain/mask';
import { knownCount } from '../../src/domain/statistics/coverage';
import type { Account } from '../accounts';
import { getAdjudicationStore } from '../adjudication/store';
import { dayOf } from '../process/moment';
import { getProcesses } from '../process/store';
import type { EnterpriseStore } from './store';
import type { Enterprise, EnterpriseProfile, EnterpriseRow } from './types';

/** A number of what a folder of real data has of few enterprises: none in it is not none. */
const held = (count: number) => (count === 0 && process.env.IPR_DATA ? null : count);

/**
 * Published records of dishonesty of an enterprise, today. The list is invented, so that of a real
 * enterprise nobody can tell.
 */
export function breakPromisesOf({ registered }: Enterprise): number | null {
  const today = dayOf();
  const found = [...getProcesses().records.values()].filter(
    ({ subjectType, subjectName, subjectCode, publishFrom, publishTo }) =>
      subjectType === 'ENTERPRISE' &&
      (subjectCode === registered.uscc ||
        sameEnterpriseName(subjectName, registered.enterpriseName)) &&
      publishFrom <= today &&
      today <= publishTo,
  );
  return held(found.length);
}

/** Patents of the enterprise's own name. */
function patentsOf(store: EnterpriseStore, name: string): EnterpriseRow['patents'] {
  const heads = store.applicants.heads([name]);
  const known = heads.filter(({ head }) => head.validity !== undefined).length;
  const having = (validity: string) =>
    knownCount(heads.filter(({ head }) => head.validity === validity).length, {
      known,
      total: heads.length,
    });
  return { total: heads.length, valid: having('VALID'), pending: having('PENDING') };
}

/** A row of the result. */
export function rowOf(store: EnterpriseStore, enterprise: Enterprise): EnterpriseRow {
  const {
    enterpriseType: _type,
    registeredCapital: _capital,
    address: _address,
    businessScope: _scope,
    phone: _phone,
    website: _website,
    affiliates: _affiliates,
    changes: _changes,
    updateDate: _updated,
    ...row
  } = enterprise.registered;
  return {
    ...row,
    patents: patentsOf(store, row.enterpriseName),
    breakPromiseCount: breakPromisesOf(enterprise),
  };
}

/** Contacts are for the enterprise itself and for administrators, and masked for both. */
function contactsOf(
  { registered }: Enterprise,
  account: Account | undefined,
): EnterpriseProfile['contacts'] {
  const own = account?.user.uscc !== undefined && account.user.uscc === registered.uscc;
  if (!account || (!own && account.user.access !== 'admin')) return [];
  const contact = own ? account : undefined;
  return [
    {
      name: mask('name', contact?.user.name ?? '王某'),
      phone: mask('mobile', contact?.mobile ?? '13000000009'),
    },
  ];
}

/** Documents in which the enterprise is a party. */
function adjudicationsOf({ registered }: Enterprise): number {
  return getAdjudicationStore().documents.filter(({ parties }) =>
    parties.some(({ name }) => sameEnterpriseName(name, registered.enterpriseName)),
  ).length;
}

/** The profile as a user sees it. */
export function profileOf(
  store: EnterpriseStore,
  enterprise: Enterprise,
  account: Account | undefined,
): EnterpriseProfile {
  const { registered, trademarks, copyrights } = enterprise;
  const having = (kind: string) => held(copyrights.filter((right) => right.kind === kind).length);
  return {
    ...registered,
    patents: patentsOf(store, registered.enterpriseName),
    breakPromiseCount: breakPromisesOf(enterprise),
    affiliates: registered.affiliates.map((affiliate) => ({
      ...affiliate,
      patentTotal: store.applicants.of(affiliate.name).length,
    })),
    contacts: contactsOf(enterprise, account),
    counts: {
      trademarks: held(trademarks.length),
      softwareCopyrights: having('SOFTWARE'),
      workCopyrights: having('WORK'),
      adjudications: held(adjudicationsOf(enterprise)),
    },
  };
}
