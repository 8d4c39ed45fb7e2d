import { writeChineseNumber } from '../../../src/domain/law/chineseNumber';
import { LAW_TOPICS } from '../../../src/domain/law/labels';
import type { LawData } from '../../law/storedLaw';
import { plusDays, plusMonths } from '../days';
import { Random } from '../random';
import {
  amend,
  chapters,
  Drafter,
  type DraftNode,
  plainArticles,
  printNodes,
  seedOf,
} from './draft';
import { type Family, lawFamilies, type VersionPlan } from './families';
import { codeNodes, DECISION, OPINION, REPLY } from './special';

const SOURCE = '示例数据';
const COUNTRY = '示例国';

function firstNodes(family: Family, drafter: Drafter): DraftNode[] {
  const { title, category } = family;
  if (title.endsWith('法典')) return codeNodes(drafter);
  if (title.endsWith('的决定')) return [...DECISION];
  if (title.endsWith('的批复')) return [...REPLY];
  switch (category) {
    case 'NORMATIVE':
      return [...OPINION];
    case 'JUDICIAL':
    case 'TREATY':
      return plainArticles(drafter);
    default:
      return chapters(drafter, category === 'LAW');
  }
}

const hasArticles = (nodes: readonly DraftNode[]) => nodes.some(({ kind }) => kind === 'article');

/** The last article says from when on; it is not drafted, because it holds the day. */
function withLastArticle(nodes: readonly DraftNode[], title: string): DraftNode[] {
  if (!hasArticles(nodes)) return [...nodes];
  const word = /(法|条例|办法|规定|解释|公约|条约)(?:（.）)?$/.exec(title)?.[1] ?? '法';
  const text = `本${word}自{effective}起施行。`;
  return [...nodes, { kind: 'article', id: 0, text, inserted: false }];
}

function docNumber(family: Family, { promulgated }: VersionPlan): string | null {
  const year = promulgated.slice(0, 4);
  const serial = 1 + (seedOf(family.title + promulgated) % 90);
  switch (family.category) {
    case 'LAW':
      return `示例国主席令第${writeChineseNumber(serial)}号`;
    case 'ADMIN_REG':
      return `示例国令第${serial + 300}号`;
    case 'JUDICIAL':
      return `示法释〔${year}〕${serial}号`;
    case 'DEPT_RULE':
      return `${family.authority[0]}令第${serial}号`;
    case 'LOCAL_REG':
      return `${family.region}人大常委会公告第${serial}号`;
    case 'LOCAL_RULE':
      return `${family.region}人民政府令第${serial}号`;
    case 'NORMATIVE':
      return `示知发〔${year}〕${serial}号`;
    case 'TREATY':
      return null;
  }
}

const spoken = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
};

const noteOf = (i: number) => (i === 0 ? '通过' : `第${writeChineseNumber(i)}次修正`);

/** Title, history in brackets, printed contents, body: as official texts come. */
function textOf(family: Family, nodes: readonly DraftNode[], at: number): string {
  const { title, authority, versions } = family;
  const plan = versions[at] as VersionPlan;
  const history = versions
    .slice(0, at + 1)
    .map(({ promulgated }, i) => `${spoken(promulgated)}${authority.join('、')}${noteOf(i)}`);
  const body = printNodes(withLastArticle(nodes, title), plan);
  const headings = body.filter((line) => /^第[一二三四五六七八九十]+[编章节]　/.test(line));
  return [
    title,
    `（${history.join('　')}）`,
    ...(headings.length > 0 ? ['目　录', ...headings] : []),
    ...body,
  ].join('\n');
}

function versionsOf(family: Family, number: number): LawData[] {
  const random = new Random(seedOf(family.title));
  const drafter = new Drafter(family, random);
  const law = `L${String(number).padStart(3, '0')}`;
  const ids = family.versions.map((_, i) => `${law}-${i + 1}`);
  const short = family.title.startsWith(COUNTRY) ? family.title.slice(COUNTRY.length) : '';
  // Drafted when a text is first asked for, all versions at once: a list needs none.
  let drafts: DraftNode[][] | undefined;
  const draft = () => {
    if (drafts) return drafts;
    drafts = [firstNodes(family, drafter)];
    for (let i = 1; i < family.versions.length; i++) {
      const last = drafts[i - 1] ?? [];
      drafts.push(hasArticles(last) ? amend(last, drafter) : last);
    }
    return drafts;
  };
  return family.versions.map((plan, i): LawData => {
    const next = family.versions[i + 1];
    return {
      id: ids[i] as string,
      law,
      title: family.title,
      names: short ? [short] : [],
      category: family.category,
      topic: family.topics,
      authority: family.authority,
      region: family.region,
      docNumber: docNumber(family, plan),
      promulgationDate: plan.promulgated,
      effectiveDate: plan.effective,
      invalidDate: next?.effective ?? family.repealed,
      note: noteOf(i),
      summary: '由程序生成的演示文本，内容纯属虚构，不具有法律效力。',
      keywords: family.topics.map((topic) => LAW_TOPICS[topic]),
      source: SOURCE,
      revisions: family.versions.slice(0, i + 1).map((step, at) => {
        const stepNumber = docNumber(family, step);
        return {
          date: step.promulgated,
          note: noteOf(at),
          ...(stepNumber !== null && { docNumber: stepNumber }),
          lawId: ids[at] as string,
        };
      }),
      hasText: true,
      readText: () => textOf(family, draft()[i] ?? [], i),
    };
  });
}

/**
 * The generated set: fictional laws of a country that does not exist, the same on every run but for
 * the days of those not yet in force.
 *
 * @param today `YYYY-MM-DD`
 */
export function generateLaws(today: string): LawData[] {
  const soon: VersionPlan = {
    promulgated: plusDays(today, -40),
    effective: `${plusMonths(today, 4).slice(0, 7)}-01`,
  };
  return lawFamilies(soon).flatMap((family, i) => versionsOf(family, i + 1));
}
