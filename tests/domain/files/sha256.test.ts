import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sha256 } from '../../../src/domain/files/sha256';
import { bytesOf } from './samples';

describe('Sha256', () => {
  // FIPS 180-4 examples, as NIST publishes them.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('sums %.20s', (text, sum) => {
    expect(new Sha256().add(bytesOf(text)).hex()).toBe(sum);
  });

  it('comes to the same sum however the file is cut into pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 12 }), (pieces) => {
        const sum = new Sha256();
        const expected = createHash('sha256');
        for (const piece of pieces) {
          sum.add(piece);
          expected.update(piece);
        }
        expect(sum.hex()).toBe(expected.digest('hex'));
      }),
    );
  });
});
