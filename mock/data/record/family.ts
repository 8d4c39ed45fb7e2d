import type { Family, FamilyMember, PatentRecord } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import { DATA_DAY } from '../blueprint/life';
import { plusDays, plusMonths } from '../days';
import { mixSeed, Random } from '../random';

type International = Pick<PatentRecord, 'family' | 'priorities' | 'pct'>;

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * Family, priority and international phase. A foreign applicant filed at home first and came
 * through the PCT; some applicants of the city go abroad; all others have only themselves.
 */
export function internationalOf(blueprint: Blueprint): International {
  const { kind, seed, foreign, applicants } = blueprint;
  const random = new Random(mixSeed(seed, 6));
  if (foreign) return fromAbroad(blueprint, applicants[0]?.stateCode.slice(-2) ?? 'US', random);
  const self: Family = { familyId: familyId(random), simple: [member(blueprint)], extended: [] };
  if (kind === 'INVENTION' && random.chance(0.08)) return goingAbroad(blueprint, self, random);
  return { family: self };
}

const familyId = (random: Random) => `F99${digits(random.int(0, 9_999_999), 7)}`;

function member({ id, life, publicationNumber, title }: Blueprint): FamilyMember {
  return {
    number: publicationNumber,
    id,
    country: 'CN',
    kind: publicationNumber.at(-1) ?? '',
    filingDate: life.filing,
    publicationDate: life.publication,
    title,
  };
}

function abroad(number: string, country: string, filingDate: string, publicationDate: string) {
  return {
    number,
    country,
    kind: /[A-Z]\d?$/.exec(number)?.[0] ?? '',
    filingDate,
    publicationDate,
  };
}

function fromAbroad(blueprint: Blueprint, country: string, random: Random): International {
  const { filing, publication } = blueprint.life;
  const year = filing.slice(0, 4);
  const serial = random.int(0, 9999);
  const priority = plusDays(filing, -random.int(300, 364));
  const wo = `WO${year}99${digits(serial, 4)}A1`;
  const published = plusMonths(priority, 18);
  return {
    priorities: [
      {
        country,
        number: `${country} ${priority.slice(0, 4)}-99${digits(serial, 4)}`,
        date: priority,
      },
    ],
    pct: {
      applicationNo: `PCT/${country}${year}/09${digits(serial, 4)}`,
      applicationDate: filing,
      publicationNo: wo.slice(0, -2),
      publicationDate: published,
      entryDate: plusDays(publication, -random.int(60, 150)),
    },
    family: {
      familyId: familyId(random),
      simple: [
        member(blueprint),
        abroad(wo, 'WO', filing, published),
        abroad(`${country}${year}99${digits(serial, 4)}A1`, country, priority, published),
      ],
      extended: [],
    },
  };
}

function goingAbroad(blueprint: Blueprint, family: Family, random: Random): International {
  const { filing } = blueprint.life;
  const filed = plusDays(filing, random.int(200, 360));
  const published = plusMonths(filing, 18);
  if (published > DATA_DAY || filed > DATA_DAY) return { family };
  const year = filed.slice(0, 4);
  const serial = digits(random.int(0, 9999), 4);
  const wo = abroad(`WO${published.slice(0, 4)}99${serial}A1`, 'WO', filed, published);
  const entered = plusMonths(filing, 36);
  const regional =
    entered > DATA_DAY
      ? []
      : [
          abroad(`US${entered.slice(0, 4)}099${serial}A1`, 'US', filed, entered),
          abroad(`EP39${serial}9A1`, 'EP', filed, entered),
          abroad(`JP${entered.slice(0, 4)}99${serial}A`, 'JP', filed, entered),
        ].slice(0, random.int(0, 3));
  const pct = {
    applicationNo: `PCT/CN${year}/09${serial}`,
    applicationDate: filed,
    publicationNo: wo.number.slice(0, -2),
    publicationDate: published,
  };
  const simple = [...family.simple, wo, ...regional];
  return { pct, family: { ...family, simple, extended: regional.slice(0, 1) } };
}
