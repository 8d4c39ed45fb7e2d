import type { ClaimMatrix } from '../../../../src/domain/assessment/result';
import { percentOf, shareOf, wordsOf } from '../../../../src/domain/assessment/words';
import type { FormBody } from '../../../../src/domain/form/body';
import { measureClaims, measureDescription } from '../claimFacts';
import {
  choicesAnswer,
  type DocumentFacts,
  kindOfFacts,
  type PatentFacts,
  textAnswer,
} from '../facts';
import { type Finding, FindingMaker, type Findings } from '../finding';
import { disclosure, invalidations, upTo } from '../value/legal';
import { claimMatrix } from './matrix';

/** What stability is judged by. */
export interface StabilityFindings {
  readonly findings: Findings;
  /** Absent for designs, and where no claims were delivered. */
  readonly matrix?: ClaimMatrix;
}

const NO_TEXTS = '没有可对照的文件文本';

/** Scores of the share of claim words in one document, and in two together. */
const NOVELTY = [
  [0.3, 9.5],
  [0.5, 9],
  [0.7, 7.5],
  [0.85, 6],
  [0.95, 4],
] as const;
const INVENTIVE = [
  [0.3, 9],
  [0.5, 8],
  [0.75, 7],
  [0.85, 5.5],
  [0.95, 4],
] as const;

function novelty({ claims, documents }: ClaimMatrix, make: FindingMaker): Finding {
  const independent = claims.filter((claim) => claim.independent && claim.closest !== undefined);
  const shares = independent.flatMap(({ cells, closest, no }) => {
    const cell = cells.find(({ document }) => document === closest);
    return cell?.overlap == null ? [] : [{ no, share: cell.overlap, document: cell.document }];
  });
  const [nearest] = [...shares].sort((a, b) => b.share - a.share);
  if (!nearest) return make.unknown('documents', NO_TEXTS);
  const score = upTo(nearest.share, NOVELTY, 2);
  const number = documents.find(({ key }) => key === nearest.document)?.number ?? '';
  return make.known(
    'documents',
    score,
    `对照 ${documents.filter(({ compared }) => compared).length} 篇文件，独立权利要求 ${nearest.no} 与 ${nearest.document}（${number}）的用词有 ${percentOf(nearest.share)} 相同，${score} 分。`,
    [
      ['documents.compared', '对照的文件数', documents.filter(({ compared }) => compared).length],
      ['documents.closest', '最接近的文件', number],
      ['documents.share', '与最接近文件相同的用词', percentOf(nearest.share)],
    ],
  );
}

/** The share of the words of the weakest independent claim in its two nearest documents. */
function inventiveStep(
  facts: PatentFacts,
  matrix: ClaimMatrix,
  documents: readonly DocumentFacts[],
  make: FindingMaker,
): Finding {
  const words = documents.map(({ abstract = '', claims = [] }) =>
    wordsOf([abstract, ...claims.map(({ text }) => text)].join('\n')),
  );
  const shares = matrix.claims
    .filter(({ independent, closest }) => independent && closest !== undefined)
    .map(({ no, cells }) => {
      const nearest = cells
        .map(({ category, overlap }, index) => ({ category, overlap: overlap ?? -1, index }))
        .filter(({ category }) => category !== null)
        .sort((a, b) => b.overlap - a.overlap)
        .slice(0, 2);
      const among = new Set(nearest.flatMap(({ index }) => [...(words[index] ?? [])]));
      const text = facts.claims?.find((claim) => claim.no === no)?.text ?? '';
      return { no, share: shareOf(wordsOf(text), among), used: nearest.length };
    });
  const [weakest] = shares.sort((a, b) => b.share - a.share);
  if (!weakest) return make.unknown('documents', NO_TEXTS);
  const score = upTo(weakest.share, INVENTIVE, 2);
  return make.known(
    'documents',
    score,
    weakest.used === 0
      ? `没有文件与独立权利要求有较多相同之处，${score} 分。`
      : `独立权利要求 ${weakest.no} 的用词有 ${percentOf(weakest.share)} 见于最接近的 ${weakest.used} 篇文件的结合，${score} 分。`,
    [['documents.together', '两篇文件结合后相同的用词', percentOf(weakest.share)]],
  );
}

const EXCLUDED = /疾病的?(?:诊断|治疗)|游戏规则|商业方法|原子核变换|动物品种|植物品种/;

function subjectMatter(facts: PatentFacts, make: FindingMaker): Finding {
  const { claims } = facts;
  const kind = kindOfFacts(facts);
  if (claims === undefined || kind === undefined) {
    return make.unknown('claims', '没有权利要求的文本或者专利类型');
  }
  const word = EXCLUDED.exec(claims.map(({ text }) => text).join('\n'))?.[0];
  const method = kind === 'UTILITY' && claims.some(({ category }) => category !== 'PRODUCT');
  const score = word !== undefined ? 4 : method ? 3 : kind === 'UTILITY' ? 8 : 9;
  const why =
    word !== undefined
      ? `权利要求提到“${word}”，可能属于不授予专利权的主题`
      : method
        ? '实用新型含方法或用途权利要求，不属于保护客体'
        : '没有发现不属于保护客体的主题';
  return make.known('claims', score, `${why}，${score} 分。`, [
    ['record.subjectMatter', '保护客体检查', why],
  ]);
}

function clarity(facts: PatentFacts, make: FindingMaker): Finding {
  const claims = measureClaims(facts);
  if (claims === undefined) return make.unknown('claims', '没有权利要求的文本');
  const { unclear } = claims;
  const support = measureDescription(facts)?.support;
  const base = support === undefined ? 6 : support >= 0.9 ? 9 : support >= 0.75 ? 7 : 5;
  return make.known(
    'claims',
    base - Math.min(4, unclear.length),
    `${support === undefined ? '没有说明书可对照' : `权利要求 1 的用词有 ${percentOf(support)} 见于说明书`}，${base} 分；含义不确定的用语 ${unclear.length} 种${unclear.length > 0 ? `（${unclear.join('、')}），每种减 1 分，最多减 4 分` : ''}。`,
    [
      [
        'record.support',
        '权利要求 1 用词见于说明书',
        support === undefined ? null : percentOf(support),
      ],
      ['record.unclearWords', '含义不确定的用语', unclear.length],
    ],
  );
}

function amended({ parentApplicationNumber }: PatentFacts, make: FindingMaker): Finding {
  const missing = '没有审查过程中的修改文本';
  if (parentApplicationNumber === undefined) return make.unknown('legal', missing);
  return make.known(
    'bibliography',
    6,
    `由 ${parentApplicationNumber} 分案而来，须核对是否超出原申请记载的范围，6 分；${missing}。`,
    [['record.parent', '分案原申请号', parentApplicationNumber]],
  );
}

function entitlement(facts: PatentFacts, make: FindingMaker): Finding {
  const { priorities, sameDayApplication, transfers } = facts;
  if (priorities === undefined && transfers === undefined) {
    return make.unknown('bibliography', '没有优先权和权属变更数据');
  }
  const score =
    9.5 -
    (priorities?.length ? 1.5 : 0) -
    (sameDayApplication === undefined ? 0 : 2) -
    Math.min(2, 0.5 * (transfers?.length ?? 0));
  return make.known(
    'bibliography',
    score,
    `起点 9.5 分；优先权 ${priorities?.length ?? '未知'} 项${priorities?.length ? '，须核实是否成立，减 1.5 分' : ''}；${sameDayApplication === undefined ? '没有同日申请' : `有同日申请 ${sameDayApplication}，减 2 分`}；权属变更 ${transfers?.length ?? '未知'} 次，每次减 0.5 分。`,
    [
      ['record.priorities', '优先权项数', priorities?.length ?? null],
      ['record.sameDay', '同日申请', sameDayApplication ?? null],
      ['record.transfers', '转让', transfers?.length ?? null],
    ],
  );
}

const REPORTS = {
  FULL: ['全部符合授权条件', 2],
  PARTIAL: ['部分符合授权条件', 0],
  NONE: ['不符合授权条件', -3],
} as const;

function reportOf(answers: FormBody) {
  const told = textAnswer(answers, 'reportConclusion');
  const key = (['FULL', 'PARTIAL', 'NONE'] as const).find((one) => one === told);
  return answers.hasReport === true && key !== undefined ? REPORTS[key] : undefined;
}

function signals(facts: PatentFacts, answers: FormBody, make: FindingMaker): Finding {
  const kind = kindOfFacts(facts);
  if (kind === undefined || (facts.disputes === undefined && facts.legalEvents === undefined)) {
    return make.unknown('legal', '没有法律状态、无效和诉讼数据');
  }
  const { total, kept, partly, wholly } = invalidations(facts);
  const report = reportOf(answers);
  const backward = facts.citations?.filter(({ direction }) => direction === 'BACKWARD').length;
  const base = kind === 'INVENTION' ? 6 : 5;
  const searched = (backward ?? 0) >= 5;
  const score =
    wholly > 0 ? 0 : base + 2 * kept - 2 * partly + (report?.[1] ?? 0) + (searched ? 1 : 0);
  return make.known(
    'legal',
    score,
    wholly > 0
      ? '已被宣告全部无效，0 分。'
      : `${kind === 'INVENTION' ? '经实质审查，6 分' : '未经实质审查，5 分'}；无效程序 ${total} 次，维持 ${kept} 次每次加 2 分，部分无效 ${partly} 次每次减 2 分；${backward === undefined || backward === null ? '引证文献数未知' : `引证文献 ${backward} 篇`}${searched ? '，加 1 分' : ''}；${report ? `评价报告结论“${report[0]}”，${report[1] >= 0 ? '加' : '减'} ${Math.abs(report[1])} 分` : '没有评价报告'}。`,
    [
      ['record.invalidations', '无效宣告程序', total],
      ['record.backward', '引证文献数', backward ?? null],
      ['form.report', '评价报告结论', report?.[0] ?? null],
    ],
  );
}

function views({ designViews }: PatentFacts, make: FindingMaker): Finding {
  if (designViews === undefined) return make.unknown('bibliography', '没有外观设计图片');
  const count = designViews.length;
  const score = count >= 6 ? 9 : count >= 4 ? 7 : count >= 1 ? 5 : 2;
  return make.known('bibliography', score, `公告的视图 ${count} 幅，${score} 分。`, [
    ['record.views', '视图数', count],
  ]);
}

function designFindings(facts: PatentFacts, answers: FormBody, make: FindingMaker): Findings {
  const report = reportOf(answers);
  const byReport = (what: string): Finding => {
    if (!report)
      return make.unknown('documents', `没有现有设计的图片比对，也没有评价报告，${what}不能判断`);
    const score = report[1] > 0 ? 8 : report[1] === 0 ? 5 : 3;
    return make.known('form', score, `评价报告结论“${report[0]}”，${score} 分。`, [
      ['form.report', '评价报告结论', report[0]],
    ]);
  };
  return {
    S1: byReport('相同或实质相同'),
    S2: byReport('明显区别'),
    S3: make.unknown('documents', '没有商标、著作权等在先权利的检索'),
    S4: views(facts, make),
    S5: amended(facts, make),
    S6: signals(facts, answers, make),
  };
}

/** Claims chosen in the form; undefined for all. */
function chosenClaims(answers: FormBody): number[] | undefined {
  if (textAnswer(answers, 'claimScope') !== 'CHOSEN') return undefined;
  return choicesAnswer(answers, 'claimsToEvaluate').map(Number);
}

/**
 * The grounds of a stability assessment from what is delivered, with the claim by document matrix
 * (domain reference 6.2).
 *
 * @param answers body of the request (domain reference 2.8)
 * @param day whose data is used, `YYYY-MM-DD`
 * @param documents those the applicant names and those the record cites, in this order
 */
export function stabilityScores(
  facts: PatentFacts,
  answers: FormBody,
  day: string,
  documents: readonly DocumentFacts[],
): StabilityFindings {
  const make = new FindingMaker(day);
  if (kindOfFacts(facts) === 'DESIGN') return { findings: designFindings(facts, answers, make) };
  const chosen = chosenClaims(answers);
  const matrix =
    facts.claims && facts.claims.length > 0
      ? claimMatrix(facts.claims, documents, {
          ...(chosen && { chosen }),
          ...(facts.filingDate !== undefined && { filingDate: facts.filingDate }),
        })
      : undefined;
  const noClaims = make.unknown('claims', '没有权利要求的文本');
  return {
    findings: {
      S1: matrix ? novelty(matrix, make) : noClaims,
      S2: matrix ? inventiveStep(facts, matrix, documents, make) : noClaims,
      S3: subjectMatter(facts, make),
      S4: disclosure(measureDescription(facts), facts.drawings?.length ?? 0, make),
      S5: clarity(facts, make),
      S6: amended(facts, make),
      S7: entitlement(facts, make),
      S8: signals(facts, answers, make),
    },
    ...(matrix && { matrix }),
  };
}
