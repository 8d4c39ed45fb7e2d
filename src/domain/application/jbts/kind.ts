import { textOf } from '../../form/asked';
import type { Depends, FormOption, FormValues, PlainField } from '../../form/description';
import type { ComplaintWay } from '../../workflow/limits';

/** Kinds of right (domain reference 2.3). */
export const RIGHT_TYPES = {
  PATENT: '专利',
  TRADEMARK: '商标',
  GI: '地理标志',
  LOGO: '特殊标志（含奥林匹克标志）',
  SECRET: '商业秘密',
  OTHER: '其他',
} as const;

type RightType = keyof typeof RIGHT_TYPES;

const PATENT_INFRINGEMENT = 'PATENT_INFRINGEMENT';

const OTHER_MATTER: FormOption = { value: 'OTHER', label: '其他' };
const AGENCY: FormOption = { value: 'AGENCY', label: '代理违法' };

/** Matters by kind of right; those of patents and trademarks as in domain reference 2.3. */
const MATTERS: Readonly<Record<RightType, readonly FormOption[]>> = {
  PATENT: [
    { value: PATENT_INFRINGEMENT, label: '侵犯专利权' },
    { value: 'PATENT_PASSING_OFF', label: '假冒专利' },
    { value: 'PATENT_ABNORMAL_FILING', label: '非正常申请' },
    AGENCY,
    OTHER_MATTER,
  ],
  TRADEMARK: [
    { value: 'TRADEMARK_INFRINGEMENT', label: '侵犯商标专用权' },
    { value: 'TRADEMARK_UNLAWFUL_USE', label: '违法使用商标' },
    { value: 'TRADEMARK_BAD_FAITH', label: '恶意注册' },
    AGENCY,
    OTHER_MATTER,
  ],
  GI: [{ value: 'GI_INFRINGEMENT', label: '侵犯或违法使用地理标志' }, OTHER_MATTER],
  LOGO: [{ value: 'LOGO_INFRINGEMENT', label: '侵犯或违法使用特殊标志' }, OTHER_MATTER],
  SECRET: [{ value: 'SECRET_INFRINGEMENT', label: '侵犯商业秘密' }, OTHER_MATTER],
  OTHER: [{ value: 'OTHER_INFRINGEMENT', label: '侵犯其他知识产权' }, OTHER_MATTER],
};

function isRightType(text: string): text is RightType {
  return Object.hasOwn(RIGHT_TYPES, text);
}

/** The matters to choose from; none while the kind of right is not chosen. */
export function mattersOf(rightType: string): readonly FormOption[] {
  return isRightType(rightType) ? MATTERS[rightType] : [];
}

export const isComplaint: Depends<boolean> = (_, { form }) => form.kind === 'COMPLAINT';

/** Reports alone can be anonymous. */
export function isAnonymous({ kind, anonymous }: FormValues): boolean {
  return kind === 'REPORT' && anonymous === true;
}

export const anonymously: Depends<boolean> = (_, { form }) => isAnonymous(form);
export const byName: Depends<boolean> = (_, { form }) => !isAnonymous(form);

/**
 * The way that a report or complaint goes, on which its limits depend (domain reference 2.3): the
 * owner's complaint about the infringement of a patent asks for an administrative adjudication.
 */
export function complaintWay({ kind, rightType, matter }: FormValues): ComplaintWay {
  if (kind === 'REPORT') return 'REPORT';
  return rightType === 'PATENT' && matter === PATENT_INFRINGEMENT ? 'ADJUDICATION' : 'COMPLAINT';
}

/** Whether an administrative adjudication is asked for. */
export const isAdjudication: Depends<boolean> = (_, { form }) =>
  form.kind === 'COMPLAINT' && complaintWay(form) === 'ADJUDICATION';

const CONTACT_KEPT = '在本平台填写的联系方式只供承办人员使用，不向对方和其他人公开';

/**
 * What the other side gets to see. A complaint goes to it in copies, one for each of those
 * complained of, so that they can answer; a report does not.
 */
export const OTHER_SIDE_SEES: Readonly<Record<ComplaintWay, string>> = {
  ADJUDICATION: `请求书和证据的副本送达每个被请求人答辩，对方可以看到其中写明的请求人、请求和证据；${CONTACT_KEPT}`,
  COMPLAINT: `需要对方答复或调解的，请求书和证据的副本送交对方，对方可以看到其中写明的投诉人、请求和证据；${CONTACT_KEPT}`,
  REPORT: '您的姓名、联系方式和所交材料只供承办人员使用，不向对方和其他人公开',
};

/** What follows from giving one's name or not; told before the choice. */
export const NAMING_CONSEQUENCES = {
  named: [
    '受理和处理结果会告知您，您可以随时查看进度、补充材料',
    OTHER_SIDE_SEES.REPORT,
    '需要核实线索时可以与您联系，线索更容易查实',
  ],
  anonymous: [
    '办件中不记录您的姓名和账户，也不会出现在您的办件列表中',
    '只能凭办件编号和查询码查询进度，查询码只在提交后显示，丢失后无法找回',
    '无法向您核实和告知结果；线索不具体、证据不足的，可能无法查处',
    '提交后不能补正、撤回，也不能评价',
  ],
} as const;

/** What is reported or complained of, and whether by name. */
export const kindFields: readonly PlainField[] = [
  {
    kind: 'radio',
    key: 'kind',
    label: '类型',
    required: true,
    options: [
      {
        value: 'COMPLAINT',
        label: '投诉（请求处理）',
        hint: '您是权利人或被许可人，认为自己的权利受到侵害；须实名',
      },
      { value: 'REPORT', label: '举报', hint: '您发现违法线索；可以匿名' },
    ],
  },
  {
    kind: 'yesNo',
    key: 'anonymous',
    label: '是否匿名举报',
    hint: '实名的，结果会告知您；匿名的，不记录姓名，只能凭编号和查询码查询',
    when: ({ kind }) => kind === 'REPORT',
    required: true,
    part: 'namingConsequences',
  },
  {
    kind: 'radio',
    key: 'rightType',
    label: '知识产权类型',
    required: true,
    options: Object.entries(RIGHT_TYPES).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'select',
    key: 'matter',
    label: '事项',
    hint: '先选择知识产权类型',
    required: true,
    options: ({ rightType }) => mattersOf(textOf(rightType)),
  },
];
