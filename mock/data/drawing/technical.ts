import type { Blueprint } from '../blueprint/blueprint';
import { mixSeed, Random } from '../random';
import { type Concept, conceptOf, type DeviceConcept, type SoftwareConcept } from '../text/concept';
import { figuresOf } from '../text/figures';
import { arrow, circle, ellipse, leader, lines, path, picture, rect, text } from './svg';

const WIDTH = 640;
const HEIGHT = 480;

/** A drawing of a technical patent as SVG; null when there is no drawing with that number. */
export function technicalDrawing(blueprint: Blueprint, no: number, scale: number): string | null {
  const concept = conceptOf(blueprint);
  const figure = figuresOf(blueprint, concept).find((one) => one.no === no);
  if (figure === undefined) return null;
  const random = new Random(mixSeed(blueprint.seed, 20 + no));
  const content = draw(figure.kind, concept, random);
  return picture(WIDTH, HEIGHT, content + text(WIDTH / 2, HEIGHT - 14, `图${no}`, 20), scale);
}

function draw(kind: string, concept: Concept, random: Random): string {
  if (concept.kind === 'device') {
    return kind === 'detail' ? detail(concept, random) : structure(concept, random);
  }
  if (kind === 'blocks' && concept.kind === 'software') return blocks(concept);
  if (kind === 'curve') return curve(concept);
  return flow(concept.steps.map(({ label, text: step }) => `${label} ${step}`));
}

/** One of several solids that stand for a part. */
function solid(x: number, y: number, width: number, height: number, random: Random): string {
  const middle = x + width / 2;
  const shapes = [
    () => rect(x, y, width, height),
    () => rect(x, y, width, height, 12),
    () => rect(x, y, width, height) + rect(x + 8, y + 8, width - 16, height - 16),
    () =>
      ellipse(middle, y + 10, width / 2, 10) +
      path(
        `M${x} ${y + 10}V${y + height - 10}A${width / 2} 10 0 0 0 ${x + width} ${y + height - 10}V${y + 10}`,
      ),
    () =>
      circle(middle, y + height / 2, Math.min(width, height) / 2) +
      circle(middle, y + height / 2, 8),
    () =>
      rect(x, y, width, height) +
      path(
        Array.from(
          { length: Math.floor(width / 14) },
          (_, index) => `M${x + 14 * (index + 1)} ${y}L${x + 14 * index} ${y + height}`,
        ).join(''),
      ),
    () => path(`M${x + 12} ${y}H${x + width - 12}L${x + width} ${y + height}H${x}Z`),
  ];
  return random.pick(shapes)();
}

/** Parts in two columns of different size, joined, with numerals on both sides. */
function structure({ parts }: DeviceConcept, random: Random): string {
  const rows = Math.ceil(parts.length / 2);
  const pitch = 400 / rows;
  const drawn = parts.map(({ numeral }, index) => {
    const row = Math.floor(index / 2);
    const left = index % 2 === 0;
    const width = random.int(90, 150);
    const height = Math.min(pitch - 16, random.int(40, 70));
    const x = left ? 310 - width : 330;
    const y = 24 + row * pitch + random.int(0, 6);
    const middle = y + height / 2;
    const joint = path(left ? `M310 ${middle}H320` : `M330 ${middle}H320`);
    const labelled = leader(x + width / 2, middle, left ? 90 : 550, y + 8, numeral);
    return solid(x, y, width, height, random) + joint + labelled;
  });
  const base = rect(150, 14, 340, 420, 6);
  return base + drawn.join('') + path('M320 24V424');
}

/** The first parts cut open, with their small parts, in a circle as an enlargement. */
function detail({ details }: DeviceConcept, random: Random): string {
  const owners = [...new Set(details.map(({ of }) => of))];
  const big = owners.map((owner, index) => {
    const y = 90 + index * 160;
    return solid(220, y, 200, 120, random) + leader(320, y + 108, 100, y + 130, owner.numeral);
  });
  const small = details.map(({ of, numeral }, index) => {
    const y = 100 + owners.indexOf(of) * 160 + Math.floor(index / 2) * 44;
    const x = 300 + (index % 2) * 50;
    const labelled = leader(x + 17, y + 13, 540, 70 + index * 44, numeral);
    return rect(x, y, 34, 26, index % 2 === 0 ? 0 : 10) + labelled;
  });
  return circle(320, 226, 206) + big.join('') + small.join('');
}

/** Steps one below the other. */
function flow(steps: readonly string[]): string {
  const pitch = 430 / steps.length;
  return steps
    .map((step, index) => {
      const y = 10 + index * pitch;
      const words = lines(step, 26).slice(0, 2);
      const first = words.length === 1 ? y + 33 : y + 24;
      const rows = words.map((line, row) => text(320, first + row * 20, line, 16)).join('');
      const next = index < steps.length - 1 ? arrow(320, y + 54, 320, y + pitch) : '';
      return rect(90, y, 460, 54) + rows + next;
    })
    .join('');
}

/** The modules of a system around their bus. */
function blocks({ steps }: SoftwareConcept): string {
  const pitch = 420 / steps.length;
  const modules = steps.map(({ module }, index) => {
    const y = 14 + index * pitch;
    const next = index < steps.length - 1 ? arrow(300, y + 50, 300, y + pitch) : '';
    return (
      rect(190, y, 220, 50) +
      text(300, y + 31, module.name) +
      leader(410, y + 25, 500, y + 12, module.numeral) +
      next
    );
  });
  const last = 39 + pitch * (steps.length - 1);
  return path(`M190 39H150V${last}H190`) + modules.join('');
}

/** Measured values of the examples over their number. */
function curve({ ranges }: Concept): string {
  const points = (values: readonly string[]) => {
    const numbers = values.map(Number);
    const low = Math.min(...numbers);
    const span = Math.max(...numbers) - low || 1;
    return numbers.map((value, index) => [190 + index * 140, 360 - ((value - low) / span) * 240]);
  };
  const first = points(ranges[0]?.values ?? []);
  const line = first.map(
    ([x = 0, y = 0], index) => `${index === 0 ? 'M' : 'L'}${x} ${y.toFixed(0)}`,
  );
  const marks = first.map(
    ([x = 0, y = 0], index) => circle(x, y, 5) + text(x, 402, `实施例${'二三四'[index] ?? ''}`, 15),
  );
  const axes = arrow(110, 380, 560, 380) + arrow(110, 380, 110, 50);
  const unit = ranges[0] ? `${ranges[0].name}（${ranges[0].unit}）` : '';
  return axes + path(line.join('')) + marks.join('') + text(200, 40, unit, 16);
}
