import type { Node } from '../../../src/domain/search/ast';
import type { FieldCode } from '../../../src/domain/search/fields';
import type { Fields } from './documents';

/**
 * A second, slow reading of the language for texts, to hold the real one against: it works on
 * lists of Chinese characters and Latin words instead of offsets into strings.
 */

/** A Chinese character or a Latin word, with what stands between it and the last one. */
interface Unit {
  text: string;
  gap: string;
  sentence: number;
}

function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let gap = '';
  let sentence = 0;
  for (const [piece] of text.matchAll(/[a-z]+|[\s\S]/g)) {
    if (/[a-z\u4e00-\u9fff]/.test(piece)) {
      units.push({ text: piece, gap, sentence });
      gap = '';
    } else {
      gap += piece;
      if (piece === '。') sentence++;
    }
  }
  return units;
}

/** Places of a node as first and last unit. */
function places(node: Node, units: readonly Unit[]): [number, number][] {
  switch (node.kind) {
    case 'term':
    case 'phrase': {
      const wanted = unitsOf(node.text.replace(/\+$/, ''));
      const open = node.text.endsWith('+') && /[a-z]\+$/.test(node.text);
      return units.flatMap((_, i): [number, number][] => {
        const met = wanted.every(({ text, gap }, k) => {
          const unit = units[i + k];
          if (!unit || (k > 0 && unit.gap !== gap)) return false;
          return (
            unit.text === text || (open && k === wanted.length - 1 && unit.text.startsWith(text))
          );
        });
        return met ? [[i, i + wanted.length - 1]] : [];
      });
    }
    case 'or':
      return node.items.flatMap((item) => places(item, units));
    case 'near':
      return places(node.left, units).flatMap((a) =>
        places(node.right, units).flatMap((b): [number, number][] => {
          const hull: [number, number] = [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
          const ordered = b[0] > a[1] && b[0] - a[1] - 1 <= node.distance;
          const reversed = a[0] > b[1] && a[0] - b[1] - 1 <= node.distance;
          if (node.operator === 'W') return ordered ? [hull] : [];
          if (node.operator === 'D') return ordered || reversed ? [hull] : [];
          if (node.operator === 'S') {
            return units[hull[0]]?.sentence === units[hull[1]]?.sentence ? [hull] : [];
          }
          return [hull];
        }),
      );
    default:
      return [];
  }
}

const PARTS: Partial<Record<FieldCode, FieldCode[]>> = {
  TA: ['TI', 'AB'],
  TAC: ['TI', 'AB', 'CLMS'],
};

function textsOf(fields: Fields, field: FieldCode): readonly string[] {
  return fields[field as keyof Fields] ?? [];
}

function met(node: Node, fields: Fields, field: FieldCode): boolean {
  switch (node.kind) {
    case 'or':
      return node.items.some((item) => met(item, fields, field));
    case 'and':
      return node.items.every((item) => met(item.node, fields, field) !== item.negated);
    case 'clause': {
      const inField = (code: FieldCode) => met(node.value, fields, code);
      if (node.comparison === '=') return node.fields.some(inField);
      const present = node.fields.filter((code) =>
        (PARTS[code] ?? [code]).some((part) => textsOf(fields, part).length > 0),
      );
      return present.length > 0 && !present.some(inField);
    }
    case 'near':
      if (node.operator === 'F') {
        return (PARTS[field] ?? [field]).some((part) => {
          return met(node.left, fields, part) && met(node.right, fields, part);
        });
      }
      break;
    default:
  }
  return (PARTS[field] ?? [field]).some((part) =>
    textsOf(fields, part).some((text) => places(node, unitsOf(text)).length > 0),
  );
}

/** Whether a document over TI, AB and CLMS meets a query over these. */
export function naiveMatch(ast: Node, fields: Fields): boolean {
  return met(ast, fields, 'TAC');
}
