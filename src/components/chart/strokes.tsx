import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { px } from './svgText';

const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];

/** Area of a symbol in square px. */
const SYMBOL_AREA = 32;

/** Dashes of the lines, which are told apart without colour as well. */
const DASHES = [undefined, '6 4', '2 3'];

/** Dashes of every line where the years are incomplete. */
const OPEN_DASHES = '1 4';

interface StrokeProps {
  series: number;
  d: string | null;
  color: string;
  /** Of years that are not complete yet: a dotted line, so that its fall reads as no fall. */
  open?: boolean;
}

/** The line of a series. */
export function Stroke({ series, d, color, open }: StrokeProps) {
  const dashes = open ? OPEN_DASHES : DASHES[series % DASHES.length];
  return <path d={d ?? ''} fill="none" stroke={color} strokeWidth={2} strokeDasharray={dashes} />;
}

interface PointProps {
  series: number;
  x: number;
  y: number;
  color: string;
  /** What fills the symbol of a year that is not complete yet, as columns of such years are hollow. */
  hollow?: string | undefined;
}

/** The symbol of a series at a place. */
export function Point({ series, x, y, color, hollow }: PointProps) {
  const type = SYMBOLS[series % SYMBOLS.length] ?? symbolCircle;
  return (
    <path
      d={symbol(type, SYMBOL_AREA)() ?? ''}
      transform={`translate(${px(x)} ${px(y)})`}
      fill={hollow ?? color}
      stroke={hollow && color}
      strokeWidth={hollow && 1.5}
    />
  );
}
