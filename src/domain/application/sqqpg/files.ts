import type { FileCategory } from '../../form/description';

/** Article with the form to download. */
const DISCLOSURE_TEMPLATE = 'SQQPG_DISCLOSURE_TEMPLATE';

/** The documents of a request (domain reference 2.7, files). */
export const files: readonly FileCategory[] = [
  {
    key: 'disclosure',
    label: '技术交底书',
    hint: '下载模板填写；不要写入国家秘密',
    rule: 'standard',
    extensions: ['doc', 'docx', 'pdf', 'ofd'],
    required: true,
    max: 3,
    template: DISCLOSURE_TEMPLATE,
  },
  {
    key: 'drawings',
    label: '附图',
    hint: '结构、流程或产品外观的图；外观设计须有各面视图',
    rule: 'standard',
  },
  {
    key: 'data',
    label: '实验数据',
    hint: '对比例、测试记录；化学、生物领域建议提供',
    rule: 'evidence',
  },
  { key: 'novelty', label: '查新报告', hint: '已经做过科技查新的，可一并上传', rule: 'standard' },
];
