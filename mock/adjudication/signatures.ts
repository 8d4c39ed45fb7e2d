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
