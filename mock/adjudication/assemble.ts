import type { Dispute } from './dispute';
import { type HtmlStyle, htmlSections } from './html';
import type { Adjudication, RelatedRight } from './types';
import type { Writing } from './writing';

/** The right of a dispute as a document names it, with the key of the patent's record. */
export function rightsOf({ rightKind, rightNumber, rightTitle, patent }: Dispute): RelatedRight[] {
  return [
    {
      kind: rightKind,
      number: rightNumber,
      title: rightTitle,
      ...(patent === undefined ? {} : { patentId: patent.id }),
    },
  ];
}

/** Fields that each kind of document fills in its own way. */
export type Filled = Omit<
  Adjudication,
  'sections' | 'relatedRights' | 'rightKinds' | 'chain' | 'leading' | 'gist' | 'keywords' | 'source'
>;

/** Name of the generated set, as documents carry it. */
const SOURCE = '示例数据';

/** A document from its fields and its text. */
export function assemble(
  filled: Filled,
  dispute: Dispute,
  writing: Writing,
  style: HtmlStyle,
): Adjudication {
  const [word = ''] = dispute.rightTitle.split(/[及的]/).slice(-1);
  return {
    ...filled,
    rightKinds: [dispute.rightKind],
    relatedRights: rightsOf(dispute),
    leading: null,
    gist: null,
    keywords: [dispute.cause.replace(/纠纷$/, ''), ...(word ? [word] : [])],
    chain: [],
    sections: htmlSections(writing, style),
    source: SOURCE,
  };
}

const GISTS = [
  '权利人未举证证明实际损失和侵权获利的，人民法院可以综合侵权行为的性质、持续时间和权利人为制止侵权支付的合理开支酌情确定赔偿数额。',
  '被诉产品缺少权利要求记载的一项以上技术特征的，应当认定其没有落入保护范围。',
  '销售者能够证明产品合法来源并指明提供者的，不承担赔偿责任，但应当停止销售。',
  '当事人在确权程序中所作的限缩性陈述，不得在侵权诉讼中反悔。',
];

/** The documents with those that courts are to follow, and those published as examples, marked. */
export function markLeading(documents: readonly Adjudication[]): Adjudication[] {
  return documents.map((document, index) => {
    const leading = index % 41 === 7 ? 'GUIDING' : index % 17 === 3 ? 'TYPICAL' : null;
    const gist = leading === null ? null : (GISTS[index % GISTS.length] ?? null);
    return { ...document, leading, gist };
  });
}

/** Documents of one dispute, each with the others. */
export function chained(documents: readonly Adjudication[]): Adjudication[] {
  return documents.map((document) => ({
    ...document,
    chain: documents
      .filter((other) => other !== document)
      .map((other) => ({
        procedure: other.procedure ?? 'OTHER',
        caseNumber: other.caseNumber ?? '',
        docId: other.id,
        title: other.title,
        ...(other.court === null ? {} : { court: other.court }),
        ...(other.judgmentDate === null ? {} : { judgmentDate: other.judgmentDate }),
        ...(other.result === null ? {} : { result: other.result }),
      })),
  }));
}
