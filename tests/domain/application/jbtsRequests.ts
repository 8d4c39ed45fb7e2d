import { JBTS } from '../../../src/domain/application/jbts';
import type { FormRow, FormValues } from '../../../src/domain/form/description';
import { ENTERPRISE, PERSON, problemsOf } from './answers';

export const FACTS = '2026 年 3 月 15 日在示例市场购得涉案产品，外观与授权公告图片相同。';

export const PATENT_RIGHT: FormRow = {
  id: 'r1',
  values: {
    number: '202029900001.X',
    name: '一种示例装置',
    owner: '苏州示例（集团）有限公司',
    status: 'VALID',
  },
};

export const RESPONDENT: FormRow = {
  id: 'p1',
  values: { type: 'ENTERPRISE', name: '示例贸易有限公司', address: '示例市示例路 2 号' },
};

/** What happened, as every kind of request tells it. */
export const EVENT: FormValues = {
  respondents: [RESPONDENT],
  occurRegion: '320581',
  occurAddress: '示例市场 3 号摊位',
  channel: 'OFFLINE',
  occurFrom: '2026-03-15',
  occurTo: '2026-03-16',
  facts: FACTS,
};

/** Asks for an administrative adjudication. */
export const ADJUDICATION: FormValues = {
  ...ENTERPRISE,
  ...EVENT,
  kind: 'COMPLAINT',
  rightType: 'PATENT',
  matter: 'PATENT_INFRINGEMENT',
  hasAgent: false,
  complainantRole: 'OWNER',
  rights: [PATENT_RIGHT],
  requests: ['STOP', 'DESTROY'],
  comparison: '涉案产品具有权利要求 1 的全部技术特征',
  litigation: 'NO',
  expectReply: true,
  replyBy: 'SMS',
};

/** A complaint about a trademark. */
export const TRADEMARK: FormValues = {
  ...ADJUDICATION,
  rightType: 'TRADEMARK',
  matter: 'TRADEMARK_INFRINGEMENT',
  rights: [{ ...PATENT_RIGHT, values: { ...PATENT_RIGHT.values, number: '90000001' } }],
};

/** A report without a name. */
export const ANONYMOUS: FormValues = {
  ...EVENT,
  kind: 'REPORT',
  anonymous: true,
  rightType: 'PATENT',
  matter: 'PATENT_PASSING_OFF',
};

/** A report by name. */
export const REPORT: FormValues = {
  ...ANONYMOUS,
  ...PERSON,
  anonymous: false,
  hasAgent: false,
  expectReply: false,
};

/** What is wrong with a request, in sentences. */
export const messagesOf = (values: FormValues) =>
  problemsOf(JBTS, values).map(([, message]) => message);

/** One row with some of its answers changed. */
export function row(given: FormRow, change: FormValues): FormRow[] {
  return [{ ...given, values: { ...given.values, ...change } }];
}
