import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ExportOffer } from '@/components/export/dialog/exportOffer';
import { useOwner } from '@/components/page/useOwner';
import { PATENT } from '@/components/patent/noun';
import { readMarks } from '../../marks/marks';
import { JUMP_LIMIT } from '../request';
import { collectPatents, type ExportContext } from './collectPatents';
import { DEFAULT_FIELDS, type MarkedPatent, PATENT_FIELDS } from './exportFields';
import { sourceOf } from './exportSource';
import { REFERENCE_FORMATS } from './references';

interface Props {
  context: ExportContext;
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Takes patents of the result home. */
export default function PatentExport({ context, onClose }: Props) {
  const owner = useOwner();
  const { page, result } = context.found;
  const { totalElements, content } = result;
  const offer: ExportOffer<MarkedPatent> = {
    noun: PATENT,
    fileName: '专利检索结果',
    fields: PATENT_FIELDS,
    fieldsAtFirst: DEFAULT_FIELDS,
    templates: owner,
    references: REFERENCE_FORMATS,
    referenceNote:
      '参考文献格式的字段是固定的：名称、发明人、申请人、号码、日期、分类号、摘要和网址。',
    total: totalElements,
    limit: JUMP_LIMIT,
    page,
    listed: content.length,
    selected: context.selected,
    collect: async (range, options) => {
      const { rows, total } = await collectPatents(range, context, options);
      const marks = readMarks(owner);
      return { rows: rows.map((row) => ({ ...row, mark: marks.get(row.id) })), total };
    },
    source: (rows, range) => sourceOf(rows, range, context),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
