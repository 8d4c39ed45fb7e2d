import type { ArticlePlace } from './articleKey';
import { NUMBER_CHARS } from './chineseNumber';
import { COMMON_LAW_NAMES, foldLawName, isLawName } from './lawName';
import { type FoundPlace, readPlaces } from './places';

/** A law named in a text, or a place of one. */
export interface LawMention {
  readonly from: number;
  readonly to: number;
  /** Folded: 专利法 for 《中华人民共和国专利法》. */
  readonly name: string;
  /** Year of the version, where the text names it. */
  readonly edition?: string;
  readonly place?: ArticlePlace;
}

/** The law that a text is, so that 本法第三条 and 第三条 lead into it. */
interface OwnLaw {
  readonly name: string;
  /** Key of the article the text stands in, for 本条第二款. */
  readonly article?: string;
}

export interface LawCitationOptions {
  readonly own?: OwnLaw | undefined;
  /** Further names that the text may use without brackets. */
  readonly names?: readonly string[] | undefined;
}

const START = new RegExp(
  `[《〈]|第[${NUMBER_CHARS}]{1,9}条|本条(?=第[${NUMBER_CHARS}]{1,4}款)`,
  'g',
);
const LONGEST_NAME = 160;
const DEEPEST = 4;
const REMARK = /(?:（[^（）]{0,80}）|\([^()]{0,80}\))/y;
const ABBREVIATION = /(?:以下统?简?称|简称)(?:为)?[“"「『《]?([^“”"「」『』《》）)，,、]{2,24})/;
const OWN = /本(?:法|条例|规定|办法|细则|解释|决定|规则|意见|通知|编)$/;
const THAT = /(?:该|同|前述|上述)(?:法|条例|规定|办法|细则|解释|决定|规则)$/;
const ENDS_AS_LAW = /[法例则释定编典约]$/;

/** The end of a name in brackets, which may hold others; -1 where they are not closed in time. */
function endOfName(text: string, at: number): number {
  let depth = 0;
  const end = Math.min(text.length, at + LONGEST_NAME);
  let closed = -1;
  for (let i = at; i < end; i++) {
    const char = text.charAt(i);
    if (char === '\n') break;
    if (char === '《' || char === '〈') depth++;
    else if (char === '》' || char === '〉') {
      depth--;
      if (closed < 0) closed = i + 1;
      if (depth === 0) return i + 1;
    }
    if (depth > DEEPEST) break;
  }
  // Opened twice and closed once, as happens: the first end counts.
  return closed;
}

/** A remark in brackets behind a name: its length, and what it says. */
function remarkAt(text: string, at: number): string {
  REMARK.lastIndex = at;
  return REMARK.exec(text)?.[0] ?? '';
}

class Reader {
  readonly mentions: LawMention[] = [];
  private end = 0;
  private last: string | undefined;
  private readonly aliases = new Map<string, string>();
  private readonly names: string[];

  constructor(
    private readonly text: string,
    private readonly own: OwnLaw | undefined,
    names: readonly string[],
  ) {
    this.names = [...new Set([...names.map((name) => foldLawName(name).name), ...COMMON_LAW_NAMES])]
      .filter((name) => name.length >= 2)
      .sort((a, b) => b.length - a.length);
  }

  read(): LawMention[] {
    for (const match of this.text.matchAll(START)) {
      const at = match.index;
      if (at < this.end) continue;
      if (match[0] === '《' || match[0] === '〈') this.readQuoted(at);
      else if (match[0] === '本条') this.readOwnArticle(at);
      else this.readBare(at);
    }
    return this.mentions;
  }

  /** Adds the places, the first one with what stands before it, under one name. */
  private add(from: number, name: string, places: readonly FoundPlace[], edition?: string): void {
    places.forEach(({ from: begin, to, place }, i) => {
      this.mentions.push({
        from: i === 0 ? from : begin,
        to,
        name,
        ...(edition !== undefined && { edition }),
        place,
      });
      this.end = to;
    });
    this.last = name;
  }

  private readQuoted(at: number): void {
    const end = endOfName(this.text, at);
    if (end < 0) return;
    const folded = foldLawName(this.text.slice(at, end));
    const name = this.aliases.get(folded.name) ?? folded.name;
    const remark = remarkAt(this.text, end);
    const edition =
      folded.edition ?? (/\d{4}/.test(remark) ? foldLawName(`法${remark}`).edition : undefined);
    const known = isLawName(name) || this.names.includes(name);
    if (!known) return;
    const alias = ABBREVIATION.exec(remark)?.[1];
    if (alias !== undefined) {
      const short = foldLawName(alias).name;
      this.aliases.set(short, name);
      this.names.unshift(short);
    }
    const places = readPlaces(this.text, end + remark.length);
    if (places.length > 0) {
      this.add(at, name, places, edition);
      return;
    }
    this.mentions.push({ from: at, to: end, name, ...(edition !== undefined && { edition }) });
    this.end = end;
    this.last = name;
  }

  private readOwnArticle(at: number): void {
    const { own } = this;
    if (own?.article === undefined) return;
    const places = readPlaces(this.text, at + 2, own.article);
    if (places.length > 0) this.add(at, own.name, places);
  }

  /** An article without a name in brackets: the name stands before it, or is understood. */
  private readBare(at: number): void {
    const before = this.text.slice(Math.max(this.end, at - 60), at);
    const places = readPlaces(this.text, at);
    if (places.length === 0) return;
    const found = this.nameBefore(before);
    if (found) this.add(at - found.length, found.name, places);
    else this.end = places[places.length - 1]?.to ?? at;
  }

  private nameBefore(before: string): { name: string; length: number } | null {
    const own = OWN.exec(before);
    if (own) return this.own ? { name: this.own.name, length: own[0].length } : null;
    const that = THAT.exec(before);
    if (that) return this.last === undefined ? null : { name: this.last, length: that[0].length };
    const plain = before.replace(/\s+$/, '');
    const name = this.names.find((one) => plain.endsWith(one));
    if (name !== undefined) {
      const state = '中华人民共和国';
      const head = plain.slice(0, plain.length - name.length).endsWith(state) ? state.length : 0;
      const length = before.length - plain.length + name.length + head;
      return { name: this.aliases.get(name) ?? name, length };
    }
    if (ENDS_AS_LAW.test(plain) || /[》〉]$/.test(plain)) return null;
    return this.own ? { name: this.own.name, length: 0 } : null;
  }
}

/** The laws and places of laws that a text names, in order. Never throws. */
export function findLawMentions(
  text: string,
  { own, names = [] }: LawCitationOptions = {},
): LawMention[] {
  return new Reader(text, own, names).read();
}
