/** Signs with which spreadsheets begin a formula or a command, after their full-width forms are folded. */
const FORMULA = /^[=+\-@]/;

/**
 * A text that no spreadsheet program takes for a formula: one that begins with `=`, `+`, `-`, `@`
 * in half or full width, a tab or a line break gets a single quote in front, also behind leading
 * spaces, which some programs drop (OWASP, CSV Injection).
 */
export function safeText(text: string): string {
  const first = text.replace(/^[\s\u200b-\u200f\u2060\ufeff]+/, '').charAt(0);
  const risky = FORMULA.test(first.normalize('NFKC')) || /^[\t\r\n]/.test(text);
  return risky ? `'${text}` : text;
}
