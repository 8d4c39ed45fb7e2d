import type { Blueprint } from '../blueprint/blueprint';
import type { Concept } from './concept';

/** A drawing: what it is called and which numerals it carries. */
export interface Figure {
  no: number;
  caption: string;
  kind: 'structure' | 'detail' | 'flow' | 'blocks' | 'curve';
  numerals: readonly string[];
}

/** The drawings of a technical patent, in order. */
export function figuresOf({ kind }: Blueprint, concept: Concept): Figure[] {
  const { name } = concept.product;
  if (concept.kind === 'device') {
    const main = concept.parts.map(({ numeral }) => numeral);
    const small = concept.details.flatMap(({ numeral, of }) => [of.numeral, numeral]);
    const self = kind === 'UTILITY' ? '本实用新型' : '本发明';
    return [
      { no: 1, caption: `${self}${name}的整体结构示意图`, kind: 'structure', numerals: main },
      { no: 2, caption: '局部放大结构示意图', kind: 'detail', numerals: [...new Set(small)] },
    ];
  }
  if (concept.kind === 'software') {
    const modules = concept.steps.map(({ module }) => module.numeral);
    return [
      { no: 1, caption: `${name}方法的流程示意图`, kind: 'flow', numerals: [] },
      { no: 2, caption: `${name}系统的结构框图`, kind: 'blocks', numerals: modules },
    ];
  }
  return [
    { no: 1, caption: `${name}的制备工艺流程图`, kind: 'flow', numerals: [] },
    {
      no: 2,
      caption: `各实施例${concept.ranges[0]?.name ?? '性能'}的测试结果图`,
      kind: 'curve',
      numerals: [],
    },
  ];
}
