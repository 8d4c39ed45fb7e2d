import type { SmartPart } from '@/domain/search/smart';
import type { PatentQuery } from '@/links/patent';
import { chosenKind, type PartKind } from './readQuery';

/** A kind in words: on the chip, and in the list of readings. */
const KINDS: Readonly<Record<PartKind, { chip: string; option: string }>> = {
  applicationNumber: { chip: '申请号', option: '申请号' },
  publicationNumber: { chip: '公开（公告）号', option: '公开（公告）号' },
  internationalNumber: { chip: '国际号', option: '国际申请号或国际公布号' },
  date: { chip: '申请日或公开日', option: '申请日或公开日' },
  ipc: { chip: 'IPC 分类号', option: 'IPC 分类号' },
  name: { chip: '申请人', option: '申请人' },
  text: { chip: '名称/摘要/权利要求 含', option: '关键词（名称、摘要、权利要求）' },
  expression: { chip: '检索式', option: '检索式' },
};

/** What a part is taken for; `excluded` when what has it is left out. */
export function chipText(kind: PartKind, excluded = false): string {
  const { chip } = KINDS[kind];
  if (!excluded) return chip;
  return kind === 'text' ? chip.replace(/含$/, '不含') : `${chip}不是`;
}

export const optionText = (kind: PartKind): string => KINDS[kind].option;

/** What stands between two parts. */
const BEFORE = /[\s、，,；;]+$/;
const AFTER = /^[\s、，,；;]+/;

/** The text without one of its parts; the parts left keep their readings. */
export function withoutPart(text: string, { from, to }: SmartPart): string {
  const before = text.slice(0, from).replace(BEFORE, '');
  const after = text.slice(to).replace(AFTER, '');
  // A comma, because two parts that only a space divides may read as one: A61K 31/00.
  return before && after ? `${before}，${after}` : before || after;
}

/** Chosen readings by the text of the part, as an address has them by place. */
export function readingsByText(parts: readonly SmartPart[], as: PatentQuery['as']) {
  return Object.fromEntries(
    parts.flatMap((part, index) => {
      const kind = chosenKind(part, as[index]);
      return kind === part.kind ? [] : [[part.text, kind]];
    }),
  );
}

/** Chosen readings by place, '' where the portal's own stands; nothing behind the last chosen one. */
export function readingsByPlace(
  parts: readonly SmartPart[],
  readings: Readonly<Record<string, string>>,
): string[] {
  const as = parts.map((part) => {
    const kind = chosenKind(part, readings[part.text]);
    return kind === part.kind ? '' : kind;
  });
  while (as.length && !as[as.length - 1]) as.pop();
  return as;
}
