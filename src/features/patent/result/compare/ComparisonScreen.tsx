import { history, useLocation, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import { absoluteAddress } from '@/address';
import { downloadFile } from '@/components/export/downloadFile';
import { XLSX_TYPE } from '@/components/export/xlsx';
import { ReturnLink } from '@/components/list/ReturnLink';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { printPage } from '@/components/reading/printPage';
import { type PatentResultState, patentResultLink, readPatentResult } from '@/links/patent';
import { numberOf } from '../../record/RecordHead';
import { comparedOf } from './ComparisonSkeleton';
import { ComparisonTable } from './ComparisonTable';
import { comparisonWorkbook } from './comparisonFile';
import { DifferenceLegend } from './DifferenceText';
import { type Column, useCompared } from './useCompared';

function nameOf(column: Column, place: number): string {
  const known = column.status === 'there' ? numberOf(column.record) : undefined;
  return known ?? `第 ${place} 件`;
}

/**
 * Two to four patents of a result side by side. They stand in the address, the base first; what is
 * changed here takes no step of the browser's history, so that Back leads to the list.
 */
export default function ComparisonScreen() {
  usePageTitle('专利对比');
  const { search } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState('');
  const [beside, setBeside] = useState('');
  const state = readPatentResult(search);
  const ids = comparedOf(search);
  const { columns, retry } = useCompared(ids);

  useEffect(() => {
    if (history.action !== 'PUSH') return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const change = (next: Partial<PatentResultState>) =>
    navigate(patentResultLink({ ...state, compare: ids, ...next }), { replace: true });
  /** The button that was pressed is gone afterwards. */
  const rearrange = (compare: readonly string[], said: string) => {
    change({ compare });
    setNotice(said);
    heading.current?.focus({ preventScroll: true });
  };
  const label = (id: string) => {
    const place = ids.indexOf(id);
    const column = columns[place];
    return column ? nameOf(column, place + 1) : '';
  };
  const records = columns.flatMap((column) => (column.status === 'there' ? [column.record] : []));
  const others = columns.filter(({ id }) => id !== (records[0]?.id ?? ids[0]));
  const shown =
    others.find(({ id }) => id === beside) ??
    others.find(({ status }) => status !== 'failed') ??
    others[0];
  const save = async () =>
    downloadFile(
      `专利对比-${dayjs().format('YYYYMMDD-HHmm')}.xlsx`,
      await comparisonWorkbook(records),
      XLSX_TYPE,
    );

  return (
    <div className="ipr-compare">
      <ReturnLink to={patentResultLink({ ...state, compare: [], differing: false })}>
        返回列表
      </ReturnLink>
      <div className="ipr-compare-tools">
        <h1 ref={heading} tabIndex={-1}>
          专利对比
        </h1>
        <p role="status">
          共 <span className="ipr-num">{ids.length}</span> 件{notice && `，${notice}`}
        </p>
        <label className="ipr-tick-label">
          <input
            type="checkbox"
            checked={state.differing}
            onChange={(event) => change({ differing: event.target.checked })}
          />
          <span>只看不同</span>
        </label>
        {others.length > 1 && shown && (
          <span className="ipr-compare-beside">
            <ListSelect
              label="与基准对照"
              value={shown.id}
              options={others.map(({ id }) => ({ value: id, label: label(id) }))}
              onChange={setBeside}
            />
          </span>
        )}
        <span className="ipr-compare-actions">
          <Button onClick={save} disabled={records.length < 2}>
            下载对比表
          </Button>
          <Button onClick={printPage}>打印</Button>
        </span>
      </div>
      <DifferenceLegend />
      <ComparisonTable
        columns={columns}
        differing={state.differing}
        beside={shown?.id ?? ''}
        from={search.slice(1)}
        onBase={(id) =>
          rearrange([id, ...ids.filter((other) => other !== id)], `以 ${label(id)} 为基准`)
        }
        onRemove={
          ids.length > 2
            ? (id) =>
                rearrange(
                  ids.filter((other) => other !== id),
                  `已移出 ${label(id)}`,
                )
            : undefined
        }
        onRetry={retry}
      />
      <PrintFacts address={absoluteAddress(patentResultLink({ ...state, compare: ids }))} />
    </div>
  );
}
