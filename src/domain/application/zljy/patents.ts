import type { ListDescription, TextDescription } from '../../form/description';
import { checkApplicationNumber } from '../../numbers/applicationNumber';
import { PATENT_KINDS, VALIDITY } from '../../patentLabels';
import { readOnlyIn } from '../fields/patent';
import { ROOM_FOR_CODE } from '../fields/room';
import { isSupply, optionsFrom } from './answers';
import { isFromRecord, refusal } from './patentEntry';

/** Most patents of one listing (domain reference 1.5). */
export const MOST_PATENTS = 50;

/** A number whose patent may be listed as the form stands. */
const checkListed: NonNullable<TextDescription['check']> = (text, values, context) => {
  const checked = checkApplicationNumber(text, { today: context.today });
  if (!checked.ok) return checked;
  const message = refusal(values, context);
  return message === undefined ? checked : { ok: false, code: 'REFUSED', message };
};

/** The patents of a listing (domain reference 1.5). */
export const patentsField: ListDescription = {
  kind: 'list',
  key: 'patents',
  label: '专利',
  entryName: '专利',
  hint: `1～${MOST_PATENTS} 件，两件以上作为专利包发布`,
  required: true,
  when: isSupply,
  max: MOST_PATENTS,
  distinctBy: ['applicationNumber'],
  part: 'pastedNumbers',
  fields: [
    {
      kind: 'text',
      key: 'applicationNumber',
      label: '申请号或专利号',
      hint: '带校验位，如 202119900001.9；填好后点“查询”，下面的内容自动填写',
      maxLength: ROOM_FOR_CODE,
      required: true,
      part: 'listedPatent',
      check: checkListed,
    },
    {
      kind: 'text',
      key: 'title',
      label: '专利名称',
      maxLength: 200,
      required: true,
      readOnly: readOnlyIn('title', isFromRecord),
    },
    {
      kind: 'radio',
      key: 'patentKind',
      label: '专利类型',
      required: true,
      readOnly: readOnlyIn('patentKind', isFromRecord),
      options: optionsFrom(PATENT_KINDS),
    },
    {
      kind: 'radio',
      key: 'validity',
      label: '有效性',
      required: true,
      readOnly: readOnlyIn('validity', isFromRecord),
      options: optionsFrom(VALIDITY),
    },
    {
      kind: 'text',
      key: 'owners',
      label: '权利人',
      hint: '有多个时用分号隔开',
      maxLength: 300,
      required: true,
      readOnly: readOnlyIn('owners', isFromRecord),
    },
    {
      kind: 'date',
      key: 'expiryDate',
      label: '期满终止日',
      hint: '发明自申请日起 20 年，实用新型 10 年，外观设计 15 年（2021 年 6 月 1 日前申请的 10 年）',
      readOnly: readOnlyIn('expiryDate', isFromRecord),
    },
    {
      kind: 'text',
      key: 'mainIpc',
      label: '主分类号',
      maxLength: ROOM_FOR_CODE,
      readOnly: readOnlyIn('mainIpc', isFromRecord),
    },
  ],
};
