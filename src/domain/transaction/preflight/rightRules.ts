import { isAmong } from '../../application/pjsq/owners';
import { hasLicense, LICENSE_KINDS, OPEN_LICENSE } from '../labels';
import { type PatentCheck, type PreflightFinding, patentName, toField, toFiles } from './finding';

/** Ways of trading that dispose of the right itself. */
const DISPOSING = ['1', '2', '6', '8', '9'];

const isOpen = ({ listing }: PatentCheck) => listing.transactionTypeIds.includes(OPEN_LICENSE);

/** Whether a kind of document has been attached; unknown counts as not. */
const has = ({ listing }: PatentCheck, category: string) =>
  listing.attached?.includes(category) ?? false;

/** Who is not the registered owner shows a right of another kind. */
function owner(check: PatentCheck): PreflightFinding | undefined {
  const { patent, user, listing } = check;
  if (patent.owners.length === 0 || user.name === '' || isAmong(user.name, patent.owners)) {
    return undefined;
  }
  const [category, words] = listing.hasAgent
    ? ['authorisation', '权利人签章的委托书']
    : ['ownership', '权属证明（转让合同、更名证明等）'];
  if (has(check, category)) return undefined;
  return {
    rule: 'OWNER',
    level: 'warn',
    patent: patent.number,
    sentence: `专利${patentName(patent)}登记的权利人是${patent.owners.join('、')}，不是您（${user.name}）。`,
    remedy: `请上传${words}${listing.hasAgent ? '' : '；受权利人委托发布的，请在“发布人”中选“是”'}。`,
    ...toFiles(category, '去上传'),
  };
}

/** A pledged patent is assigned and licensed with the pledgee's consent (Civil Code, Article 444). */
function pledged(check: PatentCheck): PreflightFinding | undefined {
  const { patent, listing } = check;
  const { transactionTypeIds: types } = listing;
  if (patent.pledgees.length === 0 || has(check, 'pledgeeConsent')) return undefined;
  const concerned = hasLicense(types) || types.some((id) => ['1', '2', '8', '9'].includes(id));
  if (!concerned) return undefined;
  return {
    rule: 'PLEDGED',
    level: isOpen(check) ? 'block' : 'warn',
    patent: patent.number,
    sentence: `专利${patentName(patent)}已质押给${patent.pledgees.join('、')}，尚未解除。`,
    remedy: isOpen(check)
      ? '开放许可须经质权人同意，请上传质权人同意书，或解除质押后再发布。'
      : '转让、许可须经质权人同意，请上传质权人同意书，或在简介中说明质押情况。',
    ...toFiles('pledgeeConsent', '上传同意书'),
  };
}

/** What a court has seized cannot be disposed of. */
function preserved({ patent, listing }: PatentCheck): PreflightFinding | undefined {
  if (patent.preservedOn === undefined) return undefined;
  const disposing = listing.transactionTypeIds.some((id) => DISPOSING.includes(id));
  return {
    rule: 'PRESERVED',
    level: disposing ? 'block' : 'warn',
    patent: patent.number,
    sentence: `专利${patentName(patent)}${patent.preservedOn && `自 ${patent.preservedOn} 起`}被法院保全，尚未解除。`,
    remedy: disposing
      ? '保全期间不能转让、质押、作价入股或开放许可，请在解除保全后再发布，或从列表中删除。'
      : '请在简介中说明保全情况。',
    ...(patent.id === undefined
      ? toField('patents', '核对专利')
      : { target: { to: 'patentRecord', id: patent.id } as const, targetLabel: '查看法律状态' }),
  };
}

/** A sole or exclusive licence leaves no room for another (domain reference 1.5). */
function licensed(check: PatentCheck): PreflightFinding | undefined {
  const { patent, listing } = check;
  const closing = patent.licenses.find(({ kind }) => kind === 'SOLE' || kind === 'EXCLUSIVE');
  if (!closing?.kind || listing.transactionTypeIds.length === 0) return undefined;
  const until = closing.to === undefined ? '' : `，到 ${closing.to}`;
  const offersLicense = hasLicense(listing.transactionTypeIds);
  return {
    rule: 'LICENSED',
    level: isOpen(check) ? 'block' : 'warn',
    patent: patent.number,
    sentence: `专利${patentName(patent)}已备案${LICENSE_KINDS[closing.kind]}给${closing.licensee}${until}。`,
    remedy: isOpen(check)
      ? '在排他、独占许可有效期内不能开放许可，请改选其他交易方式，或先注销许可备案。'
      : offersLicense
        ? '再许可他人会与这份许可冲突，请先取得被许可人同意，或注销许可备案。'
        : '转让不影响已备案的许可，请在简介中写明，由受让人知悉。',
    ...toField('transactionTypeIds', '改交易方式'),
  };
}

/** An open licence of a utility model or design needs its report (Patent Law, Article 50). */
function report(check: PatentCheck): PreflightFinding | undefined {
  const { patent } = check;
  if (!isOpen(check) || (patent.kind !== 'UTILITY' && patent.kind !== 'DESIGN')) return undefined;
  if (has(check, 'evaluationReport')) return undefined;
  const kind = patent.kind === 'UTILITY' ? '实用新型' : '外观设计';
  return {
    rule: 'REPORT',
    level: 'block',
    patent: patent.number,
    sentence: `专利${patentName(patent)}是${kind}，开放许可须提交专利权评价报告。`,
    remedy: '已有报告的，在“上传材料”中上传；还没有的，先申请评价报告。',
    target: { to: 'apply', process: 'PJSQ', patent: patent.number },
    targetLabel: '申请评价报告',
  };
}

/** The rules on who may dispose of one patent. */
export const rightRules = [owner, pledged, preserved, licensed, report];
