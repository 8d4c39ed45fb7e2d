/**
 * Addresses that carry an encrypted draft to another device. It stands behind the `#`, which
 * browsers send to no server.
 */
const PART = /^#draft=([\w-]+)$/;

/** @param sealed base64 for addresses */
export const draftLink = (page: string, sealed: string): string => `${page}#draft=${sealed}`;

/** The encrypted draft in the part of an address behind the `#`; undefined where there is none. */
export const sealedIn = (hash: string): string | undefined => PART.exec(hash)?.[1];
