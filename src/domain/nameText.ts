/** A name as it is shown; one that is not known says so. */
export const nameText = (name: string): string => name.trim() || '名称不详';
