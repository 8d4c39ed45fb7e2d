import type { AssessedClaim, ClaimMatrix, ReferenceCategory } from '@/domain/assessment/result';

/** What a category means for a claim (the letters of search reports). */
export const CATEGORY_MEANINGS: Readonly<Record<ReferenceCategory, string>> = {
  X: '单独影响新颖性或创造性',
  Y: '与其他文献结合影响创造性',
  A: '只反映现有技术',
};

/** Columns beside the documents: what follows from them for the claim. */
export const FINDING_COLUMNS = ['closest', 'novelty', 'inventive', 'risk', 'conclusion'] as const;
export type FindingColumn = (typeof FINDING_COLUMNS)[number];

export const FINDING_TITLES: Readonly<Record<FindingColumn, string>> = {
  closest: '最接近的文献',
  novelty: '新颖性',
  inventive: '创造性',
  risk: '风险',
  conclusion: '结论',
};

/** The words of a column about a claim; `—` where nothing could be compared. */
export function findingText(claim: AssessedClaim, column: FindingColumn): string {
  return claim[column] || '—';
}

type ClaimHead = { readonly no?: number | string | undefined } & Pick<
  AssessedClaim,
  'independent' | 'dependsOn'
>;

/** `权利要求 1（独立）`, `权利要求 2（引用 1）`. */
export function claimLabel({ no = '—', independent, dependsOn }: ClaimHead): string {
  if (independent) return `权利要求 ${no}（独立）`;
  if (independent === undefined && dependsOn.length === 0) return `权利要求 ${no}`;
  return dependsOn.length > 0
    ? `权利要求 ${no}（引用 ${dependsOn.join('、')}）`
    : `权利要求 ${no}（从属）`;
}

/** Rows in the order of the table: independent claims first, each group by number. */
export function claimRows({ claims }: ClaimMatrix, independentOnly: boolean): AssessedClaim[] {
  const order = (claim: AssessedClaim) => (claim.independent ? 0 : 1);
  const placeOf = ({ no = Number.MAX_SAFE_INTEGER }: AssessedClaim) => no;
  return claims
    .filter(({ independent }) => independent || !independentOnly)
    .sort((one, other) => order(one) - order(other) || placeOf(one) - placeOf(other));
}

/** A place in the grid, from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Rows that PageUp and PageDown pass. */
const PAGE = 5;

/**
 * Where a key leads in a grid (WAI-ARIA authoring practices, data grid): arrows by one cell, Home
 * and End within the row, with Ctrl to the first and last cell, PageUp and PageDown by five rows.
 *
 * @returns undefined when the key is not one of the grid's
 */
export function placeAfterKey(
  key: string,
  withCtrl: boolean,
  { row, column }: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | undefined {
  const at = (toRow: number, toColumn: number): GridPlace => ({
    row: Math.min(Math.max(toRow, 0), rows - 1),
    column: Math.min(Math.max(toColumn, 0), columns - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(withCtrl ? 0 : row, 0);
    case 'End':
      return at(withCtrl ? rows - 1 : row, columns - 1);
    case 'PageUp':
      return at(row - PAGE, column);
    case 'PageDown':
      return at(row + PAGE, column);
    default:
      return undefined;
  }
}
