/** Codes are counted by their own rules, after blanks and hyphens are gone; this is what is typed. */
export const ROOM_FOR_CODE = 40;
