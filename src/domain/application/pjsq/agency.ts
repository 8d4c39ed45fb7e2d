import { accept, tidy } from '../../check';
import type { PlainField } from '../../form/description';
import { checkPersonName } from '../../personName';
import { hasAgent } from '../applicant';
import { ROOM_FOR_CODE } from '../fields/room';

/** The agency, asked for more closely than in the common block (domain reference 2.2, AGENCY). */
export const agencyFields: readonly PlainField[] = [
  { kind: 'yesNo', key: 'hasAgent', label: '是否委托代理', required: true },
  {
    kind: 'text',
    key: 'agencyName',
    label: '代理机构名称',
    maxLength: 100,
    required: true,
    when: hasAgent,
  },
  {
    kind: 'text',
    key: 'agencyCode',
    label: '代理机构代码',
    hint: '5 位数字，如 32999',
    maxLength: ROOM_FOR_CODE,
    required: true,
    inputMode: 'numeric',
    when: hasAgent,
    check: (text) => {
      const code = tidy(text);
      return /^\d{5}$/.test(code)
        ? accept(code)
        : { ok: false, code: 'FORMAT', message: '代理机构代码为 5 位数字' };
    },
  },
  {
    kind: 'text',
    key: 'agentName',
    label: '专利代理师',
    maxLength: 50,
    required: true,
    when: hasAgent,
    mask: 'name',
    check: checkPersonName('专利代理师'),
  },
  {
    kind: 'text',
    key: 'agentNo',
    label: '专利代理师资格证号',
    maxLength: 20,
    required: true,
    when: hasAgent,
  },
];
