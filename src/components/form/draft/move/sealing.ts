import { type Bytes, joined } from './bytes';
import { MoveError } from './moveError';

/**
 * Encryption with a passphrase: AES-GCM with 256 bits, the key from PBKDF2 with SHA-256. Sealed bytes
 * are checksum (4), salt (16), iv (12), ciphertext with its tag.
 */

/** Rounds of PBKDF2; OWASP recommends 600,000 for SHA-256 (2023). Part of version 1. */
const ROUNDS = 600_000;

const CHECK = 4;
const SALT = 16;
const IV = 12;
const TAG = 16;

const encoded = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

/** Browsers have it on safe origins alone. */
function cipher(): SubtleCrypto {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) throw new MoveError('insecure');
  return subtle;
}

/** Whether this page may encrypt at all. */
export const canSeal = (): boolean => (crypto as { subtle?: SubtleCrypto }).subtle !== undefined;

async function keyOf(passphrase: string, salt: Bytes): Promise<CryptoKey> {
  const typed = encoded(passphrase.normalize('NFKC').trim());
  const base = await cipher().importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return cipher().deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Tells what was damaged on the way from a wrong passphrase; it proves nothing. */
async function checksum(about: string, rest: Bytes): Promise<Bytes> {
  const digest = await cipher().digest('SHA-256', joined(encoded(`${about}\n`), rest));
  return new Uint8Array(digest).slice(0, CHECK);
}

/**
 * @param about what stands beside the sealed bytes in the open; it cannot be changed unnoticed
 * @throws MoveError `insecure`
 */
export async function seal(plain: Bytes, passphrase: string, about: string): Promise<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const key = await keyOf(passphrase, salt);
  const additionalData = encoded(about);
  const secret = await cipher().encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain);
  const rest = joined(salt, iv, new Uint8Array(secret));
  return joined(await checksum(about, rest), rest);
}

/** @throws MoveError `insecure`, `damaged`, `passphrase` */
export async function unseal(sealed: Bytes, passphrase: string, about: string): Promise<Bytes> {
  if (sealed.length < CHECK + SALT + IV + TAG) throw new MoveError('damaged');
  const rest = sealed.slice(CHECK);
  const wanted = await checksum(about, rest);
  if (wanted.some((byte, place) => byte !== sealed[place])) throw new MoveError('damaged');
  const key = await keyOf(passphrase, rest.slice(0, SALT));
  const iv = rest.slice(SALT, SALT + IV);
  const additionalData = encoded(about);
  try {
    const plain = await cipher().decrypt(
      { name: 'AES-GCM', iv, additionalData },
      key,
      rest.slice(SALT + IV),
    );
    return new Uint8Array(plain);
  } catch {
    throw new MoveError('passphrase');
  }
}
