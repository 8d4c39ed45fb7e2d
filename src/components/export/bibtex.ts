import type { PatentReference } from './reference';

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // BibTeX counts braces even behind a backslash.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\{}~^]/g, (sign) => ESCAPES[sign] ?? sign)
    .replace(/[&%$#_]/g, '\\$&');
}

/** In braces a name is taken as a whole: companies have no first name, and `and` parts names. */
function names(list: readonly string[], whole: boolean): string {
  const parts = list.map((name) => {
    const text = escapeText(name);
    return whole || /,|\sand\s/i.test(text) ? `{${text}}` : text;
  });
  return parts.join(' and ');
}

/** Addresses are taken as they are, but for what would end the field. */
const addressText = (address: string): string =>
  address.replace(/[\s{}\\%]/g, (sign) => (sign === '%' ? sign : encodeURIComponent(sign)));

/** Key of a reference: its number, as far as BibTeX takes it. */
function keyOf({ publicationNumber, applicationNumber }: PatentReference): string {
  return (publicationNumber ?? applicationNumber ?? '').replace(/[^\dA-Za-z.-]/g, '') || 'patent';
}

function entry(patent: PatentReference, key: string): string {
  const { inventors, applicants, publicationDate } = patent;
  const author = inventors.length > 0 ? names(inventors, false) : names(applicants, true);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['author', author],
    ['title', `{${escapeText(patent.title)}}`],
    ['number', escapeText(patent.publicationNumber ?? patent.applicationNumber ?? '')],
    ['holder', names(applicants, true)],
    ['type', escapeText(patent.type ?? '')],
    ['location', '中国'],
    ['year', publicationDate?.slice(0, 4)],
    ['date', publicationDate],
    ['langid', 'chinese'],
    ['keywords', escapeText((patent.classes ?? []).join(', '))],
    ['abstract', escapeText(patent.abstract ?? '')],
    ['url', addressText(patent.address ?? '')],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},\n`] : []));
  return `@patent{${key},\n${lines.join('')}}\n`;
}

/**
 * References as BibTeX entries of the type `patent` (biblatex manual 2.1.1: author, title, number
 * and date required, holder, type and location optional). Keys are the numbers of the patents;
 * of several alike the second one ends in `-2`.
 */
export function toBibtex(patents: readonly PatentReference[]): string {
  const used = new Map<string, number>();
  const entries = patents.map((patent) => {
    const key = keyOf(patent);
    const before = used.get(key) ?? 0;
    used.set(key, before + 1);
    return entry(patent, before === 0 ? key : `${key}-${before + 1}`);
  });
  return entries.join('\n');
}
