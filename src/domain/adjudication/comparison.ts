import { type ComparedCells, comparedCells } from '../comparedCells';
import { amountText } from './amount';
import { type AppealResult, awarderInWords, instanceInWords, resultInWords } from './appeal';
import { shownCaseNumber } from './citation';
import {
  COURT_LEVELS,
  type CourtLevel,
  causesOf,
  LEADING_CASES,
  type LeadingCase,
  type Procedure,
  RIGHT_KINDS,
  type RightKind,
  type RulingResult,
} from './labels';

/** What comparing needs of a document; what is not known is null or an empty list. */
export interface ComparedAdjudication {
  readonly title: string;
  readonly caseNumber: string | null;
  readonly court: string | null;
  readonly courtLevel: CourtLevel | null;
  readonly procedure: Procedure | null;
  readonly judgmentDate: string | null;
  readonly cause: string | null;
  readonly rightKinds: readonly RightKind[];
  readonly relatedRights: readonly { readonly number: string; readonly title?: string }[];
  readonly citedLaws: readonly { readonly name: string; readonly article?: string }[];
  readonly causes?: readonly string[] | undefined;
  readonly result: RulingResult | null;
  readonly appealResult?: AppealResult | undefined;
  readonly claimAmount: number | null;
  readonly awardAmount: number | null;
  readonly awardedBy?: Procedure | undefined;
  readonly leading: LeadingCase | null;
  readonly gist: string | null;
  /** The paragraph that the reader picked as the one that matters. */
  readonly keyParagraph?: string | undefined;
}

type AdjudicationRowKey =
  | 'title'
  | 'caseNumber'
  | 'court'
  | 'procedure'
  | 'judgmentDate'
  | 'cause'
  | 'right'
  | 'basis'
  | 'result'
  | 'claim'
  | 'award'
  | 'gist'
  | 'keyParagraph';

/** A field of several documents side by side. */
export interface AdjudicationRow extends ComparedCells {
  readonly key: AdjudicationRowKey;
  readonly label: string;
}

const one = (value: string | null | undefined): string[] => (value ? [value] : []);
const sum = (yuan: number | null): string[] => (yuan === null ? [] : [amountText(yuan)]);

const FIELDS: readonly {
  key: AdjudicationRowKey;
  label: string;
  values: (one: ComparedAdjudication) => string[];
  /** Left out when no document has it. */
  optional?: true;
}[] = [
  { key: 'title', label: '标题', values: ({ title }) => [title] },
  {
    key: 'caseNumber',
    label: '案号',
    values: ({ caseNumber, leading }) => [
      ...(caseNumber ? [shownCaseNumber(caseNumber)] : []),
      ...(leading ? [LEADING_CASES[leading]] : []),
    ],
  },
  {
    key: 'court',
    label: '审理法院',
    values: ({ court, courtLevel }) =>
      court ? [courtLevel ? `${court}（${COURT_LEVELS[courtLevel]}）` : court] : [],
  },
  {
    key: 'procedure',
    label: '审判程序',
    values: (document) => one(instanceInWords(document)),
  },
  { key: 'judgmentDate', label: '裁判日期', values: ({ judgmentDate }) => one(judgmentDate) },
  { key: 'cause', label: '案由', values: (document) => [...causesOf(document)] },
  {
    key: 'right',
    label: '涉案权利',
    values: ({ relatedRights, rightKinds }) =>
      relatedRights.length > 0
        ? relatedRights.flatMap(({ number, title }) => `${number} ${title ?? ''}`.trim() || [])
        : rightKinds.map((kind) => RIGHT_KINDS[kind]),
  },
  {
    key: 'basis',
    // The same article of judgments of different years may stand in different versions of the law.
    label: '裁判依据（条号）',
    values: ({ citedLaws }) =>
      citedLaws.flatMap(({ name, article = '' }) =>
        name ? `《${name}》${article}` : article || [],
      ),
  },
  {
    key: 'result',
    label: '裁判结果',
    values: (document) => one(resultInWords(document)),
  },
  { key: 'claim', label: '诉请金额', values: ({ claimAmount }) => sum(claimAmount) },
  {
    key: 'award',
    label: '判赔金额',
    values: (document) =>
      sum(document.awardAmount).map((amount) => amount + awarderInWords(document)),
  },
  { key: 'gist', label: '裁判要旨', values: ({ gist }) => one(gist), optional: true },
  {
    key: 'keyParagraph',
    label: '关键段落',
    values: ({ keyParagraph }) => one(keyParagraph),
    optional: true,
  },
];

/**
 * Documents side by side: cause, right, basis, result, sums. The order of several values in a
 * field makes no difference.
 *
 * @param documents two to five; the first one is the base
 */
export function adjudicationRows(documents: readonly ComparedAdjudication[]): AdjudicationRow[] {
  return FIELDS.flatMap(({ key, label, values, optional }): AdjudicationRow[] => {
    const cells = documents.map((document) => values(document));
    if (optional && cells.every((cell) => cell.length === 0)) return [];
    return [
      {
        key,
        label,
        ...comparedCells(cells),
      },
    ];
  });
}
