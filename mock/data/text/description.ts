import type { Description } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import { fieldOfThought } from '../blueprint/subject';
import { suiting } from '../fields/field';
import { mixSeed, Random } from '../random';
import { selfName } from './abstract';
import { claimsOf } from './claims';
import { type Concept, conceptOf, linkWithNumerals, type Part, withNumerals } from './concept';
import { figuresOf } from './figures';

interface Draft {
  text: string;
  figures?: number[];
}

type Section = [heading: string, paragraphs: Draft[]];

/**
 * The description under its five headings (Implementing Regulations, Rule 20), with numbered
 * paragraphs and the numerals of the drawings; null for a design, which has none.
 */
export function descriptionOf(blueprint: Blueprint): Description | null {
  if (blueprint.subject.kind !== 'technical') return null;
  const random = new Random(mixSeed(blueprint.seed, 4));
  const concept = conceptOf(blueprint);
  const sections: Section[] = [
    ['技术领域', [field(blueprint)]],
    ['背景技术', background(blueprint, random)],
    [blueprint.kind === 'UTILITY' ? '实用新型内容' : '发明内容', disclosure(blueprint)],
    ['附图说明', drawingsList(blueprint, concept)],
    ['具体实施方式', embodiments(blueprint, concept, random)],
  ];
  let count = 0;
  const number = () => `[${String(++count).padStart(4, '0')}]`;
  return {
    sections: sections.map(([heading, paragraphs]) => ({
      heading,
      paragraphs: paragraphs.map(({ text, figures = [] }) => ({ no: number(), text, figures })),
    })),
    numerals: numeralsOf(concept),
  };
}

/** Every part that carries a numeral in the drawings. */
function numeralsOf(concept: Concept): { numeral: string; name: string }[] {
  const list = (parts: readonly Part[]) => parts.map(({ numeral, name }) => ({ numeral, name }));
  if (concept.kind === 'device') return list([...concept.parts, ...concept.details]);
  return concept.kind === 'software' ? list(concept.steps.map(({ module }) => module)) : [];
}

const field = (blueprint: Blueprint): Draft => ({
  text: `${selfName(blueprint)}涉及${blueprint.field.name}技术领域，尤其涉及${blueprint.title}。`,
});

function background(blueprint: Blueprint, random: Random): Draft[] {
  const { product } = conceptOf(blueprint);
  const { name, use } = product;
  const { problems } = fieldOfThought(blueprint.field, product);
  const [first = '', second = ''] = random
    .sample(suiting(problems, product), 2)
    .map(({ text }) => text.replaceAll('#', name));
  return [
    {
      text: `${name}用于${use}，其性能直接关系到使用效果。随着应用规模扩大，对${name}提出了更高的要求。`,
    },
    { text: `实践中发现，${first}。此外，${second}。` },
    { text: '因此，如何克服上述缺陷，是本领域技术人员亟待解决的技术问题。' },
  ];
}

function disclosure(blueprint: Blueprint): Draft[] {
  const self = selfName(blueprint);
  const { subject } = blueprint;
  if (subject.kind !== 'technical') return [];
  const claims = claimsOf(blueprint);
  const solution = claims
    .filter(({ kind }) => kind === 'INDEPENDENT')
    .map(({ text }) => ({ text: `${self}提供${text.replace(/，其特征在于/, '')}` }));
  const preferred = claims
    .filter(({ kind }) => kind === 'DEPENDENT')
    .slice(0, 4)
    .map(({ text }) => ({ text: `进一步地，${text.replace(/^.*?，其特征在于，/, '')}` }));
  return [
    { text: `${self}的目的在于提供${blueprint.title}，以解决背景技术中提出的问题。` },
    ...solution,
    ...preferred,
    {
      text: `与现有技术相比，${self}的有益效果在于：（1）${subject.idea.means}，${subject.idea.effect}；（2）${subject.second.means}，${subject.second.effect}。`,
    },
  ];
}

function drawingsList(blueprint: Blueprint, concept: Concept): Draft[] {
  const figures = figuresOf(blueprint, concept);
  const numerals = numeralsOf(concept).map(({ numeral, name }) => `${numeral}、${name}`);
  return [
    ...figures.map(({ no, caption }) => ({ text: `图${no}为${caption}；`, figures: [no] })),
    ...(numerals.length > 0 ? [{ text: `图中：${numerals.join('；')}。` }] : []),
  ];
}

function embodiments(blueprint: Blueprint, concept: Concept, random: Random): Draft[] {
  const self = selfName(blueprint);
  const opening = {
    text: `下面结合附图和实施例对${self}作进一步说明。所描述的实施例仅是${self}的一部分实施例，而不是全部的实施例。`,
  };
  const closing = {
    text: `以上所述仅为${self}的较佳实施例，凡在${self}的精神和原则之内所作的修改、等同替换和改进，均应包含在${self}的保护范围之内。`,
  };
  return [opening, ...embodiment(concept, random), ...examples(concept), closing];
}

function embodiment(concept: Concept, random: Random): Draft[] {
  if (concept.kind === 'device') {
    const { product, parts, details, links } = concept;
    const named = parts.map(({ name, numeral }) => name + numeral);
    const reasons = random.sample(REASONS, REASONS.length);
    return [
      { text: `实施例一：请参阅图1，${product.name}包括${named.join('、')}。`, figures: [1] },
      ...links.map((link, index) => ({
        text: `如图1所示，${linkWithNumerals(link)}。${reasons[index] ?? ''}`,
        figures: [1],
      })),
      ...details.map((detail) => ({
        text: `如图2所示，${detail.of.name}${detail.of.numeral}上设有${detail.name}${detail.numeral}，用于对${detail.of.name}${detail.of.numeral}进行定位并分散载荷。`,
        figures: [2],
      })),
      ...product.working.map((text, index) => ({
        text: `${index === 0 ? '工作时，' : ''}${withNumerals(text, parts)}。`,
      })),
    ];
  }
  const { name } = concept.product;
  if (concept.kind === 'software') {
    return [
      { text: `实施例一：如图1所示，${name}方法包括如下步骤。`, figures: [1] },
      ...concept.steps.map(({ label, text, module }) => ({
        text: `步骤${label}，${text}。该步骤由图2所示的${module.name}${module.numeral}执行。`,
        figures: [1, 2],
      })),
    ];
  }
  const [first] = concept.steps;
  return [
    { text: `实施例一：如图1所示，${name}按如下工艺制备。`, figures: [1] },
    ...concept.steps.map(({ label, text }) => ({ text: `步骤${label}：${text}。`, figures: [1] })),
    { text: `其中，步骤${first?.label ?? ''}所用原料均为市售，使用前未作进一步纯化。` },
  ];
}

const REASONS = [
  '如此设置便于装配和后期维护。',
  '该结构在受力时能够保持稳定。',
  '由此减少了零件之间的干涉。',
  '该连接方式可以采用螺纹连接、卡接或焊接替代。',
  '该处还可以设置缓冲件以吸收冲击。',
];

/** Three examples with measured values, and for materials their recipes. */
function examples(concept: Concept): Draft[] {
  const measured = (index: number) =>
    concept.ranges
      .map(({ name, unit, values }) => `${name}为${values[index] ?? ''}${unit}`)
      .join('，');
  return [0, 1, 2].map((index) => {
    const recipe =
      concept.kind === 'material'
        ? `各组分按重量份计为：${concept.components
            .map(({ name, values }) => `${name}${values[index] ?? ''}份`)
            .join('、')}；`
        : '';
    return {
      text: `实施例${'二三四'[index]}：与实施例一的区别在于，${recipe}${measured(index)}。`,
    };
  });
}
