import { Link, useLocation, useNavigate } from '@umijs/max';
import { useMemo } from 'react';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparedValues } from '@/components/compare/ComparedValues';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import { ComparisonPage, type ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparisonRow } from '@/components/compare/ComparisonRow';
import { RowLabel } from '@/components/compare/RowLabel';
import { useCompared } from '@/components/compare/useCompared';
import { downloadFile } from '@/components/export/downloadFile';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useSame } from '@/components/page/useSame';
import { todayInChina } from '@/domain/calendar';
import {
  type EnterpriseSearchState,
  enterpriseLink,
  enterpriseSearchLink,
  readEnterpriseSearch,
} from '@/links/enterprise';
import { analyseEnterprise, getEnterprise } from '@/services/data/enterprise';
import { isNotFound } from '../isNotFound';
import { ENTERPRISE } from '../noun';
import { elementLink } from '../patentLists';
import {
  type ComparedEnterprise,
  type EnterpriseComparisonRow,
  enterpriseComparison,
} from './rows';

async function find(name: string, signal: AbortSignal): Promise<ComparedEnterprise> {
  const options = { signal, skipErrorHandler: true };
  const profile = await getEnterprise(name, options);
  // The name that is asked for may be a former one.
  const analysis = await analyseEnterprise(profile.enterpriseName, undefined, options);
  return { profile, analysis };
}

const nameOf = ({ profile }: ComparedEnterprise) => profile.enterpriseName;

/** The comparison as a workbook: a row for each item, a column for each enterprise. */
async function save(records: readonly ComparedEnterprise[]): Promise<void> {
  const rows = enterpriseComparison(records).map(({ label, cells }) => [
    label,
    ...cells.map((cell) => cell.map(({ text }) => text).join('；')),
  ]);
  const columns = [
    { title: '项目', width: 20 },
    ...records.map((record) => ({ title: nameOf(record), width: 40 })),
  ];
  const file = await toXlsx([{ name: '企业对比', columns, rows }]);
  downloadFile(`企业对比-${todayInChina()}.xlsx`, file, XLSX_TYPE);
}

interface CellProps {
  row: EnterpriseComparisonRow;
  values: EnterpriseComparisonRow['cells'][number];
  record: ComparedEnterprise;
}

/** An item of one enterprise; a number of patents leads to their list. */
function Cell({ row: { element, label }, values, record }: CellProps) {
  if (values.length === 0) return '—';
  const [first] = values;
  if (values.length > 1) {
    return <ComparedValues values={values} />;
  }
  const none = first?.text.startsWith('0 ');
  const to = element && !none ? elementLink([nameOf(record)], element) : undefined;
  if (to === undefined) return <span className="ipr-num">{first?.text}</span>;
  return (
    <Link className="ipr-num" to={to} aria-label={`${nameOf(record)}，${label} ${first?.text}`}>
      {first?.text}
    </Link>
  );
}

interface TableProps extends ComparisonTableProps<ComparedEnterprise> {
  records: ComparedRecords<ComparedEnterprise>;
  /** Only rows in which the enterprises differ. */
  differing: boolean;
}

function EnterpriseTable({ records, columns, differing, beside, ...actions }: TableProps) {
  const there = columns.flatMap((column) => (column.status === 'there' ? [column] : []));
  // The names stand for the enterprises: one that is there does not change.
  const loaded = useSame(
    there.map(({ record }) => record),
    there.map(({ id }) => id).join('\n'),
  );
  const rows = useMemo(() => enterpriseComparison(loaded), [loaded]);
  const base = (there[0] ?? columns[0])?.id ?? '';
  const common = { columns, narrow: [base, beside] };
  return (
    <ComparisonFrame {...common} {...actions} records={records} base={base}>
      {there.length > 0 && (
        <tbody>
          {rows
            .filter((row) => row.differs || !differing)
            .map((row) => (
              <ComparisonRow
                key={row.key}
                {...common}
                label={<RowLabel label={row.label} same={row.same} />}
              >
                {(record, index) => (
                  <Cell row={row} values={row.cells[index] ?? []} record={record} />
                )}
              </ComparisonRow>
            ))}
        </tbody>
      )}
    </ComparisonFrame>
  );
}

/** Two to five enterprises of the list side by side. */
export default function ComparisonScreen() {
  usePageTitle('企业对比');
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = readEnterpriseSearch(search);
  const { columns, retry } = useCompared(state.compare, find, isNotFound);
  const linkWith = (next: Partial<EnterpriseSearchState>) =>
    enterpriseSearchLink({ ...state, ...next });
  const change = (next: Partial<EnterpriseSearchState>) =>
    navigate(linkWith(next), { replace: true });
  const records: ComparedRecords<ComparedEnterprise> = {
    noun: ENTERPRISE,
    titleOf: nameOf,
    numberOf: ({ profile }) => profile.uscc ?? undefined,
    noNumber: '统一社会信用代码 —',
    shortOf: nameOf,
    linkTo: (record) => enterpriseLink(nameOf(record), { from: search.slice(1) }),
    isNotFound,
  };
  return (
    <ComparisonPage
      title="企业对比"
      records={records}
      ids={state.compare}
      columns={columns}
      differing={state.differing}
      listLink={linkWith({ compare: [], differing: false })}
      link={linkWith({})}
      onDiffering={(differing) => change({ differing })}
      onIds={(compare) => change({ compare })}
      onRetry={retry}
      onSave={save}
      table={(props) => (
        <EnterpriseTable {...props} records={records} differing={state.differing} />
      )}
    />
  );
}
