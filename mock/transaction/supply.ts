import { plusDays, plusMonths } from '../data/days';
import type { Random } from '../data/random';
import type { SourcePatent } from './source';

type Answers = Record<string, unknown>;

const LABELS: Readonly<Record<string, string>> = {
  '1': '专利权转让',
  '2': '专利申请权转让',
  '3': '专利普通许可',
  '4': '专利排他许可',
  '5': '专利独占许可',
  '6': '专利开放许可',
  '8': '专利质押融资',
  '9': '专利作价入股',
  '10': '专利合作实施',
};

const LICENSES = ['3', '4', '5', '6', '7'];
const MATURITIES = ['RESEARCH', 'LAB', 'PILOT', 'SMALL_BATCH', 'INDUSTRIAL'];

/** What the patents are about, in the words of the texts. */
function matterOf({ blueprint: { subject, field } }: SourcePatent) {
  if (subject.kind === 'design') {
    const { name, use } = subject.design;
    return {
      name: `${name}外观设计`,
      use,
      effects: ['造型简洁，辨识度高'],
      means: `围绕${name}的整体造型作出设计`,
      field: field.name,
    };
  }
  const { product, idea, second } = subject;
  return {
    name: `${product.name}${idea.word}技术`,
    use: product.use,
    effects: [idea.effect, second.effect],
    means: idea.means,
    field: field.name,
  };
}

/** An entry of the list of patents, as the form fills it from the record. */
function patentAnswer({ head }: SourcePatent): Answers {
  const kind = head.patentType === 'UTILITY' || head.patentType === 'DESIGN' ? head.patentType : '';
  const { applicationNumber, title, validity, expiryDate, mainIpc } = head;
  const owners = head.currentOwners?.length ? head.currentOwners : (head.applicants ?? []);
  return {
    applicationNumber,
    title,
    patentKind: kind || 'INVENTION',
    validity,
    owners: owners.map(({ name }) => name).join('；'),
    ...(expiryDate && { expiryDate }),
    ...(mainIpc && { mainIpc }),
  };
}

function typesFor({ head, blueprint }: SourcePatent, random: Random): string[] {
  if (head.validity === 'PENDING') return random.sample(['2', '3', '10'], random.int(1, 2));
  const open = blueprint.kind === 'INVENTION' && random.chance(0.2);
  if (open) return ['6'];
  return random.sample(['1', '1', '3', '4', '5', '8', '9', '10'], random.int(1, 3));
}

/** A round sum in 万元, as people name it. */
function sum(random: Random): number {
  const base = random.pick([0.5, 1, 2, 3, 5, 8, 10, 15, 20, 30, 50, 80, 120, 200]);
  return random.chance(0.3) ? base * 1.2 : base;
}

const amount = (value: number): string => String(Math.round(value * 100) / 100);

function priceFor(types: readonly string[], random: Random): Answers {
  const licensed = types.some((type) => LICENSES.includes(type));
  const price = sum(random);
  if (types.includes('6')) {
    const royalty = random.chance(0.25);
    return {
      priceMode: 'FIXED',
      priceMin: amount(price),
      payMethods: royalty ? ['ENTRY_ROYALTY'] : ['LUMP'],
      ...(royalty && { royaltyRate: String(random.int(1, 8)), royaltyBase: 'NET_SALES' }),
    };
  }
  const mode = random.next();
  if (licensed && mode < 0.06) return { priceMode: 'FREE', payMethods: ['FREE'] };
  if (mode < 0.35) return { priceMode: 'NEGOTIABLE', payMethods: ['LUMP', 'INSTALMENT'] };
  if (mode < 0.6) {
    return {
      priceMode: 'RANGE',
      priceMin: amount(price),
      priceMax: amount(price * random.pick([1.5, 2, 3])),
      payMethods: ['LUMP', 'INSTALMENT'],
    };
  }
  return { priceMode: 'FIXED', priceMin: amount(price), payMethods: ['LUMP'] };
}

function termsFor(
  types: readonly string[],
  expiry: string | undefined,
  day: string,
  random: Random,
) {
  const licence = types.some((type) => LICENSES.includes(type));
  const end = plusMonths(day, 12 * random.int(2, 5));
  return {
    ...(licence && {
      licenseArea: random.pick(['中国', '江苏省', '长三角三省一市']),
      licenseFrom: plusDays(day, 30),
      licenseTo: expiry !== undefined && expiry > plusDays(day, 60) && expiry < end ? expiry : end,
    }),
    ...(types.includes('8') && { pledgeAmount: amount(sum(random) * 3) }),
    ...(types.includes('9') && { shareRatio: String(random.int(5, 30)) }),
  };
}

const clip = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/**
 * Answers of an invented offer.
 *
 * @param patents of one holder, the one the listing is named after first
 * @param day on which it was sent, `YYYY-MM-DD`
 */
export function supplyAnswers(
  patents: readonly SourcePatent[],
  day: string,
  random: Random,
): Answers | null {
  const [first] = patents;
  if (first === undefined) return null;
  const matter = matterOf(first);
  const types = [...new Set(typesFor(first, random))];
  const label = LABELS[types[0] ?? ''] ?? '专利合作';
  const expiry = patents.flatMap(({ head }) => head.expiryDate ?? []).sort()[0];
  const many = patents.length > 1 ? `等 ${patents.length} 件` : '';
  const effects = matter.effects.join('；');
  return {
    direction: 'SUPPLY',
    title: clip(`${matter.name}${many}${label}`, 60),
    industryTypeIds: [first.blueprint.field.industry],
    transactionTypeIds: types,
    patents: patents.map(patentAnswer),
    summary: `本项目属于${matter.field}领域，${matter.means}。与现有做法相比，${effects}。适用于${matter.use}，可提供样品和检测数据，具体技术方案见所列专利文献。`,
    advantages: `${effects}。`,
    applications: `${matter.use}及相近场合。`,
    maturity: random.pick(MATURITIES),
    ...priceFor(types, random),
    ...termsFor(types, expiry, day, random),
  };
}
