import type { Blueprint } from '../blueprint/blueprint';
import type { Form } from '../fields/field';
import { mixSeed, Random } from '../random';
import { circle, ellipse, path, picture, rect } from './svg';

const SIZE = 400;

/** The views of a design in their usual order. */
export const VIEWS = [
  '主视图',
  '后视图',
  '左视图',
  '右视图',
  '俯视图',
  '仰视图',
  '立体图',
  '使用状态参考图',
];

/** Proportions of one design: the same in each of its views. */
interface Shape {
  form: Form;
  width: number;
  height: number;
  depth: number;
  radius: number;
  marks: number;
}

function shapeOf(form: Form, random: Random): Shape {
  const flat = form === 'panel' || form === 'screen';
  const tall = form === 'bottle' || form === 'lamp';
  return {
    form,
    width: tall ? random.int(90, 150) : random.int(160, 260),
    height: tall ? random.int(220, 290) : random.int(130, 240),
    depth: flat ? random.int(16, 46) : random.int(90, 170),
    radius: random.int(0, 24),
    marks: random.int(2, 5),
  };
}

/** A view of a design as SVG, numbered from 1 in the order of `VIEWS`; null when there is none. */
export function designView(blueprint: Blueprint, no: number, scale: number): string | null {
  const { subject, seed } = blueprint;
  const view = VIEWS[no - 1];
  if (subject.kind !== 'design' || view === undefined) return null;
  const shape = shapeOf(subject.design.form, new Random(mixSeed(seed, 40)));
  return picture(SIZE, SIZE, drawView(view, shape), scale);
}

function drawView(view: string, shape: Shape): string {
  if (view === '立体图') return solid(shape);
  if (view === '使用状态参考图')
    return solid(shape) + path('M30 350H370M60 350L30 380M200 350L180 380M340 350L330 380');
  const { width, height, depth } = shape;
  if (view === '俯视图' || view === '仰视图') return top(shape);
  const side = view === '左视图' || view === '右视图';
  const w = side ? depth : width;
  const x = (SIZE - w) / 2;
  const y = (SIZE - height) / 2;
  return outline(shape, x, y, w) + (side || view === '后视图' ? '' : front(shape, x, y));
}

/** The outline from the front or a side. */
function outline({ form, height, radius }: Shape, x: number, y: number, w: number): string {
  const middle = x + w / 2;
  const bottom = y + height;
  if (form === 'bottle') {
    const neck = w / 5;
    return (
      rect(middle - neck, y, neck * 2, 30, 4) +
      path(
        `M${middle - neck} ${y + 30}Q${x} ${y + 60} ${x} ${y + 100}V${bottom - 12}Q${x} ${bottom} ${x + 12} ${bottom}H${x + w - 12}Q${x + w} ${bottom} ${x + w} ${bottom - 12}V${y + 100}Q${x + w} ${y + 60} ${middle + neck} ${y + 30}`,
      )
    );
  }
  if (form === 'lamp') {
    return (
      path(`M${middle - w / 4} ${y}H${middle + w / 4}L${x + w} ${y + 70}H${x}Z`) +
      path(`M${middle - 4} ${y + 70}V${bottom - 16}M${middle + 4} ${y + 70}V${bottom - 16}`) +
      rect(x, bottom - 16, w, 16, 6)
    );
  }
  return rect(x, y, w, height, form === 'cylinder' ? 4 : radius);
}

/** What only the front shows: a screen, slots or buttons. */
function front({ form, width, height, marks }: Shape, x: number, y: number): string {
  if (form === 'bottle') return rect(x + 14, y + height * 0.5, width - 28, height * 0.3, 4);
  if (form === 'lamp') return circle(x + width / 2, y + height - 8, 3);
  if (form === 'screen') {
    return (
      rect(x + 12, y + 12, width - 24, height - 44, 4) +
      Array.from({ length: marks }, (_, index) =>
        rect(x + 24, y + 26 + index * 18, (width - 60) / (1 + (index % 3)), 8),
      ).join('')
    );
  }
  return Array.from({ length: marks }, (_, index) =>
    form === 'panel'
      ? rect(
          x + 14,
          y + 14 + (index * (height - 28)) / marks,
          width - 28,
          (height - 40) / marks - 6,
        )
      : circle(x + ((index + 1) * width) / (marks + 1), y + height * 0.25, 9),
  ).join('');
}

function top({ form, width, depth, radius }: Shape): string {
  const middle = SIZE / 2;
  if (form === 'cylinder' || form === 'bottle' || form === 'lamp') {
    return ellipse(middle, middle, width / 2, width / 2) + circle(middle, middle, width / 6);
  }
  return rect((SIZE - width) / 2, (SIZE - depth) / 2, width, depth, Math.min(radius, depth / 3));
}

/** The solid from above and aside. */
function solid(shape: Shape): string {
  const { form, width, height, depth } = shape;
  const y = (SIZE - height) / 2 + 10;
  if (form === 'cylinder' || form === 'bottle' || form === 'lamp') {
    const x = (SIZE - width) / 2;
    return (
      outline(shape, x, y, width) +
      ellipse(SIZE / 2, y + 6, width / (form === 'cylinder' ? 2 : 5), 8)
    );
  }
  const slant = depth / 2;
  const x = (SIZE - width - slant) / 2;
  return (
    rect(x, y, width, height) +
    path(
      `M${x} ${y}L${x + slant} ${y - slant / 2}H${x + width + slant}L${x + width} ${y}M${x + width + slant} ${y - slant / 2}V${y + height - slant / 2}L${x + width} ${y + height}`,
    ) +
    front(shape, x, y)
  );
}
