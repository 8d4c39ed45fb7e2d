import type { TechField } from '../fields/field';
import { makePerson, type Organisation } from '../organisations';
import { type Random, weighted } from '../random';
import type { Kind } from './blueprint';

/** The applicants of one field. */
export interface FieldApplicants {
  /** Draws one of them, the busy ones more often. */
  draw: (random: Random) => Organisation;
  /** Those of this country, who buy and license. */
  domestic: readonly Organisation[];
}

const isDomestic = ({ country }: Organisation) => country === '中国';

/** The applicants of every field, by its key. */
export function applicantsByField(
  fields: readonly TechField[],
  organisations: readonly Organisation[],
): Map<string, FieldApplicants> {
  return new Map(
    fields.map(({ key }) => {
      const all = organisations.filter((one) => one.fields.includes(key));
      return [
        key,
        { draw: weighted(all, ({ weight }) => weight), domestic: all.filter(isDomestic) },
      ];
    }),
  );
}

/** Draws who files: mostly one organisation, sometimes two, sometimes a person alone. */
export function drawApplicants(kind: Kind, of: FieldApplicants, random: Random): Organisation[] {
  if (random.chance(kind === 'INVENTION' ? 0.03 : 0.09)) return [makePerson(random)];
  const first = of.draw(random);
  if (!isDomestic(first)) return kind === 'INVENTION' ? [first] : [makePerson(random)];
  if (!random.chance(0.11)) return [first];
  const second = of.draw(random);
  return second === first || !isDomestic(second) ? [first] : [first, second];
}

/** Draws the inventors among the people of the applicants. */
export function drawInventors(applicants: readonly Organisation[], random: Random): string[] {
  const [first, second] = applicants;
  const names = random.sample(first?.staff ?? [], random.int(1, 6));
  return second === undefined ? names : [...names, ...random.sample(second.staff, 2)];
}
