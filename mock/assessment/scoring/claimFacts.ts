import { featuresOf, shareOf, wordsOf } from '../../../src/domain/assessment/words';
import { type ClaimNode, claimTree } from '../../../src/domain/claimTree';
import type { FactClaim, PatentFacts } from './facts';

/** What is counted in claims. */
export interface ClaimMeasures {
  readonly count: number;
  readonly independent: readonly FactClaim[];
  readonly dependent: number;
  /** Levels of the tree; 1 where no claim depends on another. */
  readonly depth: number;
  /** Characters of the shortest independent claim. */
  readonly shortest: number;
  /** Features of the shortest independent claim. */
  readonly features: number;
  /** Numbers with a unit or a range in the shortest independent claim. */
  readonly parameters: number;
  /** Unclear words found, each once. */
  readonly unclear: readonly string[];
  readonly categories: ReadonlySet<FactClaim['category']>;
}

/** Words that leave the scope open (Guidelines for Patent Examination, part II, chapter 2, 3.2.2). */
const UNCLEAR = [
  '大约',
  '约',
  '左右',
  '优选',
  '例如',
  '尤其是',
  '必要时',
  '等等',
  '接近',
  '或类似',
];

const PARAMETER =
  /\d+(?:\.\d+)?\s*(?:[～~—-]\s*\d+(?:\.\d+)?\s*)?(?:%|％|℃|°|mm|cm|nm|μm|m|kg|g|mg|mL|L|MPa|kPa|Pa|V|A|W|Hz|h|min|s|份|mol)/g;

const depthOf = (node: ClaimNode<FactClaim>): number =>
  1 + Math.max(0, ...node.children.map(depthOf));

/** Counts what the rules ask of claims; undefined where none were delivered. */
export function measureClaims({ claims }: PatentFacts): ClaimMeasures | undefined {
  if (claims === undefined || claims.length === 0) return undefined;
  const independent = claims.filter(({ kind }) => kind === 'INDEPENDENT');
  // `一种如权利要求 1 所述产品的应用` is short because claim 1 is part of it.
  const whole = independent.filter(({ text }) => !/权利要求\s*\d/.test(text));
  const [counted = claims] = [whole, independent].filter(({ length }) => length > 0);
  const shortest = [...counted].sort((one, other) => one.text.length - other.text.length)[0];
  const text = shortest?.text ?? '';
  const all = claims.map((claim) => claim.text).join('\n');
  return {
    count: claims.length,
    independent,
    dependent: claims.length - independent.length,
    depth: Math.max(1, ...claimTree(claims).map(depthOf)),
    shortest: Array.from(text).length,
    features: Math.max(1, featuresOf(text).length),
    parameters: text.match(PARAMETER)?.length ?? 0,
    unclear: UNCLEAR.filter((word) => unclearIn(word, all)),
    categories: new Set(claims.map(({ category }) => category)),
  };
}

/** `约` is part of many clear words; only before a number it leaves something open. */
function unclearIn(word: string, text: string): boolean {
  return word === '约'
    ? /(?<!大|节|制|条|契|合|预|简|公|隐|集)约\s*\d/.test(text)
    : text.includes(word);
}

/** Text of the description and its size. */
export interface DescriptionMeasures {
  readonly paragraphs: number;
  /** Paragraphs of 具体实施方式; 0 where the part is missing. */
  readonly embodiments: number;
  /** Share of the words of the first claim that it has, 0–1; undefined without claims. */
  readonly support: number | undefined;
}

/** Measures the description; undefined where none was delivered. */
export function measureDescription({
  description,
  claims,
}: PatentFacts): DescriptionMeasures | undefined {
  if (description === undefined || description.sections.length === 0) return undefined;
  const paragraphs = description.sections.flatMap((section) => section.paragraphs);
  const first = claims?.find(({ no }) => no === 1) ?? claims?.[0];
  return {
    paragraphs: paragraphs.length,
    embodiments: description.sections
      .filter(({ heading }) => /实施/.test(heading))
      .reduce((sum, section) => sum + section.paragraphs.length, 0),
    support:
      first && shareOf(wordsOf(first.text), wordsOf(paragraphs.map(({ text }) => text).join('\n'))),
  };
}
