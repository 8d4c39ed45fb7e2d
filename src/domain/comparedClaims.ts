import { alignClaims, type ClaimText, COMPARABLE_SIMILARITY } from './claimAlignment';
import { type DiffPart, wordDiff } from './wordDiff';

/** A claim as comparing needs it. */
export interface ComparedClaim extends ClaimText {
  readonly kind: 'INDEPENDENT' | 'DEPENDENT' | undefined;
}

/**
 * The differences of a text from that of the base, word by word; undefined when the two have so
 * little in common that they are best read apart.
 */
export function textDifference(base: string, text: string): DiffPart[] | undefined {
  const [pair] = alignClaims([{ no: 1, text: base }], [{ no: 1, text }]);
  if (!pair || pair.similarity < COMPARABLE_SIMILARITY) return undefined;
  return wordDiff(base, text);
}

/** A claim of another patent beside that of the base. */
interface ComparedClaimCell<Claim extends ClaimText> {
  readonly claim: Claim;
  /** From the base's claim to this one; undefined where they are best read apart, or there is none. */
  readonly difference: readonly DiffPart[] | undefined;
}

/** Claims that correspond; a patent without a corresponding one has undefined. */
export interface ClaimRow<Claim extends ClaimText> {
  readonly base: Claim | undefined;
  readonly others: readonly (ComparedClaimCell<Claim> | undefined)[];
  readonly differs: boolean;
}

/**
 * The claims of several patents side by side: rows follow the base, what has no counterpart there
 * stands behind, each in a row of its own.
 *
 * @param base in the order of their numbers, as each of `others`
 */
export function claimRows<Claim extends ClaimText>(
  base: readonly Claim[],
  others: readonly (readonly Claim[])[],
): ClaimRow<Claim>[] {
  const aligned = others.map((claims) => alignClaims(base, claims));
  const rows = base.map((claim): ClaimRow<Claim> => {
    const cells = aligned.map((pairs) => {
      const pair = pairs.find(({ a }) => a === claim);
      if (!pair?.b) return undefined;
      const close = pair.similarity >= COMPARABLE_SIMILARITY;
      return { claim: pair.b, difference: close ? wordDiff(claim.text, pair.b.text) : undefined };
    });
    return {
      base: claim,
      others: cells,
      differs: cells.some((cell) => cell?.claim.text !== claim.text),
    };
  });
  const alone = aligned.flatMap((pairs, column) =>
    pairs.flatMap(({ a, b }): ClaimRow<Claim>[] => {
      if (a || !b) return [];
      const cells = others.map((_, other) =>
        other === column ? { claim: b, difference: undefined } : undefined,
      );
      return [{ base: undefined, others: cells, differs: true }];
    }),
  );
  return [...rows, ...alone];
}

/** The claims of one kind; where only the main claim is known, it is the one independent claim. */
export function claimsOfKind<Claim extends ComparedClaim>(
  { claims, mainClaim }: { claims?: readonly Claim[] | undefined; mainClaim?: string | undefined },
  kind: NonNullable<ComparedClaim['kind']>,
): (Claim | ComparedClaim)[] {
  if (claims?.length) return claims.filter((claim) => claim.kind === kind);
  return mainClaim && kind === 'INDEPENDENT' ? [{ no: 1, kind, text: mainClaim }] : [];
}
