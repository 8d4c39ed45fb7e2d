import { readAppealResult } from '../../src/domain/adjudication/appeal';
import { DATA_DAY } from '../data/blueprint/life';
import { plusDays } from '../data/days';
import type { Random } from '../data/random';
import { assemble, chained } from './assemble';
import {
  BASIS,
  bareRole,
  CIVIL_PROCEDURE,
  type CivilInstance,
  PROCEDURE_ROLES,
  writeCivil,
} from './civil';
import { type Court, drawCourts } from './courts';
import type { Dispute } from './dispute';
import { drawJudges, drawLawyers } from './people';
import type { Adjudication, CitedLaw, DocType, Party, Procedure, RulingResult } from './types';

const ORDER: readonly Procedure[] = ['FIRST', 'SECOND', 'RETRIAL'];

const TYPE_WORDS: Readonly<Record<Procedure, string>> = {
  FIRST: '民初',
  SECOND: '民终',
  RETRIAL: '民申',
  OTHER: '民他',
};

/** `（2024）苏99知民初90012号`: the serial is higher than any court counts. */
export function courtNumber(court: Court, day: string, words: string, no: number): string {
  return `（${day.slice(0, 4)}）${court.code}知${words}${90_000 + no}号`;
}

function drawOutcome(random: Random, procedure: Procedure): [RulingResult, DocType] {
  if (procedure === 'RETRIAL') return ['REJECT', 'RULING'];
  if (procedure === 'SECOND')
    return random.chance(0.72) ? ['REJECT', 'JUDGMENT'] : ['PARTIAL', 'JUDGMENT'];
  const draw = random.next();
  if (draw < 0.5) return ['PARTIAL', 'JUDGMENT'];
  if (draw < 0.6) return ['SUPPORT', 'JUDGMENT'];
  if (draw < 0.82) return ['REJECT', 'JUDGMENT'];
  return draw < 0.93 ? ['WITHDRAW', 'RULING'] : ['OTHER', 'MEDIATION'];
}

function lawsOf(procedure: Procedure, result: RulingResult, { rightKind }: Dispute): CitedLaw[] {
  const civil = (article: string) => ({ name: CIVIL_PROCEDURE, article });
  if (procedure === 'SECOND') return [civil('第一百七十七条第一款')];
  if (procedure === 'RETRIAL') return [civil('第二百一十一条'), civil('第二百一十五条第一款')];
  if (result === 'WITHDRAW') return [civil('第一百四十八条第一款')];
  const basis = BASIS[rightKind].map(([name, article]) => ({ name, article }));
  return [...basis, civil('第六十七条第一款')];
}

/** What is awarded: part of the claim, the claim, or the sum of the instance before. */
function awardOf(
  random: Random,
  { claim }: Dispute,
  [result, docType]: [RulingResult, DocType],
  before: CivilInstance | null,
): number | null {
  if (docType === 'MEDIATION')
    return Math.round((claim * random.int(10, 60)) / 1_000_000) * 10_000 || 10_000;
  if (result === 'WITHDRAW') return null;
  if (before !== null && result === 'REJECT') return before.award;
  if (result === 'SUPPORT') return claim;
  if (result === 'REJECT') return 0;
  return Math.max(5000, Math.round((claim * random.int(8, 70)) / 500_000) * 5000);
}

/** The two sides with their lawyers; the one that is sued often has none. */
function drawParties(dispute: Dispute, procedure: Procedure, random: Random): Party[] {
  const [own = '', other = ''] = PROCEDURE_ROLES[procedure].map(bareRole);
  const { claimant, opponent, opponentIsPerson } = dispute;
  return [
    { role: own, name: claimant, kind: 'ORGANISATION', lawyers: drawLawyers(random) },
    {
      role: other,
      name: opponent,
      kind: opponentIsPerson ? 'PERSON' : 'ORGANISATION',
      ...(random.chance(0.7) ? { lawyers: drawLawyers(random) } : {}),
    },
  ];
}

/** The instances that a dispute goes through, in their order. */
function drawInstances(dispute: Dispute, random: Random): CivilInstance[] {
  const courts = drawCourts(random, dispute.rightKind === 'PATENT' ? 'middle' : 'basic');
  const instances: CivilInstance[] = [];
  let day = plusDays(dispute.from, random.int(150, 700));
  for (const [level, procedure] of ORDER.entries()) {
    const court = courts[level];
    const before = instances.at(-1) ?? null;
    if (court === undefined || day > DATA_DAY) break;
    if (before && before.docType !== 'JUDGMENT') break;
    if (level > 0 && !random.chance(level === 1 ? 0.62 : 0.3)) break;
    const outcome = drawOutcome(random, procedure);
    const [result, docType] = outcome;
    instances.push({
      dispute,
      procedure,
      court,
      caseNumber: courtNumber(court, day, TYPE_WORDS[procedure], dispute.no),
      day,
      docType,
      result,
      award: awardOf(random, dispute, outcome, before),
      judges: drawJudges(random),
      parties: drawParties(dispute, procedure, random),
      before,
      laws: lawsOf(procedure, result, dispute),
    });
    day = plusDays(day, random.int(120, 420));
  }
  return instances;
}

/** The documents of a civil dispute, one for each instance. */
export function drawCivil(dispute: Dispute, random: Random): Adjudication[] {
  const documents = drawInstances(dispute, random).map((instance): Adjudication => {
    const { procedure, court, docType, result, day } = instance;
    const name = { JUDGMENT: '民事判决书', RULING: '民事裁定书' }[String(docType)] ?? '民事调解书';
    const instanceName = { FIRST: '一审', SECOND: '二审' }[String(procedure)] ?? '再审审查';
    const writing = writeCivil(instance, random);
    const appeal =
      procedure === 'SECOND' ? readAppealResult(writing.DISPOSITION?.join('') ?? '') : undefined;
    return assemble(
      {
        id: `cse-${dispute.no}-${procedure.toLowerCase()}`,
        title: `${dispute.claimant}与${dispute.opponent}${dispute.cause}${instanceName}${name}`,
        caseNumber: instance.caseNumber,
        docType,
        caseType: 'CIVIL',
        cause: dispute.cause,
        court: court.name,
        courtLevel: court.level,
        procedure,
        judgmentDate: day,
        publishDate: plusDays(day, random.int(7, 60)),
        parties: [...instance.parties],
        judges: [...instance.judges],
        result,
        claimAmount: procedure === 'RETRIAL' ? null : dispute.claim,
        awardAmount: instance.award,
        ...(appeal && {
          appealResult: appeal,
          ...(instance.award !== null && {
            awardedBy: appeal === 'UPHELD' ? ('FIRST' as const) : ('SECOND' as const),
          }),
        }),
        citedLaws: [...instance.laws],
      },
      dispute,
      writing,
      random.chance(0.2) ? 'printed' : 'plain',
    );
  });
  return chained(documents);
}
