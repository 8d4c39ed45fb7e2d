export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes as base64 for addresses, without padding. */
export function toBase64(bytes: Bytes): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @returns undefined when it is no such text */
export function fromBase64(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(binary, (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Several byte lists as one. */
export function joined(...parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
