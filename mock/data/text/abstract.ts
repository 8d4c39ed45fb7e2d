import type { Blueprint } from '../blueprint/blueprint';
import { mixSeed, Random } from '../random';
import { conceptOf, workingInClaims } from './concept';

const SELF = { INVENTION: '本发明', UTILITY: '本实用新型', DESIGN: '本外观设计' } as const;

/** How the patent calls itself: 本发明, 本实用新型, 本外观设计. */
export const selfName = ({ kind }: Blueprint): string => SELF[kind];

/** The abstract; for a design the brief explanation (domain 1.1). */
export function abstractOf(blueprint: Blueprint): string {
  const { subject, title, field } = blueprint;
  const self = selfName(blueprint);
  const random = new Random(mixSeed(blueprint.seed, 3));
  if (subject.kind === 'design') {
    return [
      `1.本外观设计产品的名称：${title}。`,
      `2.本外观设计产品的用途：用于${subject.design.use}。`,
      `3.本外观设计产品的设计要点：在于${random.pick(['形状', '形状与图案的结合', '形状与色彩的结合', '整体造型'])}。`,
      `4.最能表明设计要点的图片或照片：${random.pick(['立体图', '主视图'])}。`,
    ].join('');
  }
  const { idea, second } = subject;
  const concept = conceptOf(blueprint);
  const opening = random.pick([
    `${self}公开了${title}，涉及${field.name}技术领域。`,
    `${self}涉及${field.name}技术领域，具体为${title}。`,
    `${self}提供${title}，属于${field.name}技术领域。`,
  ]);
  const closing = random.pick([
    `${self}${idea.means}，${idea.effect}；同时${second.effect}，适用于${concept.product.use}。`,
    `通过上述设置，${idea.effect}，并且${second.effect}。`,
    `${self}用于${concept.product.use}，${idea.effect}，${second.effect}。`,
  ]);
  if (concept.kind === 'device') {
    const { parts, mainParts, links, product } = concept;
    const body = links.slice(0, random.int(2, mainParts - 1)).map(({ inClaims }) => inClaims);
    const working = random.pick(workingInClaims(product));
    const names = parts.slice(0, mainParts).map(({ name }) => name);
    return `${opening}包括${names.join('、')}；${body.join('；')}。${working}。${closing}`;
  }
  if (concept.kind === 'software') {
    const count = random.int(3, concept.steps.length);
    return `${opening}该方法包括：${concept.steps
      .slice(0, count)
      .map(({ text }) => text)
      .join('；')}。${closing}`;
  }
  const recipe = concept.components.map(({ name, from, to }) => `${name}${from}～${to}份`);
  const steps = random.sample(concept.steps, 2).map(({ text }) => text);
  return random.chance(0.5)
    ? `${opening}按重量份计，原料包括${recipe.join('、')}。${closing}`
    : `${opening}制备过程包括：${steps.join('；')}。${closing}`;
}
