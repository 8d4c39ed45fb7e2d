import type { PortalTokens } from '../../../config/theme';

/** A text as it may stand in an SVG image. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Fills what is not known, wherever `hatchPattern` stands in the same image. */
export const HATCHED = 'url(#ipr-hatched)';

/** The hatching of what is not known: a zero is blank, no figure is hatched. */
export function hatchPattern({ surface, lineStrong }: PortalTokens): string {
  return `<defs><pattern id="ipr-hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${surface}"/><rect width="1.5" height="6" fill="${lineStrong}" fill-opacity="0.5"/></pattern></defs>`;
}
