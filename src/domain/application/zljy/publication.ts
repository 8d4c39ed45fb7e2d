import { addDays } from '../../calendar';
import { isBlank } from '../../form/asked';
import type { PlainField } from '../../form/description';
import { CONTACT_PHONE_AND_EMAIL, contactMobileField, contactNameField } from '../fields/contact';

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
  contactNameField(20),
  contactMobileField('手机和固定电话至少填一项', ({ contactPhone }) => isBlank(contactPhone)),
  ...CONTACT_PHONE_AND_EMAIL,
];
