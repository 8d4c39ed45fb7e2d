/** A file to be looked into: its size in bytes, and a way to read a part of it. */
export interface FileBytes {
  readonly size: number;
  /**
   * @param start first byte
   * @param end the byte after the last one; beyond the end of the file there is nothing
   */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Bytes as text, one character each. */
export function latin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

/** A number of `length` bytes, the lowest first; 0 beyond the end. */
export function littleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let place = length - 1; place >= 0; place -= 1) {
    value = value * 256 + (bytes[at + place] ?? 0);
  }
  return value;
}

/** The last bytes of a file. */
export function readEnd(file: FileBytes, length: number): Promise<Uint8Array> {
  return file.read(Math.max(0, file.size - length), file.size);
}
