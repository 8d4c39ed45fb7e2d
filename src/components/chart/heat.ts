import type { PortalTokens } from '../../../config/theme';

/** Steps of the colour behind a number. */
const STEPS = 5;

/** The step of a figure, 0 for none to 5 for the greatest; undefined for what is not known. */
export function heatStep(value: number | null, most: number): number | undefined {
  return value === null ? undefined : Math.ceil((value / most) * STEPS);
}

/** The ground of a step in a picture, and the text that is read on it. */
export function heatColours(
  step: number,
  { heat, surface, text, onPrimary }: PortalTokens,
): { ground: string; ink: string } {
  return { ground: heat[step - 1] ?? surface, ink: step > 3 ? onPrimary : text };
}
