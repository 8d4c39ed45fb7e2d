import { createContext } from 'react';

/** Where the tools of the list keep room for the choice of columns, which the table brings. */
export const ColumnsPlace = createContext<HTMLElement | null>(null);
