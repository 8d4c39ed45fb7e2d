import { articleLabel } from '../../../src/domain/law/articleKey';
import { writeChineseNumber } from '../../../src/domain/law/chineseNumber';
import { mixSeed, type Random } from '../random';
import type { Family, VersionPlan } from './families';
import { CHAPTERS, fillNumbers, PARTS, type Part, WORDINGS } from './wording';

/** An article or heading of a law before its numbers are known. */
export type DraftNode =
  | { kind: 'heading'; unit: '编' | '章' | '节'; title: string }
  | { kind: 'passage'; text: string }
  | {
      kind: 'article';
      /** The same in every version. */
      id: number;
      text: string;
      /** Numbered as 之一 behind the article before it, so that the others keep their numbers. */
      inserted: boolean;
    };

export type DraftArticle = Extract<DraftNode, { kind: 'article' }>;

/** Makes articles of one law, each with an id of its own. */
export class Drafter {
  private lastId = 0;

  constructor(
    private readonly family: Family,
    readonly random: Random,
  ) {}

  private get selfName(): string {
    const { title } = this.family;
    return `本${/(法|条例|办法|规定|解释|公约|条约)(?:（.）)?$/.exec(title)?.[1] ?? '法'}`;
  }

  article(template: string, topicAt = 0): DraftArticle {
    const { topics } = this.family;
    const words = WORDINGS[topics[topicAt % topics.length] ?? 'GENERAL'];
    this.lastId++;
    const text = fillNumbers(template, this.random)
      .replaceAll('{this}', this.selfName)
      .replace(/\{(right|object|owner|office|papers|use)\}/g, (_, name: keyof typeof words) => {
        return words[name];
      })
      .replace('{cited}', () => this.citedLaw())
      .replace('{ref}', () => `{art:${this.random.int(1, Math.max(1, this.lastId - 1))}}`);
    return { kind: 'article', id: this.lastId, text, inserted: false };
  }

  private citedLaw(): string {
    const name = this.random.pick(['专利法', '商标法', '著作权法', '反不正当竞争法', '民商法典']);
    return `《示例国${name}》第${writeChineseNumber(this.random.int(2, 20))}条`;
  }

  /** The articles of a part in their order, without repetition while the templates last. */
  articles(part: Part, count: number): DraftArticle[] {
    const all: readonly string[] = PARTS[part];
    const templates: string[] = [];
    while (templates.length < count) {
      const chosen = this.random.sample(all, count - templates.length);
      templates.push(...chosen.sort((a, b) => all.indexOf(a) - all.indexOf(b)));
    }
    return templates.map((template, i) => this.article(template, i));
  }
}

/** The seed of a law is its name's, so that adding one to the list leaves the others as they are. */
export function seedOf(title: string): number {
  return mixSeed(...Array.from(title, (char) => char.charCodeAt(0)));
}

const CHAPTER_SIZES: Readonly<Record<Part, [number, number]>> = {
  general: [5, 8],
  application: [6, 10],
  examination: [5, 8],
  rights: [6, 10],
  protection: [5, 9],
  liability: [4, 7],
  final: [2, 4],
};

/** A law with chapters, the longest of which have sections where it is a law in the narrow sense. */
export function chapters(drafter: Drafter, sections: boolean): DraftNode[] {
  return (Object.keys(PARTS) as Part[]).flatMap((part): DraftNode[] => {
    const [least, most] = CHAPTER_SIZES[part];
    const heading: DraftNode = { kind: 'heading', unit: '章', title: CHAPTERS[part] };
    if (!sections || part !== 'rights') {
      return [heading, ...drafter.articles(part, drafter.random.int(least, most))];
    }
    return [
      heading,
      { kind: 'heading', unit: '节', title: '一般规定' },
      ...drafter.articles(part, 5),
      { kind: 'heading', unit: '节', title: '转让、许可和质押' },
      ...drafter.articles(part, 5),
    ];
  });
}

/** A short text without chapters: interpretations, treaties. */
export function plainArticles(drafter: Drafter): DraftNode[] {
  const parts: Part[] = ['general', 'protection', 'examination', 'protection', 'rights', 'final'];
  return parts.flatMap((part) => drafter.articles(part, drafter.random.int(2, 5)));
}

const UNITS = ['编', '章', '节'] as const;

/** Lines of a version: headings and articles numbered, references turned into numbers. */
export function printNodes(nodes: readonly DraftNode[], plan: VersionPlan): string[] {
  const labels = new Map<number, string>();
  let number = 0;
  let insert = 0;
  for (const node of nodes) {
    if (node.kind !== 'article') continue;
    if (node.inserted) insert++;
    else {
      number++;
      insert = 0;
    }
    labels.set(node.id, articleLabel({ number, insert }));
  }
  const counts = { 编: 0, 章: 0, 节: 0 };
  const lines = nodes.map((node) => {
    if (node.kind === 'passage') return node.text;
    if (node.kind === 'heading') {
      counts[node.unit]++;
      for (const lower of UNITS.slice(UNITS.indexOf(node.unit) + 1)) counts[lower] = 0;
      return `第${writeChineseNumber(counts[node.unit])}${node.unit}　${node.title}`;
    }
    const text = node.text.replace(/\{art:(\d+)\}/g, (_, id: string) => {
      const label = labels.get(Number(id)) ?? '第一条';
      return label === labels.get(node.id) ? '第一条' : label;
    });
    return `${labels.get(node.id)}　${text}`;
  });
  const [year = '', month = '', day = ''] = plan.effective.split('-').map(Number);
  return lines.flatMap((line) =>
    line.replaceAll('{effective}', `${year}年${month}月${day}日`).split('\n'),
  );
}

const NUMBER = /([二三四五六七八九十]{1,3})(日内|个月内|万元以下|倍以下)/;

/** Another text of an article, as an amendment makes it. */
function amendText(text: string, random: Random): string {
  if (NUMBER.test(text)) {
    return text.replace(NUMBER, (_, old: string, unit: string) => {
      const other = ['五', '七', '十五', '二十', '三十'].filter((value) => value !== old);
      return `${random.pick(other)}${unit}`;
    });
  }
  return `${text}${random.pick([
    '法律另有规定的，依照其规定。',
    '具体办法另行制定。',
    '国家鼓励依法公开相关数据。',
  ])}`;
}

/**
 * The next version of a law: some articles amended, two new ones. Either the new ones are numbered
 * 之一 and the others keep their numbers, or one is taken out and all are numbered anew.
 */
export function amend(nodes: readonly DraftNode[], drafter: Drafter): DraftNode[] {
  const { random } = drafter;
  const articles = nodes.filter((node) => node.kind === 'article');
  const keeps = random.chance(0.5);
  const middle = articles.slice(1, -1);
  const removed = keeps ? undefined : random.pick(middle);
  const before = random.sample(
    middle.filter((node) => node !== removed),
    2,
  );
  return nodes.flatMap((node): DraftNode[] => {
    if (node === removed) return [];
    if (node.kind !== 'article') return [node];
    const amended =
      middle.includes(node) && random.chance(0.15)
        ? { ...node, text: amendText(node.text, random) }
        : node;
    if (!before.includes(node)) return [amended];
    const [fresh] = drafter.articles(random.pick(['rights', 'protection']), 1);
    return fresh ? [amended, { ...fresh, inserted: keeps }] : [amended];
  });
}
