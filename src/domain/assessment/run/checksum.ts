import { Sha256 } from '../../files/sha256';

/** SHA-256 of a text in UTF-8, 64 hexadecimal digits; for pages without TLS as well. */
export function sha256Hex(text: string): string {
  return new Sha256().add(new TextEncoder().encode(text)).hex();
}
