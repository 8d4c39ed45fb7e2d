const WIDE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** About how wide a text is set, in px: Chinese signs take an em, others a good half. */
export function textWidth(text: string, size: number): number {
  return Array.from(text).reduce((sum, sign) => sum + (WIDE.test(sign) ? 1 : 0.58), 0) * size;
}
