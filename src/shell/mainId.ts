/** The id of the main content, where the skip link leads. */
export const MAIN_ID = 'main-content';
