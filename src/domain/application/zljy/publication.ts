import { checkEmail, checkLandline, checkMobile } from '../../contact';
import { isBlank } from '../../form/asked';
import type { PlainField } from '../../form/description';
import { addDays } from '../../workflow/workingDays';
import { ROOM_FOR_CODE } from '../applicant';
import { checkPersonName } from '../applicant/identity';

/** Days from today to the first and the last day that a listing may run to (domain reference 1.5). */
export const VALID_DAYS = { least: 7, most: 365, usual: 180 } as const;

/** How long a listing runs, and whose name it shows (domain reference 1.5). */
export const publicationFields: readonly PlainField[] = [
  {
    kind: 'date',
    key: 'validUntil',
    label: '信息有效期至',
    hint: `${VALID_DAYS.least}～${VALID_DAYS.most} 天，到期自动停止展示`,
    required: true,
    check: (day, _, { today }) => {
      if (day < addDays(today, VALID_DAYS.least)) {
        return `信息有效期至少 ${VALID_DAYS.least} 天，最早到 ${addDays(today, VALID_DAYS.least)}`;
      }
      return day > addDays(today, VALID_DAYS.most)
        ? `信息有效期最多 ${VALID_DAYS.most} 天，最晚到 ${addDays(today, VALID_DAYS.most)}`
        : undefined;
    },
  },
  {
    kind: 'yesNo',
    key: 'showPublisher',
    label: '是否公开发布单位',
    hint: '不公开的，只显示“发布单位未公开”',
    required: true,
  },
];

/** Whom to ask (domain reference 1.5); shown masked until a logged-in visitor asks for it. */
export const contactFields: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'contactName',
    label: '联系人',
    maxLength: 20,
    required: true,
    mask: 'name',
    autoComplete: 'name',
    check: checkPersonName,
  },
  {
    kind: 'text',
    key: 'contactMobile',
    label: '手机',
    hint: '手机和固定电话至少填一项',
    maxLength: ROOM_FOR_CODE,
    required: ({ contactPhone }) => isBlank(contactPhone),
    mask: 'mobile',
    inputMode: 'tel',
    autoComplete: 'tel',
    check: checkMobile,
  },
  {
    kind: 'text',
    key: 'contactPhone',
    label: '固定电话',
    hint: '如 0512-20000000',
    maxLength: ROOM_FOR_CODE,
    mask: 'landline',
    inputMode: 'tel',
    check: checkLandline,
  },
  {
    kind: 'text',
    key: 'contactEmail',
    label: '邮箱',
    maxLength: 100,
    mask: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    check: checkEmail,
  },
];
