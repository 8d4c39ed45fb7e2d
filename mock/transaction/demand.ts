import { plusDays, plusMonths } from '../data/days';
import type { Random } from '../data/random';
import type { SourcePatent } from './source';

type Answers = Record<string, unknown>;

/**
 * Answers of an invented demand for a technique.
 *
 * @param patent of the field in which the technique is sought
 * @param day on which it was sent, `YYYY-MM-DD`
 */
export function demandAnswers(
  { head, blueprint }: SourcePatent,
  day: string,
  random: Random,
): Answers | null {
  const { subject, field } = blueprint;
  if (subject.kind === 'design') return null;
  const { product, idea, second } = subject;
  const problems = field.problems.filter(({ suits }) => !suits || suits === product.kind);
  const problem = random.pick(problems.length > 0 ? problems : field.problems);
  const complaint = problem.text.replaceAll('#', product.name);
  const [name, unit, from, to] = random.pick(product.parameters);
  const priced = random.chance(0.6);
  const budget = random.pick([5, 10, 20, 30, 50, 100, 200]);
  const type = random.pick(['1', '3', '5', '10', '11']);
  return {
    direction: 'DEMAND',
    title: `${random.pick(['寻求', '征集'])}${product.name}${idea.word}${random.pick(['技术', '解决方案', '专利'])}`,
    industryTypeIds: [field.industry],
    transactionTypeIds: random.chance(0.4) && type !== '11' ? [type, '11'] : [type],
    technicalField: `${field.name}：${product.name}`,
    ...(head.ipcs?.length && { ipcs: head.ipcs.slice(0, 2).join('；') }),
    summary: `我方从事${product.use}相关产品的生产，希望引进${product.name}的${idea.word}技术，要求${idea.effect}，能够在一年内用于批量产品。`,
    problem: `${complaint}。`,
    targets: `${name}达到 ${from}～${to} ${unit}；${second.effect}。`,
    cooperation: random.pick(['受让或许可后共同改进', '联合开发，成果共享', '委托开发']),
    priceMode: priced ? 'RANGE' : 'NEGOTIABLE',
    ...(priced && { budgetMin: String(budget), budgetMax: String(budget * random.pick([2, 3])) }),
    ...(['3', '5'].includes(type) && {
      licenseArea: '中国',
      licenseFrom: plusDays(day, 60),
      licenseTo: plusMonths(day, 38),
    }),
  };
}
