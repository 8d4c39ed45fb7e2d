import { graceReckoning } from '../../../../src/domain/application/sqqpg/disclosure';
import { percentOf, shareOf, wordsOf } from '../../../../src/domain/assessment/words';
import type { DocumentFacts } from '../facts';
import type { Finding, FindingMaker } from '../finding';
import { upTo } from '../value/legal';
import { letterCount, type PreAnswers } from './answers';

/** An innovation with more of its words in one document counts as known. */
const KNOWN_FROM = 0.8;

const EXCLUDED: readonly (readonly [RegExp, number])[] = [
  [/赌博|吸毒|伪造(?:货币|证件)/, 0],
  [/原子核变换|科学发现|动物新?品种|植物新?品种|游戏规则/, 2],
  [/疾病的?(?:诊断|治疗)方法|商业方法|管理制度/, 4],
];

/** P11: whether the subject can be protected at all. */
export function subjectMatter({ caseName, solution }: PreAnswers, make: FindingMaker): Finding {
  if (solution === '') return make.unknown('form', '没有填写技术方案');
  const text = `${caseName}\n${solution}`;
  const found = EXCLUDED.find(([pattern]) => pattern.test(text));
  const word = found?.[0].exec(text)?.[0];
  const score = found?.[1] ?? 9;
  return make.known(
    'form',
    score,
    word === undefined
      ? `名称和技术方案中没有发现不授予专利权的主题，${score} 分。`
      : `提到“${word}”，可能属于不授予专利权的主题，${score} 分。`,
    [['form.excluded', '不授予专利权的主题', word ?? '未发现']],
  );
}

/** A document with what it has of the innovations. */
export interface ComparedDocument {
  readonly document: DocumentFacts;
  /** Share of the words of all innovations that the document has. */
  readonly share: number;
  /** Numbers of the innovations that it has nearly whole. */
  readonly known: readonly number[];
}

/** Documents with a text, the nearest to the innovations first. */
export function compareDocuments(
  { innovations }: PreAnswers,
  documents: readonly DocumentFacts[],
): ComparedDocument[] {
  const points = innovations.map(wordsOf);
  const all = new Set(points.flatMap((words) => [...words]));
  return documents
    .map((document) => {
      const { abstract = '', claims = [] } = document;
      const words = wordsOf([abstract, ...claims.map(({ text }) => text)].join('\n'));
      const known = points.flatMap((point, index) =>
        shareOf(point, words) >= KNOWN_FROM ? [index + 1] : [],
      );
      return { document, share: words.size === 0 ? -1 : shareOf(all, words), known };
    })
    .filter(({ share }) => share >= 0)
    .sort((a, b) => b.share - a.share);
}

const hasPassed = ({ disclosed, disclosureDate, way }: PreAnswers, day: string) =>
  disclosed === true && graceReckoning(disclosureDate, way, day)?.state !== 'open';

/** P12: by disclosure and by the nearest document. */
export function novelty(
  answers: PreAnswers,
  compared: readonly ComparedDocument[],
  day: string,
  make: FindingMaker,
): Finding {
  const { disclosed, disclosureDate, way } = answers;
  const read = [
    'form.disclosed',
    '是否已公开',
    disclosed === undefined ? null : disclosed ? `是，${disclosureDate}` : '否',
  ] as const;
  if (hasPassed(answers, day)) {
    const over = graceReckoning(disclosureDate, way, day)?.state === 'over';
    const why = over ? '已超过 6 个月' : '且不属于宽限期的情形';
    return make.known('form', 2, `${disclosureDate} 已经公开，${why}，可能丧失新颖性，2 分。`, [
      read,
    ]);
  }
  const [nearest] = compared;
  if (!nearest) return make.unknown('documents', '没有可对照的现有技术文本', [read]);
  const base = upTo(
    nearest.share,
    [
      [0.3, 9],
      [0.5, 8],
      [0.7, 6.5],
      [0.85, 5],
      [0.95, 3],
    ],
    2,
  );
  const score = disclosed ? Math.min(base, 6) : base;
  return make.known(
    'documents',
    score,
    `对照 ${compared.length} 篇文件，创新点的用词最多有 ${percentOf(nearest.share)} 见于 ${nearest.document.number}${disclosed ? '；已公开，但可以主张宽限期，最高 6 分' : ''}，${score} 分。`,
    [
      read,
      ['documents.compared', '对照的文件数', compared.length],
      ['documents.closest', '最接近的文件', nearest.document.number],
      ['documents.share', '与最接近文件相同的用词', percentOf(nearest.share)],
    ],
  );
}

/** P13: by the innovations that documents already have. */
export function inventiveStep(
  { innovations, priorArt }: PreAnswers,
  compared: readonly ComparedDocument[],
  make: FindingMaker,
): Finding {
  const count = innovations.length;
  if (count === 0) return make.unknown('form', '没有填写创新点');
  if (compared.length > 0) {
    const known = new Set(compared.flatMap((one) => one.known)).size;
    const score = 8.5 - (6 * known) / count;
    return make.known(
      'documents',
      score,
      `${count} 个创新点中有 ${known} 个的用词 80% 以上见于对照文件。计算：8.5 − 6 × ${known} ÷ ${count}。`,
      [
        ['form.innovations', '创新点数', count],
        ['documents.known', '已见于文件的创新点数', known],
      ],
    );
  }
  const told = priorArt.filter(({ difference }) => letterCount(difference) >= 20).length;
  if (told === 0)
    return make.unknown('documents', '没有可对照的现有技术文本，也没有填写与现有技术的区别');
  return make.known('form', 6, `没有文本可对照；申请表对 ${told} 篇现有技术写明了区别，按 6 分。`, [
    ['form.differences', '写明区别的现有技术', told],
  ]);
}
