/**
 * Vocabulary of the generated patents: what a technical field makes, of which parts, for which
 * problem. Texts are put together in ../text; nothing here is taken from a real patent.
 */
export interface TechField {
  key: string;
  /** As in “涉及…技术领域”. */
  name: string;
  /** Strategic emerging industry, 1–9, and division of GB/T 4754 (domain 5.1, 5.2). */
  sei: string;
  industry: string;
  /** Word of the field in company names. */
  trade: readonly string[];
  products: readonly Product[];
  designs: readonly DesignProduct[];
  ideas: readonly Idea[];
  problems: readonly Problem[];
}

/** A technical idea: its name in a title, how it is done, what it is good for. */
export interface Idea {
  word: string;
  means: string;
  effect: string;
  /** The kind of product it suits; any when absent. */
  suits?: Product['kind'];
}

/** A complaint about the state of the art; `#` stands for the product. */
export interface Problem {
  text: string;
  /** The kind of product it is about; any when absent. */
  suits?: Product['kind'];
}

interface ProductBase {
  name: string;
  /** Main class first. */
  ipcs: readonly string[];
  /** Where it is used. */
  use: string;
  /** A quantity of the description: name, unit, from, to. */
  parameters: readonly Parameter[];
}

export type Parameter = readonly [name: string, unit: string, from: number, to: number];

/** A thing with parts that carry reference numerals. */
export interface DeviceProduct extends ProductBase {
  kind: 'device';
  parts: readonly string[];
  /** How it works, in order; `{n}` is part n, from 0. */
  working: readonly string[];
}

/** A composition made in steps. */
export interface MaterialProduct extends ProductBase {
  kind: 'material';
  /** Component with parts by weight. */
  components: readonly (readonly [name: string, from: number, to: number])[];
  steps: readonly string[];
}

/** A method on a computer, with the module that carries out each step. */
export interface SoftwareProduct extends ProductBase {
  kind: 'software';
  steps: readonly (readonly [module: string, step: string])[];
}

export type Product = DeviceProduct | MaterialProduct | SoftwareProduct;

/** Solid a design is drawn as. */
export type Form = 'box' | 'cylinder' | 'bottle' | 'panel' | 'lamp' | 'screen';

export interface DesignProduct {
  name: string;
  loc: string;
  form: Form;
  use: string;
}

/** Splits a list written as one text. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

const SUITS: Readonly<Record<string, Product['kind']>> = { d: 'device', m: 'material' };

function suited(mark: string): { suits?: Product['kind'] } {
  const suits = SUITS[mark];
  return suits === undefined ? {} : { suits };
}

/** Reads `word|means|effect` lines; a fourth part `d` or `m` says which kind of product it suits. */
export function ideas(...lines: string[]): Idea[] {
  return lines.map((line) => {
    const [word = '', means = '', effect = '', mark = ''] = line.split('|');
    return { word, means, effect, ...suited(mark) };
  });
}

/** Reads lines of problems; a second part `d` or `m` says which kind of product they are about. */
export function problems(...lines: string[]): Problem[] {
  return lines.map((line) => {
    const [text = '', mark = ''] = line.split('|');
    return { text, ...suited(mark) };
  });
}

/** Those that suit a product. */
export function suiting<T extends { suits?: Product['kind'] }>(
  all: readonly T[],
  { kind }: Product,
): T[] {
  return all.filter(({ suits }) => suits === undefined || suits === kind);
}
