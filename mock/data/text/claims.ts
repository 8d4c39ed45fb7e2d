import type { Claim } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import type { Idea } from '../fields/field';
import { mixSeed, Random } from '../random';
import {
  type Concept,
  conceptOf,
  type DeviceConcept,
  type MaterialConcept,
  type SoftwareConcept,
  workingInClaims,
} from './concept';

/** Writes claims one after another, so that every dependency points back. */
class ClaimList {
  readonly claims: Claim[] = [];

  independent(category: Claim['category'], text: string): number {
    return this.add('INDEPENDENT', [], category, text);
  }

  /** A claim that narrows an earlier one; `subject` as in “所述的…”. */
  dependent(on: number, subject: string, feature: string): number {
    const category = this.claims[on - 1]?.category ?? 'PRODUCT';
    const text = `根据权利要求${on}所述的${subject}，其特征在于，${feature}。`;
    return this.add('DEPENDENT', [on], category, text);
  }

  /** A claim that narrows any of the claims up to one. */
  dependentOnAny(upTo: number, subject: string, feature: string): number {
    const category = this.claims[0]?.category ?? 'PRODUCT';
    const text = `根据权利要求1至${upTo}中任一项所述的${subject}，其特征在于，${feature}。`;
    const on = Array.from({ length: upTo }, (_, index) => index + 1);
    return this.add('DEPENDENT', on, category, text);
  }

  private add(
    kind: Claim['kind'],
    dependsOn: number[],
    category: Claim['category'],
    text: string,
  ): number {
    const no = this.claims.length + 1;
    this.claims.push({ no, kind, dependsOn, category, text });
    return no;
  }
}

/** The claims of a technical patent; a design has none. */
export function claimsOf(blueprint: Blueprint): Claim[] {
  const { subject } = blueprint;
  if (subject.kind !== 'technical') return [];
  const random = new Random(mixSeed(blueprint.seed, 2));
  const concept = conceptOf(blueprint);
  const list = new ClaimList();
  if (concept.kind === 'device') {
    deviceClaims(list, concept, subject, blueprint.kind === 'INVENTION', random);
  } else if (concept.kind === 'software') softwareClaims(list, concept, subject, random);
  else materialClaims(list, concept, subject, random);
  return list.claims;
}

interface Ideas {
  idea: Idea;
  second: Idea;
}

const rangeText = ({ name, unit, from, to }: Concept['ranges'][number]) =>
  `${name}为${from}～${to}${unit}`;

function deviceClaims(
  list: ClaimList,
  concept: DeviceConcept,
  { idea, second }: Ideas,
  withMethod: boolean,
  random: Random,
): void {
  const { product, parts, mainParts, links, details, ranges } = concept;
  const name = `${idea.word}${product.name}`;
  const inClaim1 = parts.slice(0, mainParts).map((part) => part.name);
  const joined = links.slice(0, mainParts - 1).map(({ inClaims }) => inClaims);
  list.independent(
    'PRODUCT',
    `一种${name}，包括${inClaim1.join('、')}，其特征在于，${joined.join('；')}；所述${name}${idea.means}。`,
  );
  for (const link of links.slice(mainParts - 1)) {
    list.dependent(1, name, `还包括${link.part.name}，${link.inClaims}`);
  }
  for (const detail of details.slice(0, 2)) {
    list.dependent(1, name, `所述${detail.of.name}上设有${detail.name}`);
  }
  const range = random.pick(ranges);
  list.dependent(random.int(1, 3), name, rangeText(range));
  const any = list.dependentOnAny(list.claims.length, name, second.means);
  if (!withMethod) return;
  const method = list.independent(
    'METHOD',
    `一种如权利要求1至${any}中任一项所述的${name}的使用方法，其特征在于，包括以下步骤：${workingInClaims(product).join('；')}。`,
  );
  const other = ranges.find((one) => one !== range);
  if (other) list.dependent(method, '使用方法', `运行过程中${rangeText(other)}`);
}

function softwareClaims(
  list: ClaimList,
  { product, steps, ranges }: SoftwareConcept,
  { idea, second }: Ideas,
  random: Random,
): void {
  const name = `${product.name}方法`;
  list.independent(
    'METHOD',
    `一种${name}，其特征在于，包括：${steps.map(({ text }) => text).join('；')}；其中，${idea.means}。`,
  );
  const detailed = random.pick(steps);
  list.dependent(1, name, `所述${detailed.text}，具体包括：${second.means}`);
  const range = ranges[0];
  if (range) list.dependent(2, name, `其中，${rangeText(range)}`);
  list.dependent(1, name, `还包括：将处理结果及对应的时间、版本记录为日志，供复核时调取`);
  if (ranges[1]) list.dependentOnAny(list.claims.length, name, `其中，${rangeText(ranges[1])}`);
  const any = list.claims.length;
  const system = list.independent(
    'PRODUCT',
    `一种${product.name}系统，其特征在于，包括：${steps
      .map(({ module, text }) => `${module.name}，用于${text}`)
      .join('；')}。`,
  );
  list.dependent(
    system,
    `${product.name}系统`,
    `所述${steps.at(-1)?.module.name}还用于${second.means}`,
  );
  list.independent(
    'PRODUCT',
    `一种电子设备，包括存储器和处理器，其特征在于，所述处理器执行所述存储器中的计算机程序时实现权利要求1至${any}中任一项所述的方法。`,
  );
  list.independent(
    'PRODUCT',
    `一种计算机可读存储介质，其上存储有计算机程序，其特征在于，所述计算机程序被执行时实现权利要求1至${any}中任一项所述的方法。`,
  );
}

function materialClaims(
  list: ClaimList,
  { product, components, steps, ranges }: MaterialConcept,
  { idea, second }: Ideas,
  random: Random,
): void {
  const name = `${idea.word}${product.name}`;
  const recipe = components.map(({ name: part, from, to }) => `${part}${from}～${to}份`).join('、');
  list.independent(
    'PRODUCT',
    `一种${name}，其特征在于，按重量份计包括：${recipe}；其中，${idea.means}。`,
  );
  for (const { name: part, values } of random.sample(components, 2)) {
    list.dependent(1, name, `所述${part}的用量为${values[0]}～${values[2]}份`);
  }
  const range = random.pick(ranges);
  list.dependent(2, name, rangeText(range));
  const any = list.dependentOnAny(list.claims.length, name, second.means);
  const method = list.independent(
    'METHOD',
    `一种如权利要求1至${any}中任一项所述的${name}的制备方法，其特征在于，包括以下步骤：${steps
      .map(({ label, text }) => `${label}，${text}`)
      .join('；')}。`,
  );
  const other = ranges.find((one) => one !== range);
  if (other) list.dependent(method, '制备方法', rangeText(other));
  list.independent('USE', `一种如权利要求1至${any}中任一项所述的${name}在${product.use}中的应用。`);
}
