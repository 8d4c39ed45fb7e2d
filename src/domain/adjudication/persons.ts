import { mask } from '../mask';

/** A party as it is named in a document. */
export interface NamedParty {
  readonly name: string;
  /** As the service says; absent when it does not. */
  readonly kind?: 'PERSON' | 'ORGANISATION' | undefined;
}

/** Words that names of organisations end in, or hold before a bracket. */
const ORGANISATION =
  /(?:公司|集团|厂|店|院|局|厅|部|所|室|中心|委员会|政府|大学|学校|学院|协会|商会|基金会|合作社|合作联社|银行|支行|信用社|经营部|商行|超市|商场|市场|法院|检察院|工作室|联合会|联盟|医院|药房|网吧|酒店|酒楼|餐厅|茶楼|会馆|影楼|专卖店|门市部|销售部|加工厂|作坊|户|社|站|队|馆|园|城|行|坊|庄|铺)(?:[（(][^）)]*[）)])?$|GmbH|Inc\b|Ltd\b|LLC\b|Corp|Company|Co\.|S\.A\.|株式会社|会社/i;

/** 张某, 张某某, 李某甲, 某甲, 王×: the court has hidden the name already. */
const HIDDEN =
  /^(?:[\u4e00-\u9fa5]{0,2}某(?:某|[甲乙丙丁戊己庚辛壬癸]|\d{1,2})?|[\u4e00-\u9fa5]?[×Xx＊*]{1,3})$/;

/** Whether a party is a person: as the service says, else by the form of the name. */
export function isPerson({ name, kind }: NamedParty): boolean {
  if (kind !== undefined) return kind === 'PERSON';
  const text = name.replace(/\s/g, '');
  if (ORGANISATION.test(text)) return false;
  return /^[\u4e00-\u9fa5×Xx＊*]{1,4}$/.test(text) || /^[\u4e00-\u9fa5A-Za-z.]{1,20}·/.test(text);
}

/** The name of a party as it may be shown: of a person the family name, of others all. */
export function shownParty(party: NamedParty): string {
  const name = party.name.trim();
  return isPerson(party) && !HIDDEN.test(name) ? mask('name', name) : name;
}

/** What the paragraphs about the parties say of a person besides the name. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/(^|\D)\d{17}[\dXx](?!\d)/g, '$1***'],
  [/(^|\D)1[3-9]\d{9}(?!\d)/g, '$1***'],
  [/\d{4}年\d{1,2}月\d{1,2}日(?=出?生)/g, '****年**月**日'],
  [
    /((?:住址|户籍地|户籍所在地|住所地?|住|家住)[：:]?)(?=[\u4e00-\u9fa5])([^，。；;\n]{4,60})/g,
    '$1***',
  ],
  [/((?:银行)?(?:账号|帐号|卡号)[：:]?)\s*\d[\d\s]{8,24}/g, '$1***'],
];

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Hides persons in a text: the parties' names wherever they stand, and in paragraphs about a
 * person the day of birth, home, identity, telephone and account numbers. Names and addresses of
 * organisations stay (最高人民法院关于人民法院在互联网公布裁判文书的规定, Articles 8 to 10, go less
 * far; the portal shows no names of persons).
 *
 * @param parties of the document
 */
export function hidePersons(text: string, parties: readonly NamedParty[]): string {
  const names = parties
    .filter((party) => isPerson(party) && !HIDDEN.test(party.name.trim()))
    .map(({ name }) => name.trim())
    .filter((name) => [...name].length >= 2)
    .sort((a, b) => b.length - a.length);
  const pattern = names.length === 0 ? null : new RegExp(names.map(escapePattern).join('|'), 'g');
  return text
    .split('\n')
    .map((line) => {
      const shown = pattern === null ? line : line.replace(pattern, (name) => mask('name', name));
      const person = /，[男女][，。]|出?生[，。于]|公民身份号码|身份证/.test(line);
      const rules = person ? PRIVATE : PRIVATE.slice(0, 2);
      return rules.reduce((hidden, [what, by]) => hidden.replace(what, by), shown);
    })
    .join('\n');
}
