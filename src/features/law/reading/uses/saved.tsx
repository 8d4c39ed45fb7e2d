import { Button, Flex } from 'antd';
import { absoluteAddress } from '@/address';
import { withOrigin } from '@/components/chart/originColumns';
import { toCsv } from '@/components/export/csv';
import { downloadFile } from '@/components/export/downloadFile';
import type { ExportTable } from '@/components/export/table';
import { useSaved } from '@/components/export/useSaved';
import { hidePersons } from '@/domain/adjudication/persons';
import { paragraphAddress } from '@/domain/adjudication/sections';
import { todayInChina } from '@/domain/calendar';
import { LAW_CATEGORIES } from '@/domain/law/labels';
import { titleText } from '@/domain/titleText';
import { adjudicationDetailLink } from '@/links/adjudication';
import { lawDetailLink } from '@/links/law';
import type { CitingJudgment } from './findJudgments';
import type { ReferringLaws } from './findRules';

/** Rows with what was counted, and where they were read. */
const table = (
  name: string,
  titles: readonly string[],
  rows: ExportTable['rows'],
  scope: string,
  source: string,
) =>
  withOrigin(
    { name, columns: titles.map((title) => ({ title })), rows },
    { scope, facts: [['口径', scope]], source, asOf: todayInChina() },
  );

/** The judgments that were read, each with its sentence and the address of its paragraph. */
export function judgmentTable(found: readonly CitingJudgment[], label: string): ExportTable {
  return table(
    label,
    ['裁判日期', '法院', '案号', '标题', '原句', '网址'],
    found.map(({ row, sentence }) => {
      const { id, judgmentDate, court, caseNumber, title, parties } = row;
      const at = sentence?.paragraph === undefined ? '' : paragraphAddress(sentence.paragraph);
      return [
        judgmentDate ?? '',
        court ?? '',
        caseNumber ?? '',
        hidePersons(titleText(title), parties),
        sentence ? hidePersons(sentence.text, parties) : '',
        id ? absoluteAddress(adjudicationDetailLink(id, at ? { at } : {})) : '',
      ];
    }),
    `读出最近的 ${found.length} 篇，按文字统计`,
    '裁判文书检索服务',
  );
}

/** The laws that refer to an article, a row for each place. */
export function lawTable({ laws, whole }: ReferringLaws, label: string): ExportTable {
  return table(
    label,
    ['法规', '效力级别', '公布日期', '条文', '原文', '网址'],
    laws.flatMap(({ row: { id, title, category, promulgationDate }, places }) =>
      places.map(({ hit }) => [
        titleText(title),
        category ? LAW_CATEGORIES[category] : '',
        promulgationDate ?? '',
        hit.label || '正文',
        hit.text,
        id ? absoluteAddress(lawDetailLink({ id, at: hit.article ?? '' })) : '',
      ]),
    ),
    `${whole ? '查到的' : '前几页里的'} ${laws.length} 部，按文字统计`,
    '法律法规检索服务',
  );
}

interface Props {
  title: string;
  /** Name of the file. */
  file: string;
  table: () => ExportTable;
}

/** The head of a list that can be saved. */
export function SaveTable({ title, file, table: tableOf }: Props) {
  const [save, saved] = useSaved();
  const make = () =>
    downloadFile(`${file}-${todayInChina()}.csv`, toCsv(tableOf()), 'text/csv;charset=utf-8');
  return (
    <Flex wrap gap="4px 16px" align="baseline" justify="space-between">
      <h4>{title}</h4>
      <Button
        size="small"
        type="link"
        className="ipr-no-print"
        aria-label={`导出 CSV：${title}`}
        onClick={() => save(make)}
      >
        导出 CSV
      </Button>
      {saved}
    </Flex>
  );
}
