import type { FormDescription } from './description';

/**
 * What the form calls a place that the office names in a notice of correction: `patentNumber`,
 * `respondents[0].name`, `files.certificate`. A place the form does not have keeps its own name,
 * so that the notice is complete.
 */
export function bodyPathLabel(description: FormDescription, path: string): string {
  const [first = '', ...rest] = path.replace(/\[(\d+)\]/g, '.$1').split('.');
  if (first === 'consent') return '须知与承诺';
  if (first === 'files') {
    return description.files.find(({ key }) => key === rest[0])?.label ?? path;
  }
  const field = description.sections
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === first);
  if (!field) return path;
  const [place, inner] = rest;
  if (field.kind !== 'list' || place === undefined) return field.label;
  const entry = `${field.entryName} ${Number(place) + 1}`;
  const label = field.fields.find(({ key }) => key === inner)?.label;
  return label ? `${entry}：${label}` : entry;
}
