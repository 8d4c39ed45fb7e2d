import { readFileSync } from 'node:fs';

/**
 * The commands of the operator's page, so that what stands there is what is tried.
 *
 * @param language of the block, `sh` or `nginx`
 * @param words that the block contains; the only one that does
 * @param names what stands there for this test's own, by the page's words
 */
export function commandsOf(language: string, words: string, names: Record<string, string>): string {
  const page = readFileSync('config/nginx/README.md', 'utf8');
  const blocks = [...page.matchAll(/^```(\w+)\n([^`]*)^```$/gm)]
    .filter(([, of, text]) => of === language && text?.includes(words))
    .map(([, , text]) => text ?? '');
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks with "${words}"`);
  return Object.entries(names).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    blocks[0] ?? '',
  );
}
