import { percentOf } from '../../../../src/domain/assessment/words';
import { grouped } from '../../../../src/domain/grouped';
import { patentTerm } from '../../../../src/domain/patentTerm';
import { type FieldFacts, kindOfFacts, type PatentFacts, yearsBetween } from '../facts';
import type { Finding, FindingMaker, Findings } from '../finding';
import type { ValueAnswers } from './answers';
import { invalidations, upTo } from './legal';

function legalTerm(facts: PatentFacts, day: string, make: FindingMaker): Finding {
  const kind = kindOfFacts(facts);
  const expiry =
    facts.expiryDate ??
    (kind !== undefined && facts.filingDate !== undefined
      ? patentTerm(kind, facts.filingDate)?.expiryDate
      : undefined);
  if (expiry === undefined) return make.unknown('bibliography', '没有申请日，算不出期满日');
  const years = yearsBetween(day, expiry);
  return make.known(
    'bibliography',
    years / 2,
    `${expiry} 期满，自基准日起剩余 ${years} 年。计算：年数 ÷ 2，最高 10 分。`,
    [['record.remainingYears', '剩余法定保护期（年）', years]],
  );
}

function economicLife({ remainingLife }: ValueAnswers, make: FindingMaker): Finding {
  if (remainingLife === undefined) return make.unknown('form', '申请表没有填写剩余经济寿命');
  return make.known(
    'form',
    remainingLife,
    `申请表填写剩余经济寿命 ${remainingLife} 年；每年 1 分，最高 10 分。`,
    [['form.remainingLife', '剩余经济寿命（年）', remainingLife]],
  );
}

const total = (field: FieldFacts) => field.years.reduce((sum, { count }) => sum + count, 0);

function competition(field: FieldFacts | undefined, make: FindingMaker): Finding {
  if (field === undefined || total(field) < 10) {
    return make.unknown('field', '没有同类专利的申请人统计，或数量太少');
  }
  const five = field.applicants.slice(0, 5).reduce((sum, { count }) => sum + count, 0);
  const share = Math.min(1, five / total(field));
  const score = upTo(
    share,
    [
      [0.2, 8],
      [0.4, 6],
      [0.6, 5],
    ],
    3,
  );
  return make.known(
    'field',
    score,
    `同小类（${field.ipcClass}）前 5 名申请人占 ${percentOf(share)}；越集中，后来者的空间越小，${score} 分。`,
    [
      ['field.class', '统计的小类', field.ipcClass],
      ['field.topFive', '前 5 名申请人占比', percentOf(share)],
    ],
  );
}

function position(
  { applicants = [] }: PatentFacts,
  { marketShare }: ValueAnswers,
  field: FieldFacts | undefined,
  make: FindingMaker,
): Finding {
  if (marketShare !== undefined) {
    const score = marketShare >= 30 ? 10 : marketShare >= 10 ? 8 : marketShare >= 5 ? 6 : 4;
    return make.known('form', score, `申请表填写市场占有率 ${marketShare}%，${score} 分。`, [
      ['form.marketShare', '市场占有率（%）', marketShare],
    ]);
  }
  const names = new Set(applicants.map(({ name }) => name));
  const at = field?.applicants.findIndex(({ name }) => names.has(name)) ?? -1;
  if (field === undefined || at < 0) {
    return make.unknown('field', '申请表没有填写市场占有率，权利人也不在同类专利的申请人统计中');
  }
  const score = upTo(
    at + 1,
    [
      [3, 9],
      [10, 7],
      [50, 5],
    ],
    3,
  );
  return make.known(
    'field',
    score,
    `权利人在同小类（${field.ipcClass}）的申请量中列第 ${at + 1} 位，${score} 分。`,
    [['field.rank', '权利人申请量位次', at + 1]],
  );
}

const BASE_OF_USE = { FULL: 6, PARTIAL: 4, NONE: 2 } as const;
const WORDS_OF_USE = { FULL: '已实施', PARTIAL: '部分实施', NONE: '未实施' } as const;

function use({ implementation, revenue }: ValueAnswers, make: FindingMaker): Finding {
  if (implementation === undefined) return make.unknown('form', '申请表没有填写实施情况');
  const base = BASE_OF_USE[implementation];
  const average =
    revenue.length === 0 ? 0 : revenue.reduce((sum, one) => sum + one, 0) / revenue.length;
  const more = average >= 5000 ? 4 : average >= 1000 ? 3 : average >= 100 ? 2 : average > 0 ? 1 : 0;
  const income =
    revenue.length === 0
      ? '没有填写收入'
      : `${revenue.length} 年平均收入 ${grouped(Math.round(average * 100) / 100)} 万元，加 ${more} 分`;
  return make.known(
    'form',
    base + more,
    `${WORDS_OF_USE[implementation]}，${base} 分；${income}。`,
    [
      ['form.implementation', '实施情况', WORDS_OF_USE[implementation]],
      [
        'form.revenue',
        '平均收入（万元）',
        revenue.length === 0 ? null : Math.round(average * 100) / 100,
      ],
    ],
  );
}

function market({ marketSize }: ValueAnswers, make: FindingMaker): Finding {
  if (marketSize === undefined) return make.unknown('form', '申请表没有填写市场规模');
  const score =
    marketSize >= 1_000_000
      ? 10
      : marketSize >= 100_000
        ? 8
        : marketSize >= 10_000
          ? 6
          : marketSize >= 1_000
            ? 4
            : 2;
  return make.known(
    'form',
    score,
    `申请表填写市场规模 ${grouped(marketSize)} 万元，${score} 分。`,
    [['form.marketSize', '市场规模（万元）', marketSize]],
  );
}

function operated(
  { transfers, licenses, pledges, openLicense }: PatentFacts,
  make: FindingMaker,
): Finding {
  if (transfers === undefined && licenses === undefined && pledges === undefined) {
    return make.unknown('operations', '没有转让、许可、质押的登记数据');
  }
  const counts = [
    ['record.transfers', '转让', transfers?.length ?? null],
    ['record.licenses', '许可', licenses?.length ?? null],
    ['record.pledges', '质押', pledges?.length ?? null],
    ['record.openLicense', '开放许可', openLicense === undefined ? 0 : 1],
  ] as const;
  const kinds = counts.filter(([, , count]) => (count ?? 0) > 0).length;
  const records = counts.reduce((sum, [, , count]) => sum + (count ?? 0), 0);
  const score = records === 0 ? 2 : 3 + 2 * kinds + Math.min(2, 0.5 * (records - kinds));
  const told = counts.map(([, label, count]) => `${label} ${count ?? '未知'} 次`).join('、');
  return make.known(
    'operations',
    score,
    records === 0
      ? `${told}；没有运营记录，2 分。`
      : `${told}；起点 3 分，每种 2 分，同种再有记录每次 0.5 分。`,
    counts,
  );
}

function proven(facts: PatentFacts, { awards }: ValueAnswers, make: FindingMaker): Finding {
  const { disputes, tags } = facts;
  if (disputes === undefined && awards === '') {
    return make.unknown('legal', '没有诉讼、无效数据，申请表也没有填写获奖');
  }
  const { kept, wholly } = invalidations(facts);
  const suits = disputes?.filter(({ kind }) => kind === '诉讼').length;
  const marks = tags?.highValue?.length ?? 0;
  const score =
    wholly > 0
      ? 0
      : 3 + 3 * kept + Math.min(2, suits ?? 0) + (awards === '' ? 0 : 3) + (marks > 0 ? 1 : 0);
  return make.known(
    'legal',
    score,
    wholly > 0
      ? '已被宣告全部无效，0 分。'
      : `起点 3 分；经无效程序维持 ${kept} 次，每次 3 分；诉讼 ${suits ?? '未知'} 次，每次 1 分，最多 2 分；${awards === '' ? '未填写获奖' : '申请表填写了获奖，加 3 分'}；高价值专利标签 ${marks} 个${marks > 0 ? '，加 1 分' : ''}。`,
    [
      ['record.kept', '无效程序维持次数', kept],
      ['record.suits', '诉讼次数', suits ?? null],
      ['form.awards', '获奖', awards === '' ? null : awards],
      ['record.highValue', '高价值专利标签数', marks],
    ],
  );
}

/**
 * Economic value, E11 to E42 (domain reference 6.1).
 *
 * @param day whose data is used, `YYYY-MM-DD`
 */
export function economicFindings(
  facts: PatentFacts,
  answers: ValueAnswers,
  field: FieldFacts | undefined,
  day: string,
  make: FindingMaker,
): Findings {
  return {
    E11: legalTerm(facts, day, make),
    E12: economicLife(answers, make),
    E21: competition(field, make),
    E22: position(facts, answers, field, make),
    E31: use(answers, make),
    E32: market(answers, make),
    E41: operated(facts, make),
    E42: proven(facts, answers, make),
  };
}
