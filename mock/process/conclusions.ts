import type { HandledProcess } from './types';

/** An assessment came to its end; its total and grade stand in the result of its own. */
const ASSESSED = { DONE: '评估完成，结果仅供参考' };

/** Outcome of an assessment that no person looked at (domain 2.9). */
export const MACHINE_ASSESSED = { conclusion: 'AUTO', label: '机器评价，仅供参考' } as const;

/** Outcomes of a finished request by code (domain 2.2–2.9). */
export const CONCLUSIONS: Readonly<Record<HandledProcess, Readonly<Record<string, string>>>> = {
  PJSQ: {
    ALL: '全部权利要求符合授权条件',
    PART: '部分权利要求符合授权条件',
    NONE: '权利要求不符合授权条件',
  },
  JBTS: {
    INFRINGED: '认定侵权',
    NOT_INFRINGED: '不侵权',
    MEDIATED: '调解',
    WITHDRAWN: '撤回',
    DISMISSED: '驳回',
    FILED: '立案查处',
    NOT_FILED: '不予立案',
    TRANSFERRED: '移送后办结',
  },
  SXSS: {
    REVOKED: '成立，撤销认定',
    CORRECTED: '部分成立，更正',
    UPHELD: '不成立，维持',
    REPAIRED: '准予修复',
    NOT_REPAIRED: '不予修复',
  },
  WQYZ: {
    ADVICE: '咨询意见',
    JUDGEMENT: '判定参考意见',
    PLAN: '方案',
    SERVED: '服务完成',
    MEDIATED: '调解成功',
    NOT_MEDIATED: '调解未成',
  },
  // A listing is not finished: it is published.
  ZLJY: {},
  SQQPG: ASSESSED,
  WDXPJ: ASSESSED,
  JZPJ: ASSESSED,
};
