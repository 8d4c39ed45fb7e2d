/** Round constants of FIPS 180-4, 4.2.2: cube roots of the first 64 primes. */
const K = Uint32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

const BLOCK = 64;

/**
 * A SHA-256 that takes a file piece by piece (FIPS 180-4). The browser's own wants the whole file
 * at once, and is missing on pages that come without TLS.
 */
export class Sha256 {
  private readonly state = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
  private readonly words = new Uint32Array(64);
  private readonly rest = new Uint8Array(BLOCK);
  private waiting = 0;
  private length = 0;

  /** Takes the next bytes. */
  add(bytes: Uint8Array): this {
    this.length += bytes.length;
    let at = 0;
    if (this.waiting > 0) {
      at = Math.min(BLOCK - this.waiting, bytes.length);
      this.rest.set(bytes.subarray(0, at), this.waiting);
      this.waiting += at;
      if (this.waiting < BLOCK) return this;
      this.block(this.rest, 0);
      this.waiting = 0;
    }
    for (; at + BLOCK <= bytes.length; at += BLOCK) this.block(bytes, at);
    this.rest.set(bytes.subarray(at));
    this.waiting = bytes.length - at;
    return this;
  }

  /** The sum as 64 hexadecimal digits; nothing can be added afterwards. */
  hex(): string {
    const padding = new Uint8Array((this.waiting < 56 ? BLOCK : 2 * BLOCK) - this.waiting);
    const bits = new DataView(padding.buffer);
    padding[0] = 0x80;
    bits.setUint32(padding.length - 8, Math.floor(this.length / 2 ** 29));
    bits.setUint32(padding.length - 4, (this.length * 8) % 2 ** 32);
    this.add(padding);
    return Array.from(this.state, (word) => word.toString(16).padStart(8, '0')).join('');
  }

  private block(bytes: Uint8Array, start: number): void {
    const { state, words } = this;
    for (let t = 0; t < 16; t += 1) {
      const at = start + t * 4;
      words[t] =
        ((bytes[at] as number) << 24) |
        ((bytes[at + 1] as number) << 16) |
        ((bytes[at + 2] as number) << 8) |
        (bytes[at + 3] as number);
    }
    for (let t = 16; t < 64; t += 1) {
      const x = words[t - 15] as number;
      const y = words[t - 2] as number;
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      words[t] = ((words[t - 16] as number) + s0 + (words[t - 7] as number) + s1) | 0;
    }
    let a = state[0] as number;
    let b = state[1] as number;
    let c = state[2] as number;
    let d = state[3] as number;
    let e = state[4] as number;
    let f = state[5] as number;
    let g = state[6] as number;
    let h = state[7] as number;
    for (let t = 0; t < 64; t += 1) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const choice = (e & f) ^ (~e & g);
      const t1 = (h + s1 + choice + (K[t] as number) + (words[t] as number)) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const majority = (a & b) ^ (a & c) ^ (b & c);
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + s0 + majority) | 0;
    }
    state[0] = (state[0] as number) + a;
    state[1] = (state[1] as number) + b;
    state[2] = (state[2] as number) + c;
    state[3] = (state[3] as number) + d;
    state[4] = (state[4] as number) + e;
    state[5] = (state[5] as number) + f;
    state[6] = (state[6] as number) + g;
    state[7] = (state[7] as number) + h;
  }
}
