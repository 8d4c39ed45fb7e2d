import type { PatentKind } from '../patentLabels';

/**
 * The result of an assessment (domain reference, section 6), as it travels and as it is kept:
 * JSON-safe; '' or undefined where it is not known. The radar of the first level is not kept, it follows from
 * `dimensions`.
 */

/** Assessment before filing (SQQPG), of stability (WDXPJ), of value (JZPJ). */
export type AssessmentKind = 'PRE' | 'STABILITY' | 'VALUE';

/** What a value is asked for (GB/T 42748, domain reference 2.9). */
export type ValueScene = 'MANAGE' | 'LICENSE' | 'FINANCE' | 'REPORT' | 'INFRINGE' | 'OTHER';

/** Word of a score: from 8, from 6, from 4, below; or nothing is known. */
export type LevelWord = '优' | '良' | '中' | '弱' | '无数据';

export type RiskLevel = '高' | '中' | '低';

/** What a score leans on. */
export interface AssessmentEvidence {
  /** Where it stands, e.g. `专利著录数据`, `申请表`. */
  readonly source: string;
  /** Day of the data, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly text?: string;
}

export interface AssessedIndicator {
  /** E.g. `L11`, `S1`, `P12`. */
  readonly code: string;
  readonly name: string;
  /** Second level of the value system, e.g. `{ code: 'L1', name: '权利稳定性' }`. */
  readonly group?: { readonly code: string; readonly name: string } | undefined;
  readonly weight: number | undefined;
  /** 0–10; null: no data, left out of every sum. */
  readonly score: number | null;
  readonly level: LevelWord | undefined;
  /** A sentence with the numbers used. */
  readonly basis: string;
  readonly evidence: readonly AssessmentEvidence[];
}

/** A first-level part; the stability system has one for each ground, with one indicator. */
export interface AssessedDimension {
  readonly code: string;
  readonly name: string;
  /** Its share of the total; with the scene for values. */
  readonly weight: number | undefined;
  /** 0–100, one decimal; null: none of its indicators has data. */
  readonly score: number | null;
  readonly comment: string;
  readonly indicators: readonly AssessedIndicator[];
}

/** Weights by code; those of a level need not sum up to 100. */
export interface AssessmentWeights {
  readonly dimensions: Readonly<Record<string, number>>;
  readonly indicators: Readonly<Record<string, number>>;
}

export type ReferenceCategory = 'X' | 'Y' | 'A';

/** A document that speaks against the subject, or shows the state of the art. */
export interface AssessmentReference {
  /** Number of a patent, or the citation of another document. */
  readonly number: string;
  readonly title?: string;
  readonly category: ReferenceCategory | undefined;
  /** What it has to do with the subject, in a sentence. */
  readonly relation: string;
  /** Claims concerned. */
  readonly claims?: readonly number[];
}

export interface AssessmentRisk {
  readonly level: RiskLevel | undefined;
  readonly text: string;
}

export interface AssessmentSuggestion {
  /** 1 first. */
  readonly priority: 1 | 2 | 3 | undefined;
  readonly text: string;
}

/** A value that went in, kept so that a later run can say what changed. */
export interface AssessmentInput {
  /** Stable name, e.g. `record.citedBy`. */
  readonly key: string;
  readonly label: string;
  /** As it is shown; null: not delivered. */
  readonly value: string | number | null;
  /** FORM: said by the applicant; RECORD: of the patent data; EXPERT: decided by an evaluator. */
  readonly origin: 'FORM' | 'RECORD' | 'EXPERT' | undefined;
  /** Codes of the indicators that read it. */
  readonly indicators: readonly string[];
}

/** What a result was made of; the checksum is over `frozenText` of the result. */
interface FrozenEvidence {
  readonly inputs: readonly AssessmentInput[];
  readonly weights: AssessmentWeights;
  /** Name and version of the rules. */
  readonly model: string;
  /** Day whose data was used, `YYYY-MM-DD`. */
  readonly baseDate: string;
  /** SHA-256, 64 hexadecimal digits. */
  readonly checksum: string;
}

/** A column of the claim by document matrix. */
export interface MatrixDocument {
  /** D1, D2, … */
  readonly key: string;
  /** Number of a patent, or the citation of another document. */
  readonly number: string;
  readonly title?: string;
  /** Day of its publication, `YYYY-MM-DD`. */
  readonly date?: string;
  /** KNOWN: named by the applicant; CITED: cited by the patent data. */
  readonly origin: 'KNOWN' | 'CITED' | undefined;
  /** False: its text was not delivered, so that nothing could be compared. */
  readonly compared: boolean | undefined;
  readonly note?: string;
}

/** What a document says of a claim. */
export interface MatrixCell {
  /** `key` of the document. */
  readonly document: string;
  /** null: not compared, or nothing in common. */
  readonly category: ReferenceCategory | null;
  /** Share of the words of the claim that the document has, 0–1; null: not compared. */
  readonly overlap: number | null;
  /** The sentence of the document that is nearest to the claim. */
  readonly passage?: string;
  /** Where the passage stands, e.g. `摘要`, `权利要求 1`. */
  readonly place?: string;
}

type ClaimAnswer = '是' | '否' | '存疑' | '无数据';

/** A row of the matrix. */
export interface AssessedClaim {
  readonly no: number | undefined;
  readonly independent: boolean | undefined;
  readonly dependsOn: readonly number[];
  readonly text: string;
  /** One for each document, in the order of the documents. */
  readonly cells: readonly MatrixCell[];
  /** `key` of the document with most in common. */
  readonly closest?: string;
  /** Parts of the claim that the closest document does not have. */
  readonly distinguishing: readonly string[];
  readonly novelty: ClaimAnswer | undefined;
  readonly inventive: ClaimAnswer | undefined;
  /** null: nothing could be compared. */
  readonly risk: RiskLevel | null;
  /** 较可能维持 or 存在被无效风险, never 有效 or 无效 (domain reference 6.2). */
  readonly conclusion: string;
}

export interface ClaimMatrix {
  readonly documents: readonly MatrixDocument[];
  readonly claims: readonly AssessedClaim[];
  /** Amendments and claims to fall back on. */
  readonly advice: readonly string[];
}

/** What was assessed: a patent, or a technical solution that is not filed yet. */
export interface AssessmentSubject {
  readonly title: string;
  /** Application number with its check digit, e.g. `202110000001.5`. */
  readonly patentNumber?: string;
  readonly patentKind?: PatentKind;
}

export interface AssessmentResult {
  /** Of the request; absent while it is not answered yet. */
  readonly id?: string;
  readonly applyNo: string;
  readonly kind: AssessmentKind;
  readonly subject: AssessmentSubject;
  /** Values only. */
  readonly scene?: ValueScene;
  /** 0–100, one decimal; null: nothing is known. */
  readonly totalScore: number | null;
  /** A–D; 1–4 for stability; null without a total. */
  readonly grade: string | null;
  readonly gradeLabel: string;
  /** Why the grade is below the one of the total, e.g. `新颖性不高于 2 分，等级按最低档`. */
  readonly forced?: string;
  readonly dimensions: readonly AssessedDimension[];
  /** How many indicators have data. */
  readonly coverage: { readonly known: number; readonly total: number } | undefined;
  /** Share of the patents of the field with a lower total, 0–100; absent where not delivered. */
  readonly percentile?: number;
  readonly references: readonly AssessmentReference[];
  readonly risks: readonly AssessmentRisk[];
  readonly suggestions: readonly AssessmentSuggestion[];
  /** Before filing: kind of application, PCT, examination, experiments, claims, time. */
  readonly filing?: readonly { readonly label: string; readonly text: string }[];
  /** Stability only. */
  readonly claims?: ClaimMatrix;
  readonly frozen: FrozenEvidence;
  /** E.g. `指标评价`, `快速（机评）`. */
  readonly method: string;
  /** E.g. `系统自动评价`. */
  readonly evaluator: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly finishedTime: string;
  readonly disclaimer: string;
  /** Results of the further patents of the same request, in the order of the form. */
  readonly others?: readonly AssessmentResult[];
}
