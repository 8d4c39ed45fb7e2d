import { grantDateOf, grantNumberOf, hasOneDocument } from './announcement';
import { type ComparedCells, comparedCells } from './comparedCells';
import { currentOwnerLabel } from './currentOwner';
import { PATENT_TYPES, type PatentType, VALIDITY, type Validity } from './patentLabels';
import { expiryOf, formerTerm } from './patentTerm';

interface Named {
  readonly name: string;
}

/** What comparing needs to know of a patent; what is not known is absent. */
export interface ComparedPatent {
  readonly title: string;
  readonly patentType?: PatentType | undefined;
  readonly validity?: Validity | undefined;
  /** As a granted patent is called: that of the application after ZL. */
  readonly patentNumber?: string | undefined;
  readonly applicationNumber?: string | undefined;
  readonly publicationNumber?: string | undefined;
  readonly grantNumber?: string | undefined;
  readonly filingDate?: string | undefined;
  readonly publicationDate?: string | undefined;
  readonly grantDate?: string | undefined;
  readonly expiryDate?: string | undefined;
  readonly mainIpc?: string | undefined;
  readonly ipcs?: readonly string[] | undefined;
  readonly locs?: readonly string[] | undefined;
  readonly applicants?: readonly Named[] | undefined;
  readonly currentOwners?: readonly Named[] | undefined;
  readonly inventors?:
    | readonly (Named & { readonly undisclosed?: boolean | undefined })[]
    | undefined;
  readonly agency?: Named | undefined;
  readonly agents?: readonly string[] | undefined;
  readonly counts?:
    | {
        readonly claims?: number | undefined;
        readonly citations?: number | undefined;
        readonly citedBy?: number | undefined;
        readonly family?: number | undefined;
      }
    | undefined;
  readonly claims?: readonly unknown[] | undefined;
  readonly citations?:
    | readonly { readonly direction: 'BACKWARD' | 'FORWARD' | undefined }[]
    | undefined;
  readonly family?: { readonly simple: readonly unknown[] } | undefined;
  readonly abstract?: string | undefined;
}

export type ComparisonKey =
  | 'title'
  | 'patentType'
  | 'validity'
  | 'applicationNumber'
  | 'publicationNumber'
  | 'grantNumber'
  | 'filingDate'
  | 'publicationDate'
  | 'grantDate'
  | 'expiry'
  | 'applicants'
  | 'currentOwners'
  | 'inventors'
  | 'agency'
  | 'ipcs'
  | 'locs'
  | 'citations'
  | 'claims'
  | 'family';

/** A field of several patents side by side. */
export interface ComparisonRow extends ComparedCells {
  readonly key: ComparisonKey;
  readonly label: string;
}

const one = (value: string | undefined): string[] => (value ? [value] : []);

const names = (list: readonly Named[] | undefined) =>
  (list ?? []).flatMap(({ name }) => name || []);

/** The same in words: a right that has ended otherwise would have lasted until then. */
function termText(patent: ComparedPatent): string | undefined {
  const term = expiryOf(patent);
  return term && patent.validity === 'INVALID' ? formerTerm(term.date) : term?.date;
}

function citationsOf({ citations, counts }: ComparedPatent): string[] {
  // Which way some of them go is not known: then no number is.
  const listed = citations?.every(({ direction }) => direction) ? citations : undefined;
  const count = (direction: 'BACKWARD' | 'FORWARD') =>
    listed?.filter((citation) => citation.direction === direction).length;
  const citedBy = counts?.citedBy ?? count('FORWARD');
  const cites = counts?.citations ?? count('BACKWARD');
  return [
    ...(citedBy === undefined ? [] : [`被引证 ${citedBy} 次`]),
    ...(cites === undefined ? [] : [`引证 ${cites} 件`]),
  ];
}

const counted = (count: number | undefined, unit: string) =>
  count === undefined ? [] : [`${count} ${unit}`];

const FIELDS: readonly {
  key: ComparisonKey;
  label: string | ((patents: readonly ComparedPatent[]) => string);
  values: (patent: ComparedPatent) => string[];
  /** Left out when no patent has it. */
  optional?: true;
}[] = [
  { key: 'title', label: '名称', values: ({ title }) => one(title) },
  {
    key: 'patentType',
    label: '类型',
    values: ({ patentType }) => (patentType ? [PATENT_TYPES[patentType]] : []),
  },
  {
    key: 'validity',
    label: '有效性',
    values: ({ validity }) => (validity ? [VALIDITY[validity]] : []),
  },
  { key: 'applicationNumber', label: '申请号', values: (patent) => one(patent.applicationNumber) },
  {
    key: 'publicationNumber',
    label: '公开（公告）号',
    values: (patent) => (hasOneDocument(patent) ? [] : one(patent.publicationNumber)),
    optional: true,
  },
  {
    key: 'grantNumber',
    label: '授权公告号',
    values: (patent) => one(grantNumberOf(patent)),
    optional: true,
  },
  { key: 'filingDate', label: '申请日', values: (patent) => one(patent.filingDate) },
  {
    key: 'publicationDate',
    label: '公开（公告）日',
    values: (patent) => (hasOneDocument(patent) ? [] : one(patent.publicationDate)),
    optional: true,
  },
  { key: 'grantDate', label: '授权公告日', values: (patent) => one(grantDateOf(patent)) },
  { key: 'expiry', label: '期满终止日', values: (patent) => one(termText(patent)) },
  { key: 'applicants', label: '申请人', values: (patent) => names(patent.applicants) },
  {
    key: 'currentOwners',
    label: (patents) => currentOwnerLabel(...patents.filter(({ currentOwners }) => currentOwners)),
    values: (patent) => names(patent.currentOwners),
    optional: true,
  },
  {
    key: 'inventors',
    label: '发明（设计）人',
    values: ({ inventors = [] }) => names(inventors.filter(({ undisclosed }) => !undisclosed)),
  },
  {
    key: 'agency',
    label: '代理',
    values: ({ agency, agents = [] }) => [...one(agency?.name), ...agents],
  },
  {
    key: 'ipcs',
    label: 'IPC 分类号',
    values: ({ mainIpc, ipcs = [] }) => [...new Set([...one(mainIpc), ...ipcs])],
  },
  {
    key: 'locs',
    label: '洛迦诺分类号',
    values: ({ locs = [] }) => [...locs],
    optional: true,
  },
  { key: 'citations', label: '被引证与引证', values: citationsOf },
  {
    key: 'claims',
    label: '权利要求数',
    values: ({ counts, claims }) => counted(counts?.claims ?? claims?.length, '项'),
  },
  {
    key: 'family',
    label: '同族数',
    values: ({ counts, family }) =>
      counted(counts?.family ?? (family?.simple.length || undefined), '件'),
  },
];

/** What the heads of the columns say of every patent. */
const IN_HEAD: Readonly<Partial<Record<ComparisonKey, (patent: ComparedPatent) => boolean>>> = {
  title: ({ title }) => title !== '',
  patentType: ({ patentType }) => patentType !== undefined,
  validity: ({ validity }) => validity !== undefined,
  applicationNumber: ({ patentNumber, applicationNumber }) =>
    applicationNumber !== undefined &&
    (patentNumber === undefined || patentNumber.replace(/^ZL\s*/, '') === applicationNumber),
};

/**
 * The fields of patents side by side, in the order of a front page. The order of several values
 * in a field makes no difference.
 *
 * @param patents the first one is the base
 */
export function comparisonRows(patents: readonly ComparedPatent[]): ComparisonRow[] {
  return FIELDS.flatMap(({ key, label, values, optional }): ComparisonRow[] => {
    const cells = patents.map((patent) => values(patent));
    if (optional && cells.every((cell) => cell.length === 0)) return [];
    return [
      {
        key,
        label: typeof label === 'string' ? label : label(patents),
        ...comparedCells(cells),
        ...(patents.every(IN_HEAD[key] ?? (() => false)) && { inHead: true }),
      },
    ];
  });
}
