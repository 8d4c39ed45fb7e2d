import type { AppealResult } from '../../src/domain/adjudication/appeal';
import { DATA_DAY } from '../data/blueprint/life';
import { plusDays } from '../data/days';
import type { Random } from '../data/random';
import { assemble, chained } from './assemble';
import {
  ADMIN_COURT,
  ADMIN_HIGH_COURT,
  type Court,
  drawCourts,
  LOCAL_OFFICES,
  REVIEW_OFFICE,
} from './courts';
import type { Dispute } from './dispute';
import { courtNumber } from './drawCivil';
import { type OfficialAct, writeOfficial } from './official';
import { drawJudges, hiddenName } from './people';
import type { Adjudication, Party, Procedure, RulingResult } from './types';

const PATENT_LAW = '示例国专利法';
const TRADEMARK_LAW = '示例国商标法';
const CRIMINAL_LAW = '示例国刑法';
const ADMIN_PROCEDURE = '示例国行政诉讼法';

interface Outcome {
  procedure: Procedure;
  result: RulingResult;
  title: string;
  award?: number;
  appealResult?: AppealResult;
}

function documentOf(act: OfficialAct, outcome: Outcome, random: Random): Adjudication {
  const { dispute, docType, caseType, court, caseNumber, day } = act;
  return assemble(
    {
      id: `cse-${dispute.no}-${docType.toLowerCase()}-${outcome.procedure.toLowerCase()}`,
      title: outcome.title,
      caseNumber,
      docType,
      caseType,
      cause: dispute.cause,
      court: court.name,
      courtLevel: court.level,
      procedure: outcome.procedure,
      judgmentDate: day,
      publishDate: plusDays(day, random.int(5, 40)),
      parties: [...act.parties],
      judges: [...act.judges],
      result: outcome.result,
      claimAmount: null,
      awardAmount: outcome.award ?? null,
      ...(outcome.appealResult && { appealResult: outcome.appealResult }),
      citedLaws: [...act.laws],
    },
    dispute,
    writeOfficial(act),
    'plain',
  );
}

const side = (role: string, name: string, person = false): Party => ({
  role,
  name,
  kind: person ? 'PERSON' : 'ORGANISATION',
});

/** A decision on the validity of a patent that the record of the patent tells of. */
export interface KnownDecision {
  readonly decisionNo: string;
  readonly date: string;
  /** `宣告专利权全部无效` or in part. */
  readonly result: string;
}

/** A decision on the validity of a patent, and the courts that were asked about it. */
export function drawInvalidation(
  dispute: Dispute,
  random: Random,
  known: KnownDecision,
): Adjudication[] {
  const { opponent, opponentIsPerson, claimant, no } = dispute;
  const agency = { ...dispute, cause: '专利无效行政纠纷' };
  const whole = known.result.includes('全部');
  const decision: OfficialAct = {
    dispute: agency,
    docType: 'INVALIDATION',
    caseType: 'ADMIN_AGENCY',
    court: REVIEW_OFFICE,
    caseNumber: `第${known.decisionNo}号`,
    day: known.date,
    parties: [side('请求人', opponent, opponentIsPerson), side('专利权人', claimant)],
    judges: [
      { role: '合议组组长', name: hiddenName(random) },
      { role: '主审员', name: hiddenName(random) },
      { role: '参审员', name: hiddenName(random) },
    ],
    laws: [{ name: PATENT_LAW, article: '第二十二条第三款' }],
    reasons: [
      '权利要求1与最接近的现有技术相比，区别特征已被其他证据公开，且作用相同。',
      whole ? '各项权利要求均不具备创造性。' : '部分权利要求具备创造性。',
    ],
    decided: [`${known.result}。`],
  };
  const documents = [
    documentOf(
      decision,
      {
        procedure: 'OTHER',
        result: whole ? 'SUPPORT' : 'PARTIAL',
        title: `${opponent}与${claimant}“${dispute.rightTitle}”专利无效宣告审查决定`,
      },
      random,
    ),
  ];
  const instances: readonly [Procedure, Court, string, string][] = [
    ['FIRST', ADMIN_COURT, '行初', '一审'],
    ['SECOND', ADMIN_HIGH_COURT, '行终', '二审'],
  ];
  let day = known.date;
  for (const [procedure, court, words, name] of instances) {
    day = plusDays(day, random.int(180, 420));
    if (day > DATA_DAY || !random.chance(0.7)) break;
    const act: OfficialAct = {
      ...decision,
      docType: 'JUDGMENT',
      caseType: 'ADMIN',
      court,
      caseNumber: courtNumber(court, day, words, no),
      day,
      parties: [
        side(procedure === 'FIRST' ? '原告' : '上诉人', claimant),
        side(procedure === 'FIRST' ? '被告' : '被上诉人', REVIEW_OFFICE.name),
        side('第三人', opponent, opponentIsPerson),
      ],
      judges: drawJudges(random),
      laws: [
        { name: PATENT_LAW, article: '第二十二条第三款' },
        {
          name: ADMIN_PROCEDURE,
          article: procedure === 'FIRST' ? '第六十九条' : '第八十九条第一款',
        },
      ],
      reasons: ['被诉决定认定事实清楚，适用法律正确，审查程序合法。'],
      decided: [procedure === 'FIRST' ? `驳回${claimant}的诉讼请求。` : '驳回上诉，维持原判。'],
    };
    const title = `${claimant}与${REVIEW_OFFICE.name}专利无效行政纠纷${name}行政判决书`;
    const appeal = procedure === 'SECOND' ? { appealResult: 'UPHELD' as const } : {};
    const outcome: Outcome = { procedure, result: 'REJECT', title, ...appeal };
    documents.push(documentOf(act, outcome, random));
  }
  return chained(documents);
}

const FINED = [5, 8, 12, 20, 30];

/** One document of an office, of a criminal court, or of enforcement. */
export function drawSingle(
  dispute: Dispute,
  random: Random,
  kind: 'ADMIN_RULING' | 'ADMIN_PENALTY' | 'CRIMINAL' | 'ENFORCE',
): Adjudication[] {
  const { claimant, opponent, opponentIsPerson, no, product } = dispute;
  const day = plusDays(dispute.from, random.int(120, 600));
  if (day > DATA_DAY) return [];
  const [ruling, penalty] = LOCAL_OFFICES;
  const [basic] = drawCourts(random, 'basic');
  const person = hiddenName(random);
  const common = { dispute, day, judges: drawJudges(random) };
  if (kind === 'CRIMINAL') {
    const cause = random.pick(['假冒注册商标罪', '销售假冒注册商标的商品罪', '侵犯商业秘密罪']);
    const months = random.int(8, 40);
    const act: OfficialAct = {
      ...common,
      dispute: { ...dispute, cause },
      docType: 'JUDGMENT',
      caseType: 'CRIMINAL',
      court: basic ?? ruling,
      caseNumber: courtNumber(basic ?? ruling, day, '刑初', no),
      parties: [side('公诉机关', '示例市云湖区人民检察院'), side('被告人', person, true)],
      laws: [
        {
          name: CRIMINAL_LAW,
          article: cause === '侵犯商业秘密罪' ? '第二百一十九条' : '第二百一十三条',
        },
      ],
      reasons: [`被告人${person}的行为已构成${cause}，公诉机关指控的罪名成立。`],
      decided: [
        `被告人${person}犯${cause}，判处有期徒刑${months}个月，并处罚金人民币${random.pick(FINED)}万元。`,
      ],
    };
    const title = `${person}${cause}一审刑事判决书`;
    return [documentOf(act, { procedure: 'FIRST', result: 'SUPPORT', title }, random)];
  }
  if (kind === 'ENFORCE') {
    const act: OfficialAct = {
      ...common,
      docType: 'RULING',
      caseType: 'ENFORCE',
      court: basic ?? ruling,
      caseNumber: courtNumber(basic ?? ruling, day, '执', no),
      parties: [side('申请执行人', claimant), side('被执行人', opponent, opponentIsPerson)],
      laws: [{ name: '示例国民事诉讼法', article: '第二百六十八条' }],
      reasons: ['被执行人暂无可供执行的财产，申请执行人对此予以确认。'],
      decided: ['终结本次执行程序。'],
    };
    const title = `${claimant}与${opponent}${dispute.cause}执行裁定书`;
    return [documentOf(act, { procedure: 'OTHER', result: 'OTHER', title }, random)];
  }
  const fine = random.pick(FINED) * 10_000;
  const patent = kind === 'ADMIN_RULING';
  const act: OfficialAct = {
    ...common,
    docType: kind,
    caseType: 'ADMIN_AGENCY',
    court: patent ? ruling : penalty,
    caseNumber: `${patent ? ruling.code : penalty.code}〔${day.slice(0, 4)}〕${900 + no}号`,
    parties: patent
      ? [side('请求人', claimant), side('被请求人', opponent, opponentIsPerson)]
      : [side('当事人', opponent, opponentIsPerson), side('利害关系人', claimant)],
    judges: [{ role: '审判员', name: hiddenName(random) }],
    laws: [
      patent
        ? { name: PATENT_LAW, article: '第四十二条' }
        : { name: TRADEMARK_LAW, article: '第三十九条第二款' },
    ],
    reasons: [`被诉${product}落入请求保护的范围，侵权行为成立。`],
    decided: patent
      ? [`责令${opponent}立即停止制造、销售被诉${product}。`]
      : [`一、没收被诉${product}；`, `二、罚款人民币${fine / 10_000}万元。`],
  };
  const name = patent ? '行政裁决书' : '行政处罚决定书';
  const title = `${patent ? `${claimant}与` : ''}${opponent}${dispute.cause}${name}`;
  return [documentOf(act, { procedure: 'OTHER', result: 'SUPPORT', title }, random)];
}
