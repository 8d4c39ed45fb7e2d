/** Who signed a document. */
export interface Signature {
  /** 审判长, 审判员, 人民陪审员, 书记员 … */
  readonly role: string;
  readonly name: string;
}

const SIGNED =
  /^((?:代理|助理)?(?:审判长|审判员|书记员|人民陪审员|陪审员|法官助理|合议组组长|主审员|参审员))[：:]?([^\d，。：:]{1,20})$/;

/** Courts spread short words over a line; the name of a person never holds a space. */
const closed = (line: string): string => line.replace(/\s+/g, '');

/** The signatures among the lines of the last part; others are passed over. */
export function readSignatures(lines: readonly string[]): Signature[] {
  return lines.flatMap((line): Signature[] => {
    const [, role, name] = SIGNED.exec(closed(line)) ?? [];
    return role === undefined || name === undefined ? [] : [{ role, name }];
  });
}

const DIGITS = '〇一二三四五六七八九';

/** 二十六 is 26, 十 is 10; NaN for anything else. */
function spelledNumber(text: string): number {
  const [, tens, units] = /^([一二三]?十)?([一二三四五六七八九])?$/.exec(text) ?? [];
  if (text === '' || (tens === undefined && units === undefined)) return Number.NaN;
  const ten = tens === undefined ? 0 : tens === '十' ? 1 : DIGITS.indexOf(tens.charAt(0));
  return ten * 10 + (units === undefined ? 0 : DIGITS.indexOf(units));
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The day among the lines of the last part, `YYYY-MM-DD`: 二〇二四年六月三日, 二○二四…, 2024年6月3日.
 * Null when there is none.
 */
export function readSignedDay(lines: readonly string[]): string | null {
  for (const line of lines.map(closed)) {
    const [, year = '', month = '', day = ''] =
      /^([二2][〇○零Ｏ0-9一二三四五六七八九]{3})年([\d十一二三四五六七八九]{1,3})月([\d十一二三四五六七八九]{1,3})日$/.exec(
        line,
      ) ?? [];
    if (year === '') continue;
    const digits = [...year].map((sign) =>
      /\d/.test(sign) ? sign : String(Math.max(0, DIGITS.indexOf(sign))),
    );
    const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : spelledNumber(text));
    const [m, d] = [number(month), number(day)];
    if (m >= 1 && m <= 12 && d >= 1 && d <= 31) return `${digits.join('')}-${two(m)}-${two(d)}`;
  }
  return null;
}
