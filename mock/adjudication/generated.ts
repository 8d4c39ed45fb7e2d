import { plusDays } from '../data/days';
import { mixSeed, Random } from '../data/random';
import type { StoredPatent } from '../search/store';
import { markLeading } from './assemble';
import { companiesOf, type Dispute, drawOpponent, otherRight, patentCause } from './dispute';
import { drawCivil } from './drawCivil';
import { drawInvalidation, drawSingle } from './drawOfficial';
import { HOSTILE_HTML, madeHostile } from './hostile';
import type { Adjudication, RightKind } from './types';

/** Seed of the set; another one makes other disputes. */
const SEED = 20_261_121;

/** The numbering of cases that all documents follow began in 2016. */
const FIRST_DAY = '2016-03-01';
const LAST_BEGIN = '2025-09-01';

const CLAIMANTS = ['常熟琴川示例食品有限公司', '苏州澄川示例文化有限公司'];

/** How many disputes of each kind are drawn. */
const COUNTS = { patent: 150, trademark: 40, copyright: 15, secret: 12, competition: 12 } as const;

const SINGLES = [
  ['ADMIN_RULING', 10],
  ['ADMIN_PENALTY', 8],
  ['CRIMINAL', 12],
  ['ENFORCE', 8],
] as const;

const patentNumber = ({ head }: StoredPatent) =>
  head.patentNumber ?? head.applicationNumber ?? head.publicationNumber ?? '';

const later = (one: string, other: string) => (one > other ? one : other);

/** Patents that people fight about: granted, owned by one company, old enough to have been tried. */
function fought(patents: readonly StoredPatent[]): StoredPatent[] {
  return patents.filter(({ head }) => {
    const { grantDate, applicants = [] } = head;
    return grantDate !== undefined && grantDate < LAST_BEGIN && applicants[0]?.country === '中国';
  });
}

/** Draws disputes and writes their documents; the same patents give the same documents. */
export function generateAdjudications(patents: readonly StoredPatent[]): Adjudication[] {
  const random = new Random(SEED);
  const companies = companiesOf(patents);
  const open = fought(patents);
  let no = 0;
  const about = (patent: StoredPatent, own: Random): Dispute => {
    const claimant = patent.head.applicants?.[0]?.name ?? '';
    return {
      no: ++no,
      cause: patentCause(own, patent),
      rightKind: 'PATENT',
      patent,
      rightNumber: patentNumber(patent),
      rightTitle: patent.head.title,
      claimant,
      ...drawOpponent(own, companies, claimant),
      from: later(plusDays(patent.head.grantDate ?? FIRST_DAY, 90), FIRST_DAY),
      product: patent.head.title.replace(/^一种/, '').slice(0, 20),
      claim: own.int(5, 300) * 10_000,
    };
  };
  const other = (kind: RightKind, cause: string, own: Random): Dispute => {
    const { number, title, product } = otherRight(own, kind, no + 1);
    const claimant = own.pick(companies.length > 0 ? companies : CLAIMANTS);
    return {
      no: ++no,
      cause,
      rightKind: kind,
      rightNumber: number,
      rightTitle: title,
      claimant,
      ...drawOpponent(own, companies, claimant),
      from: plusDays(FIRST_DAY, own.int(0, 3400)),
      product,
      claim: own.int(3, 200) * 10_000,
    };
  };
  const seeded = () => new Random(mixSeed(SEED, no + 1));
  const documents: Adjudication[] = [];
  const times = (count: number, draw: (own: Random) => Adjudication[]) => {
    for (let index = 0; index < count; index++) documents.push(...draw(seeded()));
  };
  const drawnPatents = random.sample(open, COUNTS.patent);
  for (const patent of drawnPatents) {
    const own = seeded();
    documents.push(...drawCivil(about(patent, own), own));
  }
  for (const patent of patents) {
    const [known] = patent.head.disputes ?? [];
    if (known?.kind !== '无效' || no >= 1000) continue;
    const { decisionNo = '', date, result = '' } = known;
    if (date === undefined || date < FIRST_DAY || patent.head.applicants?.[0]?.country !== '中国')
      continue;
    const own = seeded();
    documents.push(...drawInvalidation(about(patent, own), own, { decisionNo, date, result }));
  }
  times(COUNTS.trademark, (own) => drawCivil(other('TRADEMARK', '侵害商标权纠纷', own), own));
  times(COUNTS.copyright, (own) => {
    const cause = own.pick(['侵害作品信息网络传播权纠纷', '侵害计算机软件著作权纠纷']);
    return drawCivil(other('COPYRIGHT', cause, own), own);
  });
  times(COUNTS.secret, (own) => drawCivil(other('SECRET', '侵害商业秘密纠纷', own), own));
  times(COUNTS.competition, (own) => drawCivil(other('COMPETITION', '不正当竞争纠纷', own), own));
  for (const [kind, count] of SINGLES) {
    times(count, (own) => {
      const patent = kind === 'ADMIN_RULING' && open.length > 0 ? own.pick(open) : undefined;
      const dispute = patent ? about(patent, own) : other('TRADEMARK', '侵害商标权纠纷', own);
      return drawSingle(dispute, own, kind);
    });
  }
  return [...markLeading(documents), ...hostileDocuments(documents)];
}

/** Documents whose HTML tries to do harm, each in another way. */
function hostileDocuments(documents: readonly Adjudication[]): Adjudication[] {
  const plain = documents.filter(({ sections }) => sections[0]?.html.startsWith('<p>'));
  return Object.entries(HOSTILE_HTML).flatMap(([name, html], index) => {
    const model = plain[index * 3];
    if (model === undefined) return [];
    const copy = { ...model, id: `cse-hostile-${name}`, chain: [] };
    return [madeHostile({ ...copy, caseNumber: `${model.caseNumber}之一` }, html)];
  });
}
