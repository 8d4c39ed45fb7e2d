import { documentName } from '../../src/domain/adjudication/labels';
import { rightName } from './civil';
import type { Court } from './courts';
import type { Dispute } from './dispute';
import type { CaseType, CitedLaw, DocType, Judge, Party } from './types';
import { closing, spokenDay, spread, type Writing } from './writing';

/** A document that is no civil judgment: of an office, of a criminal court, of enforcement. */
export interface OfficialAct {
  readonly dispute: Dispute;
  readonly docType: DocType;
  readonly caseType: CaseType;
  readonly court: Court;
  readonly caseNumber: string;
  readonly day: string;
  readonly parties: readonly Party[];
  readonly judges: readonly Judge[];
  readonly laws: readonly CitedLaw[];
  /** What is decided, one item a paragraph. */
  readonly decided: readonly string[];
  /** The reasons, without the sentence that leads to what is decided. */
  readonly reasons: readonly string[];
}

const cite = (laws: readonly CitedLaw[]) =>
  laws.map(({ name, article = '' }) => `《${name}》${article}`).join('、');

const WE: Readonly<Record<CaseType, string>> = {
  CIVIL: '本院',
  ADMIN: '本院',
  CRIMINAL: '本院',
  ENFORCE: '本院',
  ADMIN_AGENCY: '本局',
};

function proceedings({ caseType, dispute, day, parties, docType }: OfficialAct): string {
  const [first, second] = parties;
  const names = [first, second].map((party) => party?.name ?? '');
  if (caseType === 'CRIMINAL') {
    return `${names[0]}以示检刑诉〔${day.slice(0, 4)}〕${dispute.no}号起诉书指控被告人${names[1]}犯${dispute.cause}，向本院提起公诉。本院依法组成合议庭，公开开庭审理了本案，现已审理终结。`;
  }
  if (docType === 'INVALIDATION') {
    return `针对${names[1]}的专利权，${names[0]}提出无效宣告请求。合议组举行口头审理，对本案审查终结，涉及本案的理由如下。本案为无效宣告请求一案。`;
  }
  return `${names[0]}与${names[1]}${dispute.cause}一案，立案后依法进行了审理，现已审理终结。`;
}

function pleadings({ parties, dispute, caseType }: OfficialAct): string[] {
  const [first, second] = parties.map(({ name }) => name);
  if (caseType === 'CRIMINAL')
    return [
      `被告人${second}对指控的事实没有异议，辩护人提出辩护意见称：被告人自愿认罪认罚，请求从轻处罚。`,
    ];
  return [
    `${first}诉称：${rightName(dispute)}应当依法得到公正认定，请求支持其主张。`,
    `${second}辩称，对方的主张没有事实和法律依据。`,
  ];
}

function facts({ dispute }: Pick<OfficialAct, 'dispute'>): string[] {
  const filed = dispute.patent?.head.filingDate;
  return [
    `经审理查明：本案涉及${rightName(dispute)}。`,
    ...(filed === undefined ? [] : [`该专利申请日为${spokenDay(filed)}。`]),
    `上述事实有登记簿副本、现场检查笔录和当事人的陈述等证据证明。`,
  ];
}

/** Writes it. */
export function writeOfficial(act: OfficialAct): Writing {
  const { court, caseNumber, docType, caseType, parties, judges, day, laws } = act;
  const verb = docType === 'JUDGMENT' ? '判决' : docType === 'RULING' ? '裁定' : '决定';
  return {
    HEADING: [court.name, spread(documentName(docType, caseType)), caseNumber],
    PARTIES: parties.map(({ role, name, kind }) =>
      kind === 'PERSON'
        ? `${role}：${name}，男，汉族，住江苏省示例市云湖区。`
        : `${role}：${name}。`,
    ),
    PROCEEDINGS: [proceedings(act)],
    PLEADINGS: pleadings(act),
    FACTS: facts(act),
    REASONING: [
      ...act.reasons.map((reason, index) =>
        index === 0 ? `${WE[caseType]}认为，${reason}` : reason,
      ),
      `综上，依照${cite(laws)}之规定，${verb}如下：`,
    ],
    DISPOSITION: act.decided,
    CLOSING: closing(judges, day),
  };
}
