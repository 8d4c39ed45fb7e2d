/** What the tree needs to know of a claim. */
export interface ClaimLink {
  /** Undefined when it is not known: nothing can refer to such a claim. */
  readonly no: number | undefined;
  /** Numbers of the claims this one refers to; empty for an independent claim. */
  readonly dependsOn: readonly number[];
}

/** A claim with the claims that refer to it first. */
export interface ClaimNode<Claim extends ClaimLink> {
  readonly claim: Claim;
  readonly children: readonly ClaimNode<Claim>[];
}

/**
 * Claims as a forest. A claim that refers to several stands below the first of them that exists;
 * a reference to itself, to a later claim or to none that exists is ignored, since a claim may
 * only refer to earlier ones (Implementing Regulations of the Patent Law, Rule 25).
 *
 * @param claims in any order; the result follows their numbers
 */
export function claimTree<Claim extends ClaimLink>(claims: readonly Claim[]): ClaimNode<Claim>[] {
  const placeOf = ({ no = Number.MAX_SAFE_INTEGER }: Claim) => no;
  const inOrder = [...claims].sort((a, b) => placeOf(a) - placeOf(b));
  const children = new Map<number, ClaimNode<Claim>[]>();
  const roots: ClaimNode<Claim>[] = [];
  for (const claim of inOrder) {
    const own: ClaimNode<Claim>[] = [];
    const parent = claim.dependsOn.find((no) => no < placeOf(claim) && children.has(no));
    const siblings = parent === undefined ? roots : (children.get(parent) ?? roots);
    siblings.push({ claim, children: own });
    if (claim.no !== undefined) children.set(claim.no, own);
  }
  return roots;
}
