import { foldEnterpriseName } from '../../src/domain/enterprise/name';
import { demoAccounts } from '../accounts';
import { DATA_DAY } from '../data/blueprint/life';
import { getPatentStore } from '../data/patentStore';
import { demoRecords } from '../process/demoRecords';
import { FacetTable } from '../search/facetTable';
import { ApplicantIndex } from './applicants';
import { generateEnterprises } from './generated';
import { loadEnterprises } from './real';
import type { Enterprise, EnterpriseFacetName } from './types';

const one = (value: string | null) => (value === null ? [] : [value]);

/** The enterprises with what searching and counting need. */
export class EnterpriseStore {
  readonly facets: FacetTable<EnterpriseFacetName, Enterprise>;
  private readonly byName = new Map<string, Enterprise>();

  /** @param dataDay on which the patents were taken, `YYYY-MM-DD` */
  constructor(
    readonly enterprises: readonly Enterprise[],
    readonly applicants: ApplicantIndex,
    readonly dataDay: string,
  ) {
    for (const enterprise of enterprises) {
      const { enterpriseName, formerNames } = enterprise.registered;
      for (const name of [enterpriseName, ...formerNames]) {
        const key = foldEnterpriseName(name);
        if (!this.byName.has(key)) this.byName.set(key, enterprise);
      }
    }
    this.facets = new FacetTable<EnterpriseFacetName, Enterprise>(
      {
        status: [({ registered }) => one(registered.status)],
        scale: [({ registered }) => one(registered.scale)],
        industry: [({ registered }) => one(registered.industryName)],
        qualification: [({ registered }) => registered.qualifications],
        region: [({ registered }) => one(registered.region)],
      },
      enterprises,
    );
  }

  /** An enterprise by its name or a former one. */
  find(name: string): Enterprise | undefined {
    return this.byName.get(foldEnterpriseName(name));
  }
}

/** Enterprises that are known to the portal without a patent. */
function withoutPatents() {
  const accounts = [...demoAccounts().values()].flatMap(({ user: { enterpriseName, uscc } }) =>
    enterpriseName && uscc ? [{ name: enterpriseName, uscc }] : [],
  );
  const subjects = demoRecords(DATA_DAY).flatMap(({ subjectType, subjectName, subjectCode }) =>
    subjectType === 'ENTERPRISE' ? [{ name: subjectName, uscc: subjectCode }] : [],
  );
  return [...accounts, ...subjects];
}

function makeStore(folder: string | undefined): EnterpriseStore {
  const applicants = new ApplicantIndex(getPatentStore());
  const enterprises = folder
    ? loadEnterprises(folder, applicants)
    : generateEnterprises(applicants, withoutPatents());
  return new EnterpriseStore(enterprises, applicants, applicants.store.dataDay);
}

const KEY = Symbol.for('ipr-front.mock.enterprises');
const holder = globalThis as { [KEY]?: EnterpriseStore };

/**
 * The enterprises: invented ones for the generated patents, or those of the folder `IPR_DATA`.
 * Kept on globalThis, because `max dev` loads the mock's modules anew on every change.
 */
export function getEnterpriseStore(): EnterpriseStore {
  holder[KEY] ??= makeStore(process.env.IPR_DATA);
  return holder[KEY];
}
