import { type Product, suiting, type TechField } from '../fields/field';
import { software } from '../fields/software';
import type { Random } from '../random';
import type { Kind, Subject } from './blueprint';

/** Programs of any field share the ideas and problems of software. */
export function fieldOfThought(field: TechField, product: Product): TechField {
  return product.kind === 'software' ? software : field;
}

/** What sets designs of one product apart in their titles. */
const VARIANTS = [
  ...[
    '',
    '',
    '（一）',
    '（二）',
    '（A款）',
    '（B款）',
    '（2024款）',
    '（2025款）',
    '（小型）',
    '（加长型）',
  ],
  ...[
    '（立式）',
    '（便携式）',
    '（折叠式）',
    '（双色）',
    '（圆角）',
    '（流线型）',
    '（简约款）',
    '（极光）',
  ],
];

/** Draws what a patent of this field and kind is about. */
export function drawSubject(field: TechField, kind: Kind, random: Random): Subject {
  if (kind === 'DESIGN') {
    const design = random.pick(field.designs);
    return { kind: 'design', design, variant: random.pick(VARIANTS) };
  }
  // A utility model protects shape and structure (Patent Law, Article 2): devices alone.
  const products =
    kind === 'UTILITY' ? field.products.filter((one) => one.kind === 'device') : field.products;
  const product = random.pick(products);
  const source = fieldOfThought(field, product);
  const [idea, second] = random.sample(suiting(source.ideas, product), 2);
  if (idea === undefined || second === undefined)
    throw new RangeError(`too few ideas: ${field.key}`);
  return { kind: 'technical', product, idea, second };
}

/** Draws the title: for each kind of product several ways in which titles are worded. */
export function drawTitle(subject: Subject, kind: Kind, random: Random): string {
  if (subject.kind === 'design') return `${subject.design.name}${subject.variant}`;
  const { product, idea, second } = subject;
  const name = product.name;
  if (product.kind === 'software') {
    return random.pick([
      `基于${idea.word}的${name}方法`,
      `一种基于${idea.word}的${name}方法及系统`,
      `${name}方法、装置、电子设备及存储介质`,
      `融合${idea.word}与${second.word}的${name}方法`,
      `一种${name}系统及其${idea.word}训练方法`,
    ]);
  }
  if (product.kind === 'material') {
    const [component] = random.pick(product.components);
    return random.pick([
      `一种${idea.word}${name}及其制备方法`,
      `${idea.word}${name}、制备方法和应用`,
      `一种${second.word}的${idea.word}${name}`,
      `${idea.word}${name}的制备方法`,
      `含${component}的${idea.word}${name}及其制备方法`,
      `一种用于${product.use}的${idea.word}${name}`,
    ]);
  }
  const part = random.pick(product.parts);
  const device = [
    `一种${idea.word}${name}`,
    `${idea.word}${name}`,
    `一种${idea.word}的${second.word}${name}`,
    `一种用于${product.use}的${idea.word}${name}`,
    `一种带有${idea.word}${part}的${name}`,
    `${name}的${idea.word}${part}结构`,
  ];
  const withMethod = [
    `一种${idea.word}${name}及其使用方法`,
    `${name}及其控制方法`,
    `${idea.word}${name}及其装配方法`,
  ];
  return random.pick(kind === 'INVENTION' ? [...device, ...withMethod] : device);
}
