import { patentTerm } from '../../../src/domain/patentTerm';
import type { Applicant, PatentRecord } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import { type Organisation, personName } from '../organisations';
import { mixSeed, Random } from '../random';

/** Name of the generated set, as records carry it. */
const SOURCE = '示例数据';

/** The part of a record that lists, facets and sorting need; cheap enough for every patent. */
export function bibliographyOf(blueprint: Blueprint): PatentRecord {
  const { id, kind, life, deals, field } = blueprint;
  const [first] = blueprint.applicants;
  const term = patentTerm(kind, life.filing);
  return {
    id,
    patentType: blueprint.patentType,
    applicationNumber: blueprint.applicationNumber,
    publicationNumber: blueprint.publicationNumber,
    ...(blueprint.grantNumber === null ? {} : { grantNumber: blueprint.grantNumber }),
    title: blueprint.title,
    filingDate: life.filing,
    publicationDate: life.publication,
    ...(life.examination === undefined ? {} : { examinationDate: life.examination }),
    ...(life.grant === undefined
      ? {}
      : { grantDate: life.grant, patentNumber: `ZL ${blueprint.applicationNumber}` }),
    ...(life.grant === undefined || term === null ? {} : { expiryDate: term.expiryDate }),
    ...(blueprint.twin === null ? {} : { sameDayApplication: blueprint.twin.applicationNumber }),
    ...classesOf(blueprint),
    applicants: blueprint.applicants.map(applicant),
    currentOwners: blueprint.owners.map((owner, index) => ({
      ...applicant(owner, index),
      since: deals?.transfers.at(-1)?.effectiveDate ?? life.filing,
    })),
    inventors: inventorsOf(blueprint),
    ...agencyOf(blueprint),
    ...(first === undefined
      ? {}
      : { address: `${first.postcode} ${first.address}`.trim(), stateCode: first.stateCode }),
    validity: life.validity,
    ...(life.events[0] === undefined ? {} : { latestLegalStatus: life.events[0].name }),
    legalEvents: life.events,
    counts: { citations: blueprint.cites.length, citedBy: blueprint.citedBy.length },
    ...deals,
    ...(kind === 'DESIGN' ? {} : { tags: { sei: field.sei } }),
    source: SOURCE,
  };
}

function applicant(one: Organisation, index: number): Applicant {
  return {
    name: one.name,
    type: one.type,
    country: one.country,
    province: one.province,
    address: one.address,
    ...(one.postcode === '' ? {} : { postcode: one.postcode }),
    rank: index + 1,
  };
}

/** Classes: LOC for designs, IPC and for some the CPC for all others. */
function classesOf({
  subject,
  seed,
}: Blueprint): Pick<PatentRecord, 'mainIpc' | 'ipcs' | 'cpcs' | 'locs'> {
  if (subject.kind === 'design') return { locs: [subject.design.loc] };
  const random = new Random(mixSeed(seed, 10));
  const [main = '', ...others] = subject.product.ipcs;
  const ipcs = [main, ...random.sample(others, random.int(0, others.length))];
  return { mainIpc: main, ipcs, ...(random.chance(0.5) ? { cpcs: ipcs } : {}) };
}

function inventorsOf({ inventors, seed }: Blueprint): NonNullable<PatentRecord['inventors']> {
  const hidden = new Random(mixSeed(seed, 11)).chance(0.02);
  return inventors.map((name, index) =>
    hidden && index === inventors.length - 1
      ? { name: '请求不公布姓名', rank: index + 1, undisclosed: true }
      : { name, rank: index + 1 },
  );
}

function agencyOf({ agency, seed }: Blueprint): Pick<PatentRecord, 'agency' | 'agents'> {
  if (agency === null) return {};
  const random = new Random(mixSeed(seed, 12));
  return { agency, agents: Array.from({ length: random.int(1, 2) }, () => personName(random)) };
}
