import { createContext } from 'react';

/** True inside the layout's content. */
export const InLayout = createContext(false);
