import { toHalfWidth } from '../../../src/domain/check';
import { readCpc, readIpc } from '../../../src/domain/classification/ipc';
import { readLoc } from '../../../src/domain/classification/loc';
import { readApplicationNumber } from '../../../src/domain/numbers/applicationNumber';
import {
  readInternationalApplication,
  readInternationalPublication,
} from '../../../src/domain/numbers/internationalNumber';
import { readPublicationNumber } from '../../../src/domain/numbers/publicationNumber';
import type { PhraseNode, TermNode } from '../../../src/domain/search/ast';
import { globTest } from '../../../src/domain/search/find';

/** Whether a folded value of a code field is one that a query looks for. */
export type CodeTest = (folded: string) => boolean;

const WILDCARD = /[+#?]/;

/** Kind code at the end of a publication number. */
const KIND = /^(?:[A-Z]\d?)?$/;

/** Number as it is compared: letters and digits only. */
export function foldNumber(number: string): string {
  const international = readInternationalApplication(number) ??
    readInternationalPublication(number) ?? { number };
  return toHalfWidth(international.number)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Class symbol as it is compared: upper case without spaces. */
export function foldClass(symbol: string): string {
  const read = readIpc(symbol) ?? readCpc(symbol) ?? readLoc(symbol);
  return read?.symbol ?? toHalfWidth(symbol).toUpperCase().replace(/\s/g, '');
}

const withoutOffice = (folded: string): string => folded.replace(/^(?:CN|ZL)(?=\d)/, '');

/**
 * Numbers: check digit, kind, CN and ZL may be missing on either side, and a wrong check digit is
 * passed over, since the body alone names one application. A number of another office is compared
 * letter by letter, its kind left open.
 */
export function numberTest({ kind, text }: TermNode | PhraseNode): CodeTest {
  if (kind === 'term' && WILDCARD.test(text)) {
    const glob = globTest(
      toHalfWidth(text)
        .toUpperCase()
        .replace(/[^A-Z0-9+#?]/g, ''),
    );
    return (folded) => glob(folded) || glob(withoutOffice(folded));
  }
  const wanted = withoutOffice(foldNumber(text));
  const body = readApplicationNumber(text)?.body;
  const publication = readPublicationNumber(text);
  const stem = publication && !publication.kind ? publication.number.slice(2) : wanted;
  // Of many published documents a library has no kind.
  const bare = /^(\d{7,})[A-Z]\d?$/.exec(wanted)?.[1];
  return (folded) => {
    const number = withoutOffice(folded);
    if (bare && number === bare) return true;
    if (number === wanted) return true;
    if (body && number.startsWith(body) && number.length <= body.length + 1) return true;
    return number.startsWith(stem) && KIND.test(number.slice(stem.length));
  };
}

/**
 * Classes: a symbol down to the subgroup means itself, a shorter one everything below it
 * (`H01M10` finds `H01M10/0525`, not `H01M100/00`).
 */
export function classTest({ kind, text }: TermNode | PhraseNode): CodeTest {
  if (kind === 'term' && WILDCARD.test(text)) return globTest(text.toUpperCase());
  const wanted = foldClass(text);
  if (/[/-]/.test(wanted)) return (folded) => folded === wanted;
  // Behind a number the next level begins with a letter, slash or hyphen.
  const numbered = /\d$/.test(wanted);
  return (folded) =>
    folded.startsWith(wanted) && !(numbered && /\d/.test(folded.charAt(wanted.length)));
}
