import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimLink, type ClaimNode, claimTree } from '../../src/domain/claimTree';

function shape(nodes: readonly ClaimNode<ClaimLink>[]): string {
  return nodes
    .map(({ claim, children }) => `${claim.no}${children.length ? `(${shape(children)})` : ''}`)
    .join(' ');
}

type Claim = ClaimLink & { readonly no: number };

const claims = (...dependsOn: number[][]): Claim[] =>
  dependsOn.map((list, index) => ({ no: index + 1, dependsOn: list }));

describe('claimTree', () => {
  it.each([
    ['two independent claims', claims([], [1], [2], [1], [], [5]), '1(2(3) 4) 5(6)'],
    ['several references stand below the first', claims([], [1], [1, 2]), '1(2 3)'],
    ['a reference to a later claim is ignored', claims([3], [1], []), '1(2) 3'],
    ['a reference to itself is ignored', claims([1]), '1'],
    ['a missing claim is passed over for the next reference', claims([], [9, 1]), '1(2)'],
    ['no claims', [], ''],
  ])('%s', (_, given, expected) => {
    expect(shape(claimTree(given))).toBe(expected);
  });

  it('follows the numbers whatever the order given', () => {
    expect(shape(claimTree([...claims([], [1], [])].reverse()))).toBe('1(2) 3');
  });

  it('keeps every claim exactly once, whatever they refer to', () => {
    const any = fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 3 }));
    fc.assert(
      fc.property(any, (given) => {
        const numbers: number[] = [];
        const walk = (nodes: readonly ClaimNode<Claim>[]) => {
          for (const { claim, children } of nodes) {
            numbers.push(claim.no);
            walk(children);
          }
        };
        walk(claimTree(claims(...given)));
        expect(numbers.sort((a, b) => a - b)).toEqual(given.map((_, index) => index + 1));
      }),
    );
  });
});
