import { measureClaims } from '../claimFacts';
import type { FieldFacts, PatentFacts } from '../facts';
import type { Finding, FindingMaker, Findings, Read } from '../finding';
import type { ValueAnswers } from './answers';
import { upTo } from './legal';

/** Years at the end that are not published in full (Patent Law, Article 34: 18 months). */
const LAG_YEARS = 2;

/** A mark of the applicant in place of data that is not delivered. */
function orSelf(code: string, found: Finding, answers: ValueAnswers, make: FindingMaker): Finding {
  const mark = answers.techSelf[code];
  if (found.score !== null || mark === undefined) return found;
  return make.known(
    'form',
    mark * 2,
    `申请人自评 ${mark} 分（满分 5 分），折合 ${mark * 2} 分，未经核实。`,
    [[`form.techSelf.${code}`, '技术自评', mark]],
  );
}

function cited({ counts, citations }: PatentFacts, make: FindingMaker): Finding {
  const count =
    counts?.citedBy ?? citations?.filter(({ direction }) => direction === 'FORWARD').length;
  if (count === undefined) return make.unknown('citations', '没有被引证数据');
  const score = 2 + Math.log(1 + count) * 2.5;
  return make.known(
    'citations',
    score,
    `被后来的专利引证 ${count} 次。计算：2 + 2.5 × ln(1 + 次数)，最高 10 分。`,
    [['record.citedBy', '被引证次数', count]],
  );
}

function hardToAvoid(facts: PatentFacts, make: FindingMaker): Finding {
  const claims = measureClaims(facts);
  if (claims === undefined) return make.unknown('claims', '没有权利要求的文本');
  const { features } = claims;
  const score = upTo(
    features,
    [
      [3, 9],
      [5, 8],
      [8, 6],
      [12, 4],
    ],
    3,
  );
  return make.known(
    'claims',
    score,
    `最短的独立权利要求分为 ${features} 个技术特征，特征越少越难规避，${score} 分。`,
    [['record.features', '独立权利要求技术特征数', features]],
  );
}

function breadth({ ipcs, locs }: PatentFacts, make: FindingMaker): Finding {
  const codes = ipcs !== undefined && ipcs.length > 0 ? ipcs.map((code) => code.slice(0, 4)) : locs;
  if (codes === undefined || codes.length === 0) return make.unknown('bibliography', '没有分类号');
  const classes = [...new Set(codes)];
  const score = Math.min(10, 2 + 2 * classes.length);
  return make.known(
    'bibliography',
    score,
    `涉及 ${classes.length} 个小类（${classes.slice(0, 5).join('、')}${classes.length > 5 ? '等' : ''}）；2 分起，每个加 2 分，最高 10 分。`,
    [['record.classes', '分类小类数', classes.length]],
  );
}

const LEVEL_OF_USE = { FULL: 9, PARTIAL: 7 } as const;

function maturity({ implementation }: ValueAnswers, make: FindingMaker): Finding {
  if (implementation === undefined || implementation === 'NONE') {
    return make.unknown('form', '尚未实施，也没有成熟度的说明');
  }
  const level = LEVEL_OF_USE[implementation];
  const score = Math.round((level / 9) * 10);
  const words = implementation === 'FULL' ? '已实施' : '部分实施';
  return make.known(
    'form',
    score,
    `申请表填写为${words}，按技术成熟度 ${level} 级。计算：级数 ÷ 9 × 10，取整 ${score} 分。`,
    [['form.implementation', '实施情况', words]],
  );
}

interface Trend {
  readonly recent: number;
  readonly before: number;
  readonly ratio: number;
  readonly peak: number;
  readonly last: number;
  readonly reads: readonly Read[];
}

/** Three complete years against the three before; undefined where the field is too small. */
function trendOf(field: FieldFacts | undefined, day: string): Trend | undefined {
  if (field === undefined) return undefined;
  const last = Number(day.slice(0, 4)) - LAG_YEARS;
  const sum = (from: number, to: number) =>
    field.years
      .filter(({ year }) => year >= from && year <= to)
      .reduce((total, { count }) => total + count, 0);
  const recent = sum(last - 2, last);
  const before = sum(last - 5, last - 3);
  if (recent + before < 10) return undefined;
  const complete = field.years.filter(({ year }) => year <= last);
  const peak = [...complete].sort((a, b) => b.count - a.count || b.year - a.year)[0]?.year ?? last;
  return {
    recent,
    before,
    ratio: before === 0 ? 2 : recent / before,
    peak,
    last,
    reads: [
      ['field.class', '统计的小类', field.ipcClass],
      ['field.recent', `${last - 2}—${last} 年申请量`, recent],
      ['field.before', `${last - 5}—${last - 3} 年申请量`, before],
    ],
  };
}

const NO_FIELD = '没有同类专利的年度统计，或数量太少';

function trend(given: Trend | undefined, make: FindingMaker): Finding {
  if (given === undefined) return make.unknown('field', NO_FIELD);
  const { ratio, recent, before, last, reads } = given;
  const score = ratio >= 1.3 ? 9 : ratio >= 1.1 ? 7 : ratio >= 0.9 ? 6 : ratio >= 0.7 ? 4 : 2;
  return make.known(
    'field',
    score,
    `同小类 ${last - 2}—${last} 年申请 ${recent} 件，前三年 ${before} 件，为 ${ratio.toFixed(2)} 倍，${score} 分；近两年公开滞后，不计入。`,
    reads,
  );
}

function lifeCycle(given: Trend | undefined, make: FindingMaker): Finding {
  if (given === undefined) return make.unknown('field', NO_FIELD);
  const { ratio, peak, last, reads } = given;
  const [stage, score] =
    ratio >= 1.1
      ? (['成长期', 9] as const)
      : ratio >= 0.9
        ? (['成熟期', 6] as const)
        : (['衰退期', 3] as const);
  return make.known(
    'field',
    score,
    `申请量最高的是 ${peak} 年，近三年为前三年的 ${ratio.toFixed(2)} 倍，判断为${stage}，${score} 分（截至 ${last} 年）。`,
    [...reads, ['field.peak', '申请量最高的年份', peak]],
  );
}

/**
 * Technical value, T11 to T62 (domain reference 6.1).
 *
 * @param day whose data is used, `YYYY-MM-DD`
 */
export function technicalFindings(
  facts: PatentFacts,
  answers: ValueAnswers,
  field: FieldFacts | undefined,
  day: string,
  make: FindingMaker,
): Findings {
  const years = trendOf(field, day);
  const unsaid = (what: string) => make.unknown('form', `申请表没有填写${what}的自评`);
  const findings: Findings = {
    T11: unsaid('技术效果'),
    T12: cited(facts, make),
    T21: unsaid('替代方案'),
    T22: hardToAvoid(facts, make),
    T31: breadth(facts, make),
    T41: unsaid('配套技术依存'),
    T51: maturity(answers, make),
    T61: trend(years, make),
    T62: lifeCycle(years, make),
  };
  return Object.fromEntries(
    Object.entries(findings).map(([code, found]) => [code, orSelf(code, found, answers, make)]),
  );
}
