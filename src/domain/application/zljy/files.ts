import { rowsOf, textOf } from '../../form/asked';
import type { Depends, FileCategory, FormValues } from '../../form/description';
import { isAmong, ownersOf } from '../pjsq/owners';
import { isOpenLicense, isSupply } from './answers';
import { entryPatent } from './patentEntry';

/** Whether the publisher is an owner of every patent of the listing that names its owners. */
function ownsAll(form: FormValues): boolean {
  const name = textOf(form.applicantName);
  return rowsOf(form.patents).every(({ values }) => {
    const owners = ownersOf(textOf(values.owners));
    return owners.length === 0 || isAmong(name, owners);
  });
}

/** An open licence of a utility model or design needs its evaluation report (Patent Law, Article 50). */
const needsReport: Depends<boolean> = (values, context) =>
  isOpenLicense(values, context) &&
  rowsOf(context.form.patents).some(({ values: { patentKind } }) =>
    ['UTILITY', 'DESIGN'].includes(textOf(patentKind)),
  );

/** The documents of a listing (domain reference 1.5, attachments). */
export const files: readonly FileCategory[] = [
  {
    key: 'ownership',
    label: '权属证明',
    inCase: '发布人不是登记的权利人的须提交',
    decidedBy: 'direction',
    hint: '专利证书、登记簿副本或转让合同；发布人就是登记的权利人时可不交',
    rule: 'standard',
    when: isSupply,
    required: (_, { form }) => form.hasAgent !== true && !ownsAll(form),
  },
  {
    key: 'authorisation',
    label: '委托书',
    inCase: '委托发布的须提交',
    decidedBy: 'hasAgent',
    hint: '权利人（需求方）委托发布的证明，签名或盖章后上传',
    rule: 'standard',
    when: (_, { form }) => form.hasAgent === true,
    required: true,
  },
  {
    key: 'evaluationReport',
    label: '专利权评价报告',
    inCase: '开放许可的实用新型、外观设计须提交',
    hint: '开放许可的实用新型和外观设计，每件一份',
    rule: 'standard',
    when: needsReport,
    required: true,
  },
  {
    key: 'pledgeeConsent',
    label: '质权人同意书',
    inCase: '开放许可的专利已质押的须提交',
    hint: '专利已登记质押的，许可和转让须经质权人同意',
    rule: 'standard',
    when: isSupply,
    required: (values, context) =>
      isOpenLicense(values, context) &&
      rowsOf(context.form.patents).some(
        (row) => entryPatent(row.values, context).pledgees.length > 0,
      ),
  },
  { key: 'material', label: '技术资料', hint: '图片、检测报告等，会公开展示', rule: 'standard' },
];
