/** Directions of a listing (domain reference 1.5). */
export const DIRECTIONS = { SUPPLY: '供给', DEMAND: '需求' } as const;
export type Direction = keyof typeof DIRECTIONS;

/** Ways of trading by id (domain reference 5.5); the dictionary of the service has the same ids. */
export const TRANSACTION_TYPES = {
  '1': '专利权转让',
  '2': '专利申请权转让',
  '3': '普通许可',
  '4': '排他许可',
  '5': '独占许可',
  '6': '开放许可',
  '7': '交叉许可',
  '8': '质押融资',
  '9': '作价入股',
  '10': '合作实施',
  '11': '技术开发与委托',
  '99': '其他',
} as const;
export type TransactionType = keyof typeof TRANSACTION_TYPES;

/** Kinds of licence (domain reference 1.5). */
export const LICENSE_KINDS = {
  NORMAL: '普通许可',
  SOLE: '排他许可',
  EXCLUSIVE: '独占许可',
  CROSS: '交叉许可',
  SUB: '分许可',
} as const;
export type LicenseKind = keyof typeof LICENSE_KINDS;

/** How a price is asked (domain reference 1.5). */
export const PRICE_MODES = {
  FIXED: '一口价',
  RANGE: '区间',
  NEGOTIABLE: '面议',
  FREE: '免费许可',
} as const;
export type PriceMode = keyof typeof PRICE_MODES;

/** How a price is paid (domain reference 1.5). */
export const PAY_METHODS = {
  LUMP: '一次总付',
  INSTALMENT: '分期支付',
  ROYALTY: '提成支付',
  ENTRY_ROYALTY: '入门费加提成',
  EQUITY: '作价入股',
  FREE: '无偿',
} as const;
export type PayMethod = keyof typeof PAY_METHODS;

/** What a royalty is a share of (domain reference 1.5). */
export const ROYALTY_BASES = {
  NET_SALES: '净销售额',
  PROFIT: '利润额',
  QUANTITY: '产量',
} as const;
export type RoyaltyBase = keyof typeof ROYALTY_BASES;

/** How far a technique has come (domain reference 1.5). */
export const MATURITIES = {
  RESEARCH: '研发',
  LAB: '小试',
  PILOT: '中试',
  SMALL_BATCH: '小批量生产',
  INDUSTRIAL: '产业化',
} as const;

/** The names of industries or ways of trading; what has none is left out. */
export const namesOf = (list: readonly { readonly name: string }[]): string[] =>
  list.flatMap(({ name }) => name || []);

/** Whether a text is one of the keys of a dictionary. */
export function isKeyOf<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  text: string,
): text is Key {
  return Object.hasOwn(labels, text);
}

/** The licences among the ways of trading, with the kind each of them is. */
const KIND_OF_LICENSE: Readonly<Record<string, LicenseKind>> = {
  '3': 'NORMAL',
  '4': 'SOLE',
  '5': 'EXCLUSIVE',
  '6': 'NORMAL',
  '7': 'CROSS',
};

/** Ids of the ways of trading that are licences. */
export const LICENSE_TYPES: readonly string[] = Object.keys(KIND_OF_LICENSE);

/** The kinds of licence that ways of trading stand for, each once (domain reference 5.5). */
function licenseKindsOf(transactionTypeIds: readonly string[]): LicenseKind[] {
  return [...new Set(transactionTypeIds.flatMap((id) => KIND_OF_LICENSE[id] ?? []))];
}

/** Whether one of the ways of trading is a licence. */
export function hasLicense(transactionTypeIds: readonly string[]): boolean {
  return licenseKindsOf(transactionTypeIds).length > 0;
}

/** The open licence (Patent Law, Articles 50 to 52). */
export const OPEN_LICENSE: TransactionType = '6';

/** What applications that are not granted yet can be traded by (domain reference 5.5). */
export const PENDING_TYPES: readonly TransactionType[] = ['2', '3', '4', '5', '10'];

/** Asked for by demands alone (domain reference 5.5). */
export const DEMAND_TYPES: readonly TransactionType[] = ['11'];

/** Who gets the right in a way of trading. */
export function otherParty(type: string): string {
  if (type.includes('许可')) return '被许可方';
  return type.includes('转让') ? '受让方' : '交易对方';
}
