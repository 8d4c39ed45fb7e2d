import type { Dispute } from './dispute';
import { type HtmlStyle, htmlSections } from './html';
import type { Adjudication, RelatedRight, RulingResult } from './types';
import type { Writing } from './writing';

/** The right of a dispute as a document names it, with the key of the patent's record. */
function rightsOf({ rightKind, rightNumber, rightTitle, patent }: Dispute): RelatedRight[] {
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

/** What a leading case teaches, by its result. */
const GISTS: Readonly<Partial<Record<RulingResult, string>>> = {
  SUPPORT:
    '权利人提供的证据足以证明其损失的，人民法院应当全额支持其请求，不因侵权人拒不提供账簿而减少。',
  PARTIAL:
    '权利人未举证证明实际损失和侵权获利的，人民法院可以综合侵权行为的性质、持续时间和权利人为制止侵权支付的合理开支酌情确定赔偿数额。',
  REJECT: '被诉产品缺少权利要求记载的一项以上技术特征的，应当认定其没有落入保护范围。',
};

/**
 * The documents with those that courts are to follow, and those published as examples, marked:
 * judgments of a first instance alone.
 */
export function markLeading(documents: readonly Adjudication[]): Adjudication[] {
  let judgments = 0;
  return documents.map((document) => {
    const { docType, caseType, procedure, result, rightKinds } = document;
    const taught = result !== 'REJECT' || rightKinds.includes('PATENT');
    const gist = (result && taught && GISTS[result]) || null;
    const eligible =
      docType === 'JUDGMENT' && caseType === 'CIVIL' && procedure === 'FIRST' && gist !== null;
    if (!eligible) return document;
    judgments++;
    const leading = judgments % 23 === 5 ? 'GUIDING' : judgments % 9 === 2 ? 'TYPICAL' : null;
    return leading === null ? document : { ...document, leading, gist };
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
        ...(other.appealResult && { appealResult: other.appealResult }),
      })),
  }));
}
