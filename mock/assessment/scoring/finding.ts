import type { AssessmentEvidence, AssessmentInput } from '../../../src/domain/assessment/result';
import type { Scores } from '../../../src/domain/assessment/score';

/** What a rule says of an indicator. */
export interface Finding {
  /** 0–10, one decimal; null: no data. */
  readonly score: number | null;
  /** A sentence with the numbers used, or why there is none. */
  readonly basis: string;
  readonly evidence: readonly AssessmentEvidence[];
  /** Values that went in. */
  readonly inputs: readonly Omit<AssessmentInput, 'indicators'>[];
}

/** Findings by code of the indicator. */
export type Findings = Readonly<Record<string, Finding>>;

/** Where facts come from, as evidence names it. */
const SOURCES = {
  bibliography: '专利著录数据',
  claims: '权利要求书',
  description: '说明书',
  legal: '法律状态数据',
  citations: '引证数据',
  family: '同族数据',
  operations: '运营登记数据',
  field: '同类专利统计',
  documents: '对比文件',
  form: '申请表',
} as const;
export type Source = keyof typeof SOURCES;

const oneDecimal = (score: number) =>
  Math.floor(Math.min(10, Math.max(0, score)) * 10 + 0.5 + 1e-9) / 10;

/** A value that a rule read: name, words, what it was. */
export type Read = readonly [key: string, label: string, value: string | number | null];

/** Makes findings that lean on data of one day. */
export class FindingMaker {
  /** @param day whose data is used, `YYYY-MM-DD` */
  constructor(private readonly day: string) {}

  /** A score with the sentence that explains it; outside of 0–10 it is cut. */
  known(source: Source, score: number, basis: string, reads: readonly Read[]): Finding {
    return {
      score: oneDecimal(score),
      basis,
      evidence: [
        {
          source: SOURCES[source],
          date: this.day,
          text: reads.map(([, label, value]) => `${label}：${value ?? '未提供'}`).join('；'),
        },
      ],
      inputs: this.inputs(source, reads),
    };
  }

  /** No score: what would be needed is not delivered. */
  unknown(source: Source, missing: string, reads: readonly Read[] = []): Finding {
    return {
      score: null,
      basis: `无数据：${missing}`,
      evidence: [],
      inputs: this.inputs(source, reads),
    };
  }

  private inputs(source: Source, reads: readonly Read[]) {
    const origin = source === 'form' ? 'FORM' : 'RECORD';
    return reads.map(([key, label, value]) => ({ key, label, value, origin }) as const);
  }
}

/** The scores of findings. */
export function scoresOfFindings(findings: Findings): Scores {
  return Object.fromEntries(Object.entries(findings).map(([code, { score }]) => [code, score]));
}

/** Every value that went in, once, with the indicators that read it, in the order of the findings. */
export function inputsOf(findings: Findings): AssessmentInput[] {
  const inputs = new Map<string, AssessmentInput>();
  for (const [code, finding] of Object.entries(findings)) {
    for (const input of finding.inputs) {
      const known = inputs.get(input.key);
      const indicators = [...(known?.indicators ?? []), code];
      inputs.set(input.key, { ...(known ?? input), indicators: [...new Set(indicators)] });
    }
  }
  return [...inputs.values()];
}
