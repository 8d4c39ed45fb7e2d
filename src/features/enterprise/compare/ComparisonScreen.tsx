import { Link, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useMemo } from 'react';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparedValues } from '@/components/compare/ComparedValues';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import { ComparisonPage, type ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparedRows, useLoaded, useShownRows } from '@/components/compare/ComparisonRow';
import compareStyles from '@/components/compare/compare.module.css';
import { saveComparison } from '@/components/compare/saveComparison';
import { WholeDates } from '@/components/reading/WholeDates';
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
import { Standing } from '../Standing';
import {
  BASES,
  type ComparedEnterprise,
  type EnterpriseComparisonRow,
  enterpriseComparison,
} from './rows';

const TITLE = '企业对比';

async function find(name: string, signal: AbortSignal): Promise<ComparedEnterprise> {
  const options = { signal, skipErrorHandler: true };
  const profile = await getEnterprise(name, options);
  // The name that is asked for may be a former one.
  const analysis = await analyseEnterprise(profile.enterpriseName, undefined, options);
  return { profile, analysis };
}

const nameOf = ({ profile }: ComparedEnterprise) => profile.enterpriseName;

const save = (records: readonly ComparedEnterprise[]) =>
  saveComparison(TITLE, records.map(nameOf), enterpriseComparison(records));

interface CellProps {
  row: EnterpriseComparisonRow;
  values: EnterpriseComparisonRow['cells'][number];
  record: ComparedEnterprise;
}

/** An item of one enterprise; a number of patents leads to their list. */
function Cell({ row: { key, element, label }, values, record }: CellProps) {
  if (values.length === 0) return <span className="ipr-note">无数据</span>;
  if (key === BASES) {
    return (
      <Flex component="ul" vertical className="ipr-note">
        {values.map(({ text }) => (
          <li key={text}>
            <WholeDates>{text}</WholeDates>
          </li>
        ))}
      </Flex>
    );
  }
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

function EnterpriseTable({
  columns,
  differing,
  beside,
  ...actions
}: ComparisonTableProps<ComparedEnterprise>) {
  const { loaded, base, common } = useLoaded(columns, beside);
  const compared = useMemo(() => enterpriseComparison(loaded), [loaded]);
  const all = useShownRows(compared, columns, beside);
  const isKnown = ({ cells }: EnterpriseComparisonRow) => cells.some(({ length }) => length > 0);
  const rows = all.filter(isKnown);
  const noCode = loaded.filter(({ profile }) => !profile.uscc);
  const lacking = [
    ...(noCode.length === loaded.length ? ['统一社会信用代码'] : []),
    ...all.filter((row) => !isKnown(row)).map(({ label }) => label),
  ];
  const unknown = [
    lacking.length > 0 && `各家都无数据：${lacking.join('、')}`,
    // The codes that are known stand above the names.
    noCode.length > 0 &&
      noCode.length < loaded.length &&
      `统一社会信用代码未知：${noCode.map(nameOf).join('、')}`,
  ].filter(Boolean);
  return (
    <ComparisonFrame {...common} {...actions} base={base} rows={rows}>
      {loaded.length > 0 && (
        <ComparedRows {...common} rows={rows} differing={differing}>
          {(row, values, record) => <Cell row={row} values={values} record={record} />}
        </ComparedRows>
      )}
      {loaded.length > 0 && unknown.length > 0 && (
        <tbody>
          <tr className={compareStyles.compareGroup}>
            <td colSpan={columns.length + 1}>
              <span className="ipr-note">{unknown.join('。')}</span>
            </td>
          </tr>
        </tbody>
      )}
    </ComparisonFrame>
  );
}

/** Two to five enterprises of the list side by side. */
export default function ComparisonScreen() {
  const { search } = useLocation();
  const state = readEnterpriseSearch(search);
  const linkWith = (next: Partial<EnterpriseSearchState>) =>
    enterpriseSearchLink({ ...state, ...next });
  const records: ComparedRecords<ComparedEnterprise> = {
    noun: ENTERPRISE,
    titleOf: nameOf,
    numberOf: ({ profile }) => profile.uscc ?? undefined,
    shortOf: nameOf,
    linkTo: (record) => enterpriseLink(nameOf(record), { from: search.slice(1) }),
    isNotFound,
    factsOf: ({ profile: { status } }) => status && <Standing status={status} />,
  };
  return (
    <ComparisonPage
      title={TITLE}
      records={records}
      ids={state.compare}
      find={find}
      differing={state.differing}
      linkWith={linkWith}
      onSave={save}
      table={(props) => <EnterpriseTable {...props} />}
    />
  );
}
