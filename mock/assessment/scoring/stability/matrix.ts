import type {
  AssessedClaim,
  AssessmentReference,
  ClaimMatrix,
  MatrixCell,
  MatrixDocument,
  ReferenceCategory,
  RiskLevel,
} from '../../../../src/domain/assessment/result';
import {
  featuresOf,
  percentOf,
  sentencesOf,
  shareOf,
  wordsOf,
} from '../../../../src/domain/assessment/words';
import type { DocumentFacts, FactClaim } from '../facts';

/** Share of the words of a claim from which a document counts as X, Y or A. */
const CATEGORY_FROM: readonly (readonly [ReferenceCategory, number])[] = [
  ['X', 0.85],
  ['Y', 0.5],
  ['A', 0.2],
];

/** Share of two documents together from which the inventive step is doubted, or denied. */
const DOUBTED_FROM = 0.75;
const DENIED_FROM = 0.95;

/** A feature with less of its words in the document counts as a difference. */
const FEATURE_KNOWN_FROM = 0.6;

const MOST_FEATURES = 5;
const LONGEST_PASSAGE = 120;

interface Piece {
  readonly place: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

interface Compared extends MatrixDocument {
  readonly priorArt: boolean;
  readonly words: ReadonlySet<string>;
  readonly pieces: readonly Piece[];
}

function cut(text: string): string {
  const letters = Array.from(text);
  return letters.length > LONGEST_PASSAGE ? `${letters.slice(0, LONGEST_PASSAGE).join('')}…` : text;
}

function comparedOf(document: DocumentFacts, index: number, filingDate?: string): Compared {
  const { number, title, date, origin, abstract = '', claims = [], note } = document;
  const pieces = [
    ...sentencesOf(abstract).map((text) => ({ place: '摘要', text })),
    ...claims.flatMap(({ no, text }) =>
      sentencesOf(text).map((sentence) => ({ place: `权利要求 ${no}`, text: sentence })),
    ),
  ].map((piece) => ({ ...piece, words: wordsOf(piece.text) }));
  const late = date !== undefined && filingDate !== undefined && date >= filingDate;
  const remark = late ? '公开日不早于申请日，不是现有技术；是否为抵触申请须另行核实' : note;
  return {
    key: `D${index + 1}`,
    number,
    ...(title !== undefined && { title }),
    ...(date !== undefined && { date }),
    origin,
    compared: pieces.length > 0,
    ...(remark && { note: remark }),
    priorArt: !late,
    words: new Set(pieces.flatMap(({ words }) => [...words])),
    pieces,
  };
}

function cellOf(words: ReadonlySet<string>, document: Compared): MatrixCell {
  const { key, compared, priorArt, pieces } = document;
  if (!compared) return { document: key, category: null, overlap: null };
  const overlap = Math.round(shareOf(words, document.words) * 100) / 100;
  const category = CATEGORY_FROM.find(([, from]) => overlap >= from)?.[0] ?? null;
  const nearest = pieces.reduce<{ piece?: Piece; shared: number }>(
    (best, piece) => {
      const shared = shareOf(words, piece.words);
      return shared > best.shared ? { piece, shared } : best;
    },
    { shared: 0 },
  ).piece;
  return {
    document: key,
    category: priorArt ? category : null,
    overlap,
    ...(nearest && { passage: cut(nearest.text), place: nearest.place }),
  };
}

/** Words of a claim with those of the claims it depends on: a dependent claim has all of them. */
function wholeWords(claim: FactClaim, claims: ReadonlyMap<number, FactClaim>): Set<string> {
  const words = wordsOf(claim.text);
  const parent = claims.get(claim.dependsOn.find((no) => no < claim.no) ?? 0);
  return parent ? new Set([...words, ...wholeWords(parent, claims)]) : words;
}

const CONCLUSIONS: Readonly<Record<RiskLevel, string>> = {
  高: '存在被无效风险',
  中: '存在被无效风险，区别特征须进一步论证',
  低: '较可能维持',
};

function claimRow(
  claim: FactClaim,
  words: ReadonlySet<string>,
  documents: readonly Compared[],
): MadeClaim {
  const cells = documents.map((document) => cellOf(words, document));
  const usable = documents
    .flatMap((document, index) => {
      const overlap = cells[index]?.overlap ?? null;
      return document.priorArt && overlap !== null ? [{ document, overlap }] : [];
    })
    .sort((one, other) => other.overlap - one.overlap);
  const [closest, second] = usable;
  const base = {
    no: claim.no,
    independent: claim.kind === 'INDEPENDENT',
    dependsOn: claim.dependsOn,
    text: claim.text,
    cells,
  };
  if (!closest) {
    return {
      ...base,
      distinguishing: [],
      novelty: '无数据',
      inventive: '无数据',
      risk: null,
      conclusion: '没有可对照的文本，不能判断',
    };
  }
  const distinguishing = featuresOf(claim.text)
    .filter((feature) => shareOf(wordsOf(feature), closest.document.words) < FEATURE_KNOWN_FROM)
    .slice(0, MOST_FEATURES)
    .map(cut);
  const both = new Set([...closest.document.words, ...(second?.document.words ?? [])]);
  const together = shareOf(words, both);
  const near = closest.overlap >= (CATEGORY_FROM[0]?.[1] ?? 1);
  const novelty = !near ? '是' : distinguishing.length === 0 ? '否' : '存疑';
  const inventive =
    novelty === '否' || together >= DENIED_FROM ? '否' : together >= DOUBTED_FROM ? '存疑' : '是';
  const risk = inventive === '否' ? '高' : novelty === '存疑' || inventive === '存疑' ? '中' : '低';
  return {
    ...base,
    closest: closest.document.key,
    distinguishing,
    novelty,
    inventive,
    risk,
    conclusion: CONCLUSIONS[risk],
  };
}

type MadeClaim = AssessedClaim & { readonly no: number };

const RANK: Readonly<Record<RiskLevel, number>> = { 高: 2, 中: 1, 低: 0 };

function adviceOf(claims: readonly MadeClaim[]): string[] {
  const advice = claims.flatMap((claim) => {
    if (!claim.independent || claim.risk === null || claim.risk === '低') return [];
    const own = RANK[claim.risk];
    const better = claims.find(
      ({ independent, dependsOn, risk }) =>
        !independent && dependsOn.includes(claim.no) && risk !== null && RANK[risk] < own,
    );
    const without = claim.distinguishing.length === 0;
    return better
      ? [
          `权利要求 ${claim.no} 风险为${claim.risk}：可以把从属权利要求 ${better.no} 的附加技术特征并入，作为退守的权利要求。`,
        ]
      : [
          `权利要求 ${claim.no} 风险为${claim.risk}：${without ? '没有找到对比文件未提到的特征，' : ''}从属权利要求中也没有风险更低的，须从说明书中寻找可以支持的区别特征，并注意授权后只能以删除、合并或进一步限定的方式修改。`,
        ];
  });
  if (advice.length > 0) return advice;
  return claims.some(({ risk }) => risk !== null)
    ? ['各独立权利要求与所列文件的区别较明确，可准备区别特征带来的技术效果的证据备用。']
    : ['没有可对照的文本。请补充对比文件的公开号，或先做检索，再重新评价。'];
}

/**
 * Claims against documents (domain reference 6.2). The rule is the share of the words of a claim,
 * with those of the claims it depends on, that the abstract and claims of a document have.
 *
 * @param chosen numbers of the claims to evaluate; independent ones are always among them
 * @param filingDate day before which a document must have been published, `YYYY-MM-DD`
 */
export function claimMatrix(
  claims: readonly FactClaim[],
  documents: readonly DocumentFacts[],
  { chosen, filingDate }: { chosen?: readonly number[]; filingDate?: string } = {},
): ClaimMatrix {
  const byNumber = new Map(claims.map((claim) => [claim.no, claim]));
  const compared = documents.map((document, index) => comparedOf(document, index, filingDate));
  const rows = claims
    .filter(({ no, kind }) => kind === 'INDEPENDENT' || chosen === undefined || chosen.includes(no))
    .map((claim) => claimRow(claim, wholeWords(claim, byNumber), compared));
  return {
    documents: compared.map(({ priorArt: _, words: __, pieces: ___, ...document }) => document),
    claims: rows,
    advice: adviceOf(rows),
  };
}

const ORDER: readonly ReferenceCategory[] = ['X', 'Y', 'A'];

/** The documents of a matrix by their strongest category, X before Y before A. */
export function referencesOf({ documents, claims }: ClaimMatrix): AssessmentReference[] {
  type Made = AssessmentReference & { readonly category: ReferenceCategory };
  const references = documents.flatMap((document, index): Made[] => {
    const cells = claims.flatMap(({ no, cells: own }) => {
      const cell = own[index];
      return cell?.category ? [{ no, category: cell.category, overlap: cell.overlap ?? 0 }] : [];
    });
    const category = ORDER.find((one) => cells.some((cell) => cell.category === one));
    if (category === undefined) return [];
    const most = Math.max(...cells.map(({ overlap }) => overlap));
    return [
      {
        number: document.number,
        ...(document.title !== undefined && { title: document.title }),
        category,
        relation: `与权利要求的用词最多有 ${percentOf(most)} 相同`,
        claims: cells.filter((cell) => cell.category === category).flatMap(({ no }) => no ?? []),
      },
    ];
  });
  return references.sort((a, b) => ORDER.indexOf(a.category) - ORDER.indexOf(b.category));
}
