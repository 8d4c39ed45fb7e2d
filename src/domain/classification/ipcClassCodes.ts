/**
 * Class numbers of the IPC by section, without their titles.
 *
 * Kept apart from `ipcClasses.ts` because the search pages only ask whether a class exists; a test
 * holds the two together. Source: IPC, WIPO; 99 is the residual class that every section has.
 */
export const IPC_CLASS_CODES: Readonly<Record<string, string>> = {
  A: '01 21 22 23 24 41 42 43 44 45 46 47 61 62 63 99',
  B: '01 02 03 04 05 06 07 08 09 21 22 23 24 25 26 27 28 29 30 31 32 33 41 42 43 44 60 61 62 63 64 65 66 67 68 81 82 99',
  C: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 21 22 23 25 30 40 99',
  D: '01 02 03 04 05 06 07 10 21 99',
  E: '01 02 03 04 05 06 21 99',
  F: '01 02 03 04 15 16 17 21 22 23 24 25 26 27 28 41 42 99',
  G: '01 02 03 04 05 06 07 08 09 10 11 12 16 21 99',
  H: '01 02 03 04 05 10 99',
};
