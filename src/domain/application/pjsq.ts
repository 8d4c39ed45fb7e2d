import type { FormDescription, FormSection } from '../form/description';
import { applicantSections } from './applicant';
import { agencyFields } from './pjsq/agency';
import { files } from './pjsq/files';
import { patentFields } from './pjsq/patent';
import { requestFields } from './pjsq/request';

const sections: readonly FormSection[] = [
  {
    key: 'patent',
    title: '专利',
    reason: '一次请求只针对一件已授权公告的实用新型或外观设计',
    fields: patentFields,
  },
  ...applicantSections('请求人', { agent: agencyFields }),
  {
    key: 'request',
    title: '请求内容',
    reason: '说明为什么需要报告、依据哪个文本、怎样领取',
    fields: requestFields,
  },
];

/** Request for a patent evaluation report (domain reference 2.2). */
export const PJSQ: FormDescription = {
  key: 'PJSQ',
  title: '专利权评价报告申请',
  schemaVersion: 1,
  sections,
  files,
  consent: {
    version: 'v1',
    items: [
      { key: 'truth', text: '所填内容和所交材料真实、合法、有效' },
      {
        key: 'knowledge',
        text: '知悉一项专利只出具一份评价报告，官方收费 2,400 元，应在提出请求之日起 1 个月内缴纳，报告在收到合格请求和费用后 2 个月内作出',
      },
      { key: 'verification', text: '授权平台核验所涉专利和主体的信息' },
      { key: 'privacy', text: '知悉个人信息仅用于本次办理' },
    ],
  },
};
