import { validityOfWording } from '../../../src/domain/legalStatus';
import type { ApplicantType, PatentRecord, PatentType } from '../../contract';
import { dateOf, known, listOf, type Row, textOf } from './rows';

const SOURCE = '专利全字段样例';

const APPLICANT_TYPES: Readonly<Record<string, ApplicantType>> = {
  企业: 'ENTERPRISE',
  大专院校: 'UNIVERSITY',
  科研机构: 'INSTITUTE',
  机关团体: 'GOV',
  个人: 'PERSON',
  其他: 'OTHER',
};

const TYPES: Readonly<Record<string, PatentType>> = {
  发明公开: 'INVENTION_PUB',
  发明公布: 'INVENTION_PUB',
  发明授权: 'INVENTION_GRANT',
  实用新型: 'UTILITY',
  外观设计: 'DESIGN',
};

const bareNumber = (number: string | undefined) => number?.replace(/^CN/, '');

const ranked = (names: readonly string[]) =>
  names.map((name, index) => ({ name, rank: index + 1 }));

function firstClass(classes: string[], main?: string): Pick<PatentRecord, 'mainIpc' | 'ipcs'> {
  return known({ mainIpc: main ?? classes[0], ipcs: classes });
}

const TYPE_OF_KIND: Readonly<Record<string, PatentType>> = {
  A: 'INVENTION_PUB',
  B: 'INVENTION_GRANT',
  C: 'INVENTION_GRANT',
  U: 'UTILITY',
  Y: 'UTILITY',
  S: 'DESIGN',
  D: 'DESIGN',
};

/**
 * Patent type by the kind letter of a publication number. Numbers before 2007 often come without
 * one; whether such a number is of an application or a grant is then not known.
 */
export function typeOfNumber(number: string | undefined): PatentType | undefined {
  const letter = /^CN\d+([A-Z])\d?$/.exec(number ?? '')?.[1];
  return letter === undefined ? undefined : TYPE_OF_KIND[letter];
}

/** The number itself when its kind says that it is the announcement of a grant. */
export function grantOf(number: string | undefined): string | undefined {
  const type = typeOfNumber(number);
  return type === undefined || type === 'INVENTION_PUB' ? undefined : number;
}

/** patents-full.ndjson: columns of a commercial export, Chinese names, dates as integers. */
export function fromExport(row: Row): PatentRecord {
  const applicantType = APPLICANT_TYPES[textOf(row, '申请人类型') ?? ''];
  const publicationNumber = textOf(row, '公开号');
  const applicationNumber = bareNumber(textOf(row, '申请号'));
  const grantDate = dateOf(row, '授权公告日');
  const status = textOf(row, '法律状态');
  const agency = textOf(row, '专利代理机构');
  const [, place, code] = /^(.+?)\((\w+)\)$/.exec(textOf(row, '国省代码') ?? '') ?? [];
  const [postcode, address] = splitAddress(textOf(row, '申请人地址'));
  return {
    id: `full-${textOf(row, '序号') ?? ''}`,
    title: textOf(row, '专利名称') ?? '',
    ...known<Partial<PatentRecord>>({
      // A row may name two types, the application and its grant; the last one stands.
      patentType: TYPES[listOf(row, '专利类型', ';').at(-1) ?? ''],
      applicationNumber,
      patentNumber: grantDate && applicationNumber ? `ZL ${applicationNumber}` : undefined,
      publicationNumber,
      grantNumber: textOf(row, '授权公告号') ?? grantOf(publicationNumber),
      abstract: textOf(row, '申请摘要'),
      filingDate: dateOf(row, '申请日'),
      publicationDate: dateOf(row, '公开日'),
      grantDate,
      examinationDate: dateOf(row, '实质审查日'),
      applicants: listOf(row, '申请人', ';').map((name, index) => ({
        name,
        rank: index + 1,
        ...known({
          type: applicantType,
          province: place,
          address: index === 0 ? address : undefined,
          postcode: index === 0 ? postcode : undefined,
        }),
      })),
      currentOwners: listOf(row, '当前权利人', ';').map((name) => ({ name })),
      inventors: ranked(listOf(row, '发明人', ';')),
      agency: agency === undefined ? undefined : { name: agency },
      agents: listOf(row, '专利代理人', ';'),
      examiner: textOf(row, '审查员'),
      address: textOf(row, '申请人地址'),
      stateCode: place === undefined ? undefined : `${place};${code ?? ''}`,
      validity: status === undefined ? undefined : (validityOfWording(status) ?? undefined),
      latestLegalStatus: status,
      mainClaim: textOf(row, '主权项'),
      nonPatentCitations: listOf(row, '非专利引证', '\n'),
    }),
    ...firstClass(listOf(row, '分类号', ';'), textOf(row, '主分类号')),
    source: SOURCE,
  };
}

function splitAddress(address: string | undefined): [string | undefined, string | undefined] {
  const [, postcode, rest] = /^(\d{6})?\s*(.*)$/.exec(address ?? '') ?? [];
  return [postcode, rest === '' ? undefined : rest];
}

/**
 * patents-granted.ndjson. Its places are guesses from names and its sourceUrl leads outside: both
 * are left out.
 */
export function fromGranted(row: Row): PatentRecord {
  const number = textOf(row, 'publicationNumber');
  const status = textOf(row, 'legalStatus');
  return {
    id: `granted-${number ?? ''}`,
    title: textOf(row, 'title') ?? '',
    ...known<Partial<PatentRecord>>({
      patentType: typeOfNumber(number),
      publicationNumber: number,
      grantNumber: grantOf(number),
      abstract: textOf(row, 'abstract'),
      filingDate: dateOf(row, 'filingDate'),
      publicationDate: dateOf(row, 'publicationDate'),
      grantDate: dateOf(row, 'grantDate'),
      applicants: ranked(listOf(row, 'applicant', ';')),
      validity: status === undefined ? undefined : (validityOfWording(status) ?? undefined),
      latestLegalStatus: status,
    }),
    source: '授权专利样例',
  };
}

/** patents-legal-history.ndjson. PatentImage leads outside and is left out. */
export function fromHistory(row: Row): PatentRecord {
  const number = textOf(row, 'PublicationNumber');
  const status = textOf(row, 'LegalStatusDesc');
  const classes = listOf(row, 'IPCList', ';');
  const locs = classes.filter((one) => /^\d/.test(one)).map((one) => one.replace(/-$/, ''));
  const agency = listOf(row, 'Agency', ';')[0];
  const [, name, code] = /^(.*?)\s*(\d{5})?$/.exec(agency ?? '') ?? [];
  const events = historyOf(row);
  return {
    id: `history-${number ?? ''}`,
    title: textOf(row, 'Title') ?? '',
    ...known<Partial<PatentRecord>>({
      patentType: TYPES[textOf(row, 'KindCodeDesc') ?? ''] ?? typeOfNumber(number),
      applicationNumber: bareNumber(textOf(row, 'ApplicationNumber')),
      publicationNumber: number,
      grantNumber: grantOf(number),
      abstract: textOf(row, 'Abstract'),
      filingDate: dateOf(row, 'ApplicationDate'),
      publicationDate: dateOf(row, 'PublicationDate'),
      applicants: ranked(listOf(row, 'AssigneestringList', ';')),
      inventors: ranked(listOf(row, 'InventorStringList', ';')),
      agency: name ? { name, ...(code === undefined ? {} : { code }) } : undefined,
      agents: agentsOf(textOf(row, 'Agent')),
      locs,
      validity: status === undefined ? undefined : (validityOfWording(status) ?? undefined),
      latestLegalStatus: status,
      legalEvents: events,
    }),
    ...firstClass(classes.filter((one) => /^[A-H]/.test(one))),
    source: '法律状态样例',
  };
}

function historyOf(row: Row): PatentRecord['legalEvents'] {
  const history = Array.isArray(row.PatentLegalHistory) ? (row.PatentLegalHistory as Row[]) : [];
  return history
    .flatMap((entry) => {
      const date = dateOf(entry, 'LegalStatusDate');
      const name = textOf(entry, 'Desc');
      return date === undefined || name === undefined ? [] : [{ date, name }];
    })
    .reverse();
}

/** The agents are a JSON list as text. */
function agentsOf(text: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
