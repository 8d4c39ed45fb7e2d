/** Kinds of personal data that lists, public pages, print and export show masked only. */
export type MaskKind =
  | 'mobile'
  | 'residentId'
  | 'name'
  | 'email'
  | 'landline'
  | 'address'
  | 'contact';

/** Shown for a value that has not the form of its kind, so that nothing of it can leak. */
const HIDDEN = '****';

function maskMobile(text: string): string {
  return /^\d{11}$/.test(text) ? `${text.slice(0, 3)}****${text.slice(-4)}` : HIDDEN;
}

function maskResidentId(text: string): string {
  return /^\d{17}[\dX]$/i.test(text)
    ? `${text.slice(0, 3)}${'*'.repeat(11)}${text.slice(-4)}`
    : HIDDEN;
}

function maskName(text: string): string {
  const [first = '', ...rest] = [...text];
  return rest.length === 0 ? '*' : first + '*'.repeat(rest.length);
}

function maskEmail(text: string): string {
  const at = text.lastIndexOf('@');
  return at > 0 ? `${[...text][0]}***${text.slice(at)}` : HIDDEN;
}

function maskLandline(text: string): string {
  const [, area, tail] = /^(\d{3,4})-\d{3,4}(\d{4})(?:-\d+)?$/.exec(text) ?? [];
  return area && tail ? `${area}-****${tail}` : HIDDEN;
}

/** Where a street address begins; 路桥, 路南 and 路北 are districts. */
const STREET = /[\d街巷弄号]|路(?![桥南北]区)/;

/** 区 and 市 as the end of a word that names no administrative division. */
const NO_DIVISION = /(?:自治|小|社|校|厂|景|片|院|住宅|生活)区$|超市$/;

/** End of the district or county; failing that, of the last city before the street; else 0. */
function divisionEnd(address: string): number {
  const street = address.search(STREET);
  const head = street === -1 ? address : address.slice(0, street);
  let cityEnd = 0;
  for (let end = 1; end <= head.length; end++) {
    const last = head.charAt(end - 1);
    if (!'区县市'.includes(last) || NO_DIVISION.test(head.slice(0, end))) continue;
    if (last !== '市') return end;
    cityEnd = end;
  }
  return cityEnd;
}

function maskAddress(text: string): string {
  return text.slice(0, divisionEnd(text)) + HIDDEN;
}

/** A field that takes a telephone number or an e-mail address. */
function maskContact(text: string): string {
  if (text.includes('@')) return maskEmail(text);
  return text.includes('-') ? maskLandline(text) : maskMobile(text);
}

const MASKS: Readonly<Record<MaskKind, (text: string) => string>> = {
  mobile: maskMobile,
  residentId: maskResidentId,
  name: maskName,
  email: maskEmail,
  landline: maskLandline,
  address: maskAddress,
  contact: maskContact,
};

/** Values that services already masked stay as they are. */
const ALREADY_MASKED: Readonly<Partial<Record<MaskKind, RegExp>>> = {
  mobile: /^\d{3}\*{4}\d{4}$/,
  residentId: /^\d{3}\*{11}\d{3}[\dX]$/,
  landline: /^\d{3,4}-\*{4}\d{4}$/,
};

/**
 * Masks personal data (domain reference, 7.5). Empty stays empty; a value without the form of its
 * kind is hidden whole. Names of enterprises and their credit codes are public: do not mask them.
 */
export function mask(kind: MaskKind, value: string): string {
  const text = value.trim();
  if (text === '' || ALREADY_MASKED[kind]?.test(text)) return text;
  return MASKS[kind](text);
}
