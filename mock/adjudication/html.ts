import { SECTION_TITLES } from '../../src/domain/adjudication/sections';
import type { HtmlSection, SectionKey } from './types';
import type { Writing } from './writing';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const SECTION_KEYS = Object.keys(SECTION_TITLES) as SectionKey[];

/** How the services of the courts deliver paragraphs: plain, or with the styles of their printer. */
const STYLES = {
  plain: (text: string) => `<p>${text}</p>`,
  printed: (text: string) =>
    `<div style='LINE-HEIGHT: 25pt; TEXT-ALIGN: justify; TEXT-INDENT: 30pt; FONT-FAMILY: 仿宋; FONT-SIZE: 16pt;'>${text}</div>`,
} as const;

export type HtmlStyle = keyof typeof STYLES;

/** The parts of a document as HTML, a paragraph an element. */
export function htmlSections(writing: Writing, style: HtmlStyle = 'plain'): HtmlSection[] {
  return SECTION_KEYS.flatMap((key): HtmlSection[] => {
    const paragraphs = writing[key] ?? [];
    if (paragraphs.length === 0) return [];
    const html = paragraphs.map((text) => STYLES[style](escapeHtml(text))).join('\n');
    return [{ key, title: SECTION_TITLES[key], html }];
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: ' ',
};

/**
 * The words of HTML from outside, a line for each paragraph, for searching alone: what a browser
 * would not show goes with its tags.
 */
export function wordsOfHtml(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|iframe|template|noscript|svg|math|textarea)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:br|\/?(?:p|div|li|tr|h\d|table|ul|ol|section|article))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
