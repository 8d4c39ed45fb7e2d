import { Link, useModel } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { placeKey } from '@/components/reading/placeKey';
import readingStyles from '@/components/reading/reading.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import { grantDateOf, grantNumberOf, hasOneDocument } from '@/domain/announcement';
import { currentOwnerLabel, inventorLabel } from '@/domain/currentOwner';
import { grantDayOf } from '@/domain/legalStatus';
import { mask } from '@/domain/mask';
import { expiryOf, formerTerm } from '@/domain/patentTerm';
import { enterpriseLink } from '@/links/enterprise';
import { classNumberLabel } from '@/models/initialState';
import type { PatentRecord } from '@/services/cnipr';
import { Computed } from './Computed';
import styles from './record.module.css';
import { SearchLink, SearchLinks } from './SearchLink';

type Applicants = NonNullable<PatentRecord['applicants']>;

interface Row {
  /** Code of the bibliographic item (ZC 0009, after WIPO ST.9); '' where there is none. */
  inid: string;
  label: string;
  value: ReactNode;
}

/** Title of the class that a symbol belongs to, from the dictionary of class numbers. */
function ClassTitle({ symbol }: { symbol: string | undefined }) {
  const rows =
    useModel('@@initialState', ({ initialState }) => initialState?.dictionaries.classNumbers) ?? [];
  const row = rows.find(({ value }) => value === symbol?.slice(0, 3));
  return row ? <span className="ipr-note">{classNumberLabel(row)}</span> : null;
}

function links(
  field: Parameters<typeof SearchLinks>[0]['field'],
  values: readonly (string | undefined)[] = [],
): ReactNode {
  const known = [...new Set(values.filter((value) => value !== undefined && value !== ''))];
  return known.length > 0 ? <SearchLinks field={field} values={known as string[]} /> : undefined;
}

/** Whether a party is a person, by what the record says or else by the length of the name. */
export const isPerson = ({ type, name }: Applicants[number]): boolean =>
  type === 'PERSON' || (!type && [...name].length <= 4);

/** The way to the page of a party that is no person. */
function Profile({ party }: { party: Applicants[number] }) {
  if (isPerson(party)) return null;
  return (
    <span className={`${styles.profileWay} ipr-no-print ipr-nowrap`}>
      <Link to={enterpriseLink(party.name)} aria-label={`${party.name}的企业分析`}>
        企业分析
      </Link>
    </span>
  );
}

/** Applicants, each a search and the way to its page. */
function applicants(list: Applicants = []): ReactNode {
  const named = [...new Map(list.map((one) => [one.name, one])).values()].filter(
    ({ name }) => name !== '',
  );
  if (named.length === 0) return undefined;
  return (
    <Flex component="ul" wrap gap="0 16px">
      {named.map((one) => (
        <li key={one.name}>
          <SearchLink field="PA" value={one.name} /> <Profile party={one} />
        </li>
      ))}
    </Flex>
  );
}

/** A person's address is personal data and shown to the district (domain 7.5). */
function addressOf(record: PatentRecord): string | undefined {
  const [owner] = record.applicants ?? [];
  const given = record.address ?? owner?.address;
  if (!given || !owner || !isPerson(owner)) return given;
  const [, postcode = '', address = ''] = /^(\d{6}\s*)?(.*)$/s.exec(given) ?? [];
  return postcode + mask('address', address);
}

function inventors(record: PatentRecord): ReactNode {
  const named = record.inventors?.filter(({ undisclosed, name }) => !undisclosed && name) ?? [];
  const hidden = record.inventors?.filter(({ undisclosed }) => undisclosed).length ?? 0;
  if (named.length + hidden === 0) return undefined;
  return (
    <>
      {links(
        'IN',
        named.map(({ name }) => name),
      )}
      {hidden > 0 && <span className="ipr-note">{hidden} 人请求不公布姓名</span>}
    </>
  );
}

function priorities(record: PatentRecord): ReactNode {
  if (!record.priorities?.length) return undefined;
  return (
    <Flex component="ul" wrap gap="0 16px">
      {record.priorities.map(({ country, number, date }, index) => (
        <li key={placeKey(index, number)} className={readingStyles.inText}>
          {country} {number ? <SearchLink field="PR" value={number} /> : '号码不详'}{' '}
          <span className="ipr-num ipr-nowrap">{date}</span>
        </li>
      ))}
    </Flex>
  );
}

/** The day of grant, with its source where only an event tells it. */
function grantDay(record: PatentRecord): ReactNode {
  const announced = grantDateOf(record);
  const day = announced ?? grantDayOf(record);
  if (!day || announced) return day;
  return (
    <>
      <span className="ipr-nowrap">{day}</span> <span className="ipr-note">据法律状态公告</span>
    </>
  );
}

/** The last day of the term; of a right that has ended otherwise, until when it would have lasted. */
function expiry(record: PatentRecord): ReactNode {
  const term = expiryOf({ ...record, grantDate: grantDayOf(record) });
  if (!term) return undefined;
  return (
    <>
      <WholeDates>{record.validity === 'INVALID' ? formerTerm(term.date) : term.date}</WholeDates>
      {term.computed && (
        <>
          {' '}
          <Computed />
        </>
      )}
    </>
  );
}

/** The present owners; the day a patentee has held an application from is not that of the patent. */
function owners({ currentOwners: list = [], grantDate = '' }: PatentRecord): ReactNode {
  const named = list.filter(({ name }) => name);
  if (named.length === 0) return undefined;
  return (
    <Flex component="ul" wrap gap="0 16px">
      {named.map(({ since, ...party }, index) => (
        <li key={placeKey(index, party.name)}>
          <SearchLink field="CPA" value={party.name} /> <Profile party={party} />{' '}
          {since && since >= grantDate && (
            <span className="ipr-note">
              自 <span className="ipr-num ipr-nowrap">{since}</span>
            </span>
          )}
        </li>
      ))}
    </Flex>
  );
}

function agency({ agency: given, agents }: PatentRecord): Row[] {
  const value = given?.name && (
    <>
      <SearchLink field="AG" value={given.name} />{' '}
      {given.code && <span className="ipr-note ipr-num">{given.code}</span>}
    </>
  );
  return [
    { inid: '74', label: '代理机构', value },
    { inid: '', label: '专利代理师', value: links('AT', agents) },
  ];
}

/** Rows that a design has instead of the technical ones, and the other way round. */
function classRows(record: PatentRecord): Row[] {
  const { mainIpc, ipcs = [], cpcs, locs, patentType } = record;
  const loc: Row = { inid: '51', label: '洛迦诺分类号', value: links('LOC', locs) };
  if (patentType === 'DESIGN') return [loc];
  const ipc = links('IC', [mainIpc, ...ipcs]);
  return [
    {
      inid: '51',
      label: 'IPC 分类号',
      value: ipc && (
        <>
          {ipc}
          <ClassTitle symbol={mainIpc ?? ipcs[0]} />
        </>
      ),
    },
    { inid: '52', label: 'CPC 分类号', value: links('CPC', cpcs) },
    ...(locs?.length ? [loc] : []),
  ];
}

/** The international phase; shown only for applications that had one. */
function pctRows({ pct }: PatentRecord): Row[] {
  if (!pct) return [];
  const dated = (number: ReactNode, date: string | undefined) =>
    number || date ? (
      <span className={readingStyles.inText}>
        {number} <span className="ipr-num ipr-nowrap">{date}</span>
      </span>
    ) : undefined;
  return [
    {
      inid: '86',
      label: '国际申请',
      value: dated(
        pct.applicationNo && <SearchLink field="IAN" value={pct.applicationNo} />,
        pct.applicationDate,
      ),
    },
    {
      inid: '87',
      label: '国际公布',
      value: dated(
        pct.publicationNo && <SearchLink field="IPN" value={pct.publicationNo} />,
        pct.publicationDate,
      ),
    },
    { inid: '85', label: '进入国家阶段日', value: pct.entryDate },
  ];
}

function optional(inid: string, label: string, value: ReactNode): Row[] {
  return value ? [{ inid, label, value }] : [];
}

/** The publication of an application; where it is the announcement of the grant, that has rows. */
function publicationRows(record: PatentRecord): Row[] {
  if (hasOneDocument(record)) return [];
  const { publicationNumber, publicationDate } = record;
  return [
    { inid: '10', label: '公开（公告）号', value: links('PN', [publicationNumber]) },
    { inid: '43', label: '公开（公告）日', value: publicationDate },
  ];
}

interface Group {
  name: string;
  rows: Row[];
}

/** The bibliographic data by what they tell, each group in the order of a front page. */
export function groupsOf(record: PatentRecord): Group[] {
  const number = (field: 'AN' | 'PN', value: string | undefined) => links(field, [value]);
  return [
    {
      name: '号码和日期',
      rows: [
        { inid: '21', label: '申请号', value: number('AN', record.applicationNumber) },
        { inid: '22', label: '申请日', value: record.filingDate },
        ...publicationRows(record),
        { inid: '10', label: '授权公告号', value: number('PN', grantNumberOf(record)) },
        { inid: '45', label: '授权公告日', value: grantDay(record) },
        { inid: '', label: '期满终止日', value: expiry(record) },
        { inid: '30', label: '优先权', value: priorities(record) },
        ...pctRows(record),
        ...optional('62', '分案原申请', number('AN', record.parentApplicationNumber)),
        ...optional('', '同日申请', number('AN', record.sameDayApplication)),
        ...optional('', '实审生效日', record.examinationDate),
      ],
    },
    {
      name: '权利人和发明人',
      rows: [
        { inid: '71', label: '申请人', value: applicants(record.applicants) },
        { inid: '73', label: currentOwnerLabel(record), value: owners(record) },
        { inid: '72', label: inventorLabel(record.patentType), value: inventors(record) },
        { inid: '', label: '地址', value: addressOf(record) },
        ...optional('', '国省代码', record.stateCode?.replace(';', '，')),
        ...agency(record),
        ...optional('', '审查员', record.examiner),
      ],
    },
    {
      name: '分类和主题',
      rows: [
        ...classRows(record),
        ...optional('', '关键词', links('KW', record.keywords)),
        ...optional('', '高价值发明专利', record.tags?.highValue?.join('、')),
      ],
    },
  ];
}
