/** A title as it is shown; one that is not known says so. */
export const titleText = (title: string): string => title.trim() || '标题不详';
