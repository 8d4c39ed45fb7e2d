import { graceReckoning } from '../../../../src/domain/application/sqqpg/disclosure';
import type { FormBody } from '../../../../src/domain/form/body';
import { preAnswers } from './answers';
import { visibility } from './preScores';

const NEEDS_DATA = /(?:^|[;；、,，\s])(?:C(?:0[1-9]|1[0-4]|12|30|40)|A61[KPQ]|A01N)/i;

/** Kind of protection: what the result and the solution speak for (domain reference 6.3). */
function kindOf(body: FormBody, grade: string | null, novelty: number | null): string {
  const answers = preAnswers(body);
  const seen = visibility(answers);
  if (novelty !== null && novelty <= 2) return '先确认是否仍有未公开的改进；没有的，不建议申请';
  if (grade === 'D') return '防御性公开，或补充后重新评估';
  const only = answers.targets.filter((one) => one !== 'ADVISE' && one !== 'PCT');
  if (only.length === 1 && only[0] === 'DESIGN') return '外观设计';
  if (seen === 'METHOD' && answers.disclosed === false && grade !== 'A') {
    return '商业秘密（方法不易被发现，尚未公开）；决定公开产品前再考虑发明';
  }
  if (seen === 'METHOD') return '发明';
  return grade === 'C' ? '实用新型' : seen === 'PRODUCT' ? '发明 + 实用新型（同日申请）' : '发明';
}

/**
 * Advice on filing by the answers and the result: kind, PCT, quick examination, experiments,
 * claims, time (domain reference 6.3).
 *
 * @param novelty score of P12
 * @param day of the assessment, `YYYY-MM-DD`
 */
export function filingAdvice(
  body: FormBody,
  grade: string | null,
  novelty: number | null,
  day: string,
): { label: string; text: string }[] {
  const answers = preAnswers(body);
  const { overseas, trl, ipcs, data, innovations, disclosed, disclosureDate, way } = answers;
  const worth = grade === 'A' || grade === 'B';
  const grace = disclosed === true ? graceReckoning(disclosureDate, way, day) : undefined;
  const experiments = [
    ...(NEEDS_DATA.test(ipcs) && data === ''
      ? ['化学、生物领域：补充效果实验，含对比例和测试条件']
      : []),
    ...(/\d/.test(answers.effects) ? [] : ['有益效果补充可以测量的数值和对照']),
    ...(answers.embodiments === '' ? ['补充至少一个完整的实施例'] : []),
  ];
  // Several of them stand in one sentence: none ends one.
  const shorten = (text: string) => {
    const letters = Array.from(text.trim().replace(/[。；;]+$/, ''));
    return letters.slice(0, 60).join('') + (letters.length > 60 ? '…' : '');
  };
  const time =
    grace?.state === 'open'
      ? `最迟 ${grace.lastDay} 提出，并声明不丧失新颖性的公开`
      : disclosed === true
        ? '已公开且不能主张宽限期；仅就未公开的改进提出申请'
        : worth
          ? '在任何公开、展出、销售之前尽快提出'
          : '补充后重新评估，之前不要公开';
  return [
    { label: '申请类型', text: kindOf(body, grade, novelty) },
    {
      label: 'PCT',
      text:
        worth && overseas !== ''
          ? `是；按海外计划选择国家（地区）：${shorten(overseas)}`
          : overseas === ''
            ? '否；没有海外生产或销售计划，申请日起 12 个月内仍可提出'
            : '暂不；先完善方案，申请日起 12 个月内仍可提出',
    },
    {
      label: '优先审查或预审',
      text:
        worth && (trl ?? 0) >= 6
          ? '是；产品即将或已经使用，可以办理快速预审或请求优先审查'
          : '否；按普通程序审查',
    },
    { label: '补充实验', text: experiments.length > 0 ? experiments.join('；') : '没有必须补充的' },
    {
      label: '拟独立权利要求要点',
      text:
        innovations.length > 0 ? innovations.slice(0, 3).map(shorten).join('；') : '先填写创新点',
    },
    { label: '申请时机', text: time },
  ];
}
