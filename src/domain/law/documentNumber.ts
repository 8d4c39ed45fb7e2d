import { tidy } from '../check';
import { NUMBER_CHARS } from './chineseNumber';

/** 法释〔2020〕19号: who wrote it, the year in brackets of any kind, the serial. */
const YEARLY = /^([\u4e00-\u9fa5]{1,20})[〔[(【](\d{4})年?[〕\])】]第?(\d{1,5})号$/;

/** 国务院令第306号, 主席令第五十五号; orders count through the years. */
const ORDER = new RegExp(`^([\\u4e00-\\u9fa5]{0,30}令)第?([${NUMBER_CHARS}]{1,9})号$`);

/** Courts number their cases in a similar way, but with the year first. */
const UNNAMED = /^(?:案号|编号)/;

/**
 * The number under which a law, an interpretation or a notice was issued, in its official spelling
 * (法释〔2020〕19号, 国务院令第306号); null when the text is none.
 */
export function readDocumentNumber(input: string): string | null {
  const text = tidy(input);
  if (UNNAMED.test(text)) return null;
  const [, by, year, serial] = YEARLY.exec(text) ?? [];
  if (by) return `${by}〔${year}〕${Number(serial)}号`;
  const [, order, number] = ORDER.exec(text) ?? [];
  return order && order !== '令' ? `${order}第${number}号` : null;
}

/** A document number as it is compared: brackets of any kind, width, spaces and 第 do not matter. */
export const foldDocumentNumber = (number: string): string =>
  tidy(number).replace(/[()[\]〔〕【】第]/g, '');
