import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldEnterpriseName } from '../../src/domain/enterprise/name';
import { dateOf, known, type Row, readRows, textOf } from '../data/load/rows';
import type { ApplicantIndex } from './applicants';
import type { Enterprise, EnterpriseStatus, IpRight, Registered, Trademark } from './types';

const STATUS: readonly (readonly [RegExp, EnterpriseStatus])[] = [
  [/存续/, 'EXISTING'],
  [/在业|开业|正常/, 'OPERATING'],
  [/吊销/, 'REVOKED'],
  [/注销/, 'CANCELLED'],
  [/迁出/, 'MOVED'],
];

/** `1000万人民币`, `10万元`: 万元; null when it is in another unit. */
function capitalOf(text: string | undefined): number | null {
  const amount = /^([\d.]+)万(?:元)?(?:人民币)?$/.exec(text ?? '')?.[1];
  return amount === undefined ? null : Number(amount);
}

/** Days of this source: `2015/3/4 0:00:00`, an ISO time, `2015-03-04`. */
function dayOf(row: Row, field: string): string | null {
  const text = (textOf(row, field) ?? '').replace(/ .*$/, '').replaceAll('/', '-');
  return dateOf({ day: text }, 'day') ?? null;
}

const nothing = (enterpriseName: string): Registered => ({
  enterpriseName,
  formerNames: [],
  abbreviations: [],
  uscc: null,
  legalPerson: null,
  status: null,
  establishDate: null,
  region: null,
  industryCode: null,
  industryName: null,
  scale: null,
  qualifications: [],
  enterpriseType: null,
  registeredCapital: null,
  address: null,
  businessScope: null,
  phone: null,
  website: null,
  affiliates: [],
  changes: [],
  updateDate: null,
});

function changesOf(row: Row): Registered['changes'] {
  const list = Array.isArray(row.ChangeRecords) ? (row.ChangeRecords as Row[]) : [];
  return list.flatMap((change) => {
    const date = dateOf(change, 'ChangeDate');
    return date === undefined
      ? []
      : [
          {
            date,
            item: textOf(change, 'ProjectName') ?? '',
            before: textOf(change, 'BeforeContent') ?? '',
            after: textOf(change, 'AfterContent') ?? '',
          },
        ];
  });
}

/** A row of the register; persons are not in the source. */
function registeredOf(row: Row): Registered {
  const industry = row.Industry as Row | undefined;
  const branches = Array.isArray(row.Branches) ? (row.Branches as Row[]) : [];
  return {
    ...nothing(textOf(row, 'Name') ?? ''),
    uscc: textOf(row, 'CreditCode') ?? null,
    status: STATUS.find(([words]) => words.test(textOf(row, 'Status') ?? ''))?.[1] ?? null,
    establishDate: dayOf(row, 'StartDate'),
    industryName: industry === undefined ? null : (textOf(industry, 'SubIndustry') ?? null),
    enterpriseType: textOf(row, 'EconKind') ?? null,
    registeredCapital: capitalOf(textOf(row, 'RegistCapi')),
    address: textOf(row, 'Address') ?? null,
    businessScope: textOf(row, 'Scope') ?? null,
    affiliates: branches.flatMap((branch) => {
      const name = textOf(branch, 'Name');
      return name === undefined ? [] : [{ name, relation: 'BRANCH' as const }];
    }),
    changes: changesOf(row),
    updateDate: dayOf(row, 'CheckDate'),
    source: '企业登记集',
  };
}

/** The office's states by number and wording; the others are not known. */
function trademarkOf(row: Row): Trademark {
  return {
    id: `tm-${textOf(row, 'Id') ?? textOf(row, 'RegNo') ?? ''}`,
    name: textOf(row, 'Name') ?? '',
    number: textOf(row, 'RegNo') ?? '',
    niceClass: typeof row.IntCls === 'number' ? row.IntCls : null,
    state: null,
    ...known<Partial<Trademark>>({ stateText: textOf(row, 'FlowStatusDesc') }),
    applicationDate: dayOf(row, 'AppDate'),
    registrationDate: null,
    expiryDate: null,
  };
}

function copyrightOf(row: Row, kind: IpRight['kind']): IpRight {
  const dates = {
    finishDate: dateOf(row, 'FinishDate'),
    publishDate: dateOf(row, 'PublishDate'),
    shortName: textOf(row, 'ShortName'),
    version: textOf(row, 'VersionNo'),
    category: textOf(row, 'Category'),
  };
  return {
    id: `${kind.toLowerCase()}-${textOf(row, 'RegisterNo') ?? ''}`,
    kind,
    name: textOf(row, 'Name') ?? '',
    number: textOf(row, 'RegisterNo') ?? '',
    ...known<Partial<IpRight>>(dates),
    registrationDate: dayOf(row, kind === 'SOFTWARE' ? 'RegisterAperDate' : 'RegisterDate'),
  };
}

/** Applicants of these sets have no type: an enterprise is told by its name. */
const ENTERPRISE_NAME =
  /(?:公司|集团|厂|株式会社|会社|企业|合作社|Inc\.?|Ltd\.?|LLC|GmbH|Corp\.?|Corporation|Company)(?:[（(][^）)]*[）)])?$/i;

function grouped<T>(rows: readonly Row[], owner: string, read: (row: Row) => T): Map<string, T[]> {
  const byOwner = new Map<string, T[]>();
  for (const row of rows) {
    const key = foldEnterpriseName(textOf(row, owner) ?? '');
    byOwner.set(key, [...(byOwner.get(key) ?? []), read(row)]);
  }
  return byOwner;
}

/**
 * The enterprises of a data folder (`IPR_DATA`): those of the register, owners of other rights, and
 * the applicants of its patents, of which nothing but the name is known. Nothing is invented.
 */
export function loadEnterprises(folder: string, applicants: ApplicantIndex): Enterprise[] {
  const profile = join(folder, 'enterprise/company-profile.json');
  const rows: Row[] = [
    ...(existsSync(profile) ? [JSON.parse(readFileSync(profile, 'utf8')) as Row] : []),
    ...readRows(folder, 'enterprise/company-list.ndjson'),
  ];
  const marks = readRows(folder, 'ip-rights/trademarks.ndjson');
  const software = readRows(folder, 'ip-rights/software-copyrights.ndjson');
  const works = readRows(folder, 'ip-rights/work-copyrights.ndjson');
  const trademarks = grouped(marks, 'ApplicantCn', trademarkOf);
  const programs = grouped(software, 'Owner', (row) => copyrightOf(row, 'SOFTWARE'));
  const others = grouped(works, 'Owner', (row) => copyrightOf(row, 'WORK'));
  const found = new Map<string, Registered>();
  const add = (registered: Registered) => {
    const key = foldEnterpriseName(registered.enterpriseName);
    if (key !== '' && !found.has(key)) found.set(key, registered);
  };
  for (const row of rows) add(registeredOf(row));
  for (const row of marks) add(nothing(textOf(row, 'ApplicantCn') ?? ''));
  for (const row of [...software, ...works]) add(nothing(textOf(row, 'Owner') ?? ''));
  for (const { name } of applicants.all()) if (ENTERPRISE_NAME.test(name)) add(nothing(name));
  return [...found].map(([key, registered]) => ({
    registered,
    trademarks: trademarks.get(key) ?? [],
    copyrights: [...(programs.get(key) ?? []), ...(others.get(key) ?? [])],
  }));
}
