import type { Blueprint } from '../blueprint/blueprint';
import type { DeviceProduct, MaterialProduct, Parameter, SoftwareProduct } from '../fields/field';
import { mixSeed, Random } from '../random';

/** A part with the numeral that marks it in text and drawings. */
export interface Part {
  name: string;
  numeral: string;
}

/** A device as this patent describes it. */
export interface DeviceConcept {
  kind: 'device';
  product: DeviceProduct;
  /** In the order of the product's `working` texts. */
  parts: readonly Part[];
  /** Small parts of the first two parts, shown in the detail drawing. */
  details: readonly (Part & { of: Part })[];
  /** How every part but the first is joined to another. */
  links: readonly Link[];
  /** So many parts, the first ones, stand in claim 1. */
  mainParts: number;
  ranges: readonly Range[];
}

/** `{a}` and `{b}` in the joint stand for the part and the one it is joined to. */
export interface Link {
  part: Part;
  to: Part;
  joint: string;
  /** The link in the words of a claim. */
  inClaims: string;
}

export interface SoftwareConcept {
  kind: 'software';
  product: SoftwareProduct;
  steps: readonly { label: string; module: Part; text: string }[];
  ranges: readonly Range[];
}

export interface MaterialConcept {
  kind: 'material';
  product: MaterialProduct;
  components: readonly Range[];
  steps: readonly { label: string; text: string }[];
  ranges: readonly Range[];
}

export type Concept = DeviceConcept | SoftwareConcept | MaterialConcept;

/** A quantity with the range claimed and values measured in the examples; written when it is read. */
class Range {
  constructor(
    readonly name: string,
    readonly unit: string,
    private readonly span: number,
    private readonly drawn: readonly [low: number, high: number, ...measured: number[]],
  ) {}

  get from(): string {
    return format(this.drawn[0], this.span);
  }

  get to(): string {
    return format(this.drawn[1], this.span);
  }

  get values(): readonly string[] {
    return this.drawn.slice(2).map((value) => format(value, this.span));
  }
}

const JOINTS = [
  '所述{a}固定安装于所述{b}的一侧',
  '所述{a}与所述{b}可拆卸连接',
  '所述{a}与所述{b}相邻设置且两者之间留有装配间隙',
  '所述{a}通过连接件与所述{b}相连',
  '所述{a}布置于所述{b}的下方',
  '所述{a}与所述{b}配合定位',
  '所述{a}相对所述{b}的位置可调',
  '所述{a}与所述{b}沿同一方向依次设置',
  '所述{a}朝向所述{b}的一端设有安装面',
];

const DETAILS = [
  '定位凸台',
  '卡槽',
  '加强筋',
  '导向斜面',
  '弹性垫片',
  '限位台阶',
  '减重孔',
  '密封唇',
  '锁紧螺栓',
  '连接座',
];

/** How an attorney numbers parts: 1, 2, 3; 10, 20, 30; 100, 110, 120; 101, 102, 103. */
const NUMBERINGS: readonly ((index: number) => number)[] = [
  (index) => index + 1,
  (index) => (index + 1) * 10,
  (index) => 100 + index * 10,
  (index) => 101 + index,
];

let last: { blueprint: Blueprint; concept: Concept } | null = null;

/**
 * What the description, the claims and the drawings of a technical patent agree on. The last one
 * is kept: the parts of a record are made one after another.
 */
export function conceptOf(blueprint: Blueprint): Concept {
  if (last?.blueprint !== blueprint) last = { blueprint, concept: makeConcept(blueprint) };
  return last.concept;
}

function makeConcept(blueprint: Blueprint): Concept {
  const { subject, seed } = blueprint;
  if (subject.kind !== 'technical') throw new RangeError(`${blueprint.id} is a design`);
  const random = new Random(mixSeed(seed, 1));
  const { product } = subject;
  const ranges = product.parameters.map((parameter) => drawRange(parameter, random));
  if (product.kind === 'device') return deviceConcept(product, ranges, random);
  if (product.kind === 'software') return softwareConcept(product, ranges, random);
  return {
    kind: 'material',
    product,
    components: product.components.map(([name, from, to]) =>
      drawRange([name, '份', from, to], random),
    ),
    steps: product.steps.map((text, index) => ({ label: `S${index + 1}`, text })),
    ranges,
  };
}

function deviceConcept(product: DeviceProduct, ranges: Range[], random: Random): DeviceConcept {
  const numbering = random.pick(NUMBERINGS);
  const parts = product.parts.map((name, index) => ({ name, numeral: String(numbering(index)) }));
  const mainParts = random.int(4, Math.min(6, parts.length - 1));
  const main = parts.slice(0, mainParts);
  const last = Number(parts.at(-1)?.numeral);
  const details = random.sample(DETAILS, random.int(2, 4)).map((name, index) => ({
    name,
    numeral: String(last + index + 1),
    of: random.pick(main.slice(0, 2)),
  }));
  const links = parts.slice(1).map((part, index) => {
    // Claim 1 chains its parts; those of the later claims are joined to one of claim 1.
    const chained = index + 1 < mainParts ? parts[index] : undefined;
    const to = chained ?? random.pick(main);
    const joint = random.pick(JOINTS);
    return { part, to, joint, inClaims: linkInClaims(joint, part.name, to.name) };
  });
  return { kind: 'device', product, parts, mainParts, details, links, ranges };
}

function softwareConcept(
  product: SoftwareProduct,
  ranges: Range[],
  random: Random,
): SoftwareConcept {
  const numbering = random.pick(NUMBERINGS.slice(1, 3));
  const prefix = random.pick(['S10', 'S1', 'S20']);
  const steps = product.steps.map(([module, text], index) => ({
    label: `${prefix}${index + 1}`,
    module: { name: module, numeral: String(numbering(index)) },
    text,
  }));
  return { kind: 'software', product, steps, ranges };
}

/** Rounds to a step that suits the size of the range. */
function format(value: number, span: number): string {
  const decimals = span >= 20 ? 0 : span >= 2 ? 1 : span >= 0.2 ? 2 : 3;
  const unit = 10 ** decimals;
  return String(Math.round(value * unit) / unit);
}

function drawRange([name, unit, from, to]: Parameter, random: Random): Range {
  const span = to - from;
  const low = from + span * 0.3 * random.next();
  const high = to - span * 0.3 * random.next();
  const drawn: [number, number, ...number[]] = [low, high];
  for (let index = 0; index < 3; index++) {
    drawn.push(low + ((high - low) * (index + random.next())) / 3);
  }
  return new Range(name, unit, span, drawn);
}

/** Links in the words of claims, by joint and names: each is written once for all patents. */
const linksInClaims = new Map<string, Map<string, Map<string, string>>>();

/** The map that stands in another one under this key. */
function within<Value>(all: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  let found = all.get(key);
  if (found === undefined) {
    found = new Map();
    all.set(key, found);
  }
  return found;
}

function linkInClaims(joint: string, part: string, to: string): string {
  const links = within(within(linksInClaims, joint), part);
  let link = links.get(to);
  if (link === undefined) {
    link = joint.replace('{a}', part).replace('{b}', to);
    links.set(to, link);
  }
  return link;
}

/** Puts the names of parts with their numerals into a text with `{n}`. */
export function withNumerals(text: string, parts: readonly Part[]): string {
  return put(text, parts, ({ name, numeral }) => name + numeral);
}

function put<One>(text: string, parts: readonly One[], written: (part: One) => string): string {
  return text.replace(/\{(\d+)\}/g, (_, index: string) => {
    const part = parts[Number(index)];
    return part === undefined ? '' : written(part);
  });
}

const workings = new WeakMap<DeviceProduct, readonly string[]>();

/** How a product works, as claims and abstracts put it. */
export function workingInClaims(product: DeviceProduct): readonly string[] {
  let working = workings.get(product);
  if (working === undefined) {
    working = product.working.map((text) => put(text, product.parts, (name) => `所述${name}`));
    workings.set(product, working);
  }
  return working;
}

/** A link in words with numerals, as the description puts it. */
export function linkWithNumerals({ part, to, joint }: Link): string {
  const text = joint.replace('{a}', part.name + part.numeral);
  return text.replace('{b}', to.name + to.numeral).replaceAll('所述', '');
}
