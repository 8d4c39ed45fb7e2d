import { Link, useLocation, useNavigate } from '@umijs/max';
import { useId, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparedValues } from '@/components/compare/ComparedValues';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import { ComparisonPage, type ComparisonTableProps } from '@/components/compare/ComparisonPage';
import {
  ComparedRows,
  ComparisonRow,
  useLoaded,
  useShownRows,
} from '@/components/compare/ComparisonRow';
import { downloadFile } from '@/components/export/downloadFile';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import { PlainSelect } from '@/components/form/PlainSelect';
import readingStyles from '@/components/reading/reading.module.css';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import {
  adjudicationRows,
  type AdjudicationRow as ComparedRow,
} from '@/domain/adjudication/comparison';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { stampInChina } from '@/domain/calendar';
import type { ComparedValue } from '@/domain/comparedCells';
import {
  type AdjudicationListState,
  adjudicationDetailLink,
  adjudicationListLink,
  readAdjudicationList,
} from '@/links/adjudication';
import adjudicationStyles from '../adjudication.module.css';
import { LeadingTag, MISSING } from '../facts';
import { ADJUDICATION } from '../noun';
import { paragraphLines } from '../reading/documentText';
import { isNotFound, type LoadedDocument, loadDocument } from '../reading/useDocument';

/** The paragraph picked of a document, '' for none. */
function pickedParagraph({ sections }: LoadedDocument, address: string | undefined): string {
  if (!address) return '';
  return paragraphLines(sections).find((line) => line.address === address)?.text ?? '';
}

/** Row of the picked paragraphs, which the screen draws by itself. */
const KEY_PARAGRAPH: ComparedRow['key'] = 'keyParagraph';

/** The fields of documents side by side, with the paragraphs picked of them. */
function comparedRows(
  loaded: readonly LoadedDocument[],
  picked: Readonly<Record<string, string>>,
): ComparedRow[] {
  return adjudicationRows(
    loaded.map((one) => ({
      ...one.document,
      title: shownTitle(one.document),
      keyParagraph: pickedParagraph(one, picked[one.document.id]) || undefined,
    })),
  );
}

interface Props extends ComparisonTableProps<LoadedDocument> {
  picked: Readonly<Record<string, string>>;
  /** Query string of the list, with the comparison. */
  from: string;
  onPick: (id: string, address: string) => void;
}

/** The values of one document in a row; of several it is told which the base does not have. */
function Values({ values }: { values: readonly ComparedValue[] }) {
  if (values.length === 0) return '—';
  if (values.length === 1) return <span className="ipr-num">{values[0]?.text}</span>;
  return <ComparedValues values={values} />;
}

/** Which fields belong together. */
const GROUPS: Readonly<Record<ReturnType<typeof comparedRows>[number]['key'], string>> = {
  title: '案件',
  caseNumber: '案件',
  court: '案件',
  procedure: '案件',
  judgmentDate: '案件',
  cause: '争议和依据',
  right: '争议和依据',
  basis: '争议和依据',
  result: '结果',
  claim: '结果',
  award: '结果',
  gist: '结果',
  keyParagraph: '结果',
};

/** Whether each has a number, which its head shows. */
const numbered = (loaded: readonly LoadedDocument[]) =>
  loaded.every(({ document }) => document.caseNumber !== null);

/** Characters of a paragraph in the list of them. */
const SHORT = 24;

interface ParagraphChoiceProps {
  loaded: LoadedDocument;
  /** Address of the paragraph picked, '' for none. */
  picked: string;
  /** Query string of the list, with the comparison. */
  from: string;
  onPick: (address: string) => void;
}

/** The paragraph of a document that matters to the reader: picked from the list of all. */
function ParagraphChoice({ loaded, picked, from, onPick }: ParagraphChoiceProps) {
  const id = useId();
  const lines = useMemo(() => paragraphLines(loaded.sections), [loaded]);
  const paragraphs = useMemo(
    () =>
      [...new Set(lines.map(({ section }) => section))].map((section) => ({
        label: section,
        options: lines
          .filter((line) => line.section === section)
          .map(({ address, no, text }) => ({
            value: address,
            label: `第 ${no} 段　${text.slice(0, SHORT)}${text.length > SHORT ? '…' : ''}`,
          })),
      })),
    [lines],
  );
  const chosen = lines.find(({ address }) => address === picked);
  const { document } = loaded;
  return (
    <div className={adjudicationStyles.csePick}>
      <label className="ipr-visually-hidden" htmlFor={id}>
        选择关键段落：{shownTitle(document)}
      </label>
      <PlainSelect
        id={id}
        className="ipr-small-input ipr-no-print"
        value={chosen?.address ?? ''}
        options={[{ value: '', label: '选择一段' }, ...paragraphs]}
        onChange={onPick}
      />
      {chosen && (
        <p className={readingStyles.inText}>
          <Link to={adjudicationDetailLink(document.id, { at: chosen.address, from })}>
            第 <span className="ipr-num">{chosen.no}</span> 段
          </Link>
          　{chosen.text}
        </p>
      )}
    </div>
  );
}

/** The documents by cause, right, basis, result and sums, with a paragraph picked of each. */
function ComparisonTable({ columns, differing, beside, picked, from, onPick, ...actions }: Props) {
  const { loaded, base, common } = useLoaded(columns, beside);
  const compared = useMemo(
    () =>
      comparedRows(loaded, picked)
        .filter(({ key }) => key !== KEY_PARAGRAPH)
        .map((row) => ({
          ...row,
          group: GROUPS[row.key],
          inHead: row.key === 'title' || (row.key === 'caseNumber' && numbered(loaded)),
        })),
    [loaded, picked],
  );
  const rows = useShownRows(compared, columns, beside);
  return (
    <ComparisonFrame {...common} {...actions} base={base} rows={rows}>
      {loaded.length > 0 && (
        <ComparedRows {...common} rows={rows} differing={differing}>
          {(_, values) => <Values values={values} />}
        </ComparedRows>
      )}
      {loaded.length > 0 && (
        <tbody>
          <ComparisonRow {...common} label="关键段落">
            {(record) => (
              <ParagraphChoice
                loaded={record}
                picked={picked[record.document.id] ?? ''}
                from={from}
                onPick={(address) => onPick(record.document.id, address)}
              />
            )}
          </ComparisonRow>
        </tbody>
      )}
    </ComparisonFrame>
  );
}

/** A workbook of the comparison: a row for each field, a column for each document. */
function comparisonWorkbook(
  loaded: readonly LoadedDocument[],
  picked: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const documents = loaded.map(({ document }) => document);
  return toXlsx([
    {
      name: '裁判文书对比',
      columns: [
        { title: '项目', width: 14 },
        ...documents.map(({ caseNumber, id }) => ({
          title: caseNumber ? shownCaseNumber(caseNumber) : id,
          width: 46,
        })),
      ],
      rows: [
        ...comparedRows(loaded, picked).map(({ label, cells }) => [
          label,
          ...cells.map((cell) => cell.map(({ text }) => text).join('; ')),
        ]),
        [
          '详情网址',
          ...documents.map(({ id }) =>
            absoluteAddress(adjudicationDetailLink(id, { at: picked[id] })),
          ),
        ],
      ],
    },
  ]);
}

/** Two to five documents of a list side by side. */
export default function ComparisonScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAdjudicationList(search), [search]);
  const { compare: ids, picked } = state;
  const linkWith = (next: Partial<AdjudicationListState>) =>
    adjudicationListLink({ ...state, ...next });
  const from = search.slice(1);
  const records: ComparedRecords<LoadedDocument> = {
    noun: ADJUDICATION,
    titleOf: ({ document }) => shownTitle(document),
    numberOf: ({ document: { caseNumber } }) =>
      caseNumber === null ? undefined : shownCaseNumber(caseNumber),
    linkTo: (_, id) => adjudicationDetailLink(id, { from }),
    isNotFound,
    factsOf: ({ document: { leading, judgmentDate } }) => (
      <>
        <LeadingTag leading={leading} />
        <span className="ipr-num ipr-nowrap">{judgmentDate ?? MISSING}</span>
      </>
    ),
  };
  const save = async (loaded: readonly LoadedDocument[]) =>
    downloadFile(
      `裁判文书对比-${stampInChina()}.xlsx`,
      await comparisonWorkbook(loaded, picked),
      XLSX_TYPE,
    );
  return (
    <ComparisonPage
      title="裁判文书对比"
      records={records}
      ids={ids}
      find={loadDocument}
      differing={state.differing}
      linkWith={linkWith}
      onSave={save}
      table={(props) => (
        <ComparisonTable
          {...props}
          picked={picked}
          from={from}
          onPick={(id, address) => {
            const { [id]: _, ...others } = picked;
            const next = address ? { ...others, [id]: address } : others;
            navigate(linkWith({ picked: next }), { replace: true });
          }}
        />
      )}
    />
  );
}
